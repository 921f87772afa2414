import { describe, expect, it } from 'vitest';
import type { Forum } from '../../bench/papers/forums.ts';
import { labelForum, movedTo, worthOf } from '../../bench/papers/labels.ts';
import type { CrawlFigures } from '../../bench/papers/measure.ts';
import { verdictSection } from '../../bench/papers/report-verdict.ts';
import { parseHtml } from '../../src/page/index.ts';
import { strategies } from '../../src/strategies/index.ts';

const HOST = 'http://a.test';
const text = (seed: string) => Array.from({ length: 60 }, (_, i) => `${seed}${i}`).join(' ');

/** A front page, a thread under two addresses, and forms to answer it that quote its posts. */
const forum: Forum = {
  name: 'small',
  entry: `${HOST}/`,
  threads: 1,
  threadPages: 1,
  ideal: 2,
  truthOf: (url) => {
    const { pathname } = new URL(url);
    if (pathname === '/') return { type: 'entry', whole: 'entry', content: 'entry' };
    if (pathname.startsWith('/thread')) return { type: 'thread', whole: 'thread 1', content: pathname };
    return { type: 'other' };
  },
  ask: async (url) => {
    const { pathname } = new URL(url);
    const body = pathname.startsWith('/reply')
      ? `<p>${text('answer')}</p><textarea>${text(pathname)}</textarea>`
      : pathname === '/'
        ? `<a href=/thread/1>${text('title')}</a>`
        : `<p>${text('post')}</p><a href=/thread/1/page-1>1</a>${[1, 2, 3].map((i) => `<a href=/reply/${i}>answer</a>`).join(' ')}`;
    return { kind: 'page', page: parseHtml(`<html><body>${body}</body></html>`, url) };
  },
  close: async () => {},
};

describe('labels of a forum', () => {
  const labelled = async () => labelForum(forum, await strategies['breadth-first'](forum.entry), 50);

  it('a page under two addresses is a duplicate, forms that differ by what they quote are invalid', async () => {
    const { labels, visits } = await labelled();
    const worth = new Map(worthOf(visits, labels).map((one, i) => [new URL(visits[i]!.url).pathname, one]));
    expect(Object.fromEntries(worth)).toEqual({
      '/': 'valuable',
      '/thread/1': 'valuable',
      '/thread/1/page-1': 'duplicate',
      '/reply/1': 'invalid',
      '/reply/2': 'invalid',
      '/reply/3': 'invalid',
    });
  });

  it('hold where the forum stands at another port', async () => {
    const { labels, visits } = await labelled();
    const origin = 'http://127.0.0.1:8080';
    const moved = visits.map((visit) => ({ ...visit, url: visit.url.replace(HOST, origin) }));
    expect(worthOf(moved, movedTo(labels, origin))).toEqual(worthOf(visits, labels));
  });
});

describe('the verdict on a forum', () => {
  const crawl = (strategy: string, requests: number, coverage: number, useful: number) =>
    ({
      forum: 'f',
      strategy,
      requests,
      ideal: 100,
      crawled: requests,
      coverage,
      pageCoverage: coverage,
      useful,
    }) as CrawlFigures;
  const verdictOf = (...crawls: CrawlFigures[]) => verdictSection(crawls).at(-2);

  it('is for skein where whoever asks for less sees less', () => {
    const line = verdictOf(
      crawl('skein', 101, 1, 0.99),
      crawl('focus', 90, 0.9, 0.95),
      crawl('irobot', 300, 1, 0.3),
    );
    expect(line).toContain('best (less asked for and less seen: focus)');
  });

  it('names who is better in what', () => {
    const line = verdictOf(crawl('skein', 120, 1, 0.8), crawl('focus', 101, 1, 0.99));
    expect(line).toContain('focus is better in useful share, overhead');
  });
});
