import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CrawledPost,
  dialectByName,
  type Lab,
  type LabTruth,
  startLab,
  truthAt,
} from '../../lab/index.ts';
import { bodyText } from '../../lab/truth/index.ts';

describe('the text of a post', () => {
  const blocks = [
    { kind: 'quote', postId: 1, author: 'ann', text: 'So it is.' },
    { kind: 'paragraph', text: 'No.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'image', name: 'a.gif', alt: 'a cat' },
    { kind: 'spoiler', title: '', text: 'the end' },
  ] as const;

  it('holds quoted text but not who said it, and a line for each thing seen', () => {
    expect(bodyText(blocks)).toBe('So it is.\nNo.\none\ntwo\nthe end');
  });
  it('can do without quotes', () => {
    expect(bodyText(blocks, { quotes: false })).toBe('No.\none\ntwo\nthe end');
  });
});

describe('the score', () => {
  let lab: Lab;
  let truth: LabTruth;
  let perfect: CrawledPost[];
  const request = (url: string, status = 200) => ({ url, status });
  beforeAll(async () => {
    lab = await startLab({
      dialect: { ...dialectByName('noisy-start'), postsPerPage: 5 },
      size: { boards: 4, threads: 20, postsPerThread: 6, users: 20 },
      seed: 2,
    });
    truth = lab.truth();
    perfect = truth.posts().map((post) => ({
      id: post.id,
      thread: post.threadUrl,
      position: post.n,
      author: post.author,
      createdAt: new Date(post.created * 1000).toISOString(),
      text: post.text,
      replyTo: post.replyTo,
    }));
  });
  afterAll(() => lab.close());

  it('of the ideal crawl is full in every figure', () => {
    const got = truth.score(
      truth.pages().map((page) => request(page.url)),
      perfect,
    );
    expect(got).toMatchObject({
      overhead: 1,
      useful: 100,
      threadCoverage: 100,
      pageCoverage: 100,
      posts: {
        precision: 100,
        recall: 100,
        f1: 100,
        textF1: 100,
        author: 100,
        time: 100,
        timeShift: 0,
        order: 100,
      },
    });
    expect(got.posts!.replies).toBe(100);
    expect(got.effectiveness).toBeCloseTo((truth.ideal.thread / truth.ideal.total) * 100, 1);
  });

  it('counts pages asked for again, in vain, or under another URL as overhead only', () => {
    const all = truth.pages().map((page) => request(page.url));
    const thread = truth.threads()[0]!;
    const more = [
      all[0]!,
      request(`${lab.url}/robots.txt`, 404),
      request(`${lab.url}/viewtopic.php?t=${thread.id}`),
      request(`${lab.url}/members.php`),
    ];
    const got = truth.score([...all, ...more]);
    expect(got.requests).toBe(all.length + 4);
    expect(got.overhead).toBeGreaterThan(1);
    expect(got.pageCoverage).toBe(100);
    expect(got.byType).toMatchObject({ again: 1, error: 1, duplicate: 1, other: 1 });
    expect(got.useful).toBeCloseTo((all.length / (all.length + 4)) * 100, 1);
  });

  it('covers a thread that was seen under a duplicate, but not its pages', () => {
    const thread = truth.threads()[0]!;
    const got = truth.score([request(`${lab.url}/viewtopic.php?t=${thread.id}`)]);
    expect(got.threadCoverage).toBe(5);
    expect(got.pageCoverage).toBe(0);
  });

  it('accepts a constant shift of local time, and nothing else', () => {
    const shifted = perfect.map((post) => ({
      ...post,
      createdAt: Date.parse(post.createdAt as string) / 1000 - 5 * 3600,
    }));
    expect(truth.score([], shifted).posts).toMatchObject({ time: 100, timeShift: -18_000 });
    const halfWrong = perfect.map((post, i) => (i % 2 ? { ...post, createdAt: null } : post));
    expect(truth.score([], halfWrong).posts!.time).toBeLessThan(60);
  });

  it('tells lost, invented and wrong posts apart', () => {
    const half = perfect.filter((_, i) => i % 2 === 0);
    expect(truth.score([], half).posts).toMatchObject({ precision: 100 });
    expect(truth.score([], half).posts!.recall).toBeCloseTo(50, 0);
    const invented = [...perfect, { thread: `${lab.url}/nothing`, text: 'hello' }];
    expect(truth.score([], invented).posts).toMatchObject({ recall: 100, unknownThread: 1 });
    expect(truth.score([], invented).posts!.precision).toBeLessThan(100);
    const anonymous = perfect.map((post) => ({ ...post, author: 'x' }));
    expect(truth.score([], anonymous).posts!.author).toBe(0);
    const backwards = perfect.map((post) => ({ ...post, position: -post.position! }));
    expect(truth.score([], backwards).posts!.order).toBe(0);
    const garbled = perfect.map((post) => ({ ...post, text: 'qqq www eee rrr ttt' }));
    expect(truth.score([], garbled).posts!.matched).toBe(0);
  });

  it('can be told for a forum that another process serves', () => {
    const { dialect, world, url } = lab;
    const again = truthAt(url, { dialect, size: world.options, seed: world.options.seed });
    expect(again.pages()).toEqual(truth.pages());
    expect(again.posts()).toEqual(truth.posts());
  });

  it('says what any URL is', () => {
    expect(truth.typeOf('not a url').type).toBe('other');
    expect(truth.typeOf('http://elsewhere.test/').type).toBe('other');
    expect(truth.typeOf(`${lab.url}/viewtopic.php?t=99999`).type).toBe('other');
    expect(truth.typeOf(`${lab.url}/index.php`)).toMatchObject({ type: 'entry', canonical: lab.entryUrl });
    const long = truth.threads().toSorted((a, b) => b.pages - a.pages)[0]!;
    expect(truth.typeOf(`${long.url}&start=5`)).toMatchObject({ type: 'thread-flip', page: 2 });
    expect(truth.typeOf(`${long.url}&start=5#p3`)).toMatchObject({ type: 'thread-flip', page: 2 });
    expect(truth.typeOf(`${long.url}&start=4000`)).toMatchObject({ type: 'duplicate', page: long.pages });
    for (const page of truth.pages()) expect(truth.typeOf(page.url)).toEqual(page);
  });
});
