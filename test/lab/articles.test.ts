import { expect, it } from 'vitest';
import { siteAddresses } from '../../lab/articles/addresses.ts';
import { knownClickables, planSites, shownArticles, startArticles } from '../../lab/articles/index.ts';
import { ARTICLE_TRIGGERS } from '../../lab/articles/types.ts';
import { LAB_LANGUAGES } from '../../lab/language/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';

it('has every trigger and every language within two dozen sites, and the same pages for the same seeds', () => {
  const sites = planSites(1, 24);
  expect(new Set(sites.map(({ trigger }) => trigger)).size).toBe(ARTICLE_TRIGGERS.length);
  expect(new Set(sites.map(({ language }) => language)).size).toBe(LAB_LANGUAGES.length);
  expect(shownArticles(planSites(5, 1)[0]!)).toEqual(shownArticles(sites[4]!));
});

it('has at least a hundred clickables on a page, one of them the trigger where there is one', () => {
  for (const site of planSites(1, 12)) {
    const clickables = knownClickables(site);
    expect(clickables.length, site.name).toBeGreaterThan(100);
    const triggers = clickables.filter(({ showsComments }) => showsComments).length;
    const needsOne = ['click', 'icon', 'listener', 'tab', 'modal', 'new-page'].includes(site.trigger);
    expect(triggers > 0, site.name).toBe(needsOne && site.trap === 'none');
  }
});

it('has articles with none to some hundred comments, and frames of another host and of another port', () => {
  const counts = planSites(1, 22).flatMap((site) =>
    shownArticles(site).map(({ comments }) => comments.length),
  );
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(200);
  expect(Math.max(...counts)).toBeLessThanOrEqual(500);
  const frames = planSites(1, 24)
    .filter(({ trigger }) => trigger === 'other-frame')
    .map((site) => new URL(siteAddresses(site).frame(0)).host);
  expect(frames).toEqual(['talk10.test', 'site22.test:8081']);
});

it('answers its widgets with exactly the comments of its truth', async () => {
  const lab = await startArticles({ from: 1, sites: 12 });
  try {
    const { site, comments } =
      lab.truth.find(
        ({ site, comments }) =>
          site.isJson && site.trigger !== 'static' && site.expansion === 'none' && comments.length > 5,
      ) ?? lab.truth.find(({ site, comments }) => site.isJson && comments.length > 5)!;
    const article = lab.truth
      .filter((truth) => truth.site === site)
      .findIndex((truth) => truth.comments === comments);
    const fetcher = new HttpFetcher({
      startUrl: lab.truth[0]!.url,
      proxy: lab.proxy,
      rate: 0,
      respectRobots: false,
    });
    const key = `${1000 + article}-${site.seed}`;
    const seen: unknown[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const url = `http://site${site.seed}.test/api/${key}/comments?page=${page}`;
      const response = await fetcher.fetch({ url, accept: 'any' });
      const answer = JSON.parse(response.body.toString()) as { pages: number; comments: { id: number }[] };
      pages = answer.pages;
      seen.push(...answer.comments.map(({ id }) => id));
    }
    await fetcher.close();
    expect(seen).toEqual(comments.map(({ id }) => id));
  } finally {
    await lab.close();
  }
});
