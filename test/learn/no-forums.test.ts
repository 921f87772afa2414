// Sites that are no forums, however they list and repeat: learning says so after a few pages.
import { describe, expect, it } from 'vitest';
import { CrawlError, FetchError } from '../../src/errors.ts';
import { exploreForum } from '../../src/learn/index.ts';
import { BASE, pageOf } from './forums.ts';

const MAX_ASKED = 30;
const WORDS =
  'harbour lantern bicycle garden kettle window orchard bridge winter market letter engine carpet river candle'.split(
    ' ',
  );
const some = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) => WORDS[(seed * 7 + i * 3 + ((seed * i) % 5)) % WORDS.length]).join(
    ' ',
  );
const prose = (seed: number, paragraphs = 4) =>
  Array.from(
    { length: paragraphs },
    (_, i) => `<p>The ${some(seed + i, 30)}. A ${some(seed + 2 * i, 24)}.</p>`,
  ).join('');
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, i) => from + i);
const day = (n: number) => `${1 + (n % 27)} March 2024`;
const frame = (title: string, body: string) =>
  `<div class="top"><a href="/">Start</a> <a href="/about">About us</a> <a href="/contact">Contact</a></div><h1>${title}</h1>${body}<div class="foot"><a href="/terms">Terms</a> <a href="/privacy">Privacy</a></div>`;
const plain = (title: string) => frame(title, `<p>${some(title.length, 40)}.</p>`);

/** A page by path; undefined: there is none. */
type Site = (path: string) => string | undefined;
const numberIn = (path: string) => Number(/\d+/.exec(path)?.[0] ?? 0);

const article: Site = (path) =>
  path === '/' ? frame(some(3, 6), `<p>By Ann Lee, ${day(4)}</p>${prose(5, 9)}`) : undefined;

/** Front page, sections, articles with author and day; nobody answers. */
const news: Site = (path) => {
  const teaser = (n: number) =>
    `<div class="teaser"><h2><a href="/story/${n}">${some(n, 7)}</a></h2><p>${some(n + 3, 20)}</p><span class="by">Ann Lee, ${day(n)}</span></div>`;
  if (path === '/') return frame('The Daily Lantern', numbers(24).map(teaser).join(''));
  if (path.startsWith('/section/'))
    return frame(`Section ${numberIn(path)}`, numbers(12, numberIn(path)).map(teaser).join(''));
  if (path.startsWith('/story/'))
    return frame(
      some(numberIn(path), 7),
      `<p class="by">Ann Lee, ${day(numberIn(path))}</p>${prose(numberIn(path), 8)}<p><a href="/section/1">Harbour</a></p>`,
    );
  return ['/about', '/contact', '/terms', '/privacy'].includes(path) ? plain(path) : undefined;
};

/** Products in categories, some with a few reviews below. */
const shop: Site = (path) => {
  const product = (n: number) =>
    `<li class="product"><img src="/img/${n}.jpg" alt=""><a href="/product/${n}">${some(n, 4)}</a> <b>$${n}.99</b> <a href="/cart?add=${n}">Add to cart</a></li>`;
  const review = (n: number) =>
    `<div class="review"><b>${WORDS[n % 15]} ${n}</b> ★★★★ <p>${some(n, 14)}</p></div>`;
  if (path === '/')
    return frame(
      'Shop',
      `<ul>${numbers(8)
        .map((n) => `<li><a href="/category/${n}">All about ${some(n, 2)}</a></li>`)
        .join('')}</ul><ul>${numbers(12).map(product).join('')}</ul>`,
    );
  if (path.startsWith('/category/'))
    return frame(
      'Category',
      `<ul>${numbers(20, 10 * numberIn(path))
        .map(product)
        .join('')}</ul>`,
    );
  if (path.startsWith('/product/')) {
    const n = numberIn(path);
    return frame(
      some(n, 4),
      `<img src="/img/${n}.jpg"><p>$${n}.99</p>${prose(n, 2)}<h2>Reviews</h2>${numbers(n % 4, n)
        .map(review)
        .join('')}<h2>You may also like</h2><ul>${numbers(4, n + 1)
        .map(product)
        .join('')}</ul>`,
    );
  }
  return ['/about', '/contact', '/terms', '/privacy'].includes(path) || path.startsWith('/cart')
    ? plain('Your cart is empty')
    : undefined;
};

/** Pages that lead to each other from their text. */
const wiki: Site = (path) => {
  const link = (n: number) => `<a href="/wiki/${WORDS[n % 15]}_${n % 40}">${some(n, 2)}</a>`;
  const n = path.length * 7 + numberIn(path);
  const sections = numbers(5, n).map(
    (i) =>
      `<h2>${some(i, 3)} <a href="/edit?page=${n}&section=${i}">edit</a></h2><p>The ${link(i)} of ${link(3 * i)} ${some(i, 30)} ${link(i + 9)}.</p>`,
  );
  return path === '/' || path.startsWith('/wiki/')
    ? frame(some(n, 2), sections.join(''))
    : path.startsWith('/edit')
      ? frame('Log in', '<form><input name="u"><input type="password" name="p"></form>')
      : undefined;
};

/** A tree of chapters at the side of each. */
const docs: Site = (path) => {
  const side = `<ul class="side">${numbers(30)
    .map((n) => `<li><a href="/docs/chapter-${n}.html">${n}. ${some(n, 3)}</a></li>`)
    .join('')}</ul>`;
  if (path !== '/' && !path.startsWith('/docs/')) return undefined;
  const n = numberIn(path);
  return frame(
    some(n, 3),
    `${side}${prose(n, 5)}<pre>make ${some(n, 2)}</pre><a href="/docs/chapter-${n + 1}.html">Next</a>`,
  );
};

/** Ten results that lead elsewhere, and more pages of them. */
const results: Site = (path) =>
  path.startsWith('/')
    ? `<form><input name="q" value="lantern"></form>${numbers(10, numberIn(path))
        .map(
          (n) =>
            `<div class="r"><h3><a href="https://site${n}.example/${n}">${some(n, 7)}</a></h3><cite>site${n}.example</cite><p>${day(n)} — ${some(n, 25)}</p></div>`,
        )
        .join('')}<p>${numbers(9)
        .map((n) => `<a href="/search?q=lantern&start=${10 * n}">${n + 1}</a>`)
        .join(' ')}</p>`
    : undefined;

const parked: Site = () =>
  `<h1>harbour.example</h1><p>This domain may be for sale.</p><ul>${numbers(10)
    .map((n) => `<li><a href="/?kw=${n}">${some(n, 3)}</a></li>`)
    .join('')}</ul>`;

/** Whatever is asked for, the same page says that it is not there. */
const soft404: Site = (path) =>
  path === '/'
    ? frame(
        'Welcome',
        `<ul>${numbers(12)
          .map((n) => `<li><a href="/page/${n}">${some(n, 4)}</a></li>`)
          .join('')}</ul>`,
      )
    : frame(
        'Not found',
        `<p>We could not find what you were looking for.</p><ul>${numbers(5)
          .map((n) => `<li><a href="/page/${n}">${some(n, 4)}</a></li>`)
          .join('')}</ul>`,
      );

/** Albums of pictures. */
const gallery: Site = (path) => {
  const n = numberIn(path);
  const album = (i: number) =>
    `<div class="cell"><a href="/album/${i}"><img src="/t/${i}.jpg" alt=""></a><a href="/album/${i}">${some(i, 3)}</a> <span>${day(i)}</span></div>`;
  const photo = (i: number) =>
    `<div class="cell"><a href="/photo/${i}"><img src="/t/${i}.jpg" alt=""></a><a href="/photo/${i}">IMG_${1000 + i}</a></div>`;
  if (path === '/') return frame('Albums', numbers(15).map(album).join(''));
  if (path.startsWith('/album/'))
    return frame(
      some(n, 3),
      numbers(24, 24 * n)
        .map(photo)
        .join(''),
    );
  return path.startsWith('/photo/')
    ? frame(
        `IMG_${1000 + n}`,
        `<img src="/big/${n}.jpg"><p>${day(n)}, f/2.8, 1/250</p><a href="/photo/${n + 1}">Next</a>`,
      )
    : undefined;
};

const login: Site = () =>
  frame(
    'Log in',
    '<form><input name="u"><input type="password" name="p"><button>Log in</button></form><p><a href="/register">Register</a> <a href="/lost">Lost your password?</a></p>',
  );
const empty: Site = () => '';

const sites: Record<string, Site> = {
  article,
  news,
  shop,
  wiki,
  docs,
  results,
  parked,
  soft404,
  gallery,
  login,
  empty,
};

describe.each(Object.keys(sites))('exploreForum on what is no forum: %s', (name) => {
  it('says within 30 pages what it saw, in one line', async () => {
    const asked: string[] = [];
    const fetchPage = async (url: string) => {
      const { pathname, search } = new URL(url);
      asked.push(pathname + search);
      const body = sites[name]!(pathname + search);
      return body === undefined
        ? new FetchError('http-status', url, `HTTP 404 from ${url}`, { status: 404 })
        : pageOf(url, body);
    };
    const error: unknown = await exploreForum(`${BASE}/`, fetchPage, { budget: 80 }).then(
      ({ links }) => `a forum of ${JSON.stringify(links.examples).slice(0, 300)}`,
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(CrawlError);
    expect((error as CrawlError).message).toMatch(/^[^\n]*does not look like part of a forum: it is [^\n]*$/);
    expect(asked.length).toBeLessThanOrEqual(MAX_ASKED);
  });
});
