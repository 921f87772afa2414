/**
 * comments/ answers, for one article: does it have user comments, and which? Comments that stand in the answer are read
 * without a browser. Else a browser makes them appear: overlays are put away, the page is scrolled, and clickables are tried
 * from the likeliest down; then the section is told from other records and expanded until all is there (ComCrawler).
 */
export { articleComments, type CommentTools } from './article.ts';
export { type FoundSection, findSection, findSectionOf } from './find-section.ts';
export { commentsOfPage } from './page-comments.ts';
export { pictureName } from './pictures.ts';
export { defaultMemoryFile, SiteMemories } from './site-memory.ts';
export { statedCounts } from './stated-count.ts';
export type { ArticleComments, SiteMemory, Trigger } from './types.ts';
export { visitFeed } from './visit-feed.ts';
export { type FeedWatch, visitResult, watchFeed } from './watch-feed.ts';
