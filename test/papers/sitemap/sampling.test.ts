import { describe, expect, it } from 'vitest';
import { FetchError } from '../../../src/errors.ts';
import { sampleForum, samplePages } from '../../../src/papers/index.ts';
import { HOST, list, page, posts, upTo, words } from './synthetic-pages.ts';

const threads = upTo(20, (i) => `/t/${i}`);
const isThread = (path: string) => path.startsWith('/t/');

/** Boards at the front page, threads on boards; each thread asks for a login in many ways. */
async function fetchPage(url: string) {
  const path = url.slice(HOST.length);
  if (path === '/') return page(path, list(['/b/1', '/b/2', '/b/3']));
  if (path.startsWith('/b/')) return page(path, `<a href=/>Home</a>${list(threads)}`);
  if (isThread(path)) {
    const logins = upTo(8, (i) => `<a href="/login?user=${path.slice(3)}${i}">write</a>`).join('');
    return page(path, `<a href=/b/1>Board</a>${posts(Number(path.slice(3)), logins)}`);
  }
  if (path.startsWith('/login')) return page(path, `<form><input name=n></form><p>${words(1, 30)}</p>`);
  return new FetchError('http-status', url, 'no such page', { status: 404 });
}

describe('a sample of a forum', () => {
  it.each(['/', '/b/2', '/t/4'])('has the page given as its root: %s', async (path) => {
    const { pages } = await sampleForum(`${HOST}${path}`, fetchPage, { budget: 9 }, 9);
    expect(pages[0]!.url).toBe(`${HOST}${path}`);
  });

  it('starts above the page given where the site does not show it', async () => {
    const { pages } = await sampleForum(`${HOST}/gone`, fetchPage, { budget: 9 }, 9);
    expect(pages[0]!.url).toBe(`${HOST}/`);
  });

  it('larger than 500 pages ends when no new vertex appears', async () => {
    const many = upTo(1200, (i) => `/t/${i}`);
    const front = `<ul>${many.map((path) => `<li><a href="${path}">${path}</a>`).join('')}</ul>`;
    let asked = 0;
    const fetchMany = async (url: string) => {
      asked++;
      const path = url.slice(HOST.length);
      return page(path, path === '/' ? front : `<p>${words(Number(path.slice(3)), 8)}</p>`);
    };
    await samplePages(`${HOST}/`, fetchMany, { budget: 5000, seed: 1 });
    expect(asked).toBe(750);
  }, 20_000);

  it('has few pages of a form of URL that shows one thing', async () => {
    for (const seed of [1, 2, 3]) {
      const { pages } = await samplePages(`${HOST}/`, fetchPage, { budget: 44, seed });
      const paths = pages.map(({ url }) => url.slice(HOST.length));
      expect(paths.filter(isThread).length).toBe(threads.length);
    }
  });
});
