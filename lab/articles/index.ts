/**
 * Article pages with and without comments, generated: all triggers, looks, namings, expansions, overlays and traps, in the
 * lab's languages. `startArticles` serves them; its truth says which comments each article has and what shows them.
 */
export { PRESENT, planSite, planSites } from './plan.ts';
export { type ArticleLab, type ArticleLabOptions, startArticles } from './server.ts';
export { type KnownClickable, knownClickables, type ShownArticle, shownArticles } from './shown.ts';
export type { ArticleComment, ArticleSite, ArticleTrigger, ArticleTruth, Expansion, Trap } from './types.ts';
