// Schema version 8: what is known of the articles of a feed whose comments workers visit.

export const SCHEMA_V8 = `
-- JSON (VisitQueueState of refresh/).
CREATE TABLE comment_visits (site_id INTEGER PRIMARY KEY, state TEXT NOT NULL) STRICT;
`;
