PRAGMA application_id = 1463898692;
PRAGMA user_version = 5;
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
INSERT INTO "answers" VALUES('ages-well',0,NULL,NULL,NULL,'06e4a95642ec3b63a795f272c12e9c3215e1b0aaef4a7bb3682f7130b4e86961');
INSERT INTO "answers" VALUES('ages-well',1,1,'enter','ambassador-thrum','c6315803614b16db2866ba97a41056c3fcf0003f7a698037b8639832efd10d0a');
INSERT INTO "answers" VALUES('ages-well',2,0,'enter','father-anselm','0415481398d8cb5dfb28f32eca05fadc0f8abf71b12d5e027afa341b0ef3a01a');
INSERT INTO "answers" VALUES('ages-well',3,0,'enter','scheherazade','d58230359452b203ada9cedc80a89269777c7deba7a182160029abc22f02da39');
INSERT INTO "answers" VALUES('ages-well',4,1,'done','','096575d6de027ad916d3a8b0be058c383b55821d9780e7231b9c0bbffd99c427');
INSERT INTO "answers" VALUES('ages-well',5,1,'move','ambassador-thrum','8d23f28667a23ccb4057890110b05a6bd075ca1d958edabfbfdfb2591b9bfed6');
INSERT INTO "answers" VALUES('ages-well',6,1,'walk','h42','239edf024770bcba821104d20b24fdf3d784a1ef7688ff2f466a4548ead14626');
INSERT INTO "answers" VALUES('ages-well',7,1,'move','kennel-hand','9750455bf086424c7a0d2a5303d7d47d2b1c2d79242c33d04245feb66472c061');
INSERT INTO "answers" VALUES('ages-well',8,1,'walk','h42','6ea1c26f4ad9835a68b74e33bc0ddef8bb7e8fff260b21b60481469bdf0009ea');
INSERT INTO "answers" VALUES('ages-well',9,1,'done','','aef12f85fbad24c4988dd266d9c50281f7c403b688aebf47654fbe049902256f');
INSERT INTO "answers" VALUES('ages-well',10,0,'pass','','b84b69d1c72f2001322c1b5fcc1cf3f4f1a6180c7ee72fbb23edec1c6ef747df');
INSERT INTO "answers" VALUES('ages-well',11,1,'adventure','ambassador-thrum','172be54db6c61b818ea019f86afd4d4951725f88cbeb0e993c7ceef5293a0a17');
INSERT INTO "answers" VALUES('ages-well',12,1,'draw','secret','6111dc3906187461ac965221ce461899143a78f6eeea53f703510bbbf0b8653e');
INSERT INTO "answers" VALUES('ages-well',13,1,'enter','hanno','2c17b23338e1b632efdef7638bb5c987799c021508b1d22597497b7f501865d3');
INSERT INTO "answers" VALUES('ages-well',14,1,'dome','3','554dc9b95185dbd88b98475ecb587bc7f68d568ea66f5aceee695a45791acb10');
INSERT INTO "answers" VALUES('ages-well',15,0,'free','scheherazade','e7fb0acd7e74d6cda4d3c8a0ff59914a46aa904c8f602f1151c26ca8ebae8976');
INSERT INTO "answers" VALUES('ages-well',16,0,'ready','grey-cloak','a150d7bd5321541101d6125c83de49c81d7dc78eb9a9cd8108e7138e7377be56');
INSERT INTO "answers" VALUES('ages-well',17,0,'finish','','4b4202a2c194cb721ddf86349d9ec79f275835f085a81573a907bfff4261bc37');
INSERT INTO "answers" VALUES('ages-well',18,0,'done','','b0889c3e4015336617065eb80b82d4bb8c47ae16322fa46dcb9ade8a230ffa46');
INSERT INTO "answers" VALUES('ages-well',19,0,'move','father-anselm','84bae68a1559609158f625af33206098d8ce43e8c38901acab70815744c5e52e');
INSERT INTO "answers" VALUES('ages-well',20,0,'walk','a43','f5cf05734bb21495c3c2da12c276b40606f435bb61e3172b83fe204baa4ca01d');
INSERT INTO "answers" VALUES('ages-well',21,0,'move','scheherazade','3556456e7189ce030c942dca5a93b40af4688dbdf2318f63b768817f954d36d9');
INSERT INTO "answers" VALUES('ages-well',22,0,'walk','j16','b895fad0a8aeb75b66496b1ee18ea234b947189d7ea6338311e27bbbd9ae0e41');
INSERT INTO "answers" VALUES('ages-well',23,0,'move','john-henry','c04ff4b848b8a2cb51acfedcc85a8755ee89837b1eacf3a6528664e87a6c37b3');
INSERT INTO "answers" VALUES('ages-well',24,0,'walk','a27','9b2bd3f7538b49d86450f68f912aeda6e2f15d9e25f23fce118e6c45b291dc28');
INSERT INTO "answers" VALUES('ages-well',25,0,'done','','80b854a051a6ad21b06e7f24d18292f4d2ff8f3d6895e6d33cf70c96e15bc731');
INSERT INTO "answers" VALUES('ages-well',26,1,'pass','','3a32b97afa0853779a412f8c5e7eff879f7799bec7661fb7d94620bceae83b6f');
INSERT INTO "answers" VALUES('ages-well',27,0,'adventure','father-anselm','420baac01b8ba64fe9837ad73818139719d78e38db86e2ac8fa8f083f166a903');
INSERT INTO "answers" VALUES('ages-well',28,0,'adventure','scheherazade','bf1cecdf89a94c182817559917528d0f603ba18e554a57df3666b0d414ee48b0');
INSERT INTO "answers" VALUES('ages-well',29,0,'adventure','john-henry','61684e04e7af5e847f10ef60a72b9bcbe4e96b63c07fec2124f560a6e5f0e605');
INSERT INTO "answers" VALUES('ages-well',30,0,'draw','common','34d052af18d79fbb0b33fbf0d5f030c885433f621e7b6641ef407684c7b06cff');
INSERT INTO "answers" VALUES('ages-well',31,0,'draw','secret','350a35ab11a6481d9d9f116f3e0e60726ab30bc5d143125dd4c728ca15a1e1f7');
INSERT INTO "answers" VALUES('ages-well',32,1,'done','','e8ff42f5f315b95b7cc224d29208ef0592f916290503e032f858c7cb31af1848');
INSERT INTO "answers" VALUES('ages-well',33,1,'pass','','e3717b1394bc1a8b326b1b1191a02f0b1079d0f4b0f0183f76386355757b3da6');
INSERT INTO "answers" VALUES('ages-well',34,1,'move','hanno','a2a9e561d839db0cdde76971e8ceb51a58c3941bc814f2b4a929201dda412681');
INSERT INTO "answers" VALUES('ages-well',35,1,'walk','i1','750ea386d33bd5e3813e487eaf4b64916503a426f599405fe75ecf28a6652d3c');
INSERT INTO "answers" VALUES('ages-well',36,1,'move','knuckles-moran','986d117e4fb022e3739d663139fcbad206662c0484db3e3d4c41e0d19c02c7cc');
INSERT INTO "answers" VALUES('ages-well',37,1,'walk','h34','59c8fb7b58a60e820dc5b2a9bf0e40438132f443f305fc26f38d838fd59678c8');
INSERT INTO "answers" VALUES('ages-well',38,1,'move','ambassador-thrum','da6a22b7e12397cb85b5863067941275f5f27582e19862ffd96a5996374e18b4');
INSERT INTO "answers" VALUES('ages-well',39,1,'walk','d40','96d1f17360bc9b7431b8e44456908a6ef21743d700b9857297270958c14b1840');
INSERT INTO "answers" VALUES('ages-well',40,1,'move','kennel-hand','563f119b5e09ea988bec1ae881d4f0cbc8210f0426f3dd56c6a7a7195dcbe5ef');
INSERT INTO "answers" VALUES('ages-well',41,1,'walk','d40','050c14a71f2cd6f3988428eb6b97d0b5fcb1b99fe98a169d21ebccf0bb01d0ab');
INSERT INTO "answers" VALUES('ages-well',42,1,'done','','e2969a6a9692016d13977afbf0cd62c7703000cc5521aaec2f6b3e7a528bb05d');
INSERT INTO "answers" VALUES('ages-well',43,0,'opfire','father-anselm bolt-rifle','a738a2a0609ce1a27aa796a44020d7b64c8ac07336ebc291a2f54e7136f9bcca');
INSERT INTO "answers" VALUES('ages-well',44,0,'at','ambassador-thrum','bf356f0f8b4d7bae17d0326b6db3300b4a1dbef5ba90199ca18c181b52c4f18f');
INSERT INTO "answers" VALUES('ages-well',45,0,'in','e39','6e11ddbd98bf9f34b2644e693f4d17a9007be85a458889fd8f9f3a829cb8dea1');
INSERT INTO "answers" VALUES('ages-well',46,1,'pass','','3f904c24bf514f6a9032acae596950b657b6f1fafbd41cb6af6e8f434725aa5d');
INSERT INTO "answers" VALUES('ages-well',47,1,'reveal','powered-plate','44eb9a8ae5152b207d847909128e9764524f01e558cb0cbc59659d96b80aa22a');
INSERT INTO "answers" VALUES('ages-well',48,1,'pass','','6c30e0b5e788ec61910d4304b597f7dc718d748af2c2c8c2b8c427ed152ca7c2');
INSERT INTO "answers" VALUES('ages-well',49,0,'pass','','d431ce1989cdc908174711880c0778a29c3f93baae57ec6343958b88ac41d839');
INSERT INTO "answers" VALUES('ages-well',50,1,'adventure','hanno','a728c10840555a449a1529a3fabc08e55b027423034b420e73bd10067885f1da');
INSERT INTO "answers" VALUES('ages-well',51,1,'adventure','knuckles-moran','87b05b6119f91da4e373c1945c517bc1d11f955a4381005914c8d072b1ffc3a8');
INSERT INTO "answers" VALUES('ages-well',52,1,'draw','secret','fa7557a4bdc406fb2d2c4e59761c11d8aa8d0079a0ba263e810a1a2745e27bc0');
INSERT INTO "answers" VALUES('ages-well',53,0,'done','','3c32cac59618a897be4c39e3d3c72e869f80899538e7c8580e08de5e86743896');
INSERT INTO "answers" VALUES('ages-well',54,0,'pass','','55723e22516336f548e647dc3f6e99a8696e5c978d3b9b36f889fbf1f5dec7e7');
INSERT INTO "answers" VALUES('ages-well',55,0,'move','father-anselm','0d77370ec066a8b7b2be668a83283c56fc445b8595087d5daf5e4e033dc03681');
INSERT INTO "answers" VALUES('ages-well',56,0,'walk','d34','4ce512501e63e8a0d8ae9b41327b5ef712633162e980ba7eb795b1a654eaa58c');
INSERT INTO "answers" VALUES('ages-well',57,0,'move','scheherazade','332539d069a3cc4617ba219ac2ea41bb10eeee3bc855e6f989454958a82f387c');
INSERT INTO "answers" VALUES('ages-well',58,0,'walk','i9','391a2aef34fb7511151e895096727860b0b130aebbcb68dbdcb056acd6cdad8d');
INSERT INTO "answers" VALUES('ages-well',59,0,'move','john-henry','f839cf59b09d069deae19cb6aef1df60a6a3d092e5f8969c97e82ad1f22d8f1d');
INSERT INTO "answers" VALUES('ages-well',60,0,'walk','f26','b7547d0a1c890f72fa4a25acdc0589f6997c9ba6f7083fda6cc1aee396699708');
INSERT INTO "answers" VALUES('ages-well',61,0,'done','','9242f9ac1c02dcb3002729d4f6202f7029bbb8f6ec155d874ed672a3508264d5');
INSERT INTO "answers" VALUES('ages-well',62,1,'opfire','knuckles-moran saddle-carbine','f1b8f044bf45461daadc8872cc9fc262622451b87021d6c02d2ced0fb05a5b8e');
INSERT INTO "answers" VALUES('ages-well',63,1,'at','father-anselm','7d5a3a20cd8d6e2389cba91e7842597425cea6edc545650b04faa9c54eaf5617');
INSERT INTO "answers" VALUES('ages-well',64,1,'in','b36','1338cc34e221631cb90b054ec047d02ee0765fdda1e44eee6ed2ef80f201e6dc');
INSERT INTO "answers" VALUES('ages-well',65,1,'opfire','ambassador-thrum stick-grenade','f0c4962026a0c2ff300682952fb6315d00907449617eedef7b3eda57e08a2fec');
INSERT INTO "answers" VALUES('ages-well',66,1,'at','father-anselm','e83515f105de7d771f7665e2a61ca0c93cdcb3a58a99c65dc2cd858aba63e1da');
INSERT INTO "answers" VALUES('ages-well',67,1,'in','b36','08df11a62cad419d0cab3cb8fae7c0d49bb044d2173f7852dd6268ba3ecebdc5');
INSERT INTO "answers" VALUES('ages-well',68,1,'pass','','a720fb4b3e2b4be2e5ced56cb510e98562ba488e1b23f78265be87f260cd481b');
INSERT INTO "answers" VALUES('ages-well',69,0,'adventure','scheherazade','e30d952308d1e04ac43ca49c306a50c50405c505c8b9c478703d0cd0cc743c54');
INSERT INTO "answers" VALUES('ages-well',70,1,'done','','ef5104ae2a061d6a839b29dac193325b64cf2cdd0dd5ef3e1baefe4fb135a0b8');
INSERT INTO "answers" VALUES('ages-well',71,1,'pass','','9acd2357f550ac491a7120a50641369edb410e6aa773b94d3a2a81f99c696716');
INSERT INTO "answers" VALUES('ages-well',72,1,'move','ambassador-thrum','0b068065b8ffdb83ad9988b9bdd26ce1b3d56ee293bdd71d4fb74d13098c39be');
INSERT INTO "answers" VALUES('ages-well',73,1,'walk','a43','51970c24cb039eea70e8d64d3bdbda4d013982dc3d48c5a3ac1f842bb2e8e31f');
INSERT INTO "answers" VALUES('ages-well',74,1,'move','hanno','001fc40d19b2f7936e1ff11ce0df61844b8fa3a25a4f80916016fc833ce6302c');
INSERT INTO "answers" VALUES('ages-well',75,1,'walk','i9','096cde3d4bc954f2fbf579d3584588e68eb5d164469f28f348fa05b24f08a493');
INSERT INTO "answers" VALUES('ages-well',76,1,'move','knuckles-moran','ed82b2ce69c07a6206cdd894567b601acfa81ed7228e93d4a85725e733de4174');
INSERT INTO "answers" VALUES('ages-well',77,1,'walk','d34','f1edfbbbb5c9d2d1b3c0ba1b588acec53371c1fc0f59dc5c71d70da0b028e174');
INSERT INTO "answers" VALUES('ages-well',78,1,'move','kennel-hand','697b114f78569432982a8cba199b753d6adf7c823380dcfb41260122b5f778b1');
INSERT INTO "answers" VALUES('ages-well',79,1,'walk','a43','cb3d0a767c470c9ebd5cc0c89ccd629ee5b0b4d993b4797bf932123b4f504f2a');
INSERT INTO "answers" VALUES('ages-well',80,1,'done','','c3bfd9069239c13f9c42abc16c0656914eb2b89c78e0eb69dd57485f9ee73b1a');
INSERT INTO "answers" VALUES('ages-well',81,0,'pass','','28fd369ba06f880ce83cdfcb596bd9694c3e0baa1561e5c89c15841e7e7254da');
INSERT INTO "answers" VALUES('ages-well',82,0,'pass','','74ea3f8e60e15846b61a9df18cd9d139ee1c162f3313e2e6f1649f763d078538');
INSERT INTO "answers" VALUES('ages-well',83,0,'tale','hanno','ba9cd6b73ba2311be02dec864a067f6f8ba869187f5c81bd62e7952edb42d3a2');
INSERT INTO "answers" VALUES('ages-well',84,0,'strike','hanno','273823ce8ce329ea6722ea696471bc4f426886d4e5da334407e8c235a9b49bdb');
INSERT INTO "answers" VALUES('ages-well',85,1,'pass','','aec852072cd3694fa5a9eda3d1b24a34d2cfe32dc6d242702e38be303bf872ef');
INSERT INTO "answers" VALUES('ages-well',86,1,'adventure','ambassador-thrum','d40c576bd376085aeee8ddd8cd54fb077b9f70632fa6de7e4d424a941290f752');
INSERT INTO "answers" VALUES('ages-well',87,1,'draw','elite','1288bfcea0799a54a5da1d415d911f6fb72c71b8d254bb370dc22ca239f18a83');
INSERT INTO "answers" VALUES('ages-well',88,1,'draw','common','f291086860cad54fee217a1b06b9ccfd2b4f0a4712540eae241ea2f11c8a42e8');
INSERT INTO "answers" VALUES('ages-well',89,1,'adventure','hanno','b8076b01f8bd4b030d36e3e0ae5346c7b2e8ae86cfc9b210aa88bd055c739592');
INSERT INTO "answers" VALUES('ages-well',90,1,'draw','common','777d59e01a7c1c656dd77a8c7faf91970ebc7504d10a8a68739c3e50228dd5a6');
INSERT INTO "answers" VALUES('ages-well',91,1,'adventure','knuckles-moran','5bc939b83d8c1219cbd525acc8e5233ac4408047f970408e2ba9db82306eecf4');
INSERT INTO "answers" VALUES('ages-well',92,0,'done','','fb5730c2442e373c7cf17574638b59b475bb7a8ea7d056b6b0b368c23fa8574c');
INSERT INTO "answers" VALUES('ages-well',93,0,'pass','','8ff0ef3e4ad368ba15a2868dfdfd249d21e0c04deeb013d3e3df4cd531121c69');
INSERT INTO "answers" VALUES('ages-well',94,0,'move','scheherazade','115495f340c1ff853ef98779f3c9a30b7042258b8acc615827a1525214010dae');
INSERT INTO "answers" VALUES('ages-well',95,0,'walk','d16','fe87055ed2fa1a74b2f1b1230eba0f067c215d94f2768fb85a927a25e7ecc334');
INSERT INTO "answers" VALUES('currents-alone',0,NULL,NULL,NULL,'fbef51fc1203ba2784d4d60b09ca4c1b0ae97232092eb69377c807da18db2753');
INSERT INTO "answers" VALUES('currents-alone',1,0,'company','tesla','e7452093b1892c7bd0ac94023dd3271f2e992355b58ed7fb7f6f8a72decd99e5');
INSERT INTO "answers" VALUES('currents-alone',2,0,'nominate','henry-villard','ad3934baf94b5888024a213060b51427dcd7df27dc582b10c7205ddee5e545f1');
INSERT INTO "answers" VALUES('currents-alone',3,0,'bid','2','b4a6703cbab5565ef329062877a47e052df4b5ba51af6d11ced4a2384aa0c464');
INSERT INTO "answers" VALUES('currents-alone',4,0,'advance','ac 3','3adf9bf337801ed009b3f14bd27fba09c058b43b823d850b475fd519f7676d50');
INSERT INTO "answers" VALUES('currents-alone',5,0,'exhaust','henry-villard nikola-tesla','4ab33c919eadb5473f5de65e19d21c07d0eef9b8db7a8898161f0a1bf3534224');
INSERT INTO "answers" VALUES('currents-alone',6,0,'nudge','','823c09d3eeb572d11543fe9654c57256fee9295461815071e721cdcd2ece6536');
INSERT INTO "answers" VALUES('currents-alone',7,0,'buy','brush','c031724647c705b18ad2d2360c7ded757b0acc37cbe2d22539315df388fddd5d');
INSERT INTO "answers" VALUES('currents-alone',8,0,'drop','','e21f11fa8b002b8845347904013827691157d88b1ff4bd6a34f174dcfefb1d8b');
INSERT INTO "answers" VALUES('currents-alone',9,0,'advance','ac 4','ed25a99ed80060800309fd4b540c7a1d71cbdb6d578659a00d5fc37ff7148647');
INSERT INTO "answers" VALUES('currents-alone',10,0,'exhaust','henry-villard nikola-tesla','ecb62171edd190bf1ef8d323e1eb5fe1ad7fc253b965e4b3a62fcd4563c284fb');
INSERT INTO "answers" VALUES('currents-alone',11,0,'nudge','','2f515047d0b9251a63fb6da554626d123d90da7bd504ea43101ab085948b8f78');
INSERT INTO "answers" VALUES('currents-alone',12,0,'decline','','a4d8b3da3af6d2c20e2db064c0e83af7cdb855d6bc0f297e36dba6436aaf4cfa');
INSERT INTO "answers" VALUES('currents-alone',13,0,'nominate','charles-coffin','3c8b82b29148871162bfb286e46068afe087669ecc4c407934a81fb6acbd9759');
INSERT INTO "answers" VALUES('currents-alone',14,0,'bid','4','e60fd3884393cd0c217afe6fec35858ad3240dfa3484ead2dcb34f19b5709b66');
INSERT INTO "answers" VALUES('currents-alone',15,0,'bid','1','49ecd487e639062dc4c6759d2edb3e5ed7d75d1372d3fd8a44cd1a7e1b5a1bb8');
INSERT INTO "answers" VALUES('currents-alone',16,0,'develop','tesla-works','5dd429c1896a87951cfc638c737ed6279278866341d9316dbedcdb2490db02da');
INSERT INTO "answers" VALUES('currents-alone',17,0,'with','henry-villard','2fdd45831bd6e8ff1cafbdfc2928008633d4fe4d492a0afacb32d76191b5c7c4');
INSERT INTO "answers" VALUES('currents-alone',18,0,'advance','bulb 4','157b25cbf5c69da6cdc710c1e98b3f22f47c4db8fdcf70841ddcdba2c93555ee');
INSERT INTO "answers" VALUES('currents-alone',19,0,'exhaust','charles-coffin nikola-tesla','3efce8ea4870e1545c6627e96d67709ddedb7161137cd640831dddc60ee00f40');
INSERT INTO "answers" VALUES('currents-alone',20,0,'decline','','10a15fec56ec9b4ed94d228a5ed8bc8e36a4bf92d412da70b0974f843e39536f');
INSERT INTO "answers" VALUES('currents-alone',21,0,'bid','1','67d752395ec520b16875a5f09857adbc85ce5adf81d2c0fbc8ec0e0cb7e407f4');
INSERT INTO "answers" VALUES('currents-alone',22,0,'develop','polyphase-laboratory','9c34b8f1ea4e14d227443850f470f4967b66b7ebdcae598cf15d0439733babe8');
INSERT INTO "answers" VALUES('currents-alone',23,0,'with','nikola-tesla','2d8cff3d9abdebe96989552219f1d922a54e2413e5fcd6828bfe48f0e34e1abe');
INSERT INTO "answers" VALUES('currents-alone',24,0,'develop','coil-shop','7ce5b0ae22ad2e8f86267e17128c58973e0c082a4abe4511277571db75655ef5');
INSERT INTO "answers" VALUES('currents-alone',25,0,'with','henry-villard','9860200a9e51f600fe4bedc6c6b3ed04f526bce7b282f74323a6df5263ffc984');
INSERT INTO "answers" VALUES('currents-alone',26,0,'develop','royalty-office','9bbad7e8e6fd5359dab2bad5d0d77f85df5e1a0df4398b863f0d5e8bfd4bfa89');
INSERT INTO "answers" VALUES('currents-alone',27,0,'with','charles-coffin','745704972d07fd4f2d719c8fc587fdef2290f78600be57b31ec9191a087b9cae');
INSERT INTO "answers" VALUES('duel-greedy',0,NULL,NULL,NULL,'5a972524bd239f3d71e93eda62c48cb2708a48e08ea458750d06bb6ee93ab158');
INSERT INTO "answers" VALUES('duel-greedy',1,0,'inventor','walker','68dcc4038d7d737beb226f17d2b533badd625aa590a2ad65b0ed46743f56e410');
INSERT INTO "answers" VALUES('duel-greedy',2,1,'inventor','tesla','65295197101c59c76601b88487749f55a1208bb72e3e137ab19b7bf0a350fa07');
INSERT INTO "answers" VALUES('duel-greedy',3,1,'technology','bulbs','5bad053f40d1cb570d81992f05d2e09bf7d78c63c06af3184b59ed772323919d');
INSERT INTO "answers" VALUES('duel-greedy',4,1,'keep','edward-johnson','a6e258f744b0c952d74b66e5919f620beddb943984e82b6188e1c6d53f627468');
INSERT INTO "answers" VALUES('duel-greedy',5,0,'keep','frank-sprague','9ced8d6f97c4a1a0c6126359a57a01152f8b4ca19ad56ddea21ec88d732c9dc9');
INSERT INTO "answers" VALUES('duel-greedy',6,0,'pass','hg-wells','61521f41c99330d2714b0d48ed3908e6f521aa4b8603b4223f6bb1bdacbc29c3');
INSERT INTO "answers" VALUES('duel-greedy',7,1,'pass','thomas-martin','b5402c4231c1d015c9c6805d6a962b60973cc5ef2f3b78192445a3be01007788');
INSERT INTO "answers" VALUES('duel-greedy',8,0,'sell','reserved','f10b666d00cbffe3619d32612a4b637bb0b49a2383883b2ce84568f911e17e13');
INSERT INTO "answers" VALUES('duel-greedy',9,0,'free propaganda','','fef8a5c8db98258157a6a2a4bf54d851175c4d7d6fe43d83af18a409cd1854ea');
INSERT INTO "answers" VALUES('duel-greedy',10,0,'free propaganda','','4d09551f83fa81b29a52833fdaf9e66f9a1ffff9bb1f16b93b46053f878206d7');
INSERT INTO "answers" VALUES('duel-greedy',11,0,'free advance','bulbs','68065f1c4c85737c039a0c2f0aafca48405e2c3cf0061b2a84af2f6c16a518d1');
INSERT INTO "answers" VALUES('duel-greedy',12,0,'play','frank-sprague','b08a50fdac33dc02128e0e5ff0923dffaa02087cefec276132952312911e2642');
INSERT INTO "answers" VALUES('duel-greedy',13,0,'propaganda','','a55ea03f400c8b365632e00e46efb31e95324d16ce3a2e5ad169e5cc7feb08d3');
INSERT INTO "answers" VALUES('duel-greedy',14,0,'electrify','albany','d093b986b4c9e47aa77ef3d8bd9ee14cd028c8c85c1744dc1d343e31737c8957');
INSERT INTO "answers" VALUES('duel-greedy',15,0,'end turn','','69d74f7bcd6c04a16478e9ddf04d165572fdf07fb73408a022f80f264eaf51fb');
INSERT INTO "answers" VALUES('duel-greedy',16,1,'place','','81dde1a973dbc6e287fe939d6fad372c238c7493101d2af4499640ab2c577374');
INSERT INTO "answers" VALUES('duel-greedy',17,1,'play','edward-johnson','f926dc594b921ff856d706ab90906242f0f8e5dc95a2219fcf7678a6e45aa151');
INSERT INTO "answers" VALUES('duel-greedy',18,1,'electrify','worcester','6adea1a28153cdf57cfb0b6e74fe47aee4780f9d93e86101b5d95e424f3f1cfc');
INSERT INTO "answers" VALUES('duel-greedy',19,1,'acquire','westinghouse','3e85d923a4e9f2934c50637029b2ccab2ca001f0e1110731847fe96267d8fa84');
INSERT INTO "answers" VALUES('duel-greedy',20,1,'end turn','','3775f6f4ca93a4c21779de76d698b19c59837926e52a9bc3d12d08833ea055ce');
INSERT INTO "answers" VALUES('duel-greedy',21,0,'place','','22f82868dad8032eabef17c017f15475db3698ec64fccb71d42f710a069ec306');
INSERT INTO "answers" VALUES('duel-greedy',22,0,'play','mark-twain','444a00726324b1ff0751cc3c06f417e7b7319b1facabf22bc516156a99731b53');
INSERT INTO "answers" VALUES('duel-greedy',23,0,'propaganda','','54fef4fbcbfd525b47a84a0a686d111093891436e7841706ede75571bd097149');
INSERT INTO "answers" VALUES('duel-greedy',24,0,'free acquire','brush','62d81f319b413fc737b2ceeba55c95cf9f5da844b0a82b8e254f3c34a7c9be87');
INSERT INTO "answers" VALUES('duel-greedy',25,0,'advance','transformers','a2f2e1be7a172237e0db8e29631541d2a33f44d0d3b06edc109b6c22b15bd823');
INSERT INTO "answers" VALUES('duel-greedy',26,0,'end turn','','50fa579db170a99023aa40a9a15ce925687ec35f7adfef17699ca3ffb72ed190');
INSERT INTO "answers" VALUES('duel-greedy',27,1,'place','','15d115275c8918f7a536a6aaf9e23a4b25c329ff91965d25f2312dca48316310');
INSERT INTO "answers" VALUES('duel-greedy',28,1,'play','william-stanley','b31a05893ede04df87f6eb1a0c9b03352ba01ede1f405c54535e70d46703f557');
INSERT INTO "answers" VALUES('duel-greedy',29,1,'electrify','new-haven','d5a56620a388f1e2b0c84428d5239a50963a1d0ca57b8dc1771d9a64a12db810');
INSERT INTO "answers" VALUES('duel-greedy',30,1,'advance','bulbs','add0e52fa8e9b354fe3d8b6de5e39bcf71091db4550416b532e24711bf19bae5');
INSERT INTO "answers" VALUES('duel-greedy',31,1,'end turn','','499c551ed24a4134abf5b3459cfbc8f2b2e312ed1bfedf394e22de95364333ad');
INSERT INTO "answers" VALUES('duel-greedy',32,0,'place','','f85f62f5c4c8440a9c9305bf8a6c108c20286c774f0b2fa4fda074d8475c53a1');
INSERT INTO "answers" VALUES('duel-greedy',33,0,'play','thomas-martin','49150b849e2b31b7a77cb5cc7a23037ccdddc636c68de804ee3a32746427e23d');
INSERT INTO "answers" VALUES('duel-greedy',34,0,'propaganda','','88cb79d364d3611d39d1a97372ca8d74019d321d97e8cecf90dca06acee6e30e');
INSERT INTO "answers" VALUES('duel-greedy',35,0,'free advance','bulbs','d95d59a4323b9561d6f65f0df6658f4bedb1e74c26a461a0e46137c68a0e877c');
INSERT INTO "answers" VALUES('duel-greedy',36,0,'free acquire','brush','fbd44b5c17deea2c5a2bcfebe7a104d384ced8656f8b336cb5270952d8bb47ab');
INSERT INTO "answers" VALUES('duel-greedy',37,0,'end turn','','cb63443c281c48f079e8d9625192eaacebc01a0fe8415a312206111a5fb18454');
INSERT INTO "answers" VALUES('duel-greedy',38,1,'place','','c1667b27a2654c7edb5efbfd1661d53582324b9de6ab176cffe42f145da870f7');
INSERT INTO "answers" VALUES('duel-greedy',39,1,'play','hg-wells','5cda4b4f6109f4be37e2473f9ebd7cc9c9a5943234df0d3353edb2e1fb191dca');
INSERT INTO "answers" VALUES('duel-greedy',40,1,'propaganda','','ded28996d207dfa09b3b068a2298eccb18616de5e9f448f1aa28dd2a8e995f6b');
INSERT INTO "answers" VALUES('duel-greedy',41,1,'free advance','bulbs','0887a2f9488b3bc6298bfe47d643276ee37aa0eda5da5f6ee5533281180b33f6');
INSERT INTO "answers" VALUES('duel-greedy',42,1,'end turn','','c32642f327a8fd959a8d3f4ca31d653a0080be4e11f5e0fe239ad2d2d8c83c83');
INSERT INTO "answers" VALUES('duel-greedy',43,0,'free advance','bulbs','7bf4e8c13528c644f1ebd774eded2f2592d187d92fb2e4076d7f0078188da81a');
INSERT INTO "answers" VALUES('duel-greedy',44,1,'advance','bulbs','b58805890a33da13a1383e0119851beb8a84c91e8096cdae37128e5e93be922a');
INSERT INTO "answers" VALUES('duel-greedy',45,1,'take share','westinghouse','64dc975a0495124997e6238e4ae97ccc1b525108c0457f7977445da7fa1ca807');
INSERT INTO "answers" VALUES('duel-greedy',46,0,'advance','bulbs','2a3a4bf80fac19652647f5f80313df2b929ce30fbd9b0ac0ed0bf1b68a877f37');
INSERT INTO "answers" VALUES('duel-greedy',47,0,'take city','portland','9bf7f57b1310800f1ae9870e82d0e8c753aa39daa3415f1ab7ae05ee3acc5d79');
INSERT INTO "answers" VALUES('duel-greedy',48,1,'advance','bulbs','46cc9933e5ceee7931c634573d7d6bd723a9a7ab0c6ca08e485fee419ef608c1');
INSERT INTO "answers" VALUES('duel-greedy',49,0,'keep','francis-upton','6e0572f086f9cf71059c8105e86693ecdd7312f7ccbf9b9d011eb8015889723c');
INSERT INTO "answers" VALUES('duel-greedy',50,1,'keep','granville-woods','81d2c151a744e73a439064343cc2885dd7d37df3416977048e8aaa63f83463f7');
INSERT INTO "answers" VALUES('duel-greedy',51,1,'pass','lewis-latimer','4d130137c17b0c29cd084b0d8ae5deb14aa57b4728362cb1e6afe5a7c4d437e8');
INSERT INTO "answers" VALUES('duel-greedy',52,0,'pass','harold-brown','9d3da83dba1a2470c38669c6f0c9820265aa1f03e8dda917554ad1b0a94499aa');
INSERT INTO "answers" VALUES('duel-greedy',53,1,'sell','reserved','cbef0cdf9f441d44196135a2a6a9d11b7537890c9f3a72af5677d55fbdf08b83');
INSERT INTO "answers" VALUES('duel-greedy',54,1,'free electrify','pittsburgh','8f60b7201cc09b822e3096647a7482e79f44cdac8a1a5203bda063f28b749104');
INSERT INTO "answers" VALUES('duel-greedy',55,1,'play','henry-villard','bbda81296441f4d985994c7620acf6604a641ad5468c9da66a02ef7bdb92a04f');
INSERT INTO "answers" VALUES('duel-greedy',56,1,'electrify','niagara','268a25474d51b63bd04a9e81825f4a134624e820288be682458e1c491ada6c08');
INSERT INTO "answers" VALUES('duel-greedy',57,1,'acquire','brush','48c0b90cc6d313abc754c89e7a44e75a615946e4e5de1bc9e0ced5f0481a84f8');
INSERT INTO "answers" VALUES('duel-greedy',58,1,'end turn','','f335ef016e83f4125f8efbdee4da1dfa77b1b1cbd1dbd6864937b7e5abe7bb49');
INSERT INTO "answers" VALUES('lightning-greedy',0,NULL,NULL,NULL,'8828e76baf165d93a43c59343685cd13160e11dcbb670937fcda1e4b0cee6cf9');
INSERT INTO "answers" VALUES('lightning-greedy',1,0,'return','grounding-rod laboratory-fire-of-1895 student-gambling','31399bf6fb66e5fdfedcbd6280e14a30a68606258f0fa2e961ffae1ff6f6148c');
INSERT INTO "answers" VALUES('lightning-greedy',2,3,'return','colorado-20 tower-torn-down wardenclyffe-20','f6007e7b636c2fab55d208b09cd0452f27a1edfab329450490e0e8c5972c557b');
INSERT INTO "answers" VALUES('lightning-greedy',3,1,'return','no-degree sparks-in-the-workshop wardenclyffe-10','4c80311faf57ed2d0bda15c64290b4c664d570f8a97e90941782d4c3660e70fa');
INSERT INTO "answers" VALUES('lightning-greedy',4,2,'return','morgan-stops-paying partners-push-him-out rival-signal-crosses-the-sea','104afb13c97633250515049ab68227e61d823efbad22d57ad1380f292212cf04');
INSERT INTO "answers" VALUES('lightning-greedy',5,3,'play','patent-grant','02a80f7c1167d6fd4775a5fd4a22c633069db367d18b35b89c5142c2233e2040');
INSERT INTO "answers" VALUES('lightning-greedy',6,3,'put away','value-niagara','29efd382dda51387f6af4c085e4cf921ea55af69a27dc9a08a6949fc59502b67');
INSERT INTO "answers" VALUES('lightning-greedy',7,3,'keep all','','29299546ac18f059a9e1d3e2cf6ea189b42e042820ee2a41cf373849da2d6b4e');
INSERT INTO "answers" VALUES('lightning-greedy',8,3,'bid','nothing','199ca1aab7a93872332b2a958618276bbb7f23ba8b810dfc759b06bdf29f7e32');
INSERT INTO "answers" VALUES('lightning-greedy',9,1,'bid','nothing','d1d13bd6b44dbfedf0d63d6d3b98a2850663f8cf504eccd40bb14cfbd901c418');
INSERT INTO "answers" VALUES('lightning-greedy',10,0,'bid','nothing','a5f5619b60a759440a5f80fb4d83fef8fa132142ea2ce600692693bad940195a');
INSERT INTO "answers" VALUES('lightning-greedy',11,2,'bid','colorado-20 faulty-goods-returned','0f4fabe4c126fda13fd049da2a69e3446075c696a78625326b12f37be48bc0f2');
INSERT INTO "answers" VALUES('lightning-greedy',12,2,'send back','royalties-given-up','c71eb48a21250b802c6f3830267b791162ef0a41774b80065286be33f051c33b');
INSERT INTO "answers" VALUES('lightning-greedy',13,1,'bid','colorado-60 niagara-40','3480c73ff52c73c282b09d4f3dc9fed78618719fb1bbe42be8f16382b3253e82');
INSERT INTO "answers" VALUES('lightning-greedy',14,2,'bid','chicago-fair-alight colorado-30','f9ec522bd5783e2e10f189b8252754cfc95dd9271ac14e93c0a61c645bca0b4a');
INSERT INTO "answers" VALUES('lightning-greedy',15,0,'bid','colorado-station-opens wardenclyffe-40','41bd7e9e1b3cd05def9e07e14965a5e495f7dc7ecbad1f746ae47938a0a1c439');
INSERT INTO "answers" VALUES('lightning-greedy',16,3,'bid','colorado-40 niagara-plant-starts','f06b9f09816c60f8169fc71818c578230c31ac9856ec0c82ace0c2f487ba9ef4');
INSERT INTO "answers" VALUES('lightning-greedy',17,2,'bid','niagara-10','166daaa45debed03651e336228aa0aeb1d4a623c63930c4c4788bd1caa28017f');
INSERT INTO "answers" VALUES('lightning-greedy',18,1,'bid','colorado-50','accc8a2280d14fb7b46b292d26a33e36c05bb88de522c8879b04a8af5d956e68');
INSERT INTO "answers" VALUES('lightning-greedy',19,0,'bid','lamps-in-the-meadow','1c6c943e981ca0dadc2f58e2f7cdd7b7d0182026ca07ec1d6bac2a4ea57162dd');
INSERT INTO "answers" VALUES('lightning-greedy',20,3,'bid','wardenclyffe-40','1f93926bae878fe1f8373e71c1d592e4d4752286aca7f4d0508c36d506a56429');
INSERT INTO "answers" VALUES('lightning-greedy',21,3,'keep all','','6b39bc8a9c71fa1587cf09965f478cadda5fd337566f535b1935a2ce171f770e');
INSERT INTO "answers" VALUES('lightning-greedy',22,3,'bid','arc-strike colorado-40 wardenclyffe-40','6cd1bb52a78a9bbf89637334d662d7d116eb8f4463f53b4982f6b979bedf1e41');
INSERT INTO "answers" VALUES('lightning-greedy',23,1,'bid','niagara-30','f6353867b96a1b0bbf9bde8c85ae99b1df3b7860521b173e9f9e737bde3cb771');
INSERT INTO "answers" VALUES('lightning-greedy',24,0,'bid','boat-by-remote-control niagara-10 wardenclyffe-20','2c7477c5a6e5755a0e9fac7aeb222f8fb8957e36e9d7e1b194323364b84808c2');
INSERT INTO "answers" VALUES('lightning-greedy',25,2,'bid','colorado-10','2e0213374a7f1b2bee25970c13cb258d9dfa12298259a32cd975bdfd5b6ca1df');
INSERT INTO "answers" VALUES('lightning-greedy',26,3,'strike','seat-1','a03c7e5b14746e46ec4f254433fb70eaf8b8e834487f5d93d75467b115180548');
INSERT INTO "answers" VALUES('lightning-greedy',27,3,'bid','high-frequency-coil wardenclyffe-30','f93243239860432c8840b430579eba5cb17ca0f1361475f78f3db3015cb5a629');
INSERT INTO "answers" VALUES('lightning-greedy',28,1,'bid','colorado-60 wardenclyffe-30','d140039595d29a6959d8642f3e35f4f35ec57f43558f54620c8a99b00b3e5229');
INSERT INTO "answers" VALUES('lightning-greedy',29,2,'bid','niagara-10 tubes-without-wires','0060163844e11a32476e8bff568460f3a619a3c14d57da9516e2b30bf69813cf');
INSERT INTO "answers" VALUES('lightning-greedy',30,0,'bid','niagara-40 wardenclyffe-40','a03c4ef1bb8af6c09045571d05454d17e8340b6f9d668aab1316eaf74fb07a7c');
INSERT INTO "answers" VALUES('lightning-greedy',31,2,'bid','colorado-20','8bad04974e06d8e08c72a577ceacab0b81aa71ecaae190b30e8d1e72a0cedb73');
INSERT INTO "answers" VALUES('lightning-greedy',32,0,'bid','colorado-50','8b78caf46d9e20a936497033961bb77470134b8d3831c6a7f710a63b193183c7');
INSERT INTO "answers" VALUES('lightning-greedy',33,1,'bid','wardenclyffe-60','90565dd8216cf4e7d15e715fcdde0a0706548797845e261baac269a1a1d87881');
INSERT INTO "answers" VALUES('lightning-greedy',34,3,'play','patent-grant','a9795d243011a4e15c5360449f1cef48f82961a91dc387b11d324030fcc52362');
INSERT INTO "answers" VALUES('lightning-greedy',35,3,'put away','value-niagara','1abacf1c32d8873e11c639575e5c6f08340d01607a1bc1bce3784f7192274d2c');
INSERT INTO "answers" VALUES('lightning-greedy',36,3,'keep all','','5afffbf081062730e33a378072670e8ae742538474d47140bdb18ce3933e614e');
INSERT INTO "answers" VALUES('lightning-greedy',37,1,'bid','polarity-reversal','37c84279ee6dd8018783b0fa3215ddf574cbb5ec2243bb21489c129de25c8aa5');
INSERT INTO "answers" VALUES('lightning-greedy',38,0,'bid','boat-by-remote-control budapest-exchange wardenclyffe-20','b94c83a5266ad01ec12b42e241d1a4363a850aac9c04386c02d041f5c1b6bdc0');
INSERT INTO "answers" VALUES('lightning-greedy',39,3,'bid','arc-strike high-frequency-coil','89951a52c157d2cfec7329af9b97f19efe4ed1e39b4f6be04050239d8666d546');
INSERT INTO "answers" VALUES('lightning-greedy',40,2,'bid','colorado-20','ed188248953116d9360a4d0072366a637297af272bf7cc333f4fd14bde211ac3');
INSERT INTO "answers" VALUES('lightning-greedy',41,3,'strike','seat-1','4e928002509b67b1a3a7f9270f405de568d25fb33c1e5fbbc3040299479354fe');
INSERT INTO "answers" VALUES('lightning-greedy',42,2,'bid','colorado-30 faulty-goods-returned','a4bee6e245f4708426ef513b318e9b497f4341faa57f7710e5a17ede5656eadb');
INSERT INTO "answers" VALUES('lightning-greedy',43,0,'bid','nothing','ad8f629e99a80bf47d840fcf2232128134777fba396c1faa80bf3c2fd5bb1c6d');
INSERT INTO "answers" VALUES('lightning-greedy',44,3,'bid','nothing','dcd4d695a96ee25e92b23a4013efd9ca2f28ce8ce398f94850f3db7424c9f3c5');
INSERT INTO "answers" VALUES('lightning-greedy',45,1,'bid','nothing','06b65bdc679cb1bc39eea4b732737d19f22f581ebc0162ae5e58d9ae70b1d507');
INSERT INTO "answers" VALUES('lightning-greedy',46,2,'send back','bonus-was-a-joke','fa4f126d7c8781b95dabeb4c23b018e14860b27c7895208f0f3b2aaf3faa5b94');
INSERT INTO "answers" VALUES('lightning-greedy',47,1,'bid','colorado-60','957ff5f2d90f271ae7fe389d16a33b59a925ff8c423d49ab4b557a923d54208a');
INSERT INTO "answers" VALUES('lightning-greedy',48,3,'bid','colorado-40','e1269b9688b16f4e67c50c3606d5a46523f25bd25d98d05fb74e276ebd0993e2');
INSERT INTO "answers" VALUES('lightning-greedy',49,2,'bid','niagara-50','ba6351edb3ae74b49bd91929b462287a1f03ebdf20b2cf144859a1506623b377');
INSERT INTO "answers" VALUES('lightning-greedy',50,0,'bid','colorado-50','b5898544fb3807fc1c98eb9aa45e3a0674bfae4b1e2f8a5e9e6a5853ec4deb0f');
INSERT INTO "answers" VALUES('lightning-greedy',51,3,'name','niagara','c949f64576bb4a81d506ce944add682e8caa23437685399109f893ef93879ea1');
INSERT INTO "answers" VALUES('lightning-greedy',52,0,'bid','nothing','84c26790403048a958e65965aa0aad8e3ed8e44e8133ad0c631eeeed1976b082');
INSERT INTO "answers" VALUES('lightning-greedy',53,3,'bid','nothing','ea34e4af4b0e2965b1f9ec4de966f7468409dcefdae27c71e2c20a4eaa2ca7a8');
INSERT INTO "answers" VALUES('lightning-greedy',54,1,'bid','polarity-reversal power-reaches-buffalo royalty-clause','3a8aa7e1de069f11b4ace5a0ae5f24a78225eec004362c4281e6a13dffa4eff0');
INSERT INTO "answers" VALUES('lightning-greedy',55,2,'bid','nothing','94fdd4869e4e9ed03f01a456f0132b56ee47291353fb22b3e2807a2f1e30b31f');
INSERT INTO "answers" VALUES('lightning-greedy',56,1,'take','wardenclyffe-50','31b02b0ef956be1dee257890d2866ffdce5554f2661ca0375f1aec9ce505dace');
INSERT INTO "answers" VALUES('lightning-greedy',57,3,'bid','colorado-40 niagara-40','5aef99d6bf36cdd421ff9558cd1a0689de63bcbe9de8b90fa246e4d399a7dba1');
INSERT INTO "answers" VALUES('lightning-greedy',58,2,'bid','colorado-20 tubes-without-wires','ceb00044d02978e408015d0ef09ee3230ee51b675c34c4a25ca9064bd02db78e');
INSERT INTO "answers" VALUES('lightning-greedy',59,1,'bid','niagara-60 wardenclyffe-60','6b2ceb06e471f38f1e6659638ed6cc9c2311c5c0e48896174eec515aa60f4e9e');
INSERT INTO "answers" VALUES('lightning-greedy',60,0,'bid','colorado-50 niagara-40','727381489015c1d0da2520ade86187c4361d120cecf34addc02b00a17e95dd10');
INSERT INTO "answers" VALUES('lightning-greedy',61,2,'bid','chicago-fair-alight','4d7279e9f1279e137495f91f69001937938bccf1b24c181cd69fad06df0c4007');
INSERT INTO "answers" VALUES('lightning-greedy',62,1,'bid','wardenclyffe-30','4ae582e2a693154e0fd7f338d66760b9909840b73a4d600a29002ba98b27f26e');
INSERT INTO "answers" VALUES('taidian-greedy',0,NULL,NULL,NULL,'5f3fd7f07d873ee4e5779d67594a93a1607ed188b78d0cf3bd9dea1734b1b21e');
INSERT INTO "answers" VALUES('taidian-greedy',1,0,'attack','','990ea3ffb25cb9fc6287a3cbf285e591299d787e4f7f933901d783329ad6ec9c');
INSERT INTO "answers" VALUES('taidian-greedy',2,0,'all at','arata','78083c48d71edaf1c3880ef15c31f8f80e23f2917280fd9a84ac6a95432c96dc');
INSERT INTO "answers" VALUES('taidian-greedy',3,0,'strike','','ce63533387326f54bb658b69d889c014fe6e33462dbb3ce7dab3760aca400dd3');
INSERT INTO "answers" VALUES('taidian-greedy',4,1,'play','kick','5d307a12013c2dc41d488f5b3bbccc360616e042c30e9128b00e42643d0d3a22');
INSERT INTO "answers" VALUES('taidian-greedy',5,1,'play','shield','4f612f9d3da1e8f9735904a386fc2dde52a3cc792fff8f53bbf44aabdf94e4ed');
INSERT INTO "answers" VALUES('taidian-greedy',6,1,'pass','','daea7b354e4a3e7c07ab7ce5c57f496ea59299e0a68482e0119ffd17f5a922b2');
INSERT INTO "answers" VALUES('taidian-greedy',7,0,'play','shield','38b9c90a3e54ef1536c507359079b7d74f32a8ba64db937a79cfe5c12670037a');
INSERT INTO "answers" VALUES('taidian-greedy',8,0,'pass','','b18206ed0fb1a0888e9b6907533e22fbca6b9729bd497730d78c4e0afeeb180f');
INSERT INTO "answers" VALUES('taidian-greedy',9,0,'end turn','','51d1203214ac8638ae4fbca918cd46a2e4ca07b4742cfe3eb938353e8a277c41');
INSERT INTO "answers" VALUES('taidian-greedy',10,1,'upgrade','','8ffde4bd958864c2e0c4fb3101ce90a04513b91b1c14b1e3e95896de0696ebfc');
INSERT INTO "answers" VALUES('taidian-greedy',11,1,'play all','','66d0bf7042a778c7c2732ff39c3f3c0570e187cef338eb5dd175a207c7a4ebf4');
INSERT INTO "answers" VALUES('taidian-greedy',12,1,'buy','burn-barrel','f3ce0bdbe8290cb515438d054b87c65312ecbaf069ea1a990d00a2752e057764');
INSERT INTO "answers" VALUES('taidian-greedy',13,1,'end turn','','13abb0a0e8f7f9cc243282b7261dd31e22b2c7434adf3ce816282da3d2b442c6');
INSERT INTO "answers" VALUES('taidian-greedy',14,0,'upgrade','','b1ba3dea3ecde1e6ac871bdcd98b554960620b32f5c08d0827c707ef19dbf617');
INSERT INTO "answers" VALUES('taidian-greedy',15,0,'play all','','237477280fe12b429122e7de9e8118d6a4a7566b486f001c01bff29a846cf931');
INSERT INTO "answers" VALUES('taidian-greedy',16,0,'buy','bolt','d51f1198a42da07116edee9761a14d70f365a9f0b8e2269a8c27852bd8fd6713');
INSERT INTO "answers" VALUES('taidian-greedy',17,0,'end turn','','709af3ec500c0edfd444ad100cb9ce4f74ddf346b1c2095aca537bf9944f71cf');
INSERT INTO "answers" VALUES('taidian-greedy',18,1,'upgrade','','1e36c740febddc9e6ed00bb37348c1f548acf0f6d33e932f40da22c803aa3999');
INSERT INTO "answers" VALUES('taidian-greedy',19,1,'play all','','0a5acccd31b4893f522ec719a38ca0df9bcc37bd39449d73c089ae84ca10062e');
INSERT INTO "answers" VALUES('taidian-greedy',20,1,'buy','bolt','fe66174269b9d645bdfe6b5c30180a9527bc606cea7100070e11b9f521fa3cdf');
INSERT INTO "answers" VALUES('taidian-greedy',21,1,'buy','robber','692869c2e893d1572f6b363d5c4467b2261a80bd8014d0d00b6b248b18aee5f8');
INSERT INTO "answers" VALUES('taidian-greedy',22,1,'end turn','','fc0afddab6060d31cbfb81430e6b51599238e9c1b9a2e187eb808d714fd7ef1c');
INSERT INTO "answers" VALUES('taidian-greedy',23,0,'upgrade','','2d583438285120f6fdc6aebd3a6f46bb725a2544f219c8554938731673e0b80a');
INSERT INTO "answers" VALUES('taidian-greedy',24,0,'play all','','51a8409072185ae41d314bf4dc1def2ab45c6269f0a5556f0ac880061f2a6dc2');
INSERT INTO "answers" VALUES('taidian-greedy',25,0,'buy','bolt','03666c6dd6000616c3a0147f3a6aa74e740ad01ee4381459e54b79e61c777bf7');
INSERT INTO "answers" VALUES('taidian-greedy',26,0,'end turn','','097bfb2fa96d15d1c938a49f587fc9615d459c82ce04ca8c4a9d1aef3e86c190');
INSERT INTO "answers" VALUES('taidian-greedy',27,1,'upgrade','','e2b7f5b156d51bb7ceef5edc6d1318d6c8572fa91e13bc67d2f87e0ae915edcd');
INSERT INTO "answers" VALUES('taidian-greedy',28,1,'play all','','c708187cd665ab4c222e815d079f1db511b48ee3bce57c5aab5208f06be53b80');
INSERT INTO "answers" VALUES('taidian-greedy',29,1,'buy','robber','ec8b1b77811d5c3ffded2b5a3082d6dc3ad18f06e95fa97132d96ea5cc447cd8');
INSERT INTO "answers" VALUES('taidian-greedy',30,1,'buy','coin','d350bd07d5560c3c374a5fba648c920980a3b5334dfb975a8e605b869ad28d36');
INSERT INTO "answers" VALUES('taidian-greedy',31,1,'end turn','','92f2d50538cb6447d12e05f5be1b012308e26c2089c5f34a595b6e4fbd5ee0ce');
INSERT INTO "answers" VALUES('taidian-greedy',32,0,'upgrade','','458dd3d59204a3d5b2236803ebed288ba6ba575b64d96f7e7864cba6c452b5b6');
INSERT INTO "answers" VALUES('taidian-greedy',33,0,'play all','','9624487a76ef797fcf3c05b152b37850ba3a21c0cd379a16a432aa4a852e063e');
INSERT INTO "answers" VALUES('taidian-greedy',34,0,'buy','watchtower','81d33cdaa4454f5ac48f2e426872e6f31175087cf5a9873fea4a8303bfc652b0');
INSERT INTO "answers" VALUES('taidian-greedy',35,0,'end turn','','bfa9276999ee5ba595086c30a9fef348a75e44909a6c65d8bb99f932ba8c91bd');
INSERT INTO "answers" VALUES('taidian-greedy',36,1,'upgrade','','6b38d19ba0b04dfa1de798764778390a88047d8a60bd792739c81c2c812519cf');
INSERT INTO "answers" VALUES('taidian-greedy',37,1,'play all','','003acde0a4ab50a84166b731a4ac1ad50e6b91d23ae61e98b1d5c24347f373ab');
INSERT INTO "answers" VALUES('taidian-greedy',38,1,'buy','robber','745702d2c1b9f890dd3fc24a44a4839d4766b74b9b6739f875b18c053a6825ac');
INSERT INTO "answers" VALUES('taidian-greedy',39,1,'buy','robber','054d70ed61da9c5a36d450e119bb101220bb8bc70251beadf593952a5565b7f3');
INSERT INTO "answers" VALUES('taidian-greedy',40,1,'end turn','','13df43c706378e70ea6da23b51378d8b6d5134d77acfcca38c9488c789a3f17a');
INSERT INTO "answers" VALUES('taidian-greedy',41,0,'upgrade','','dbea3897328da6c5181bf09d54404d012f0d09fc03b211f015c85c6fa97c0d92');
INSERT INTO "answers" VALUES('taidian-greedy',42,0,'play all','','5119b977012c923253e04640b0e395c0abe9487bb23dbc6e92b3d49e1c1d3efb');
INSERT INTO "answers" VALUES('taidian-greedy',43,0,'end turn','','7a4c30bbcee0c8bb139946fe3d714a036f49aa8b28d6e8e39d9f821b533c3764');
INSERT INTO "answers" VALUES('taidian-greedy',44,1,'attack','','fcd7f22215c38c8eded9a7b7c6677fc6b84a44a3fc23f2dfb31a9833d1baea47');
INSERT INTO "answers" VALUES('taidian-greedy',45,1,'lay','robber','a47a126ec89845177124c19dd92c59b197b9abc651c6980f9800f229e24f7a96');
INSERT INTO "answers" VALUES('taidian-greedy',46,1,'strike','','620abfe2923615aa815cf0cc6d88da90e013c7ebd5f0b357c7625ca1c2ac33e4');
INSERT INTO "answers" VALUES('taidian-greedy',47,0,'play','kick','f90012dbea829f197eec0958293073d9b1d89eefa96eafb564f1fd543e0c827a');
INSERT INTO "answers" VALUES('taidian-greedy',48,0,'pass','','e04ac2c4fec179855fc3469f60cc9f72c5fd2703b61d62b05dd40f9aebaf2daf');
INSERT INTO "answers" VALUES('taidian-greedy',49,1,'play','shield','aae261845cfcdef226c1190ce2f9c02fc34b9688cd6d80dbc372c4fb6bb3a869');
INSERT INTO "answers" VALUES('taidian-greedy',50,1,'pass','','9c343c432910333bff7448e5a4ffa24407573c5e9165be7f09f8a75b55e466c1');
INSERT INTO "answers" VALUES('taidian-greedy',51,1,'lay','punch','a8a4cff77a8dc636ad8be9bf2905dd69477447dc6eae5aa9c5700eeb05c7965c');
INSERT INTO "answers" VALUES('taidian-greedy',52,1,'strike','','13b8ed0697337d340d08a3b97c735b44c43aa5a7a1f859e9c43431eaafa15af2');
INSERT INTO "answers" VALUES('taidian-greedy',53,0,'play','shield','c722ef96fc9f68268afae4dc8463c816eaccb6e554d9e7a48fad50f6b4607359');
INSERT INTO "answers" VALUES('taidian-greedy',54,0,'pass','','c20d4114cc9ad4aa298ce6b12abbed88361630db20e259b99a04762155c332e2');
INSERT INTO "answers" VALUES('taidian-greedy',55,1,'end turn','','75e74bdc706afcdffc8f93b136caafcb4547952f7be20bb8cc197493f32c0b28');
INSERT INTO "answers" VALUES('taidian-greedy',56,0,'upgrade','','c22dbaa0b71df7d2daaaa6680c24b801b27c2726e030b6579da7d632aadd231c');
INSERT INTO "answers" VALUES('taidian-greedy',57,0,'play','cash','80588a88a67da79eae8efe2ba7c75ddea9e0a3d68daa51b172641d9debc5448e');
INSERT INTO "answers" VALUES('taidian-greedy',58,0,'buy','shotgun','ab670ec44a4a11599510f972ff798444eda10e6d606bd496a674d1a941989327');
INSERT INTO "answers" VALUES('taidian-greedy',59,0,'end turn','','38ec7965d544ab6fe4b6df4d666c370670e1c9822d59f4bd0b0c5fdd3a884c20');
INSERT INTO "answers" VALUES('taidian-greedy',60,1,'upgrade','','d4f1c657625253ace69269845fa213c8b09874a996d2afab37a0fe85cbeb82b2');
INSERT INTO "answers" VALUES('taidian-greedy',61,1,'play all','','69082a650935f366376ba96f4e612d582f1ba956f2ccbbd424024cf746169ca0');
INSERT INTO "answers" VALUES('taidian-greedy',62,1,'buy','bolt','81e1534ca29101a3fc1a261c30d4415965257cdbd0038db3dab9c4c3834c75d0');
INSERT INTO "answers" VALUES('taidian-greedy',63,1,'end turn','','14725f14e65758dad8c10bcbbdd7deffcdb672663b6fc381929130c50317034d');
INSERT INTO "answers" VALUES('taidian-greedy',64,0,'upgrade','','2bfffcb95991b0d9bdb4389b9269362c106df3da782a59b0a717485ce1793f6a');
INSERT INTO "answers" VALUES('taidian-greedy',65,0,'play all','','acc2863cc32e5add59a369e6e0765b0cbb65c3865887e00e3bf1da518cebb548');
INSERT INTO "answers" VALUES('taidian-greedy',66,0,'buy','shotgun','1272fc424ab41c029b730fda407eb4763daa209903b7f1f150576653a22e6c71');
INSERT INTO "answers" VALUES('taidian-greedy',67,0,'buy','shotgun','2fb0828818596ab33299c24207f8fa89da59553e3f5d7913876002bd1afd6353');
INSERT INTO "answers" VALUES('taidian-greedy',68,0,'end turn','','05d931786c03b971a9f5066558bfc5d7c33d8413dc1316bf5c0b201e65bece4b');
INSERT INTO "answers" VALUES('taidian-greedy',69,1,'upgrade','','b179719ed88d4c439784f3585f5fac865feaef17fe59b954704a8445f2b025f3');
INSERT INTO "answers" VALUES('taidian-greedy',70,1,'play all','','161ffc3810952756e149c790f5e9c33961a0956d06220fa9fd8b0e9048992b1b');
INSERT INTO "answers" VALUES('taidian-greedy',71,1,'buy','coin','d4637f4353b94001af3f1a97e7321ac7f952b1c85a3460066e5470531d5dc6be');
INSERT INTO "answers" VALUES('taidian-greedy',72,1,'end turn','','ec3d8be977ed1ad443d86f964a7c68f320ba62d259584f8050aac59bfeb5f588');
INSERT INTO "answers" VALUES('taidian-greedy',73,0,'upgrade','','127e8e3a97a9e49bd1005679805115d070f7d7bf070d7406ad043c6ff00d984b');
INSERT INTO "answers" VALUES('taidian-greedy',74,0,'play all','','5d859b3b2344f37ac43d245ff99f59d317d9a7d688a3cc348409995871044e59');
INSERT INTO "answers" VALUES('taidian-greedy',75,0,'buy','shotgun','927bb52c767649b26a04c90d6c04a6c698f05bcfaf277d40f8dfe2a9879271c6');
INSERT INTO "answers" VALUES('taidian-greedy',76,0,'end turn','','6ff09dda4fc53663bc9d610a3271a66894092b485434c6cc85dcacaa107ee888');
INSERT INTO "answers" VALUES('taidian-greedy',77,1,'attack','','d97d95a440ba0ee98e9b21136bd212be9568e0b50560840971b78fca74162e09');
INSERT INTO "answers" VALUES('taidian-greedy',78,1,'lay','robber','1cf6d6017781d4988b87160764351a69dd8088b3e6562bd249fbfde6ef2ecac7');
INSERT INTO "answers" VALUES('taidian-greedy',79,1,'strike','','3f8ec0bdb4118e109cf640bc6428193b36078a18f6ee7ce7a6b36e0ce5ffc780');
INSERT INTO "answers" VALUES('taidian-greedy',80,0,'play','kick','13a618812d17c526e743fa743d2409fb4714b8821b30ff14892d0fa7b18249ec');
INSERT INTO "answers" VALUES('taidian-greedy',81,0,'play','shotgun','63b75dd5b842f1f9c63ebad40e7c3d4dccd553200671faefeba2a27644d5b7cc');
INSERT INTO "answers" VALUES('taidian-greedy',82,0,'pass','','1697b8ce2cffa94d038d4810afcc9df5ce4769dd66b1090525335aa29e2f0e02');
INSERT INTO "answers" VALUES('taidian-greedy',83,1,'play','shield','d19a3f0091863b0f2272ec1e00eeb1a1d9a835b4d35ad9252d857aa2aa0a71bc');
INSERT INTO "answers" VALUES('taidian-greedy',84,1,'pass','','91a69df047e59b87fe87c21afbcfb9e0f7c1aa88cbb6c88811399f1d4891bcf0');
INSERT INTO "answers" VALUES('taidian-greedy',85,1,'lay','kick','41d99b28db6a581af24ca9fbacf547e2c2e658f5fc75c39b204fe84b8b9f7cd1');
INSERT INTO "answers" VALUES('taidian-greedy',86,1,'strike','','ba46cf11af9d9e6057c7b7c3a87d68cbc23a529518bfa4ec3d73e422c778f88b');
INSERT INTO "answers" VALUES('taidian-greedy',87,0,'pass','','0de1845c95acb4a83a55b3a7bc5e6ca2c62036c86bcf930158f8015cfddbf703');
INSERT INTO "answers" VALUES('taidian-greedy',88,1,'end turn','','47b7c8bf2d125251bf11afee423261ef47eac8d625d14939db1c896d42af1514');
INSERT INTO "answers" VALUES('taidian-greedy',89,0,'upgrade','','9eee1b7a5af6daf8a1bbee1e89ce64f00753e6ea1b43fc4668066326288fbff2');
INSERT INTO "answers" VALUES('taidian-greedy',90,0,'play','bolt','77c076f6f903ad3ae59002562bcbf2becdb04260f45f0a4f9ab1a164ccde77ac');
INSERT INTO "answers" VALUES('taidian-greedy',91,0,'end turn','','e5002bee711b389c078070e746da31631698c2fd0d9e84f6f5e5a08d621538d8');
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
CREATE TABLE hosted (
        code TEXT PRIMARY KEY,
        match_id TEXT REFERENCES matches (id) ON DELETE CASCADE,
        is_over INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        body TEXT NOT NULL
    ) WITHOUT ROWID
    ;
CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            charter TEXT NOT NULL,
            players TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            answers INTEGER NOT NULL,
            link TEXT NOT NULL,
            position TEXT NOT NULL
        , where_words TEXT NOT NULL DEFAULT '', finished INTEGER NOT NULL DEFAULT 0, outcome TEXT NOT NULL DEFAULT '');
INSERT INTO "matches" VALUES('duel-greedy','{"game":"duel","options":{"draft":true,"first":"random","inventors":"choose"},"rules":1,"seats":2,"seed":11}','[{"kind":"greedy","name":"Greedy 1"},{"kind":"greedy","name":"Greedy 2"}]','2026-11-01T12:00:00.000Z','2026-11-01T12:00:00.000Z',58,'f335ef016e83f4125f8efbdee4da1dfa77b1b1cbd1dbd6864937b7e5abe7bb49','{"since":[],"state":{"active":0,"assistant_deck":{"cards":["jp-morgan","charles-batchelor","benjamin-lamme","charles-peck","edwin-houston","hetty-green","nellie-bly","charles-steinmetz","edward-adams","charles-coffin","grosvenor-lowrey","bertha-lamme"],"known":0},"chance":{"reveals":66,"seed":14459939297015494838},"chips":{"new-england":"","new-york":"","out-west":""},"city_deck":{"cards":["manhattan","chicago","san-francisco","cleveland","buffalo","telluride","boston","rochester","lowell","brooklyn","denver","schenectady","hartford","minneapolis","syracuse"],"known":0},"discard":{"cards":["frank-sprague","edward-johnson","mark-twain","william-stanley","thomas-martin","hg-wells","henry-villard"]},"draft":true,"first":0,"lot":false,"market":{"brush":2,"edison":5,"insull":5,"maxim":5,"thomson":5,"westinghouse":3},"outcome":null,"phase":2,"region":3,"removed":2,"row":{"cards":["st-louis","great-barrington","providence"]},"sides":[{"cities":["albany","portland"],"company":"walker","hand":{"cards":["francis-upton","oliver-shallenberger","lewis-latimer"]},"passed":["henry-villard","lewis-latimer","harold-brown"],"pr":18,"reserved":1,"shares":{"brush":2,"walker":3}},{"cities":["worcester","new-haven","pittsburgh","niagara"],"company":"tesla","hand":{"cards":["granville-woods","harold-brown"]},"passed":["harold-brown","oliver-shallenberger","lewis-latimer"],"pr":4,"reserved":0,"shares":{"brush":1,"tesla":4,"westinghouse":2}}],"step":"turn","technologies":{"bulbs":1,"meters":0,"transformers":0},"turn":{"assistant":"","free":0,"portfolio":true,"unused":[]},"turns":1,"won_by":""}}','Phase 2, turn 1 of 3',0,'');
INSERT INTO "matches" VALUES('lightning-greedy','{"game":"lightning","options":{"beginner":false,"pre_power_optional":false,"small_deck":"auto","tie_reopens":false},"rules":2,"seats":4,"seed":21}','[{"kind":"greedy","name":"Greedy 1"},{"kind":"greedy","name":"Greedy 2"},{"kind":"greedy","name":"Greedy 3"},{"kind":"greedy","name":"Greedy 4"}]','2026-11-01T12:00:00.000Z','2026-11-01T12:00:00.000Z',62,'4ae582e2a693154e0fd7f338d66760b9909840b73a4d600a29002ba98b27f26e','{"since":[{"choice":{"noun":"chicago-fair-alight","verb":"bid"},"seat":2},{"choice":{"noun":"wardenclyffe-30","verb":"bid"},"seat":1}],"state":{"announced":[],"beginner":false,"chance":{"reveals":300,"seed":6776582053346802991},"circle":[],"common":{"cards":["citizenship-papers","wardenclyffe-10","sunset-in-the-city-park","niagara-20","hit-by-a-taxi","niagara-20","colorado-10","wardenclyffe-40","bad-press","arc-lamp-patent","winter-of-ditch-digging","bankrupt","westinghouse-signs","born-in-a-storm","insulation","town-dynamo-burned-out","hotel-bill-unpaid","resonance","niagara-30","strasbourg-motor","colorado-40","surge","lecture-to-the-engineers","notebook-found","polyphase-patents","wardenclyffe-60","colorado-40","industrial-spy","wardenclyffe-20","grounding-rod","morgan-stops-paying","colorado-20","tower-torn-down","wardenclyffe-20","sparks-in-the-workshop","rival-signal-crosses-the-sea","laboratory-fire-of-1895","no-degree","wardenclyffe-10","student-gambling","partners-push-him-out","royalties-given-up","bonus-was-a-joke"],"known":2},"dealer":3,"empty_ties":0,"first_dealer":0,"last":{"agenda":[],"bids":[["colorado-50","niagara-40"],["niagara-60","wardenclyffe-60"],["colorado-20","tubes-without-wires"],["colorado-40","niagara-40"]],"cancelled":[],"coil":null,"counts":[[50,40],[60,60],[20,15],[40,50]],"dealer":3,"drawn":[[],[],[],[]],"linked":false,"lowest_wins":false,"prizes":[],"round":4,"size":2,"sparks":[],"takings":[],"tied":[],"totals":[90,120,35,90],"turned_up":["niagara-60","twain-comes-to-visit"],"winner":1,"won":["niagara-60","twain-comes-to-visit"]},"looked_at":0,"looker":null,"outcome":null,"power":{"card":"","done":0,"seat":0,"target":null},"powers_by_choice":false,"removed":{"cards":["royalty-clause"]},"resolved":["alternating-current"],"returned":12,"round":4,"scores":[[80,60,60,60],[80,70,60,70],[80,85,65,70]],"sides":[{"exposed":["colorado-station-opens","lamps-in-the-meadow","niagara-10","wardenclyffe-40","boat-by-remote-control","budapest-exchange","wardenclyffe-20"],"hand":{"cards":["niagara-10","wardenclyffe-40","wardenclyffe-20","colorado-station-opens"]},"input_deck":{"cards":["lamps-in-the-meadow","boat-by-remote-control","budapest-exchange"],"known":0},"lasting":{"cards":[]},"output":{"cards":["shadow-pictures","wireless-link","boyhood-water-wheel","blackout","cholera-year","colorado-50","niagara-40"]},"returned":["grounding-rod","laboratory-fire-of-1895","student-gambling"],"shown":[],"suit":"","tucked":{"cards":[]}},{"exposed":["niagara-40","value-wardenclyffe","colorado-50","niagara-30","colorado-60","wardenclyffe-30","private-demonstration","value-wardenclyffe","wardenclyffe-30","mothers-inventions","colorado-60","niagara-20"],"hand":{"cards":["wardenclyffe-30"]},"input_deck":{"cards":["mothers-inventions","colorado-30","colorado-60","value-wardenclyffe","niagara-40","colorado-50","niagara-30","value-wardenclyffe","value-colorado","colorado-60","niagara-20","private-demonstration","wardenclyffe-30"],"known":0},"lasting":{"cards":[]},"output":{"cards":["wardenclyffe-50","polarity-reversal","power-reaches-buffalo","niagara-60","wardenclyffe-60","niagara-60","twain-comes-to-visit"]},"returned":["no-degree","sparks-in-the-workshop","wardenclyffe-10"],"shown":[],"suit":"","tucked":{"cards":[]}},{"exposed":["chicago-fair-alight","colorado-10","niagara-10","colorado-20","colorado-30","faulty-goods-returned","colorado-30","niagara-50"],"hand":{"cards":["colorado-10","value-colorado","niagara-10","chicago-fair-alight"]},"input_deck":{"cards":["colorado-20","niagara-50","colorado-30","faulty-goods-returned","colorado-30","short-circuit"],"known":0},"lasting":{"cards":[]},"output":{"cards":["liberty-street-workshop","value-niagara","wardenclyffe-50","colorado-20","tubes-without-wires"]},"returned":["morgan-stops-paying","partners-push-him-out","rival-signal-crosses-the-sea"],"shown":[],"suit":"","tucked":{"cards":[]}},{"exposed":["niagara-plant-starts","wardenclyffe-40","niagara-30","wardenclyffe-30","patent-grant","scrap-heap","arc-strike","high-frequency-coil"],"hand":{"cards":["niagara-30","wardenclyffe-30","wardenclyffe-40"]},"input_deck":{"cards":["niagara-plant-starts","patent-grant","high-frequency-coil","arc-strike","scrap-heap","value-niagara"],"known":0},"lasting":{"cards":["alternating-current"]},"output":{"cards":["niagara-50","colorado-40","niagara-40"]},"returned":["colorado-20","tower-torn-down","wardenclyffe-20"],"shown":[],"suit":"niagara","tucked":{"cards":[]}}],"small":true,"step":"bid","tie_reopens":false,"ties":1,"trick":{"agenda":[],"bids":[],"cancelled":[],"coil":null,"counts":[],"dealer":3,"drawn":[],"linked":false,"lowest_wins":false,"prizes":["investors-cheque"],"round":4,"size":1,"sparks":[],"takings":[],"tied":[],"totals":[],"turned_up":["investors-cheque"],"winner":null,"won":[]},"tricks":11,"unearthed":[],"used_up":{"royalty-clause":1}}}','Round 4, one-card trick',0,'');
INSERT INTO "matches" VALUES('taidian-greedy','{"game":"taidian","options":{"allies":true,"barrel":"hand","characters":"random","first":"random","health":"150 each","loot":false,"punches":false,"storm":"40","teams":"none"},"rules":1,"seats":2,"seed":31}','[{"kind":"greedy","name":"Greedy 1"},{"kind":"greedy","name":"Greedy 2"}]','2026-11-01T12:00:00.000Z','2026-11-01T12:00:00.000Z',91,'e5002bee711b389c078070e746da31631698c2fd0d9e84f6f5e5a08d621538d8','{"since":[],"state":{"active":1,"after":"turn","burned":[],"chance":{"reveals":150,"seed":6221227930400449503},"falls":0,"fight":{"attacker":1,"drawn":[],"fell":false,"laid":[{"card":"kick","fate":"hit","structure":"","target":0,"value":5}],"lost":0,"over":true,"replies":[],"shields":0,"stands":[{"attack":5,"block":0,"counter":0,"fell":false,"heal":0,"lost":5,"seat":0}],"tick":false},"fighters":[{"bought":{"bolt":2,"shotgun":4,"watchtower":1},"cap":150,"character":"okafor","deck":{"cards":["shield","shotgun","coin","bolt","coin","punch","coin"],"known":0},"discard":{"cards":["kick","shotgun","bolt","punch","shield"]},"energy":8,"fell":0,"hand":{"cards":["cash","shotgun","coin","kick","shotgun"]},"health":145,"knocked_out_by":-1,"levels":{"aim":0,"healing":0,"skill":0,"strength":0},"seen":[],"side":0,"spared":false,"structures":["watchtower"]},{"bought":{"bolt":2,"burn-barrel":1,"coin":2,"robber":4},"cap":150,"character":"arata","deck":{"cards":["coin","shield","coin","punch","bolt","coin","kick","shield","robber","coin","punch","robber","bolt","coin","cash","burn-barrel"],"known":0},"discard":{"cards":[]},"energy":6,"fell":0,"hand":{"cards":["coin","robber","robber","robber","kick"]},"health":140,"knocked_out_by":-1,"levels":{"aim":0,"healing":0,"skill":0,"strength":0},"seen":[],"side":1,"spared":false,"structures":[]}],"first":0,"market":{"antidote":6,"bolt":6,"bunker":2,"burn-barrel":3,"cash":14,"clinic":2,"coin":18,"fire-bomb":4,"firing-range":2,"first-aid":6,"flash":8,"generator":2,"gold":10,"kick":8,"medic":4,"nine-mm":6,"poison":4,"punch":8,"robber":0,"shield":8,"shotgun":0,"strike":6,"vault":2,"watchtower":1,"workshop":2},"options":{"allies":true,"barrel":"hand","characters":"random","first":"random","health":"150 each","loot":false,"punches":false,"storm":"40","teams":"none"},"outcome":null,"poisons":[],"round":9,"spoils":[],"step":"choose","truces":[],"turn":{"attacked":[],"barrel_used":false,"batches":0,"burned":0,"buys":0,"fresh":true,"guarded":[],"kind":"","laying":[],"money":0,"offer":-1,"offered":false,"played":[],"shot":[],"stolen":[],"watched":[]},"window":null}}','Round 9',0,'');
INSERT INTO "matches" VALUES('currents-alone','{"game":"currents","options":{"automata_pay":"level","automaton_1":"hopper","automaton_2":"babbage","automaton_3":"turing","automaton_4":"none","automaton_5":"none","dc_levels":"four","fame":"any","first":"random","last_trades":"still","visit":true},"rules":3,"seats":1,"seed":41}','[{"kind":"greedy","name":"Greedy 1"}]','2026-11-01T12:00:00.000Z','2026-11-01T12:00:00.000Z',27,'745704972d07fd4f2d719c8fc587fdef2290f78600be57b31ec9191a087b9cae','{"since":[],"state":{"aside":[],"asked":"","attached":{"granville-woods":"thomson","william-stanley":"brush"},"auction":null,"bidders":[],"box":["edward-weston","francis-upton","lewis-latimer","cheap-copper","ticker-tip","samuel-insull","benjamin-lamme","grosvenor-lowrey","imported-transformers","paris-electrical-exposition","mark-twain","lamplit-torch-parade","newspaper-interview","poached-engineers"],"boxed":{"maxim":1,"tesla":1},"chance":{"reveals":100,"seed":2231495001139432101},"companies":4,"current":-1,"doing":{"bought":[],"card":"","luminaries":[],"noun":"","sold":[],"verb":""},"drafted":["tesla","brush","maxim","thomson"],"drafters":[],"event":"turnkey-contract","event_decks":[{"cards":["visiting-financiers","machinists-arrive","panic-of-1884","press-excursion","gas-company-lobby","joseph-swan","delmonicos","patent-office-backlog"],"known":0},{"cards":["fairground-contracts","rail-rate-act","gerlach-hotel","copper-corner","execution-commission","great-blizzard","exposition-medal"],"known":0},{"cards":["gold-drain","expert-witnesses","panic-of-1893","pullman-strike","white-city-lights","niagara-award","lamp-patent-lapses","laboratory-fire","consolidation"],"known":0}],"firms":{"brush":{"asleep":[],"automaton":"hopper","cash":0,"developed":["municipal-desk","dynamo-foundry","lit-streets-campaign"],"levels":{"ac":1,"bulb":3,"dc":4},"luminaries":[],"price":43,"seat":-1,"shares":{"brush":1,"maxim":1,"thomson":2},"slug":"brush"},"maxim":{"asleep":[],"automaton":"babbage","cash":0,"developed":["heavy-lathes","london-agents"],"levels":{"ac":1,"bulb":3,"dc":2},"luminaries":[],"price":30,"seat":-1,"shares":{"maxim":3,"thomson":1},"slug":"maxim"},"tesla":{"asleep":["nikola-tesla","henry-villard","charles-coffin"],"automaton":"","cash":21,"developed":["tesla-works","polyphase-laboratory","coil-shop","royalty-office"],"levels":{"ac":4,"bulb":4,"dc":1},"luminaries":["nikola-tesla","henry-villard","charles-coffin"],"price":29,"seat":0,"shares":{"brush":2},"slug":"tesla"},"thomson":{"asleep":[],"automaton":"turing","cash":0,"developed":["finance-bureau","dynamo-hall"],"levels":{"ac":3,"bulb":3,"dc":1},"luminaries":[],"price":52,"seat":-1,"shares":{"brush":1,"tesla":1,"thomson":2},"slug":"thomson"}},"future":["thomson","brush","maxim","tesla"],"holder":"tesla","luminary_decks":[{"cards":["charles-batchelor","margaret-knight","edwin-houston","moses-farmer"],"known":0},{"cards":["george-westinghouse","frank-sprague","oliver-shallenberger","harold-p-brown"],"known":0},{"cards":["michael-pupin","hertha-ayrton","bertha-lamme","charles-f-scott","coleman-sellers","jp-morgan","charles-steinmetz","edward-dean-adams","commerford-martin"],"known":0}],"market":{"brush":1,"maxim":1,"tesla":4,"thomson":0},"opted_out":[],"options":{"automata_pay":"level","automaton_1":"hopper","automaton_2":"babbage","automaton_3":"turing","automaton_4":"none","automaton_5":"none","dc_levels":"four","fame":"any","first":"random","last_trades":"still","visit":true},"order":["tesla","brush","maxim","thomson"],"outcome":null,"patents":{"ac 2":"thomson","ac 3":"tesla","ac 4":"tesla","bulb 2":"thomson","bulb 3":"brush","bulb 4":"tesla","dc 2":"maxim","dc 3":"brush","dc 4":"brush"},"present":["thomson","brush","maxim","tesla"],"projects":{"albany 1":"maxim","albany 3":"thomson","boston 2":"thomson","brooklyn 1":"thomson","brooklyn 3":"brush","great-barrington 1":"maxim","great-barrington 2":"maxim","hartford 2":"thomson","new-haven 1":"thomson","new-york 2":"brush","new-york 3":"thomson","newark 1":"brush","newark 3":"brush","rochester 2":"maxim","scranton 1":"maxim","scranton 2":"maxim","syracuse 1":"maxim"},"propaganda":["pamphlet-of-warnings","lecture-to-the-engineers","main-street-alight","industrial-exhibition","wall-street-gossip"],"propaganda_decks":[{"cards":["arc-lamps-on-broadway","menlo-park-open-house","pearl-street-switch-on"],"known":0},{"cards":["the-electric-chair","safety-rebuttal","overhead-wire-scare"],"known":0},{"cards":["world-press-tour","merger-rumour","hg-wells","topsy","city-of-light-fair","peep-show-parlours","laboratory-soiree","niagara-commission"],"known":0}],"row":["william-stanley","granville-woods"],"spent":false,"step":"ledger","tally":{"advance":3,"bid":4,"develop":4,"event cards sold":2,"ledger buy":1,"ledger decline":2,"luminaries sold":2,"paid for event cards":2,"paid for luminaries":6},"turn":4,"used":[],"waiting":["thomson","brush","maxim","tesla"]}}','Turn 4 of 6 (phase 2), bookkeeping',0,'');
INSERT INTO "matches" VALUES('ages-well','{"game":"ages","options":{"cards":"hidden","challenge":"deck","encounters":"gold","length":"fast","map":"random","mission":"well","placing":"random","selection":"mission","variable_end":true},"rules":1,"seats":2,"seed":51}','[{"kind":"greedy","name":"Greedy 1"},{"kind":"greedy","name":"Greedy 2"}]','2026-11-01T12:00:00.000Z','2026-11-01T12:00:00.000Z',95,'fe87055ed2fa1a74b2f1b1230eba0f067c215d94f2768fb85a927a25e7ecc334','{"since":[],"state":{"acting_seat":0,"acting_unit":4,"alliance":null,"attack":null,"beaten":{"ancient":[],"colonial":[],"future":[],"modern":[]},"bombed":[],"building":null,"challenge":[{"cards":["63","88","31","71","09","43","01","61","86","90","96","91","45","33","04","67","51","16","41","37","57","74","08","39","52","84","81","76","66","42","24","36","12","48","80","32","03","94","22","23","59","21","97","38","47","85","50","77","56","62","89","98","78","44","02","27","73","82","20","28","54","18","13","35","14","40","69","53","05","25","64","26","10","55","65","49","68","34","79","70","30","00","19","75","06","95","87","07","60","72","58","29","15"],"known":0},{"cards":["46","75","73","88","79","98","80","19","45","14","68","51","10","59","57","87","66","62","74","55","89","17","99","01","03","28","70","44","71","42","77","48","26","60","18","61","32","85","24","06","65","05","94","97","76","69","25","90","37","54","50","39","33","43","35","53","41","27","58","15","40","20","08","13","29","52","72","49","30","82","86","31","16","07","64","11","22","36","83","02","34","12","47","92","84","93","95","23","96","91","67","09","21"],"known":0}],"chance":{"reveals":654,"seed":4925023289468566078},"chosen":["harbor-row","copper-mesa"],"counters":{"B10":"union-vote","D16":"shepherd-sling","D34":"drone-golf","E5":"town-meeting","G27":"turkey-shoot","I1":"ring-toss","J16":"target-drone"},"decks":{"common":{"cards":["round-shield","pulse-sidearm","lead-knuckles","quarterstaff","steel-pot","flintlock-pistol","stun-gauntlets","motor-scooter","service-revolver","ship-cutlass","field-kit","dray-horse","bolt-rifle","boarding-axe","roadster-bicycle","hill-pony","foam-grenade","trench-club","yew-bow","throwing-knives","boar-spear","yew-bow","clay-fire-pot","field-kit","linen-cuirass","machine-pistol","arc-baton","service-revolver","long-musket","hunting-crossbow","stick-grenade","buff-coat","field-manual","willow-salve","pulse-sidearm","bronze-falcata","ship-cutlass"],"known":0},"elite":{"cards":["lance-rifle","assault-carbine","ghost-field","needle-pistol","recoilless-tube","phoenix-draught","winged-sandals","sky-skiff","siege-arbalest","swivel-howitzer","carriage-gun","emperors-mail","bastion-drone","monofilament-pike","surgeon-drone","bottled-storm","wyrmbone-sword","sabre-cat"],"known":0},"secret":{"cards":["recall-cube","old-debt","grand-tour","badge-of-the-sword","courier-satchel","whisper-shoes","tutor-cube","gale-cube","rope-and-hooks","watch-turret","weeping-obelisk","plenty-cube","exile-cube","brass-spyglass","badge-of-the-shadow","wolfhound","banner-of-home","badge-of-the-owl","watch-turret","lodestone","bodyguard","deep-pack"],"known":0}},"discards":{"common":["stick-grenade"],"elite":[],"secret":[]},"dismissed":false,"drawn":[["92","17","46","83","99","93","11"],["38","56","00","63","78","81","04"]],"ending":{"cards":["end","not yet","not yet","not yet","not yet"],"known":0},"escaped":[],"facing":{"ancient":"","colonial":"","future":"","modern":""},"fight":-1,"fights":[],"flags":{},"ground":{"B36":["*bolt-rifle"]},"guardians":{"ancient":{"cards":["drowned-bell","bull-of-the-stair","forest-king","temple-ballista","grain-bailiff","sling-maiden","weigher-of-hearts","sphinx-of-ash","marsh-hag"],"known":0},"colonial":{"cards":["river-sharp","ghost-frigate","hanging-judge","iron-schoolmistress","parish-elder","bear-of-the-pass","masked-duellist","trail-boss","powder-monkey"],"known":0},"future":{"cards":["tax-oracle","vault-intelligence","duelling-frame","airlock-warden","mirror-self","echo-hound","choir-of-one","gravity-well","pressure-suit"],"known":0},"modern":{"cards":["marathon-champion","chess-hustler","bishop-of-ninth-street","night-watch-sergeant","quiz-master","bomb-range","loan-shark","black-van","gunnery-instructor"],"known":0}},"has_acted":true,"henchmen":{"cards":["powder-boy","holo-decoy","shield-thrall","temple-scribe","stretcher-bearer","loader-drone","hired-muscle","torch-bearer","bugler","spotter","deckhand","bruiser","field-unit","getaway-driver","hover-lamp"],"known":0},"hushed":1,"idle_seats":[],"layout":[{"i":0,"j":0,"piece":"harbor-row","slot":"platter","turn":1},{"i":1,"j":0,"piece":"copper-mesa","slot":"platter","turn":5},{"i":0,"j":0,"piece":"dome 1","slot":"u","turn":0},{"i":-1,"j":0,"piece":"dome 3","slot":"d","turn":2},{"i":-1,"j":1,"piece":"dome 4","slot":"u","turn":0},{"i":1,"j":0,"piece":"dome 7","slot":"d","turn":2},{"i":1,"j":0,"piece":"dome 9","slot":"u","turn":1},{"i":0,"j":0,"piece":"labyrinth-modern","slot":"d","turn":2}],"lith":0,"met":["bards-round","blind-beggar","radio-quiz","bomb-disposal","pinball-hall"],"monuments":[],"onset":[],"options":{"cards":"hidden","challenge":"deck","encounters":"gold","length":"fast","map":"random","mission":"well","placing":"random","selection":"mission","variable_end":true},"outcome":null,"passed":[4,1],"passed_seats":[],"paths":{},"pending":[],"phase":"move","points":0,"pool":{"cards":["cargo-race","dice-at-the-well","peace-accord","card-sharp","customs-scan","zero-g-tag","wrestling-ring","null-maze","fencing-master","chariot-lap","black-market","knife-board","workshop","quilting-frame","talent-night","debate-engine","spelling-bee","oracle-question","empathy-booth","stone-lift","masked-dancer","alley-bout","border-crossing","log-roll"],"known":0},"reserve":{"cards":["patchwork-eddie","doc-valdez","mary-read","rivet-77","lyudmila-pavlichenko","pell","noor-inayat-khan","juno-vash","tomyris","sacagawea","enheduanna","ching-shih","olaudah-equiano","nanny-of-the-maroons","old-grumbletoe","cu-chulainn","atalanta","anansi","duchess-orsolya","sgt-rosa-blum","miyamoto-musashi","grandmother-kettle","bessie-coleman","the-glass-tide","the-mothlight","the-ninth-gorgon","brother-lumen","captain-oyelaran","johnny-chapman","oona-fenchild","quill-of-nine","skarn","the-hollow-rider","archimedes","the-green-warden","sister-static"],"known":0},"results":[],"round":4,"ruins":[[],[]],"scored":[0,0],"seen":["J16","I1","D34"],"selection":null,"sides":[1,0],"step":"move","team":1,"units":[{"active":false,"began":5,"boarded":false,"broken":[],"cards":["powered-plate","parting-gift","mirror-shield","bronze-falcata"],"crossed":false,"entered":true,"expended":false,"experience":0,"fate":"on the map","finished":false,"fired":false,"flag":false,"flying":"","guarding":[],"guided":false,"health":4,"kind":"character","levels":{},"master":-1,"most":5,"owner":1,"passed":2,"path":[],"prepared":0,"riding":"","shown":[true,false,false,false],"slowed":false,"slug":"ambassador-thrum","space":17,"spent":false,"started":17,"target":-1,"team":0,"tribute":false,"used":[]},{"active":false,"began":4,"boarded":false,"broken":[],"cards":["smelling-salts","target-pistol"],"crossed":false,"entered":true,"expended":false,"experience":0,"fate":"on the map","finished":false,"fired":false,"flag":false,"flying":"","guarding":[],"guided":false,"health":4,"kind":"character","levels":{},"master":-1,"most":4,"owner":1,"passed":1,"path":[],"prepared":0,"riding":"","shown":[false,false],"slowed":false,"slug":"hanno","space":154,"spent":false,"started":154,"target":-1,"team":0,"tribute":false,"used":[]},{"active":false,"began":5,"boarded":false,"broken":[],"cards":["saddle-carbine","wolfhound"],"crossed":false,"entered":true,"expended":false,"experience":0,"fate":"on the map","finished":false,"fired":false,"flag":false,"flying":"","guarding":[],"guided":false,"health":5,"kind":"character","levels":{},"master":-1,"most":5,"owner":1,"passed":1,"path":[],"prepared":0,"riding":"","shown":[true,false],"slowed":false,"slug":"knuckles-moran","space":68,"spent":false,"started":68,"target":-1,"team":0,"tribute":false,"used":[]},{"active":false,"began":4,"boarded":false,"broken":[],"cards":[],"crossed":false,"entered":true,"expended":false,"experience":0,"fate":"killed","finished":false,"fired":false,"flag":false,"flying":"","guarding":[],"guided":false,"health":0,"kind":"character","levels":{},"master":-1,"most":4,"owner":0,"passed":0,"path":[],"prepared":0,"riding":"","shown":[],"slowed":false,"slug":"father-anselm","space":-1,"spent":false,"started":-1,"target":-1,"team":1,"tribute":false,"used":[]},{"active":false,"began":4,"boarded":false,"broken":[],"cards":["long-musket","last-stand","grey-cloak"],"crossed":false,"entered":true,"expended":false,"experience":0,"fate":"on the map","finished":true,"fired":false,"flag":false,"flying":"","guarding":[],"guided":false,"health":4,"kind":"character","levels":{},"master":-1,"most":4,"owner":0,"passed":0,"path":[133,113,94,76,58,59],"prepared":0,"riding":"","shown":[false,false,true],"slowed":false,"slug":"scheherazade","space":59,"spent":true,"started":154,"target":-1,"team":1,"tribute":false,"used":[]},{"active":false,"began":7,"boarded":false,"broken":[],"cards":["visor-helm","shepherds-sling","keeper-of-keys"],"crossed":false,"entered":true,"expended":false,"experience":0,"fate":"on the map","finished":false,"fired":false,"flag":false,"flying":"","guarding":[],"guided":false,"health":7,"kind":"character","levels":{},"master":-1,"most":7,"owner":0,"passed":1,"path":[],"prepared":0,"riding":"","shown":[false,false,false],"slowed":false,"slug":"john-henry","space":101,"spent":false,"started":101,"target":-1,"team":1,"tribute":false,"used":[]},{"active":false,"began":3,"boarded":false,"broken":[],"cards":[],"crossed":false,"entered":true,"expended":false,"experience":0,"fate":"on the map","finished":false,"fired":false,"flag":false,"flying":"","guarding":[],"guided":false,"health":3,"kind":"henchman","levels":{},"master":0,"most":3,"owner":1,"passed":0,"path":[],"prepared":0,"riding":"","shown":[],"slowed":false,"slug":"kennel-hand","space":17,"spent":false,"started":17,"target":-1,"team":0,"tribute":false,"used":[]}],"vaults":[[],[]],"wielded":["grey-cloak","bolt-rifle","powered-plate","saddle-carbine","stick-grenade"],"won_by":""}}','Round 4, Black: move',0,'');
CREATE TABLE mutes (
        name TEXT NOT NULL REFERENCES accounts (name) ON DELETE CASCADE,
        muted TEXT NOT NULL,
        PRIMARY KEY (name, muted)
    ) WITHOUT ROWID
    ;
CREATE INDEX matches_by_time ON matches (updated);
CREATE INDEX hosted_by_match ON hosted (match_id);
COMMIT;
