// Watches a crawl for what learning had no chance to see: the first thread with a second page, the first board with one.
import type { Page } from '../page/index.ts';
import { learnPatterns } from './learn-patterns.ts';
import { LinkMatcher } from './link-matcher.ts';
import type { LinkType, Pattern, SiteModel } from './model.ts';
import { findFlips, LIKELY_FLIP } from './page-flips.ts';
import { withoutParameters } from './session-ids.ts';

/** One crawl's watch over its model. */
export class ModelWatch {
  #model: SiteModel;
  #matcher: LinkMatcher;

  constructor(model: SiteModel) {
    this.#model = model;
    this.#matcher = new LinkMatcher(model);
  }

  /** Looks at a fetched board or thread page; returns a better model when the page's own pager was not known. */
  observe(page: Page, url: string, of: 'index' | 'thread'): SiteModel | undefined {
    if (this.#model.evidence === null) return undefined;
    const clean = (raw: string) => withoutParameters(raw, this.#model.ignoredParameters);
    const unknown = findFlips(page)
      .filter(({ confidence }) => confidence >= LIKELY_FLIP)
      .flatMap(({ links }) => links)
      .filter(({ link }) => this.#matcher.match(link.url) === undefined)
      .map(({ link }) => ({ pageUrl: url, flipUrl: clean(link.url), of }));
    if (unknown.length === 0) return undefined;
    const evidence = { ...this.#model.evidence, flips: [...this.#model.evidence.flips, ...unknown] };
    const type: LinkType = of === 'index' ? 'index-flip' : 'thread-flip';
    const known = new Set(this.#model.patterns.map(({ regex }) => regex));
    // What was learned before stays as it is: only pagers are added.
    const added = learnPatterns(evidence).filter(
      (pattern: Pattern) => pattern.type === type && !known.has(pattern.regex),
    );
    this.#model = { ...this.#model, evidence, patterns: [...added, ...this.#model.patterns] };
    this.#matcher = new LinkMatcher(this.#model);
    return added.length > 0 ? this.#model : undefined;
  }
}
