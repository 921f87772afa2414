/**
 * learn/ turns pages of a forum into a site model: entry page, link types, page flips, URL identity and patterns
 * (FoCUS). For now it holds the model's types, which strategies fill and the crawl engine executes.
 */
export type { LinkType, PageType, Pattern, SiteModel } from './model.ts';
