// Where the pages of an article site are.
import type { SiteAddresses } from './page.ts';
import type { ArticleSite } from './types.ts';

const SECOND_PORT = 8081;

/** The site's own host, and the one its widgets come from. */
export function hostsOf({ seed }: ArticleSite): readonly [string, string] {
  return [`site${seed}.test`, `talk${seed}.test`];
}

export function siteAddresses(site: ArticleSite): SiteAddresses {
  const [own, other] = hostsOf(site);
  const key = (article: number): string => `${article + 1000}-${site.seed}`;
  // Another origin is another host, or a second port of the same.
  const origin = Math.floor(site.seed / 12) % 2 === 0 ? other : `${own}:${SECOND_PORT}`;
  const frames = site.trigger === 'other-frame' ? origin : own;
  return {
    article: (article, page = 1) => `http://${own}/story/${key(article)}${page > 1 ? `?cpage=${page}` : ''}`,
    talk: (article) => `http://${own}/talk/${key(article)}`,
    frame: (article) => `http://${frames}/frame/${key(article)}`,
    api: (article) => `http://${frames}/api/${key(article)}`,
  };
}
