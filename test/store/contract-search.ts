// What every store must find.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PostRow, Store } from '../../src/store/index.ts';
import { postOf } from './samples.ts';

/** `open` gives an empty store, `close` ends it. */
export function describeSearch(
  name: string,
  open: () => Promise<{ readonly store: Store; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let store: Store;
    let close: () => Promise<void>;
    let siteId: number;
    beforeEach(async () => {
      ({ store, close } = await open());
      siteId = (await store.openSite('https://f.example/', 'test')).id;
    });
    afterEach(() => close());

    const put = (...posts: Partial<PostRow>[]) =>
      store.replacePosts(siteId, [], {
        posts: posts.map((post, i) => ({ ...postOf('https://f.example/t', 10 * (i + 1)), ...post })),
      });
    const found = async (query: string) => (await store.search(query)).map(({ id }) => id).sort();

    it('finds posts that have all the words, whatever their case and accents', async () => {
      await put({ id: 'a', text: 'Sourdough bread from Köln' }, { id: 'b', text: 'white bread' });
      expect(await found('BREAD')).toEqual(['a', 'b']);
      expect(await found('bread koln')).toEqual(['a']);
      expect(await found('sourdough white')).toEqual([]);
      expect(await found('sour')).toEqual([]);
    });

    it('knows phrases, beginnings, and what to leave out', async () => {
      await put({ id: 'a', text: 'Sourdough bread' }, { id: 'b', text: 'bread of sourdough' });
      expect(await found('"sourdough bread"')).toEqual(['a']);
      expect(await found('sour*')).toEqual(['a', 'b']);
      expect(await found('bread -of')).toEqual(['a']);
    });

    it.each([
      ['麵', ['zh']],
      ['麵團', ['zh']],
      ['酵麵團', ['zh']],
      ['團麵', []],
      ['パン', ['ja']],
      ['ﾊﾟﾝ', ['ja']],
      ['빵', ['ko']],
      ['맛있', ['ko']],
      ['ขนมปัง', ['th']],
      ['хлеб', ['ru']],
    ])('finds %s in scripts with and without spaces', async (query, ids) => {
      await put(
        { id: 'zh', text: '發酵麵團要多久？' },
        { id: 'ja', text: 'このパンはおいしい' },
        { id: 'ko', text: '이 빵은 맛있다' },
        { id: 'th', text: 'ฉันชอบขนมปังมาก' },
        { id: 'ru', text: 'Свежий хлеб' },
      );
      expect(await found(query)).toEqual(ids);
    });

    it('finds a thread by its title once, by its opening post', async () => {
      await put({ id: 'a', threadTitle: 'Rye' }, { id: 'b', threadTitle: 'Rye' });
      expect(await found('rye')).toEqual(['a']);
    });

    it('sees what was stored, changed and taken away since the last one', async () => {
      await put({ id: 'a', text: 'old words' });
      expect(await found('old')).toEqual(['a']);
      await put({ id: 'a', text: 'new words' }, { id: 'b', text: 'more words' });
      expect(await found('old')).toEqual([]);
      expect(await found('words')).toEqual(['a', 'b']);
      await store.replacePosts(siteId, [{ url: 'https://f.example/t', thread: 'https://f.example/t' }], {
        posts: [{ ...postOf('https://f.example/t', 1), id: 'c', text: 'last words' }],
      });
      expect(await found('words')).toEqual(['c']);
      expect(await found('new')).toEqual([]);
    });

    it('tells thread, place, author, time and the words found', async () => {
      await put(
        { id: 'a', text: 'x' },
        { id: 'b', text: `${'before '.repeat(40)}the rye bread ${'after '.repeat(40)}` },
      );
      const [hit] = await store.search('bread');
      expect(hit).toMatchObject({
        thread: 'https://f.example/t',
        threadTitle: 'A thread',
        position: 2,
        author: 'ann',
        createdAt: '2024-04-05T10:00:00Z',
      });
      const [[start, end]] = hit!.marks as [[number, number]];
      expect(hit!.snippet.slice(start, end)).toBe('bread');
      expect(hit!.snippet).toMatch(/^…before .* the rye bread after .*…$/);
      expect(hit!.snippet.length).toBeLessThan(170);
    });

    it('puts threads about the words before posts that mention them, and keeps to its limit', async () => {
      await put({
        id: 'a',
        thread: 'https://f.example/u',
        text: 'something about rye and much more that is not',
      });
      await put({ id: 'b', threadTitle: 'Rye', text: 'question' });
      expect((await store.search('rye')).map(({ id }) => id)).toEqual(['b', 'a']);
      expect(await store.search('rye', { limit: 1 })).toHaveLength(1);
    });

    it.each(['AND', 'NEAR(a b)', 'a"b', "'; DROP TABLE posts; --", 'text:x', 'a*b', '^x', '(('])(
      'takes %s for words, not for a language of queries',
      async (query) => {
        await put({ id: 'a', text: 'and near a b drop table posts text x' });
        if (/\p{L}/u.test(query)) expect(await found(query.replace('"', ' '))).toEqual(['a']);
        else await expect(store.search(query)).rejects.toThrow(/nothing to search for/);
      },
    );

    it('refuses a query without a word to look for', async () => {
      await expect(store.search('-bread')).rejects.toThrow(/nothing to search for in "-bread"/);
    });
  });
}
