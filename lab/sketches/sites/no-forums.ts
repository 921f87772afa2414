// Sites that are no forums, however they list and repeat.
import { page, range, threadPage, title } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';

const WORDS =
  'harbour lantern bicycle garden kettle window orchard bridge winter market letter engine carpet river candle'.split(
    ' ',
  );
const some = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, i) => WORDS[(seed * 7 + i * 3 + ((seed * i) % 5)) % WORDS.length]).join(
    ' ',
  );
const prose = (seed: number, paragraphs: number): string =>
  range(1, paragraphs)
    .map((i) => `<p>The ${some(seed + i, 30)}. A ${some(seed + 2 * i, 24)}.</p>`)
    .join('');
const next = (count: number, from = 1): number[] => range(from, from + count - 1);
const day = (n: number): string => `${1 + (n % 27)} March 2024`;
const frame = (heading: string, body: string): string =>
  `<div class="top"><a href="/">Start</a> <a href="/about">About us</a> <a href="/contact">Contact</a></div><h1>${heading}</h1>${body}<div class="foot"><a href="/terms">Terms</a> <a href="/privacy">Privacy</a></div>`;
const isFramed = (path: string): boolean => ['/about', '/contact', '/terms', '/privacy'].includes(path);
const plain = (heading: string): string => frame(heading, `<p>${some(heading.length, 40)}.</p>`);
const numberIn = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0);

/** The body of a page by path; undefined: there is none. */
type Draw = (path: string) => string | undefined;

// Learning gives up long before it has seen so many.
const MAX_PAGES = 120;

/** A site of all pages that links lead to, nearest first. */
function noForum(name: string, draw: Draw, starts: readonly string[] = ['/']): Sketch {
  const pages: Record<string, SketchPage> = {};
  const paths = [...starts];
  for (const path of paths) {
    const html = draw(path);
    if (html === undefined || pages[path] !== undefined) continue;
    if (Object.keys(pages).length === MAX_PAGES) break;
    pages[path] = page('other', html);
    for (const [, to] of html.matchAll(/href="(\/[^"]*)"/g)) paths.push(to!);
  }
  return { name, pages, starts, ends: 'refused' };
}

const news: Draw = (path) => {
  const n = numberIn(path);
  const teaser = (i: number) =>
    `<div class="teaser"><h2><a href="/story/${i}">${some(i, 7)}</a></h2><p>${some(i + 3, 20)}</p><span class="by">Ann Lee, ${day(i)}</span></div>`;
  if (path === '/') return frame('The Daily Lantern', next(24).map(teaser).join(''));
  if (path.startsWith('/section/')) return frame(`Section ${n}`, next(12, n).map(teaser).join(''));
  if (path.startsWith('/story/'))
    return frame(
      some(n, 7),
      `<p class="by">Ann Lee, ${day(n)}</p>${prose(n, 8)}<p><a href="/section/1">Harbour</a></p>`,
    );
  return isFramed(path) ? plain(path) : undefined;
};

const shop: Draw = (path) => {
  const n = numberIn(path);
  const product = (i: number) =>
    `<li class="product"><img src="/img/${i}.jpg" alt=""><a href="/product/${i}">${some(i, 4)}</a> <b>$${i}.99</b> <a href="/cart?add=${i}">Add to cart</a></li>`;
  const products = (numbers: readonly number[]) => `<ul>${numbers.map(product).join('')}</ul>`;
  const category = (i: number) => `<li><a href="/category/${i}">All about ${some(i, 2)}</a></li>`;
  const review = (i: number) =>
    `<div class="review"><b>${WORDS[i % 15]} ${i}</b> ★★★★ <p>${some(i, 14)}</p></div>`;
  if (path === '/') return frame('Shop', `<ul>${next(8).map(category).join('')}</ul>${products(next(12))}`);
  if (path.startsWith('/category/')) return frame('Category', products(next(20, 10 * n)));
  if (path.startsWith('/product/')) {
    const reviews = next(n % 4, n).map(review);
    return frame(
      some(n, 4),
      `<img src="/img/${n}.jpg"><p>$${n}.99</p>${prose(n, 2)}<h2>Reviews</h2>${reviews.join('')}<h2>You may also like</h2>${products(next(4, n + 1))}`,
    );
  }
  return isFramed(path) || path.startsWith('/cart') ? plain('Your cart is empty') : undefined;
};

const wiki: Draw = (path) => {
  const link = (i: number) => `<a href="/wiki/${WORDS[i % 15]}_${i % 40}">${some(i, 2)}</a>`;
  const n = path.length * 7 + numberIn(path);
  const section = (i: number) =>
    `<h2>${some(i, 3)} <a href="/edit?page=${n}&section=${i}">edit</a></h2><p>The ${link(i)} of ${link(3 * i)} ${some(i, 30)} ${link(i + 9)}.</p>`;
  if (path === '/' || path.startsWith('/wiki/')) return frame(some(n, 2), next(5, n).map(section).join(''));
  const form = '<form><input name="u"><input type="password" name="p"></form>';
  return path.startsWith('/edit') ? frame('Log in', form) : undefined;
};

const manual: Draw = (path) => {
  if (path !== '/' && !path.startsWith('/docs/')) return undefined;
  const n = numberIn(path);
  const chapter = (i: number) => `<li><a href="/docs/chapter-${i}.html">${i}. ${some(i, 3)}</a></li>`;
  return frame(
    some(n, 3),
    `<ul class="side">${next(30).map(chapter).join('')}</ul>${prose(n, 5)}<pre>make ${some(n, 2)}</pre><a href="/docs/chapter-${n + 1}.html">Next</a>`,
  );
};

const results: Draw = (path) => {
  const result = (n: number) =>
    `<div class="r"><h3><a href="https://site${n}.example/${n}">${some(n, 7)}</a></h3><cite>site${n}.example</cite><p>${day(n)} — ${some(n, 25)}</p></div>`;
  const more = (n: number) => `<a href="/search?q=lantern&start=${10 * n}">${n + 1}</a>`;
  return `<form><input name="q" value="lantern"></form>${next(10, numberIn(path)).map(result).join('')}<p>${next(9).map(more).join(' ')}</p>`;
};

const parked: Draw = () =>
  `<h1>harbour.example</h1><p>This domain may be for sale.</p><ul>${next(10)
    .map((n) => `<li><a href="/?kw=${n}">${some(n, 3)}</a></li>`)
    .join('')}</ul>`;

const lost: Draw = (path) => {
  const items = (count: number) =>
    `<ul>${next(count)
      .map((n) => `<li><a href="/page/${n}">${some(n, 4)}</a></li>`)
      .join('')}</ul>`;
  if (path === '/') return frame('Welcome', items(12));
  return frame('Not found', `<p>We could not find what you were looking for.</p>${items(5)}`);
};

const gallery: Draw = (path) => {
  const n = numberIn(path);
  const cell = (to: string, i: number, name: string, below = '') =>
    `<div class="cell"><a href="${to}"><img src="/t/${i}.jpg" alt=""></a><a href="${to}">${name}</a>${below}</div>`;
  const album = (i: number) => cell(`/album/${i}`, i, some(i, 3), ` <span>${day(i)}</span>`);
  if (path === '/') return frame('Albums', next(15).map(album).join(''));
  if (path.startsWith('/album/')) {
    const photos = next(24, 24 * n).map((i) => cell(`/photo/${i}`, i, `IMG_${1000 + i}`));
    return frame(some(n, 3), photos.join(''));
  }
  if (!path.startsWith('/photo/')) return undefined;
  const shot = `<img src="/big/${n}.jpg"><p>${day(n)}, f/2.8, 1/250</p><a href="/photo/${n + 1}">Next</a>`;
  return frame(`IMG_${1000 + n}`, shot);
};

const login: Draw = () =>
  frame(
    'Log in',
    '<form><input name="u"><input type="password" name="p"><button>Log in</button></form><p><a href="/register">Register</a> <a href="/lost">Lost your password?</a></p>',
  );

const menu = '<p><a href="/">Start</a> <a href="/help">Help</a> <a href="/search">Search</a></p>';
const lonePages: Readonly<Record<string, string>> = {
  '/': `${menu}<div class="list"><div class="row"><h3><a href="/b/1">All about it</a></h3> <span>2024-03-10</span></div></div>`,
  '/b/1': `${menu}<h1>All about it</h1><div class="row"><h3><a href="/t/31">${title(31)}</a></h3> by <a href="/user/0">member0</a> 0 replies, 2024-03-10 09:10</div>`,
  '/t/31': threadPage(31, 1, { above: menu }).html,
  '/help': `${menu}<h1>Help</h1><p>${'Read the rules before you ask. '.repeat(12)}</p>`,
  '/search': `${menu}<form><input name="q"><button>Search</button></form>`,
  '/user/0': `${menu}<h1>member0</h1><p>Here since 2020.</p>`,
};

const article: Draw = (path) =>
  path === '/'
    ? frame(some(3, 6), `<p>By Ann Lee, ${day(4)}</p>${prose(5, 9)}`)
    : path === '/page'
      ? `<h1>On chains</h1>${'<p>Chains are oiled once a month, more often in winter.</p>'.repeat(20)}`
      : undefined;

export const noForums: readonly Sketch[] = [
  noForum('no forum: one article', article, ['/', '/page']),
  noForum('no forum: news with authors and days that nobody answers', news),
  noForum('no forum: a shop whose products have a few reviews', shop),
  noForum('no forum: a wiki', wiki),
  noForum('no forum: a manual with all chapters at its side', manual),
  noForum('no forum: results of a search that lead elsewhere', results),
  noForum('no forum: a parked domain', parked),
  noForum('no forum: one page that says not found at every address', lost),
  noForum('no forum: albums of pictures', gallery),
  noForum('no forum: a form to log in', login, ['/', '/page']),
  noForum('no forum: empty pages', () => '', ['/', '/page']),
  noForum('no forum: one article of one category', (path) => lonePages[path]),
];
