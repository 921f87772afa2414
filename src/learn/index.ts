/**
 * learn/ turns pages of a forum into a site model: entry page, link types, page flips, URL identity and patterns
 * (FoCUS). Pure functions over pages; where more pages are needed, they are asked for through a function.
 */
export { type EntryFound, findEntry } from './entry.ts';
export { exploreForum } from './explore-forum.ts';
export { Explorer, type FetchPage, type SeenPage } from './explorer.ts';
export type { Evidence } from './findings.ts';
export { flipTurn } from './flip-turn.ts';
export { learnPatterns } from './learn-patterns.ts';
export { type LinkMatch, LinkMatcher } from './link-matcher.ts';
export { type KindOf, rowsOfLonePage } from './lone-page-rows.ts';
export { messagesListedOn } from './message-archive.ts';
export type {
  GrownPages,
  LinkEvidence,
  LinkType,
  PageType,
  Pattern,
  Rendering,
  SeenFlip,
  SiteModel,
  SitePart,
} from './model.ts';
export { ModelWatch } from './model-watch.ts';
export { type FlipGroup, findFlips, LIKELY_FLIP } from './page-flips.ts';
export { type PagerFacts, pagerFacts } from './page-flips-arithmetic.ts';
export { arrowOf } from './page-flips-candidates.ts';
export { isLinearRegex } from './pattern-linear.ts';
export { escapeRegex, holeClasses } from './pattern-parts.ts';
export { isMarkedPost } from './post-marks.ts';
export { aliasesOnList } from './row-aliases.ts';
export type { LearnOptions } from './sampling.ts';
export { sessionParameters, withoutParameters } from './session-ids.ts';
export type {
  Arc,
  FollowRule,
  LayoutCentre,
  LayoutPattern,
  LayoutTable,
  Scope,
  SiteMap,
  Vertex,
  VertexKind,
} from './site-map.ts';
export { startPage } from './start-page.ts';
export {
  looksLikeCode,
  looksLikeSlug,
  orderParameters,
  pieced,
  splitUrl,
  tokens,
} from './url-parts.ts';
export { frameOf, UrlShapes } from './url-shapes.ts';
