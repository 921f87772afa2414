import { describe, expect, it } from 'vitest';
import { exploreForum, LinkMatcher, learnPatterns } from '../../src/learn/index.ts';
import { BASE, paperForum, posts, title } from './forums.ts';

const NAMES = ['engines', 'wood', 'music', 'news'];
const QUIET = 'attic';

/**
 * A front page of latest threads without a pager; each row names its board, with a slash at the end. Lists of threads
 * show tabs of all boards, without the slash; threads do not.
 */
function boardsInRows(): Record<string, string> {
  const tab = (name: string) => `<li><a href="/in/${name}">About ${name}</a></li>`;
  const tabs = `<ul class="tabs">${[...NAMES, QUIET].map(tab).join('')}</ul>`;
  const boardOf = (t: number) => NAMES[t % NAMES.length]!;
  const row = (t: number) =>
    `<div class="row"><h3><a href="/${t}-talk">${title(t)}</a></h3> <i><a href="/in/${boardOf(t)}/">About ${boardOf(t)}</a></i> ` +
    `<span>last by <a href="/people/${t % 7}">member${t % 7}</a>, 2024-05-${10 + (t % 20)} 11:20</span> <b>${t % 9}</b></div>`;
  const list = (threads: readonly number[]) => `${tabs}<div class="list">${threads.map(row).join('')}</div>`;
  const all = Array.from({ length: 48 }, (_, i) => i + 1);
  const listOf = (name: string) => list(all.filter((t) => boardOf(t) === name));
  return {
    '/': list(all.slice(0, 24)),
    ...Object.fromEntries([...NAMES, QUIET].map((name) => [`/in/${name}`, listOf(name)])),
    ...Object.fromEntries([...NAMES, QUIET].map((name) => [`/in/${name}/`, listOf(name)])),
    ...Object.fromEntries(all.map((t) => [`/${t}-talk`, posts(t, 4)])),
  };
}

describe('a front page of latest threads alone', () => {
  it('leads to the boards its rows name', async () => {
    const { fetchPage } = paperForum(boardsInRows());
    const { links, ignoredParameters } = await exploreForum(`${BASE}/`, fetchPage, { budget: 80 });
    const matcher = new LinkMatcher({ patterns: learnPatterns(links), ignoredParameters });
    for (const name of NAMES) expect(matcher.match(`${BASE}/in/${name}/`)?.type).toBe('index');
    expect(matcher.match(`${BASE}/people/3`)).toBeUndefined();
  });

  it('names one board whether its address ends in a slash or not', async () => {
    const { fetchPage } = paperForum(boardsInRows());
    const { links, ignoredParameters } = await exploreForum(`${BASE}/`, fetchPage, { budget: 80 });
    const matcher = new LinkMatcher({ patterns: learnPatterns(links), ignoredParameters });
    const [withSlash, without] = ['/in/wood/', '/in/wood'].map(
      (path) => matcher.match(BASE + path)?.identity,
    );
    expect(withSlash).toBeDefined();
    expect(without).toBe(withSlash);
    // A board no row names is spelled as the tabs spell it.
    expect(matcher.match(`${BASE}/in/${QUIET}`)?.type).toBe('index');
  });
});
