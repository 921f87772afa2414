import { describe, expect, it } from 'vitest';
import { assembleThread, positionOf, type ThreadPost } from '../../src/records/index.ts';

/** A post that page `page` shows at `place`, written in minute `minute`. */
function postOf(
  id: string,
  page: number,
  place: number,
  minute: number,
  overrides: Partial<ThreadPost> = {},
): ThreadPost {
  return {
    id,
    url: null,
    author: `author of ${id}`,
    text: `what ${id} says`,
    quotes: [],
    hints: {},
    position: positionOf(page, place),
    page: `https://f.example/t?page=${page}`,
    createdAt: new Date(Date.UTC(2024, 1, 1, 0, minute)).toISOString(),
    ...overrides,
  };
}

const idsOf = (posts: readonly ThreadPost[]): string[] => assembleThread(posts).map(({ id }) => id);

function repliesOf(posts: readonly ThreadPost[]): Record<string, string | null> {
  return Object.fromEntries(assembleThread(posts).map(({ id, replyTo }) => [id, replyTo]));
}

describe('the order of a thread', () => {
  it('follows the numbers of its pages, whichever came first', () => {
    const posts = [postOf('d', 3, 0, 9), postOf('a', 0, 0, 1), postOf('c', 2, 0, 5), postOf('b', 0, 1, 3)];
    expect(idsOf(posts)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves positions alone where the numbers of the pages are right', () => {
    const posts = [postOf('a', 0, 0, 1), postOf('b', 0, 1, 2), postOf('c', 2, 0, 3), postOf('d', 2, 1, 4)];
    expect(assembleThread(posts).map(({ position }) => position)).toEqual(posts.map((post) => post.position));
  });

  it('puts the page without a number last where it shows the latest posts below the opening one', () => {
    const posts = [
      postOf('opening', 0, 0, 0),
      postOf('e', 0, 1, 50),
      postOf('f', 0, 2, 60),
      postOf('a', 1, 1, 10),
      postOf('b', 1, 2, 20),
      postOf('c', 2, 1, 30),
      postOf('d', 2, 2, 40),
    ];
    expect(idsOf(posts)).toEqual(['opening', 'a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('is the same when threads put together once are put together again', () => {
    const posts = [
      postOf('opening', 0, 0, 0),
      postOf('c', 0, 1, 50),
      postOf('d', 0, 2, 60),
      postOf('a', 1, 1, 10),
      postOf('b', 1, 2, 20),
    ];
    const once = new Map(assembleThread(posts).map(({ id, position }) => [id, position]));
    const again = assembleThread(posts.map((post) => ({ ...post, position: once.get(post.id)! })));
    expect(Object.fromEntries(again.map(({ id, position }) => [id, position]))).toEqual(
      Object.fromEntries(once),
    );
  });

  it('goes by the times of comments, not of the answers nested in them', () => {
    const posts = [
      postOf('opening', 0, 0, 0),
      postOf('c', 0, 1, 50),
      postOf('d', 0, 2, 60),
      postOf('a', 1, 1, 10),
      postOf('late answer', 1, 2, 99, { hints: { parent: 'a' } }),
      postOf('b', 1, 3, 20),
    ];
    expect(idsOf(posts)).toEqual(['opening', 'a', 'late answer', 'b', 'c', 'd']);
  });

  it('begins with the oldest post where pages show the newest first', () => {
    const posts = [postOf('d', 0, 0, 9), postOf('c', 0, 1, 8), postOf('b', 2, 0, 7), postOf('a', 2, 1, 6)];
    expect(idsOf(posts)).toEqual(['a', 'b', 'c', 'd']);
    expect(idsOf([postOf('b', 0, 0, 9), postOf('a', 0, 1, 8)])).toEqual(['a', 'b']);
  });

  it('stays so when one page that shows the newest first is read again', () => {
    const posts = [postOf('d', 0, 0, 9), postOf('c', 0, 1, 8), postOf('b', 2, 0, 7), postOf('a', 2, 1, 6)];
    const places = new Map(assembleThread(posts).map(({ id, position }) => [id, position]));
    const later = posts.slice(2).map((post) => ({ ...post, position: places.get(post.id)! }));
    const again = [postOf('e', 0, 0, 10), postOf('d', 0, 1, 9), postOf('c', 0, 2, 8), ...later];
    expect(idsOf(again)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('goes by the numbers of posts, whatever their times say', () => {
    const numbered = (id: string, place: number, minute: number, number: number) =>
      postOf(id, 0, place, minute, { hints: { number } });
    expect(idsOf([numbered('a', 0, 9, 1), numbered('b', 1, 8, 2)])).toEqual(['a', 'b']);
    expect(idsOf([numbered('b', 0, 8, 2), numbered('a', 1, 8, 1)])).toEqual(['a', 'b']);
  });

  it('turns many answers below an opening that go back in time, not a few that votes may have put so', () => {
    const answers = [postOf('d', 0, 1, 9), postOf('c', 0, 2, 8), postOf('b', 0, 3, 7), postOf('a', 0, 4, 6)];
    const opening = postOf('opening', 0, 0, 0);
    expect(idsOf([opening, ...answers])).toEqual(['opening', 'a', 'b', 'c', 'd']);
    expect(idsOf([opening, ...answers.slice(0, 2)])).toEqual(['opening', 'd', 'c']);
  });

  it('keeps the numbers of pages that are ordered by votes', () => {
    const posts = [
      postOf('best', 0, 0, 5),
      postOf('good', 0, 1, 1),
      postOf('fair', 0, 2, 9),
      postOf('bad', 2, 0, 3),
      postOf('worst', 2, 1, 7),
    ];
    expect(idsOf(posts)).toEqual(['best', 'good', 'fair', 'bad', 'worst']);
  });

  it('goes by the numbers of posts where pages have none', () => {
    const numbered = (id: string, page: string, place: number, number: number): ThreadPost =>
      postOf(id, 19, place, 0, { page, hints: { number }, createdAt: null });
    const posts = [
      numbered('c', 'y', 0, 3),
      numbered('d', 'y', 1, 4),
      numbered('a', 'x', 0, 1),
      numbered('b', 'x', 1, 2),
    ];
    expect(idsOf(posts)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has a deleted post before the one that took its place', () => {
    // 'deleted' was at place 1 when the page was fetched first, 'b' has moved up since.
    const posts = [
      postOf('a', 0, 0, 1),
      postOf('b', 0, 1, 3),
      postOf('c', 0, 2, 4),
      postOf('deleted', 0, 1, 2),
    ];
    expect(idsOf(posts)).toEqual(['a', 'deleted', 'b', 'c']);
  });
});

describe('answers in a thread', () => {
  it('lead to a post of another page by who and what is quoted', () => {
    const posts = [
      postOf('a', 0, 0, 1, { author: 'Ann', text: 'Oil the chain before winter.' }),
      postOf('b', 0, 1, 2, { author: 'Bob', text: 'Mine is rusty.' }),
      postOf('c', 2, 0, 3, { author: 'Ann', text: 'Anything else?' }),
      postOf('d', 2, 1, 4, {
        text: 'Ann wrote: Oil the chain before winter. Done.',
        quotes: ['Oil the chain before winter.'],
        hints: { quoted: [{ author: 'Ann wrote:', url: null }] },
      }),
    ];
    expect(repliesOf(posts).d).toBe('a');
  });

  it.each(['http://f.example/user/1/ann', 'http://f.example/user/%D0%B81%F8'])(
    'lead to what is quoted, not to the post with the number of who is quoted (%s)',
    (url) => {
      const posts = [
        postOf('p1', 0, 0, 1, { author: 'Bob', text: 'Mine is rusty.' }),
        postOf('p7', 0, 1, 2, { author: 'Ann', text: 'Oil the chain before winter.' }),
        postOf('p9', 2, 0, 3, {
          text: 'Oil the chain before winter. Done.',
          quotes: ['Oil the chain before winter.'],
          hints: { quoted: [{ author: 'Ann', url }] },
        }),
      ];
      expect(repliesOf(posts).p9).toBe('p7');
    },
  );

  it('lead to the post with the number a quote links to, when its words were changed', () => {
    const posts = [
      postOf('p1', 0, 0, 1, { author: 'Ann', text: 'Oil the chain before winter.' }),
      postOf('p7', 0, 1, 2, { author: 'Ann', text: 'Mine is rusty.' }),
      postOf('p9', 2, 0, 3, {
        text: 'Oil it? Done.',
        quotes: ['Oil it before autumn'],
        hints: { quoted: [{ author: 'Ann', url: 'http://f.example/post?id=1' }] },
      }),
    ];
    expect(repliesOf(posts).p9).toBe('p1');
  });

  it('lead to who said it, not to who quoted it before', () => {
    const posts = [
      postOf('a', 0, 0, 1, { text: 'Oil the chain before winter.' }),
      postOf('b', 0, 1, 2, {
        text: 'Oil the chain before winter. Which oil?',
        quotes: ['Oil the chain before winter.'],
      }),
      postOf('c', 2, 0, 3, {
        text: 'Oil the chain before winter. Thanks!',
        quotes: ['Oil the chain before winter.'],
      }),
    ];
    expect(repliesOf(posts)).toEqual({ a: null, b: 'a', c: 'a' });
  });

  it('lead to who is named in the first lines of a quote', () => {
    const quote = 'Quotation\nAnn\nOil the chain before winter.';
    const posts = [
      postOf('a', 0, 0, 1, { author: 'Ann', text: 'Oil the chain before winter.' }),
      postOf('b', 0, 1, 2, { author: 'Bob', text: `${quote}\nWhich oil?`, quotes: [quote] }),
      postOf('c', 0, 2, 3, { author: 'Ann', text: 'Any.' }),
      postOf('d', 2, 0, 4, { text: `${quote}\nThanks!`, quotes: [quote] }),
    ];
    expect(repliesOf(posts)).toEqual({ a: null, b: 'a', c: null, d: 'a' });
  });

  it('lead to the post of another page that a quote links to', () => {
    const posts = [
      postOf('p10', 0, 0, 1),
      postOf('p11', 0, 1, 2),
      postOf('p30', 2, 0, 3, {
        quotes: ['…'],
        hints: { quoted: [{ author: '', url: 'https://f.example/viewpost?p=11#p11' }] },
      }),
    ];
    expect(repliesOf(posts).p30).toBe('p11');
  });

  it('lead to the last post of who is mentioned, also by the first word of a name', () => {
    const posts = [
      postOf('a', 0, 0, 1, { author: 'Ann Lee' }),
      postOf('b', 0, 1, 2, { author: 'Ann Lee' }),
      postOf('c', 2, 0, 3, { author: 'Bob', hints: { mentions: ['ann'] } }),
      postOf('d', 2, 1, 4, { author: 'Bob', hints: { mentions: ['bob'] } }),
    ];
    expect(repliesOf(posts)).toMatchObject({ c: 'b', d: null });
  });

  it('prefer a link to nesting, and nesting to quotes', () => {
    const posts = [
      postOf('p1', 0, 0, 1, { text: 'Oil the chain before winter.' }),
      postOf('p2', 0, 1, 2),
      postOf('p3', 0, 2, 3, { quotes: ['Oil the chain before winter.'], hints: { parent: 'p2' } }),
      postOf('p4', 2, 0, 4, { hints: { parent: 'p3', link: 'https://f.example/t#p1' } }),
    ];
    expect(repliesOf(posts)).toMatchObject({ p3: 'p2', p4: 'p1' });
  });

  it('find nothing where a quote is of nobody in the thread', () => {
    const posts = [
      postOf('a', 0, 0, 1),
      postOf('b', 0, 1, 2, {
        quotes: ['To be or not to be'],
        hints: { quoted: [{ author: 'Hamlet', url: null }] },
      }),
    ];
    expect(repliesOf(posts).b).toBeNull();
  });
});
