"""Full-screen pages. They use views, never states."""
