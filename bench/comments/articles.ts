// End to end over the lab's articles, in a real browser: F1, clicks on first and later visits, false alarms.
import { startArticles } from '../../lab/articles/index.ts';
import { articleComments, SiteMemories } from '../../src/comments/index.ts';
import { BrowserFetcher, HttpFetcher } from '../../src/fetch/index.ts';
import { scorePage } from './score.ts';

const option = (name: string, byDefault: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? byDefault : Number(process.argv[at + 1]);
};
const from = option('from', 1);
const sites = option('sites', 12);
const isVerbose = process.argv.includes('--failures');

const lab = await startArticles({ from, sites });
const fetcher = new HttpFetcher({
  startUrl: lab.truth[0]!.url,
  proxy: lab.proxy,
  rate: 0,
  respectRobots: false,
});
const browser = new BrowserFetcher({ fetcher, tabs: 1 });
const memories = new SiteMemories();
interface Row {
  readonly f1: number;
  readonly wanted: number;
  readonly found: number;
  readonly clicks: number;
  readonly clickables: number;
  readonly isFirst: boolean;
  readonly needsClick: boolean;
  readonly ms: number;
}
const rows: Row[] = [];
try {
  for (const { url, site, comments, triggerHtml } of lab.truth) {
    const isFirst = memories.of(url) === undefined;
    const result = await articleComments(url, { fetcher, browser, memories });
    const score = scorePage(
      result.comments.map(({ text }) => text),
      comments.map(({ text }) => text),
    );
    rows.push({
      f1: score.f1,
      wanted: score.wanted,
      found: score.found,
      clicks: result.clicksTried,
      clickables: result.clickables,
      isFirst,
      needsClick: triggerHtml !== '',
      ms: result.ms,
    });
    if (isVerbose && score.f1 < 1)
      console.log(
        `${url} ${site.language} ${site.trigger}/${site.expansion}/${site.look}/${site.naming}/${site.trap}/${site.overlay}: wanted ${score.wanted}, found ${score.found}, right ${score.hits}; trigger ${result.trigger}, clicks ${result.clicksTried}, expand ${result.expandClicks}, ${result.ms} ms`,
      );
  }
} finally {
  await browser.close();
  await fetcher.close();
  await lab.close();
}
const mean = (values: readonly number[]): string =>
  values.length === 0 ? '–' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
const withComments = rows.filter(({ wanted }) => wanted > 0);
const few = withComments.filter(({ wanted }) => wanted < 10);
const without = rows.filter(({ wanted }) => wanted === 0);
const clicked = withComments.filter(({ needsClick }) => needsClick);
console.log(
  `sites ${from}–${from + sites - 1}: ${rows.length} articles, ${withComments.length} with comments`,
);
console.log(`end-to-end F1, all pages                ${mean(rows.map(({ f1 }) => f1))}`);
console.log(`pages with 1–9 comments                 ${mean(few.map(({ f1 }) => f1))} (${few.length})`);
console.log(
  `false alarms on pages without           ${without.filter(({ found }) => found > 0).length} of ${without.length}`,
);
console.log(
  `clicks tried, pages with comments, first ${mean(withComments.filter(({ isFirst }) => isFirst).map(({ clicks }) => clicks))}, later ${mean(withComments.filter(({ isFirst }) => !isFirst).map(({ clicks }) => clicks))}`,
);
console.log(
  `clicks tried where one is needed, first  ${mean(clicked.filter(({ isFirst }) => isFirst).map(({ clicks }) => clicks))}, later ${mean(clicked.filter(({ isFirst }) => !isFirst).map(({ clicks }) => clicks))}`,
);
console.log(`clicks on pages without comments         ${mean(without.map(({ clicks }) => clicks))}`);
console.log(
  `clickables on pages explored             ${mean(rows.filter(({ clickables }) => clickables > 0).map(({ clickables }) => clickables))}`,
);
console.log(`seconds a page                           ${mean(rows.map(({ ms }) => ms / 1000))}`);
