// What flows through comments/: what made comments appear, and what came of an article.
import type { PostTemplate } from '../records/index.ts';
import type { PostRow } from '../store/index.ts';

/** What makes comments appear; see DESIGN's glossary. `none`: they stand in the page as it is answered or drawn. */
export type Trigger = 'none' | 'scroll' | 'click' | 'tab' | 'modal' | 'new page' | 'frame';

/** What worked on a site, to be tried first on its next article. */
export interface SiteMemory {
  readonly trigger: Trigger;
  /** Name of the control that was clicked. */
  readonly control?: string;
  /** How its comments are drawn. */
  readonly template?: PostTemplate;
  /** Whether a browser was needed. */
  readonly isRendered: boolean;
}

/** Comments of one article, and how they were found. */
export interface ArticleComments {
  /** As given. */
  readonly url: string;
  /** After redirects. */
  readonly page: string;
  readonly title: string;
  readonly hasComments: boolean;
  /** 0 … 1: how sure that is. */
  readonly confidence: number;
  readonly comments: readonly PostRow[];
  /** Null when nothing was found. */
  readonly trigger: Trigger | null;
  /** What was clicked to make them appear. */
  readonly control: string | null;
  /** Clicks tried to make them appear. */
  readonly clicksTried: number;
  /** Clicks that brought more of them. */
  readonly expandClicks: number;
  /** All that could be clicked. */
  readonly clickables: number;
  /** How many the page says there are. */
  readonly expected: number | null;
  readonly browser: boolean;
  readonly ms: number;
}
