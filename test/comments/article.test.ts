import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArticleLab, type ArticleTruth, startArticles } from '../../lab/articles/index.ts';
import { articleComments, SiteMemories } from '../../src/comments/index.ts';
import { BrowserFetcher, HttpFetcher } from '../../src/fetch/index.ts';

const squeezed = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

describe('articleComments in a browser', () => {
  let lab: ArticleLab;
  let fetcher: HttpFetcher;
  let browser: BrowserFetcher;

  beforeAll(async () => {
    lab = await startArticles({ from: 1, sites: 24 });
    fetcher = new HttpFetcher({
      startUrl: lab.truth[0]!.url,
      proxy: lab.proxy,
      rate: 0,
      respectRobots: false,
    });
    browser = new BrowserFetcher({ fetcher, tabs: 1 });
  });
  afterAll(async () => {
    await browser.close();
    await fetcher.close();
    await lab.close();
  });

  /** Articles of the first site of a kind, those with most comments first. */
  const articlesOf = (is: (truth: ArticleTruth) => boolean): ArticleTruth[] => {
    const site = lab.truth.find((truth) => is(truth) && truth.comments.length > 0)!.site;
    return lab.truth
      .filter((truth) => truth.site === site)
      .sort((a, b) => b.comments.length - a.comments.length);
  };
  const read = (url: string, memories = new SiteMemories()) =>
    articleComments(url, { fetcher, browser, memories });

  it('starts no browser for comments that stand in the answer', async () => {
    const [article] = articlesOf(({ site }) => site.trigger === 'static');
    const result = await articleComments(article!.url, {
      fetcher,
      browser: undefined,
      memories: new SiteMemories(),
    });
    expect(result).toMatchObject({ browser: false, trigger: 'none', clicksTried: 0 });
    expect(result.comments.map(({ text }) => squeezed(text))).toEqual(
      article!.comments.map(({ text }) => squeezed(text)),
    );
  });

  it('clicks once for comments behind a button, and knows the button on the next article', async () => {
    const [first, second] = articlesOf(
      ({ site }) => site.trigger === 'click' && site.expansion !== 'virtual',
    );
    const memories = new SiteMemories();
    const one = await read(first!.url, memories);
    expect(one).toMatchObject({ trigger: 'click', clicksTried: 1, browser: true });
    expect(one.comments).toHaveLength(first!.comments.length);
    const sent = lab.requests.filter((request) => request.startsWith('POST'));
    expect(sent).toEqual([]);
    const two = await read(second!.url, memories);
    expect(two).toMatchObject({ clicksTried: 1, control: one.control });
    expect(two.comments).toHaveLength(second!.comments.length);
  });

  it('reads comments in a frame of another host', async () => {
    const article = articlesOf(({ site }) => site.trigger === 'other-frame').findLast(
      ({ comments }) => comments.length > 1,
    );
    const result = await read(article!.url);
    expect(result.trigger).toBe('frame');
    expect(result.comments).toHaveLength(article!.comments.length);
  });

  it('finds nothing on an article without comments and sends no form', async () => {
    const truth = lab.truth.find(({ site }) => site.trap === 'closed' || site.trap === 'empty')!;
    expect(await read(truth.url)).toMatchObject({ hasComments: false, comments: [] });
    expect(lab.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });
});
