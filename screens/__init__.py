"""Full-screen pages. They see views, never states."""
