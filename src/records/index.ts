/**
 * records/ sees the structure of a page: regions (repeated structures), their records (thread rows, posts, comments),
 * and link tables (the links of a region in columns). It knows nothing of what a record means; classify/ and learn/ do.
 */
export { type Box, type PageBoxes, pageBoxes } from './boxes.ts';
export type { IndexPage, KnownLink } from './index-lists.ts';
export { type ListedRecord, type ListTemplate, learnLists, readLists } from './index-lists-read.ts';
export {
  applyIndexTemplate,
  extractIndexRows,
  type IndexList,
  type IndexOptions,
  type IndexRow,
  type IndexRowTemplate,
  type IndexTemplate,
  indexLists,
  learnIndexTemplate,
} from './index-rows.ts';
export { linkParents } from './link-levels.ts';
export { linkTable } from './link-table.ts';
export { type Mark, markedHtml } from './marked-tree.ts';
export { type MessageHints, type MessageLink, messageLinksOf } from './message-links.ts';
export { type OverlayOptions, overlayHtml, regionColour, regionMarks } from './overlay.ts';
export { type PageFacts, pageFacts, visibleLength } from './page-facts.ts';
export { mergePatterns, type PatternNode, type PatternSign, patternLikeness } from './pattern-tree.ts';
export {
  matchPatterns,
  type PageMatches,
  type PatternMatch,
  patternsOf,
  type RegionPattern,
  type RepetitivePattern,
  updatePatterns,
} from './patterns.ts';
export { type PayloadShown, payloadShown } from './payload-shown.ts';
export { listsCards } from './post-cards.ts';
export { applyTemplate, type ExtractOptions, extractPosts } from './post-extract.ts';
export { postMarks } from './post-overlay.ts';
export { hintsOf } from './post-replies.ts';
export { type PostSection, postSections, singleSection } from './post-sections.ts';
export type * from './post-types.ts';
export { areaOf, ownRanges, type PageStructure, pageStructure } from './regions.ts';
export { conversationName, replyDepth } from './reply-title.ts';
export { scriptWeight, textWeight } from './script-weight.ts';
export type { PostTemplate, RecordHead, RecordTemplate } from './template.ts';
export { learnPostTemplate } from './template-posts.ts';
export { messageSiteTemplate, siteTemplate } from './template-site.ts';
export { type AssembledPost, assembleThread, positionOf, type ThreadPost } from './thread-assembly.ts';
export { breadcrumbOf } from './thread-breadcrumb.ts';
export { type Poll, pollOf } from './thread-poll.ts';
export type { Detector, LinkColumn, LinkTable, PageRecord, Region, TextColumn } from './types.ts';
