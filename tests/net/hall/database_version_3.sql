PRAGMA journal_mode = WAL;
PRAGMA application_id = 0x57415244;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE account_keys (
        name TEXT NOT NULL REFERENCES accounts (name) ON DELETE CASCADE,
        fingerprint TEXT NOT NULL,
        added INTEGER NOT NULL,
        PRIMARY KEY (name, fingerprint)
    ) WITHOUT ROWID
    ;
CREATE TABLE accounts (name TEXT PRIMARY KEY, created INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE answers (
            match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            seat INTEGER,
            verb TEXT,
            noun TEXT,
            link TEXT NOT NULL,
            PRIMARY KEY (match_id, number)
        ) WITHOUT ROWID
        ;
INSERT INTO "answers" VALUES('ewq2m3ngx7',0,NULL,NULL,NULL,'586a6519c93f21e839c0460f772676bf8e2aafb3c174a9b121ce025988c68c10');
INSERT INTO "answers" VALUES('ewq2m3ngx7',1,0,'lay','card-05','4054206a11c20e6f7491c55ab1b852c63f9fe868c8b27d098e41f6aed1b35ab1');
INSERT INTO "answers" VALUES('ewq2m3ngx7',2,1,'lay','card-19','7f92e71690137a8c6ced4bc63fd05f69b8a62aff2984d03a19cb6830980ebbc0');
INSERT INTO "answers" VALUES('ewq2m3ngx7',3,2,'lay','card-01','14796d8ac0b61d94c8f567f62f13a28e20d11cbe01803c74dd36d4adce8d86d8');
INSERT INTO "answers" VALUES('ewq2m3ngx7',4,1,'swap','card-22','2ebbce902eba91896bc20bb985affea3803a168deaffb44200ccd8909e1c4e3c');
CREATE TABLE bans (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        reason TEXT NOT NULL,
        until INTEGER,
        PRIMARY KEY (kind, subject)
    ) WITHOUT ROWID
    ;
CREATE TABLE chat (
        room TEXT NOT NULL,
        number INTEGER NOT NULL,
        time INTEGER NOT NULL,
        kind TEXT NOT NULL,
        who TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (room, number)
    ) WITHOUT ROWID
    ;
INSERT INTO "chat" VALUES('673TW',1,1800000000,'notice','','bob sits down');
INSERT INTO "chat" VALUES('673TW',2,1800000000,'notice','','cid sits down');
INSERT INTO "chat" VALUES('673TW',3,1800000000,'notice','','The match begins');
INSERT INTO "chat" VALUES('673TW',4,1800000000,'chat','bob','hello');
INSERT INTO "chat" VALUES('673TW',5,1800000605,'notice','','bob ran out of time');
INSERT INTO "chat" VALUES('673TW',6,1800001800,'notice','','A bot stands in for cid, who is away');
CREATE TABLE hosted (
        code TEXT PRIMARY KEY,
        match_id TEXT REFERENCES matches (id) ON DELETE CASCADE,
        is_over INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        body TEXT NOT NULL
    ) WITHOUT ROWID
    ;
INSERT INTO "hosted" VALUES('673TW','ewq2m3ngx7',0,1800001800,'{"code":"673TW","created":1800000000,"ending":null,"finished":false,"match_id":"ewq2m3ngx7","outcome_words":"","owner":"ann","owner_label":"ann","places":[{"bot":"","fate":"","holder":"ann","kept":"","label":"ann","left":605000,"mark":1,"seen":0},{"bot":"","fate":"out of time","holder":"bob","kept":"","label":"bob","left":0,"mark":2,"seen":0},{"bot":"","fate":"standing in","holder":"cid","kept":"","label":"cid","left":605000,"mark":3,"seen":0}],"plan":{"clock":{"increment":5,"kind":"bank","on_zero":"bot","seconds":600},"game":"tiny","options":{"cards":"3","swap":true},"public":true,"seats":[{"kind":"open","name":""},{"kind":"open","name":""},{"kind":"open","name":""}],"seed":7,"spectators":true,"stand_in_minutes":30},"rematch":"","request":null}');
INSERT INTO "hosted" VALUES('K5BYD',NULL,0,1800001801,'{"code":"K5BYD","created":1800001801,"ending":null,"finished":false,"match_id":"","outcome_words":"","owner":"ann","owner_label":"ann","places":[{"bot":"","fate":"","holder":"ann","kept":"","label":"ann","left":null,"mark":-1,"seen":0},{"bot":"","fate":"","holder":"","kept":"bob","label":"bob","left":null,"mark":-1,"seen":0},{"bot":"random","fate":"","holder":"","kept":"","label":"Random","left":null,"mark":-1,"seen":0}],"plan":{"clock":{"increment":0,"kind":"none","on_zero":"bot","seconds":0},"game":"tiny","options":{"cards":"3","swap":true},"public":false,"seats":[{"kind":"open","name":""},{"kind":"reserved","name":"bob"},{"kind":"bot","name":"random"}],"seed":7,"spectators":true,"stand_in_minutes":0},"rematch":"","request":null}');
CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            charter TEXT NOT NULL,
            players TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            answers INTEGER NOT NULL,
            link TEXT NOT NULL,
            position TEXT NOT NULL
        , place TEXT NOT NULL DEFAULT '', finished INTEGER NOT NULL DEFAULT 0, outcome TEXT NOT NULL DEFAULT '');
INSERT INTO "matches" VALUES('ewq2m3ngx7','{"game":"tiny","options":{"cards":"3","swap":true},"rules":1,"seats":3,"seed":7}','[{"kind":"human","name":"ann"},{"kind":"human","name":"bob"},{"kind":"human","name":"cid"}]','2026-11-16T14:13:09.928Z','2026-11-16T14:13:09.970Z',4,'2ebbce902eba91896bc20bb985affea3803a168deaffb44200ccd8909e1c4e3c','{"since":[],"state":{"chance":{"reveals":27,"seed":17475824093945959840},"deck":{"cards":["card-02","card-18","card-08","card-04","card-03","card-24","card-06","card-16","card-15","card-09","card-12","card-13","card-10","card-17","card-22"],"known":1},"hands":[{"cards":["card-07","card-20"]},{"cards":["card-11","card-14"]},{"cards":["card-21","card-23"]}],"outcome":null,"played":{"cards":["card-05","card-19","card-01"]},"round":2,"swap":true,"winner":null,"won":[0,1,0]}}','Round 2',0,'');
CREATE TABLE mutes (
        name TEXT NOT NULL REFERENCES accounts (name) ON DELETE CASCADE,
        muted TEXT NOT NULL,
        PRIMARY KEY (name, muted)
    ) WITHOUT ROWID
    ;
CREATE INDEX matches_by_time ON matches (updated);
CREATE INDEX hosted_by_match ON hosted (match_id);
COMMIT;
