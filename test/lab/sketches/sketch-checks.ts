// What is checked of a sketch: each crawl from one of its starts, or each of its pages read alone.
import { expect } from 'vitest';
import { crawlForum, type FinishedCrawl } from '../../../bench/forums/crawl.ts';
import {
  documentOf,
  type Sketch,
  type SketchPage,
  type SketchPost,
  serveSketch,
  sketchUrl,
} from '../../../lab/sketches/index.ts';
import { pageLines } from '../../../src/cli/extract-page.ts';
import { parseHtml } from '../../../src/page/index.ts';
import { pageStructure } from '../../../src/records/index.ts';
import type { PostRow } from '../../../src/store/index.ts';

export interface Check {
  readonly name: string;
  run(): Promise<void>;
}

export function checksOf(sketch: Sketch): Check[] {
  if (sketch.starts !== undefined)
    return sketch.starts.map((start) => ({
      name: `crawl from ${start}`,
      run: () => checkCrawl(sketch, start),
    }));
  return pagesIn(sketch).map(([path, page]) => ({
    name: `read ${path}`,
    run: async () => checkPage(path, page),
  }));
}

function pagesIn({ pages }: Sketch): [string, SketchPage][] {
  return Object.entries(pages).filter((entry): entry is [string, SketchPage] => typeof entry[1] !== 'string');
}

const USEFUL = ['entry', 'index', 'index-flip', 'thread', 'thread-flip'];
const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();
const pathOf = (url: string): string => url.replace(sketchUrl('/').slice(0, -1), '');

async function checkCrawl(sketch: Sketch, start: string): Promise<void> {
  const replay = await serveSketch(sketch);
  try {
    const crawl = await crawlForum({ startUrl: sketchUrl(start), proxyUrl: replay.proxyUrl });
    if (sketch.ends === 'refused') {
      expect(crawl.said).toMatch(/^failed: .* does not look like/);
      // A site that is no forum is told from a few pages.
      expect(crawl.requests.length).toBeLessThanOrEqual(30);
      return;
    }
    expect(requestsOf(sketch, crawl)).toEqual({ said: 'done', missed: [], wasted: [], mistyped: [] });
    const stored = storedPosts(crawl);
    const expected = expectedPosts(sketch);
    for (const [thread, posts] of Object.entries(expected))
      expect({ thread, posts: asTold(stored[thread] ?? [], posts) }).toEqual({
        thread,
        posts: folded(posts),
      });
    expect(Object.keys(stored).filter((thread) => expected[thread] === undefined)).toEqual([]);
  } finally {
    await replay.close();
  }
}

/** What a crawl asked for: pages it missed, others it took after learning, and what it called wrongly. */
function requestsOf(sketch: Sketch, { said, requests, pages: stored, ledger }: FinishedCrawl) {
  const asked = new Set(requests.filter(({ status }) => status === 200).map(({ url }) => pathOf(url)));
  const useful = new Map(pagesIn(sketch).filter(([, { type }]) => USEFUL.includes(type)));
  const missed = [...useful].filter(([path, { status = 200 }]) => status === 200 && !asked.has(path));
  // What was asked because something may be missing is bounded by itself, and told in the ledger.
  const questions = new Set(ledger?.questions.flatMap(({ urls }) => urls));
  const wasted = requests
    .filter(({ url }) => !questions.has(url))
    .filter(({ phase, type }) => phase === 'crawl' && type !== 'robots' && type !== 'redirect')
    .filter(({ url }) => !useful.has(pathOf(url)));
  const plain = (type: string): string => (type === 'entry' ? 'index' : type.replace('-flip', ''));
  const mistyped = stored.flatMap(({ url, type }) => {
    const page = useful.get(pathOf(url));
    return page === undefined || plain(page.type) === plain(type) ? [] : [`${pathOf(url)}: ${type}`];
  });
  return {
    said: said.replace(/, \d+ URLs failed$/, ''),
    missed: missed.map(([path]) => path),
    wasted: wasted.map(({ url }) => pathOf(url)),
    mistyped,
  };
}

/** Posts by thread, in the order of pages. */
function expectedPosts(sketch: Sketch): Record<string, readonly SketchPost[]> {
  const threads: Record<string, readonly SketchPost[]> = {};
  for (const [path, { type, thread = path, posts = [] }] of pagesIn(sketch))
    if (type.startsWith('thread') && posts.length > 0)
      threads[thread] = [...(threads[thread] ?? []), ...posts];
  return threads;
}

function storedPosts({ posts }: FinishedCrawl): Record<string, SketchPost[]> {
  const threads: Record<string, PostRow[]> = {};
  for (const post of posts) {
    const thread = pathOf(post.thread);
    threads[thread] = [...(threads[thread] ?? []), post];
  }
  return Object.fromEntries(Object.entries(threads).map(([thread, rows]) => [thread, sketched(rows)]));
}

/** Exported posts of one thread in the words of a sketch. */
function sketched(rows: readonly PostRow[]): SketchPost[] {
  const ids = rows.map(({ id }) => id);
  return rows.map(({ createdAt, replyTo, url, ...row }) => ({
    ...row,
    url: pathOf(url),
    time: createdAt,
    replyTo: replyTo === null ? null : ids.indexOf(replyTo) + 1,
  }));
}

/** Posts with the fields that the expected ones tell, and no others. */
function asTold(posts: readonly SketchPost[], expected: readonly SketchPost[]): SketchPost[] {
  const told = (post: SketchPost, i: number) =>
    Object.keys(expected[i] ?? { author: '', text: '' }).map((field) => [
      field,
      post[field as keyof SketchPost],
    ]);
  return folded(posts.map((post, i) => Object.fromEntries(told(post, i)) as SketchPost));
}

function folded(posts: readonly SketchPost[]): SketchPost[] {
  return posts.map((post) => (post.text === undefined ? post : { ...post, text: fold(post.text) }));
}

/** Reads a page as `skein extract --type` does. */
function checkPage(path: string, page: SketchPage): void {
  const structure = pageStructure(parseHtml(documentOf(path, page), sketchUrl(path)));
  const type = page.type.startsWith('thread') ? 'thread' : 'index';
  const [, ...lines] = [...pageLines(structure, type, undefined)];
  if (type === 'thread') {
    const rows = lines as PostRow[];
    const expected = page.posts ?? [];
    expect(asTold(sketched(rows), expected)).toEqual(folded(expected));
    if (page.threadTitle !== undefined) expect(rows[0]?.threadTitle).toBe(page.threadTitle);
    return;
  }
  const { flips } = lines.at(-1) as { readonly flips: readonly string[] };
  if (page.rows !== undefined)
    expect(lines.slice(0, -1)).toMatchObject(
      page.rows.map(({ path: own, ...row }) => ({ ...row, url: sketchUrl(own) })),
    );
  if (page.flips !== undefined) expect(flips.map(pathOf).sort()).toEqual([...page.flips].sort());
}
