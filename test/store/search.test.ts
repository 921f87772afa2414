import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { snippetOf } from '../../src/store/search-snippet.ts';
import { parseQuery } from '../../src/store/search-words.ts';
import { describeSearch } from './contract-search.ts';

describeSearch('a search', async () => {
  const store = await openStore(':memory:');
  return { store, close: () => store.close() };
});

describe('a snippet', () => {
  it('begins with the post when the words stand in the title only', () => {
    expect(snippetOf('Some text\nof  a post', parseQuery('rye'))).toEqual({
      text: 'Some text of a post',
      marks: [],
    });
  });

  it('does not cut characters in two', () => {
    for (let before = 0; before < 8; before++) {
      const { text } = snippetOf(
        `${'x'.repeat(before)}${'😀'.repeat(100)} rye ${'😀'.repeat(200)}`,
        parseQuery('rye'),
      );
      expect(Buffer.from(text).toString()).toBe(text);
    }
  });
});
