import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { combineDialect, type Dialect, dialects, type Lab, startLab } from '../../lab/index.ts';
import { type ReadPage, reachablePages, readPage, squeeze } from './walk.ts';

/** Small pages, so that small worlds have page flips. */
const small = (dialect: Dialect): Dialect => ({
  ...dialect,
  threadsPerPage: 4,
  postsPerPage: dialect.order === 'tree' ? 8 : 4,
});
const options = {
  size: { boards: 4, threads: 16, postsPerThread: 4, users: 15 },
  seed: 5,
  retryAfterSeconds: 0,
};

// Shells show nothing without a browser; what they ask for is tried below.
const tried = [...dialects, ...[1, 2, 3, 4].map(combineDialect)].filter(
  (dialect) => dialect.name !== 'bench' && !dialect.isShell,
);

describe('a forum that is one script', () => {
  it('sends every page empty, and its content as JSON to who asks as its script does', async () => {
    const lab = await startLab({ dialect: dialects.find(({ isShell }) => isShell)!, ...options });
    try {
      const shell = await (await fetch(lab.entryUrl)).text();
      expect(shell).toContain('<div id="app"></div>');
      const asked = await fetch(lab.entryUrl, { headers: { 'X-Requested-With': 'content' } });
      const { body } = (await asked.json()) as { body: string };
      for (const page of lab
        .truth()
        .pages()
        .filter(({ type, page: n }) => type === 'index' && n === 1))
        expect(body).toContain(new URL(page.url).pathname);
    } finally {
      await lab.close();
    }
  });
});

describe.each(tried.map((dialect) => [dialect.name, small(dialect)] as const))('dialect %s', (_, dialect) => {
  let lab: Lab;
  let found: Map<string, ReadPage>;
  beforeAll(async () => {
    lab = await startLab({ dialect, ...options });
    found = await reachablePages(lab);
  });
  afterAll(() => lab.close());

  it('links every ideal page from the entry page, and each answers 200 without a redirect', () => {
    const truth = lab.truth();
    const wanted = truth.pages().map((page) => page.url);
    expect([...found.keys()].sort()).toEqual([...wanted].sort());
    expect(wanted).toHaveLength(truth.ideal.total);
    expect(truth.pages().some((page) => page.type === 'thread-flip')).toBe(true);
    expect(truth.pages().some((page) => page.type === 'index-flip')).toBe(true);
    const odd = [...found].filter(([url, page]) => page.status !== 200 || page.finalUrl !== url);
    expect(odd.map(([url, page]) => [url, page.status, page.finalUrl])).toEqual([]);
  });

  it('shows on each thread page exactly the posts that truth says, with their text and author', () => {
    const truth = lab.truth();
    const posts = new Map(truth.posts().map((post) => [Number(post.id), post]));
    expect(posts.size).toBe(lab.world.posts.size);
    const seen = new Set<number>();
    for (const page of truth.pages()) {
      const shown = found.get(page.url)!;
      expect([page.url, shown.posts]).toEqual([page.url, page.posts ?? []]);
      const text = squeeze(shown.text);
      for (const id of page.posts ?? []) {
        seen.add(id);
        const post = posts.get(id)!;
        for (const line of [post.author, ...post.text.split('\n')]) {
          if (!text.includes(squeeze(line))) expect.fail(`${page.url} does not show of post ${id}: ${line}`);
        }
      }
    }
    expect(seen.size).toBe(posts.size);
  });

  it('answers duplicates with what their canonical page shows, or leads there', async () => {
    const truth = lab.truth();
    const byShape = new Map<string, string>();
    const links = [...found.values()].flatMap((page) => page.links.map((link) => link.replace(/#.*$/s, '')));
    for (const url of new Set(links)) {
      const type = truth.typeOf(url);
      if (type.type !== 'duplicate' || type.posts === undefined) continue;
      const shape = decodeURI(new URL(url).pathname + new URL(url).search).replace(
        /[\p{L}\p{N}]{2,}|\d+/gu,
        '*',
      );
      if (byShape.size < 12 && !byShape.has(shape)) byShape.set(shape, url);
    }
    for (const url of byShape.values()) {
      const wanted = truth.typeOf(url);
      const page = await readPage(lab, url);
      expect([url, page.status]).toEqual([url, 200]);
      const text = squeeze(page.text);
      const shown = wanted.posts!.filter((id) => text.includes(squeeze(lab.world.posts.get(id)!.authorName)));
      expect([url, shown.length > 0]).toEqual([url, true]);
      if (page.finalUrl !== url) {
        const end = truth.typeOf(page.finalUrl);
        expect([url, end.canonical ?? end.url]).toEqual([url, wanted.canonical]);
      }
    }
  });

  it('has the same bytes for the same seed', async () => {
    const again = await startLab({ dialect, ...options });
    try {
      const pages = again.truth().pages();
      expect(pages.map((page) => page.url.slice(again.url.length))).toEqual(
        lab
          .truth()
          .pages()
          .map((page) => page.url.slice(lab.url.length)),
      );
      for (const page of pages.filter((_, i) => i % 9 === 0)) {
        const path = page.url.slice(again.url.length);
        const one = found.get(lab.url + path)!.html.replaceAll(lab.url, '');
        const other = (await readPage(again, page.url)).html.replaceAll(again.url, '');
        // A visitor's session id depends on how many came before.
        const plain = (html: string): string => html.replace(/[0-9a-f]{32}/g, '');
        expect(plain(other)).toBe(plain(one));
      }
    } finally {
      await again.close();
    }
  });
});
