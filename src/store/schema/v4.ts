// Schema version 4: what it takes to put the pages of a thread together, and when pages were written.

export const SCHEMA_V4 = `
-- What the post gives away of the one it answers, as JSON: understood once all posts of the thread are there.
ALTER TABLE posts ADD COLUMN hints TEXT NOT NULL DEFAULT '{}';
-- 0: stored since the thread was last put together.
ALTER TABLE posts ADD COLUMN is_assembled INTEGER NOT NULL DEFAULT 0;
CREATE INDEX posts_to_assemble ON posts (site_id, thread) WHERE is_assembled = 0;
CREATE INDEX threads_by_title ON threads (site_id, title);

-- When the server wrote the page; NULL: when it was fetched.
ALTER TABLE pages ADD COLUMN written_at INTEGER;
`;
