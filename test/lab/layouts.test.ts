import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutByName, layouts } from '../../lab/layouts/index.ts';
import type {
  BoardRowView,
  FrameView,
  LastPostView,
  PagerView,
  PostView,
  ThreadRowView,
} from '../../lab/types.ts';
import type { SeenPage } from './layouts-page.ts';
import { firstText, hrefs, places, see } from './layouts-page.ts';
import { ViewMaker } from './layouts-views.ts';

const runs = { seed: 20, numRuns: 25 };
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** Fields a layout leaves out on purpose: small comments have no buttons and no details of their writer. */
function omitted(layout: string, post: PostView, index: number): ReadonlySet<keyof PostView> {
  const isNote = layout === 'questions' && post.depth >= 2 && index > 0;
  if (isNote)
    return new Set(['userTitle', 'avatarUrl', 'joinedText', 'userPosts', 'signatureHtml', 'actions']);
  if (layout === 'blog' && post.number !== 1) return new Set(['joinedText', 'userPosts']);
  return new Set();
}

/** What must be found of a record: texts, and URLs of its links. */
interface Expected {
  readonly texts: readonly string[];
  readonly urls: readonly string[];
}

const present = (values: readonly (string | number | null)[]): string[] =>
  values.filter((value) => value !== null && value !== '').map(String);
const anchorsOf = (anchors: readonly { text: string; url: string }[]): Expected => ({
  texts: anchors.map((one) => one.text),
  urls: present(anchors.map((one) => one.url)),
});
const together = (parts: readonly Expected[]): Expected => ({
  texts: parts.flatMap((part) => part.texts),
  urls: parts.flatMap((part) => part.urls),
});
const lastOf = (last: LastPostView): Expected => ({
  texts: [last.title, last.author, last.timeText],
  urls: present([last.url, last.authorUrl]),
});
const boardOf = (board: BoardRowView): Expected =>
  together([
    {
      texts: present([board.title, board.description, board.threadCount, board.postCount]),
      urls: [board.url],
    },
    anchorsOf(board.subBoards),
    ...(board.last ? [lastOf(board.last)] : []),
  ]);
const threadOf = (thread: ThreadRowView): Expected =>
  together([
    {
      texts: present([thread.title, thread.author, thread.startedText, thread.replies, thread.views]),
      urls: present([thread.url, thread.authorUrl]),
    },
    anchorsOf(thread.pager),
    anchorsOf(thread.tags),
    anchorsOf(thread.prefix === null ? [] : [thread.prefix]),
    lastOf(thread.last),
  ]);

function postOf(
  layout: string,
  post: PostView,
  index: number,
): Expected & { readonly images: readonly string[] } {
  const without = omitted(layout, post, index);
  const field = <K extends keyof PostView>(name: K): PostView[K] | null =>
    without.has(name) ? null : post[name];
  const texts = present([
    post.author,
    field('userTitle'),
    field('joinedText'),
    field('userPosts'),
    post.timeText,
    firstText(post.bodyHtml),
    firstText(field('signatureHtml') ?? ''),
    post.editedText,
    post.likes || null,
  ]);
  return {
    ...together([
      { texts, urls: present([post.authorUrl, post.permalink]) },
      anchorsOf(post.attachments),
      anchorsOf(field('actions') ?? []),
    ]),
    images: present([field('avatarUrl')]),
  };
}

const pagerOf = (pager: PagerView | null): Expected => ({
  texts: (pager?.items ?? []).map((item) => item.text),
  urls: present((pager?.items ?? []).map((item) => item.url)),
});
const frameOf = (frame: FrameView): Expected =>
  together([
    { texts: [frame.siteTitle, frame.pageTitle], urls: [] },
    anchorsOf(frame.breadcrumbs),
    anchorsOf(frame.navigation),
    anchorsOf(frame.footer),
    anchorsOf(frame.online ?? []),
    ...(frame.latestPosts ?? []).map(lastOf),
  ]);

function expectTexts(page: SeenPage, expected: Expected): void {
  const missing = expected.texts.filter((text) => places(page, text).length === 0);
  expect(missing, 'texts missing from the page').toEqual([]);
}

/** Links of the page are exactly those expected; feeds may be links or only named in the head. */
function expectLinks(page: SeenPage, expected: Expected, frame: FrameView): void {
  const feeds = new Set(frame.feeds.map((feed) => feed.url));
  const found = [...hrefs(page, 'a')].filter((url) => !feeds.has(url));
  expect(found.sort()).toEqual([...new Set(expected.urls)].sort());
  const inHead = [...feeds, frame.canonicalUrl, frame.nextUrl, frame.prevUrl].filter((url) => url !== null);
  expect([...hrefs(page, 'link')].sort()).toEqual(inHead.sort());
}

function expectFrame(page: SeenPage, frame: FrameView): void {
  const attribute = (element: string, name: string) =>
    page.tokens
      .filter((token) => token.element === element && token.attribute === name)
      .map((token) => token.value);
  expect(attribute('html', 'dir')).toEqual([frame.direction]);
  expect(attribute('html', 'lang')).toEqual([frame.language]);
  const charsets = [
    ...attribute('meta', 'charset'),
    ...attribute('meta', 'content').flatMap((content) => /charset=(.+)/.exec(content)?.[1] ?? []),
  ];
  expect(charsets).toEqual([frame.charset]);
  const structured = page.scripts.filter((script) => script.type === 'application/ld+json');
  expect(structured.map((script) => JSON.parse(script.code))).toEqual(frame.jsonLd);
  expect(page.tags).not.toContain('evil');
  expect(page.tokens.filter((token) => token.attribute === 'onevil')).toEqual([]);
  for (const script of page.scripts) expect(script.code).not.toMatch(/^alert/);
}

/** Records follow each other: nothing of one stands before or behind a part of its neighbour. */
function expectApart(page: SeenPage, records: readonly Expected[]): void {
  let end = -1;
  for (const record of records) {
    const found = [...record.texts, ...record.urls].flatMap((value) => places(page, value));
    expect(Math.min(...found)).toBeGreaterThan(end);
    end = Math.max(...found);
  }
}

function expectMore(page: SeenPage, pager: PagerView | null): void {
  const sources = page.tokens
    .filter((token) => token.attribute === 'data-source')
    .map((token) => token.value);
  expect(sources).toEqual(present([pager?.loadMoreUrl ?? null]));
}

/** The order in which parsing leaves the texts is the order in which they were written: no table throws any out. */
function expectWrittenOrder(markup: string, page: SeenPage): void {
  const body = markup.slice(markup.search(/<body/i)).replace(/<script[\s\S]*?<\/script>/gi, '');
  const written = body.replace(/<[^>]*>/g, ' ').match(/[a-z]+\d+\./g);
  const texts = page.tokens.slice(
    page.tokens.findIndex((token) => token.element === 'body' || token.element === 'center'),
  );
  const parsed = texts
    .filter((token) => token.kind === 'text')
    .flatMap((token) => token.value.match(/[a-z]+\d+\./g) ?? []);
  const inBody = new Set(parsed);
  expect(parsed).toEqual((written ?? []).filter((text) => inBody.has(text)));
}

describe.each(layouts.map((layout) => [layout.name, layout] as const))('layout %s', (name, layout) => {
  it('draws every board of an entry page with its links and nothing more', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const view = new ViewMaker(seed).entry();
        const page = see(layout.entry(view));
        const boards = view.categories.flatMap((category) => category.boards).map(boardOf);
        const categories = anchorsOf(
          view.categories.map(({ title, url }) => ({ text: title, url: url ?? '' })),
        );
        const all = together([frameOf(view.frame), categories, ...boards]);
        expectTexts(page, { texts: [...all.texts, view.statistics], urls: [] });
        expectLinks(page, all, view.frame);
        expectApart(page, boards);
        expectFrame(page, view.frame);
      }),
      runs,
    );
  });

  it('draws every row of a board page with its links and nothing more', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const view = new ViewMaker(seed).board();
        const page = see(layout.board(view));
        const rows = [...view.subBoards.map(boardOf), ...view.threads.map(threadOf)];
        const all = together([frameOf(view.frame), pagerOf(view.pager), anchorsOf(view.tools), ...rows]);
        expectTexts(page, { texts: [...all.texts, view.title], urls: [] });
        expectLinks(page, all, view.frame);
        expectApart(page, rows);
        expectFrame(page, view.frame);
        expectMore(page, view.pager);
      }),
      runs,
    );
  });

  it('draws every post of a thread page, in order and apart, with its links and nothing more', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const view = new ViewMaker(seed).thread();
        const markup = layout.thread(view);
        const page = see(markup);
        const posts = view.posts.map((post, i) => postOf(name, post, i));
        const beside = [view.nextThread, view.previousThread].filter((one) => one !== null);
        const ad = /href="([^"]+)/.exec(view.adHtml)?.[1] ?? null;
        const all = together([
          frameOf(view.frame),
          pagerOf(view.pager),
          anchorsOf([...view.tools, ...view.similarThreads, ...beside]),
          { texts: present([view.title, firstText(view.pollHtml)]), urls: present([ad]) },
          ...posts,
        ]);
        expectTexts(page, all);
        expectLinks(page, all, view.frame);
        expectApart(page, posts);
        expectFrame(page, view.frame);
        expectMore(page, view.pager);
        for (const image of posts.flatMap((post) => post.images)) expect(places(page, image)).toHaveLength(1);
        for (const post of view.posts) {
          const holders = page.tokens.filter(
            (token) =>
              (token.attribute === 'id' || token.attribute === 'name') && token.value === post.anchor,
          );
          expect(new Set(holders.map((token) => token.element)).size).toBe(1);
        }
        const forms = page.tokens.filter(
          (token) => token.attribute === 'action' && token.value.startsWith('/'),
        );
        expect(forms.map((token) => token.value)).toEqual(present([view.replyFormUrl]));
      }),
      runs,
    );
  });

  it('keeps the order of its texts when parsed, however broken its markup', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const make = new ViewMaker(seed);
        for (const markup of [
          layout.entry(make.entry()),
          layout.board(make.board()),
          layout.thread(make.thread()),
        ])
          expectWrittenOrder(markup, see(markup));
      }),
      runs,
    );
  });

  it('draws plain pages inside the same frame, their content as it came', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const make = new ViewMaker(seed);
        const frame = make.frame();
        const title = make.text('title');
        const page = see(layout.plain(frame, title, '<ul><li><a href="/user/1">content.</a></li></ul>'));
        const all = together([frameOf(frame), { texts: [title, 'content.'], urls: ['/user/1'] }]);
        expectTexts(page, all);
        expectLinks(page, all, frame);
        expectFrame(page, frame);
      }),
      runs,
    );
  });

  it('draws records alone exactly as they stand on the page', () => {
    const make = new ViewMaker(7);
    const thread = make.thread(6);
    const board = { ...make.board(), threads: [make.threadRow(), make.threadRow()] };
    expect(layout.postRecords(thread)).not.toBe('');
    expect(layout.thread(thread)).toContain(layout.postRecords(thread));
    expect(layout.board(board)).toContain(layout.threadRecords(board));
  });

  it('offers more records by a button and a script that runs, not by a link', () => {
    const make = new ViewMaker(8);
    const view = { ...make.thread(3), pager: { items: [], loadMoreUrl: '/more?page=2&x=1' } };
    const page = see(layout.thread(view));
    expect(hrefs(page, 'a').has('/more?page=2&x=1')).toBe(false);
    expect(page.tokens).toContainEqual({
      kind: 'attribute',
      element: 'button',
      attribute: 'data-source',
      value: '/more?page=2&x=1',
    });
    const code = page.scripts
      .filter((script) => script.type !== 'application/ld+json')
      .map((script) => script.code);
    expect(code.some((one) => one.includes('insertAdjacentHTML'))).toBe(true);
    for (const one of code) expect(() => new Script(one)).not.toThrow();
  });

  it('weighs as much as a real page', () => {
    const make = new ViewMaker(9);
    const view = make.thread(15);
    const long = 'A sentence of some length that a person might well have written. '.repeat(7);
    const posts = view.posts.map((post) => ({ ...post, bodyHtml: `<p>${long}</p>` }));
    const kilobytes = Buffer.byteLength(layout.thread({ ...view, posts })) / 1024;
    expect(kilobytes).toBeGreaterThan(name === 'lofi' ? 12 : 18);
    expect(kilobytes).toBeLessThan(60);
  });
});

describe('the set of layouts', () => {
  it('has at least sixteen, each found by its name', () => {
    expect(layouts.length).toBeGreaterThanOrEqual(16);
    expect(new Set(layouts.map((layout) => layout.name)).size).toBe(layouts.length);
    for (const layout of layouts) expect(layoutByName(layout.name)).toBe(layout);
    expect(() => layoutByName('no such')).toThrow(/no layout 'no such'; there are: old-tables/);
  });

  it('draws the same posts in a different structure each', () => {
    const view = new ViewMaker(10).thread(8);
    const structures = layouts.map((layout) => see(layout.postRecords(view)).tags.join(' '));
    expect(new Set(structures).size).toBe(layouts.length);
  });
});
