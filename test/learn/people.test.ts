import { describe, expect, it } from 'vitest';
import { Explorer } from '../../src/learn/explorer.ts';
import { linkGroups } from '../../src/learn/link-groups.ts';
import { peopleTest } from '../../src/learn/people.ts';
import { BASE, pageOf, paperForum, posts, threadList } from './forums.ts';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
const list = threadList(numbers, (n) => `/thread/${n}`);

/** Which kinds of links of a list are people, when a thread was seen or not. */
function people(...threads: string[]): string[] {
  const explorer = new Explorer(paperForum({}).fetchPage, 20);
  const board = explorer.see(`${BASE}/board/1`, pageOf('/board/1', list));
  for (const [i, body] of threads.entries()) {
    const path = `/thread/${i + 1}`;
    explorer.see(BASE + path, pageOf(path, body));
  }
  const arePeople = peopleTest(explorer);
  return linkGroups(board.structure, explorer.linksOf(board), (url) => explorer.shapes.of(url))
    .filter(arePeople)
    .map(({ links }) => links[0]!.url.slice(BASE.length).split('/')[1]!);
}

describe('peopleTest', () => {
  it('knows profiles by the authors of posts, also those who wrote none of them', () => {
    expect(people(posts(1, 3))).toEqual(['user']);
  });

  it('knows nobody as long as no thread was seen', () => {
    expect(people()).toEqual([]);
  });

  it('believes threads rather than one page on which boards stand where authors do', () => {
    const explorer = new Explorer(paperForum({}).fetchPage, 20);
    const see = (path: string, body: string) => explorer.see(BASE + path, pageOf(path, body));
    const isPerson = (path: string) =>
      peopleTest(explorer)({ ...explorer.shapes.of(BASE + path), links: [{ url: BASE + path }] });
    see('/board.php?f=1', list);
    see('/find', posts(9, 8).replaceAll('/user/', '/board.php?f='));
    expect(isPerson('/board.php?f=2')).toBe(true);
    see('/thread/1', posts(1, 6));
    see('/thread/2', posts(2, 6));
    see('/thread/3', posts(3, 6));
    expect([isPerson('/board.php?f=2'), isPerson('/user/2')]).toEqual([false, true]);
  });

  it('does not take a link that is the same in all posts for their author', () => {
    const alone = posts(1, 6).replaceAll(/\/user\/\d/g, '/user/1');
    expect(people(alone)).toEqual([]);
  });
});
