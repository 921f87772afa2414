// Article pages of the lab: what a site is like, and what is true of each of its articles.
import type { DateStyle } from '../language/index.ts';
import type { LabLanguage } from '../types.ts';

/** How the comments of a site come to be seen. */
export const ARTICLE_TRIGGERS = [
  'static',
  'script',
  'scroll',
  'click',
  'icon',
  'listener',
  'tab',
  'modal',
  'new-page',
  'frame',
  'other-frame',
  'shadow',
] as const;
export type ArticleTrigger = (typeof ARTICLE_TRIGGERS)[number];

export const EXPANSIONS = [
  'none',
  'load-more',
  'replies',
  'pages',
  'endless',
  'virtual',
  'read-more',
] as const;
export type Expansion = (typeof EXPANSIONS)[number];

/** What stands on a page besides, or instead of, comments. */
export const TRAPS = ['none', 'closed', 'reviews', 'live', 'posts', 'interview', 'opinion', 'empty'] as const;
export type Trap = (typeof TRAPS)[number];

export const LOOKS = ['list', 'cards', 'table', 'definition', 'quote', 'element', 'flat'] as const;
export type Look = (typeof LOOKS)[number];

/** How elements are named. */
export const NAMINGS = ['english', 'own', 'short', 'hashed', 'foreign'] as const;
export type Naming = (typeof NAMINGS)[number];

export interface ArticleSite {
  readonly name: string;
  readonly seed: number;
  readonly language: LabLanguage;
  readonly trigger: ArticleTrigger;
  readonly expansion: Expansion;
  readonly look: Look;
  readonly naming: Naming;
  readonly trap: Trap;
  readonly dates: DateStyle;
  readonly overlay: 'none' | 'cookies' | 'newsletter' | 'cookies-needed';
  readonly hasForm: boolean;
  readonly tellsCount: boolean;
  readonly isJson: boolean;
  readonly articles: number;
}

export interface ArticleComment {
  readonly id: number;
  readonly author: string;
  readonly created: number;
  readonly text: string;
  /** Index of the comment it answers, or null. */
  readonly parent: number | null;
  readonly likes: number;
}

/** What is true of an article. */
export interface ArticleTruth {
  readonly url: string;
  readonly site: ArticleSite;
  readonly comments: readonly ArticleComment[];
  /** HTML of what must be clicked, '' when nothing must. */
  readonly triggerHtml: string;
}
