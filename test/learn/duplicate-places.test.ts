import { describe, expect, it } from 'vitest';
import { duplicatePlaces } from '../../src/learn/duplicate-places.ts';
import { Explorer } from '../../src/learn/explorer.ts';
import { orderParameters } from '../../src/learn/url-parts.ts';
import { BASE, pageOf, paperForum, posts } from './forums.ts';

describe('duplicatePlaces', () => {
  it('looks behind links by the spelling that lists have', async () => {
    const similar =
      '<ul class="similar"><li><a href="/t?id=8&act=topic">A</a><li><a href="/t?id=9&act=topic">B</a></ul>';
    const forum = paperForum({ '/t?act=topic&id=9': posts(9, 3) });
    const explorer = new Explorer(forum.fetchPage, 20);
    const thread = explorer.see(
      `${BASE}/t?act=topic&id=5`,
      pageOf('/t?act=topic&id=5', posts(5, 4) + similar),
    );
    const nameOf = (url: string) => (url.includes('act=topic') ? orderParameters(url) : undefined);
    const titles = { places: new Set<string>(), names: new Set<string>(), spelled: orderParameters };
    await duplicatePlaces(explorer, [thread], nameOf, titles);
    expect(forum.asked).toEqual([`${BASE}/t?act=topic&id=9`]);
  });
});
