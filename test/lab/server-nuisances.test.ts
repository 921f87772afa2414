import { afterEach, describe, expect, it } from 'vitest';
import {
  type Dialect,
  defineDialect,
  dialectByName,
  type Lab,
  type LabOptions,
  startLab,
} from '../../lab/index.ts';
import { urlStyles } from '../../lab/urls/index.ts';
import { readPage } from './walk.ts';

const running: Lab[] = [];
afterEach(async () => {
  for (const lab of running.splice(0)) await lab.close();
});

async function start(settings: Partial<Dialect>, options: Partial<LabOptions> = {}): Promise<Lab> {
  const dialect = defineDialect({
    name: 'tried',
    purpose: 'a nuisance',
    layout: 'floated-divs',
    urls: 'query',
    postsPerPage: 4,
    ...settings,
  });
  const size = { boards: 4, threads: 20, postsPerThread: 5, users: 30 };
  const lab = await startLab({ dialect, size, seed: 3, ...options });
  running.push(lab);
  return lab;
}

/** An address the robots.txt of the lab names. */
function robotsSample(lab: Lab): string {
  const { services } = urlStyles.find((style) => style.name === lab.dialect.urls)!;
  if (services === 'path') return '/board/search/pump/2';
  return services === 'action' ? '/board/index.php?action=search&q=pump' : '/board/search.php?q=pump';
}

/** A long thread's first page. */
function longThread(lab: Lab) {
  return lab
    .truth()
    .threads()
    .toSorted((a, b) => b.pages - a.pages)[0]!;
}

describe('session ids', () => {
  const sid = /sid=[0-9a-f]{32}/;

  it('stand in links until the cookie comes back', async () => {
    const lab = await start({ nuisances: ['session-until-cookie'] });
    const first = await readPage(lab, lab.entryUrl);
    expect(first.links.filter((link) => sid.test(link)).length).toBeGreaterThan(4);
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    const second = await readPage(lab, lab.entryUrl, { cookie });
    expect(second.links.filter((link) => sid.test(link))).toEqual([]);
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('that never stop stay in links, one for each visitor', async () => {
    const lab = await start({ nuisances: ['session-forever'] });
    const visit = async (headers: Record<string, string> = {}) =>
      (await readPage(lab, lab.entryUrl, headers)).links.find((link) => sid.test(link))!.match(sid)![0];
    const one = await visit();
    expect(await visit()).not.toBe(one);
    expect(await visit({ cookie: one })).toBe(one);
  });

  it('can be part of the path', async () => {
    const lab = await start({ nuisances: ['session-in-path'], urls: 'slug-paths' });
    const page = await readPage(lab, lab.entryUrl);
    const link = page.links.find((url) => url.includes(';jsessionid='))!;
    expect((await readPage(lab, link)).status).toBe(200);
    const truth = lab.truth().typeOf(page.links.find((url) => /\/forum\/.*jsessionid/.test(url))!);
    expect(truth.type).toBe('index');
    expect(truth.canonical).not.toContain('jsessionid');
  });

  it('do not make a page a duplicate, since a guest cannot avoid them', async () => {
    const lab = await start({ nuisances: ['session-forever'] });
    const { url } = longThread(lab);
    const carried = `${url}&sid=${'ab'.repeat(16)}`;
    expect(lab.truth().typeOf(carried)).toMatchObject({ type: 'thread', canonical: url });
    const shown = await readPage(lab, carried);
    expect(shown.posts).toEqual(lab.truth().typeOf(url).posts);
  });
});

describe('duplicates', () => {
  it('are board pages in other orders', async () => {
    const lab = await start({ nuisances: ['sort-links'] });
    const board = lab
      .truth()
      .pages()
      .find((page) => page.type === 'index')!;
    const sorted = (await readPage(lab, board.url)).links.filter((link) => link.includes('sort='));
    expect(sorted.length).toBe(8);
    expect(lab.truth().typeOf(sorted[0]!)).toMatchObject({ type: 'duplicate', canonical: board.url });
    expect((await readPage(lab, sorted[0]!)).status).toBe(200);
  });

  it.each(['print-view', 'lo-fi'] as const)('are pages of %s', async (nuisance) => {
    const lab = await start({ nuisances: [nuisance] });
    const { url } = longThread(lab);
    const link = (await readPage(lab, url)).links.find((one) => /print|lofi/.test(one))!;
    expect(lab.truth().typeOf(link)).toMatchObject({ type: 'duplicate', canonical: url });
    const shown = await readPage(lab, link);
    const first = lab.world.posts.get(lab.truth().typeOf(url).posts![0]!)!;
    expect(shown.text).toContain(first.authorName);
  });

  it('are last-post and unread redirects to an anchor on the last page', async () => {
    const lab = await start({ lastPosts: 'redirect', nuisances: ['unread-links'] });
    const thread = longThread(lab);
    const { links } = await readPage(lab, thread.url);
    const unread = links.find((link) => link.includes('unread.php'))!;
    const answer = await fetch(unread, { redirect: 'manual' });
    const target = new URL(answer.headers.get('location')!, lab.url);
    expect(answer.status).toBe(302);
    expect(lab.truth().typeOf(target.href)).toMatchObject({ type: 'thread-flip', page: thread.pages });
    expect(target.hash).toBe(`#p${lab.world.lastPostOf(Number(thread.id)).id}`);
    const end = await readPage(lab, `${lab.url}/showthread.php?t=${thread.id}&goto=lastpost`);
    expect(lab.truth().typeOf(end.finalUrl).page).toBe(thread.pages);
  });

  it('are moved threads behind a permanent redirect', async () => {
    const lab = await start({ nuisances: ['moved-redirect'] });
    const answer = await fetch(`${lab.url}/moved.php?t=2`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(lab.truth().typeOf(`${lab.url}/moved.php?t=2`)).toMatchObject({ type: 'duplicate', threadId: 2 });
  });

  it('are first pages that a pager spells out', async () => {
    const lab = await start({ numbersFirstPage: true });
    const thread = longThread(lab);
    const second = await readPage(lab, `${thread.url}&page=2`);
    expect(second.links).toContain(`${thread.url}&page=1`);
    expect(lab.truth().typeOf(`${thread.url}&page=1`)).toMatchObject({
      type: 'duplicate',
      canonical: thread.url,
    });
  });

  it('redirect where the dialect wants one spelling only', async () => {
    const lab = await start({ urls: 'mixed', secondSpelling: 'redirect', nuisances: ['similar-threads'] });
    const old = (await readPage(lab, longThread(lab).url)).links.find((link) =>
      link.includes('showthread.php'),
    )!;
    const answer = await fetch(old, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(lab.url + answer.headers.get('location')!).toBe(lab.truth().typeOf(old).canonical);
  });

  it('redirect to the right slash at the end', async () => {
    const lab = await start({ urls: 'slug-paths', nuisances: ['trailing-slash'] });
    const { url } = longThread(lab);
    const answer = await fetch(url.slice(0, -1), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, new URL(url).pathname]);
  });
});

describe('traps', () => {
  it('are calendars whose next month always exists', async () => {
    const lab = await start({ nuisances: ['calendar'] });
    let url = `${lab.url}/calendar.php`;
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const page = await readPage(lab, url);
      expect(page.status).toBe(200);
      url = page.links.filter((link) => link.includes('calendar.php?year')).at(-1)!;
      seen.add(url);
    }
    expect(seen.size).toBe(30);
  });

  it('are paths that grow by a relative link', async () => {
    const lab = await start({ nuisances: ['repeating-path'] });
    let url = `${lab.url}/about/rules/`;
    for (let i = 0; i < 5; i++) {
      const page = await readPage(lab, url);
      const deeper = page.links.find((link) => link.startsWith(url) && link !== url)!;
      expect(deeper.length).toBeGreaterThan(url.length);
      url = deeper;
    }
    expect(lab.truth().typeOf(url).type).toBe('other');
  });

  it('are pages that do not exist and answer 200', async () => {
    const soft = await start({ nuisances: ['soft-404'] });
    const hard = await start({});
    for (const [lab, status] of [
      [soft, 200],
      [hard, 404],
    ] as const) {
      const url = `${lab.url}/showthread.php?t=99999`;
      expect((await readPage(lab, url)).status).toBe(status);
      expect(lab.truth().typeOf(url).type).toBe('other');
    }
  });

  it('are pagers that loop', async () => {
    const lab = await start({ threadPaging: 'next', nuisances: ['looping-pager'] });
    const thread = longThread(lab);
    const last = await readPage(lab, `${thread.url}&page=${thread.pages}`);
    expect(last.links.filter((link) => link === thread.url).length).toBeGreaterThan(0);
  });
});

describe('trouble', () => {
  it.each([
    ['busy-503', 503],
    ['busy-429', 429],
  ] as const)(
    '%s answers some requests with Retry-After and the next try in full',
    async (nuisance, status) => {
      const lab = await start({ nuisances: [nuisance] });
      const answers: Response[] = [];
      for (let i = 0; i < 120; i++) answers.push(await fetch(lab.entryUrl));
      const busy = answers.filter((answer) => answer.status === status);
      expect(busy.length).toBeGreaterThan(0);
      expect(busy.length).toBeLessThan(20);
      expect(busy.every((answer) => answer.headers.get('retry-after') === '1')).toBe(true);
      expect(lab.requests.filter((request) => request.status === status)).toHaveLength(busy.length);
    },
  );

  it('slow answers come', async () => {
    const lab = await start({ nuisances: ['slow'] });
    const times: number[] = [];
    for (let i = 0; i < 60; i++) {
      const before = performance.now();
      await (await fetch(lab.entryUrl)).text();
      times.push(performance.now() - before);
    }
    expect(Math.max(...times)).toBeGreaterThan(110);
  });

  it('a port in use is told in one line', async () => {
    const lab = await start({});
    const port = Number(new URL(lab.url).port);
    await expect(startLab({ dialect: lab.dialect, port })).rejects.toThrow(
      new RegExp(`^cannot listen on 127.0.0.1:${port}: it is in use; choose another with --port$`),
    );
  });
});

describe('around the forum', () => {
  it('robots.txt denies services and names the sitemap, which names dead pages too', async () => {
    const lab = await start({ nuisances: ['robots', 'sitemap', 'search'] });
    const robots = await (await fetch(`${lab.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /search.php\n');
    expect(robots).toContain(`Sitemap: ${lab.url}/sitemap.xml`);
    const sitemap = await (await fetch(`${lab.url}/sitemap.xml`)).text();
    const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
    expect(urls).toHaveLength(21);
    expect((await fetch(urls.at(-1)!)).status).toBe(404);
  });

  it('robots.txt never denies a page that counts', async () => {
    for (const { name } of urlStyles) {
      const lab = await start({ urls: name, nuisances: ['robots'], base: '/board/' });
      const robots = await (await fetch(`${lab.url}/robots.txt`)).text();
      const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => lab.url + rule);
      const isDenied = (url: string): boolean => rules.some((rule) => url.startsWith(rule));
      const denied = lab
        .truth()
        .pages()
        .filter((page) => isDenied(page.url));
      expect([name, denied]).toEqual([name, []]);
      expect(isDenied(lab.url + robotsSample(lab))).toBe(true);
    }
  });

  it('has no robots.txt unless the dialect wants one', async () => {
    const lab = await start({});
    expect((await fetch(`${lab.url}/robots.txt`)).status).toBe(404);
  });

  it('walls, members, searches, tags, feeds, files and lists answer', async () => {
    const lab = await start({
      size: { boards: 4, threads: 60, postsPerThread: 5, users: 60 },
      nuisances: [
        'login-walls',
        'members',
        'posts-by',
        'search',
        'tags',
        'feeds',
        'attachments',
        'images',
        'online',
        'new-posts',
      ],
    });
    const expected: readonly (readonly [string, number, RegExp])[] = [
      ['/reply.php?t=1', 200, /text\/html/],
      ['/report.php?post=1', 403, /text\/html/],
      ['/members.php', 200, /text\/html/],
      ['/members.php?page=99', 404, /text\/html/],
      ['/posts-by.php?u=1', 200, /text\/html/],
      ['/search.php', 200, /text\/html/],
      ['/feed.php', 200, /application\/rss\+xml/],
      ['/avatar.php?u=1', 200, /image\/gif/],
      ['/online.php', 200, /text\/html/],
      ['/new-posts.php', 200, /text\/html/],
      ['/print.php?t=1', 404, /text\/html/],
    ];
    for (const [path, status, type] of expected) {
      const answer = await fetch(lab.url + path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get('content-type')).toMatch(type);
      expect(lab.truth().typeOf(lab.url + path).type).toBe('other');
    }
    const tagged = lab.world.threads.find((thread) => thread.tags.length > 0)!;
    const found = await readPage(lab, `${lab.url}/tag.php?name=${encodeURIComponent(tagged.tags[0]!)}`);
    expect(found.text).toContain(tagged.title);
    const file = [...lab.world.posts.values()].find((post) => post.attachments.length > 0)!;
    const attachment = await fetch(`${lab.url}/attachment.php?post=${file.id}&n=0`);
    expect(attachment.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('a portal page stands in front of a forum below a path', async () => {
    const lab = await start({ base: '/community/', urls: 'slug-paths' });
    expect(lab.entryUrl).toBe(`${lab.url}/community/`);
    const portal = await readPage(lab, `${lab.url}/`);
    expect(portal.links).toContain(lab.entryUrl);
    expect(lab.truth().typeOf(`${lab.url}/`).type).toBe('other');
  });

  it('a load-more button gets records as JSON with where the next come from', async () => {
    const lab = await start({ threadPaging: 'load-more' });
    const thread = longThread(lab);
    const first = await readPage(lab, thread.url);
    expect(first.links.filter((link) => link.includes('page='))).toEqual([]);
    const source = /data-source="([^"]*)"/.exec(first.html)![1]!.replaceAll('&amp;', '&');
    const answer = await fetch(new URL(source, thread.url), { headers: { 'x-requested-with': 'fetch' } });
    const more = (await answer.json()) as { html: string; next: string | null };
    const second = lab.truth().typeOf(new URL(source, thread.url).href);
    expect(second).toMatchObject({ type: 'thread-flip', page: 2 });
    for (const post of second.posts!) expect(more.html).toContain(lab.world.posts.get(post)!.authorName);
    expect(more.next === null).toBe(thread.pages === 2);
  });

  it('charsets are told as the dialect says, also wrongly', async () => {
    const told = async (settings: Partial<Dialect>): Promise<[string, string]> => {
      const lab = await start({ charset: 'windows-1251', language: 'ru', ...settings });
      const page = await readPage(lab, lab.entryUrl);
      return [String(page.headers['content-type']), /charset="?([\w-]+)/.exec(page.html)?.[1] ?? ''];
    };
    expect(await told({ charsetTold: 'both' })).toEqual(['text/html; charset=windows-1251', 'windows-1251']);
    expect(await told({ charsetTold: 'header' })).toEqual(['text/html; charset=windows-1251', '']);
    expect(await told({ charsetTold: 'meta' })).toEqual(['text/html', 'windows-1251']);
    expect(await told({ charsetTold: 'wrong-meta' })).toEqual(['text/html; charset=windows-1251', 'utf-8']);
    expect(await told({ charsetTold: 'nowhere' })).toEqual(['text/html', '']);
  });
});

describe('compression', () => {
  it.each(['gzip', 'deflate', 'br'] as const)(
    '%s is used for those who accept it only',
    async (compression) => {
      const lab = await start({ compression });
      const plain = await readPage(lab, lab.entryUrl);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const packed = await fetch(lab.entryUrl, { headers: { 'accept-encoding': compression } });
      expect(packed.headers.get('content-encoding')).toBe(compression);
      expect(await packed.text()).toBe(plain.html);
    },
  );
});

describe('validators', () => {
  it.each([
    ['etag', 'etag', 'if-none-match'],
    ['last-modified', 'last-modified', 'if-modified-since'],
  ] as const)('%s lets a page that did not change answer 304', async (validators, header, question) => {
    const lab = await start({ validators });
    const { url } = longThread(lab);
    const first = await fetch(url);
    const value = first.headers.get(header)!;
    expect(value).toBeTruthy();
    expect((await fetch(url, { headers: { [question]: value } })).status).toBe(304);
    const other = question === 'if-none-match' ? '"other"' : 'Mon, 01 Jan 1990 00:00:00 GMT';
    expect((await fetch(url, { headers: { [question]: other } })).status).toBe(200);
  });
});

describe('growing', () => {
  it('shows posts that arrive, in pages and in truth', async () => {
    const lab = await start({ validators: 'etag' });
    const before = lab.truth().posts().length;
    const entry = await fetch(lab.entryUrl);
    const arrived = lab.advance(60 * 86_400);
    expect(arrived.length).toBeGreaterThan(0);
    expect(lab.truth().posts()).toHaveLength(before + arrived.length);
    const post = arrived.at(-1)!;
    const page = lab
      .truth()
      .pages()
      .find((one) => one.posts?.includes(post.id))!;
    expect((await readPage(lab, page.url)).posts).toContain(post.id);
    const again = await fetch(lab.entryUrl, { headers: { 'if-none-match': entry.headers.get('etag')! } });
    expect(again.status).toBe(200);
  });

  it('follows the clock when told its speed', async () => {
    const lab = await start({}, { growing: { speed: 30 * 86_400 * 1000 } });
    const before = lab.world.posts.size;
    await new Promise((resolve) => setTimeout(resolve, 5));
    await readPage(lab, lab.entryUrl);
    expect(lab.world.posts.size).toBeGreaterThan(before);
  });
});

describe('the demo dialect', () => {
  it('serves prerendered pages', async () => {
    const lab = await startLab({
      dialect: dialectByName('slug-portal'),
      size: { boards: 3, threads: 6, postsPerThread: 2, users: 8 },
      prerender: true,
    });
    running.push(lab);
    expect((await readPage(lab, lab.entryUrl)).status).toBe(200);
    expect(lab.requests).toEqual([{ url: lab.entryUrl, status: 200, at: expect.any(Number) }]);
  });
});
