// Article pages for training: with their comments in them, however they come to be seen, and what can be clicked on them.
import { siteAddresses } from './addresses.ts';
import { drawArticle } from './page.ts';
import { articleComments } from './plan.ts';
import type { ArticleSite } from './types.ts';

/** An article as it is once its comments are there. */
export interface ShownArticle {
  readonly site: string;
  readonly language: string;
  readonly url: string;
  readonly html: string;
  readonly comments: readonly string[];
}

/** Something to click, and whether it shows the comments. */
export interface KnownClickable {
  readonly site: string;
  readonly language: string;
  readonly html: string;
  readonly showsComments: boolean;
}

/** All articles of a site with their comments shown. */
export function shownArticles(site: ArticleSite): ShownArticle[] {
  const at = siteAddresses(site);
  const open: ArticleSite = { ...site, trigger: 'static', expansion: 'none', overlay: 'none' };
  return Array.from({ length: site.articles }, (_, article) => ({
    site: site.name,
    language: site.language,
    url: at.article(article),
    html: drawArticle(open, article, at, 1).html,
    comments: articleComments(site, article).map(({ text }) => text),
  }));
}

/** What can be clicked on the articles of a site, before and after their comments are shown. */
export function knownClickables(site: ArticleSite): KnownClickable[] {
  const at = siteAddresses(site);
  const found = new Map<string, KnownClickable>();
  const add = (html: string, showsComments: boolean): void => {
    found.set(html, { site: site.name, language: site.language, html, showsComments });
  };
  for (let article = 0; article < site.articles; article++) {
    const { html, triggerHtml } = drawArticle(site, article, at, 1);
    const shown = drawArticle({ ...site, trigger: 'static', expansion: 'none' }, article, at, 1).html;
    for (const page of [html, shown])
      for (const [element] of page.matchAll(/<(a|button)\b[^>]*>[\s\S]*?<\/\1>/g))
        if (!found.has(element)) add(element, false);
    if (triggerHtml !== '') add(triggerHtml, true);
  }
  return [...found.values()];
}
