import { describe, expect, it } from 'vitest';
import { CrawlError, FetchError, type FetchFailure } from '../../src/errors.ts';
import { Explorer } from '../../src/learn/explorer.ts';
import { exploreForum } from '../../src/learn/index.ts';
import { startPage } from '../../src/learn/start-page.ts';
import { BASE, type Forum, paperForum } from './forums.ts';

/** The site, in which one address is answered with an error. */
function failing(site: Forum, path: string, code: FetchFailure, status?: number): Forum {
  const error = new FetchError(
    code,
    BASE + path,
    `${path} fails: ${code}`,
    status === undefined ? {} : { status },
  );
  return {
    asked: site.asked,
    fetchPage: async (url) => (url === BASE + path ? error : site.fetchPage(url)),
  };
}

const startOf = (forum: Forum, path: string) => startPage(new Explorer(forum.fetchPage, 20), BASE + path);

describe('startPage', () => {
  it.each([
    ['/forum/index.php?action=feed', 'not-html', undefined],
    ['/forum/index.php?action=login', 'robots-denied', undefined],
    ['/forum/index.php?action=calendar', 'http-status', 403],
  ] as const)('asks the script for nothing in particular where %s is %s', async (path, code, status) => {
    const forum = failing(paperForum({ '/forum/index.php': 'front' }), path, code, status);
    const { page, failure } = await startOf(forum, path);
    expect(page.url).toBe(`${BASE}/forum/index.php`);
    expect(failure?.code).toBe(code);
  });

  it('takes the nearest folder that is there', async () => {
    const forum = failing(paperForum({ '/talk/': 'front', '/': 'home' }), '/talk/feed/rss/', 'not-html');
    expect((await startOf(forum, '/talk/feed/rss/')).page.url).toBe(`${BASE}/talk/`);
    expect(forum.asked).toEqual([`${BASE}/talk/feed/`, `${BASE}/talk/`]);
  });

  it('says why there is no start page', async () => {
    await expect(startOf(paperForum({}), '/a/b')).rejects.toThrow(CrawlError);
    await expect(startOf(paperForum({}), '/')).rejects.toThrow(/404/);
  });

  it.each([
    ['timeout', undefined],
    ['http-status', 503],
    ['too-many-redirects', undefined],
  ] as const)('asks for nothing else where the server is in trouble: %s', async (code, status) => {
    const forum = failing(paperForum({ '/': 'home' }), '/a/b', code, status);
    await expect(startOf(forum, '/a/b')).rejects.toThrow(code);
    expect(forum.asked).toEqual([]);
  });

  it('names the address that failed where there is no forum above it', async () => {
    const forum = failing(paperForum({ '/': '<p>Nothing much.</p>' }), '/file.pdf', 'not-html');
    await expect(exploreForum(`${BASE}/file.pdf`, forum.fetchPage, { budget: 40 })).rejects.toThrow(
      /file\.pdf fails/,
    );
  });
});
