import { describe, expect, it } from 'vitest';
import { parseHtml, type Tree } from '../../src/page/index.ts';
import { linkParents, withNestedRecords } from '../../src/records/nesting.ts';
import { Outlines } from '../../src/records/outline.ts';

function comment(text: string, replies = ''): string {
  return `<li class="comment"><div class="head"><a class="name" href=u>${text}</a><time class="at">1</time></div>
<div class="text"><p>${text}</p></div><a class="reply" href=r>Reply</a>${replies === '' ? '' : `<ul class="replies">${replies}</ul>`}</li>`;
}

function treeOf(comments: string): { tree: Tree; top: number[]; all: number[] } {
  const { tree } = parseHtml(`<ol id="list">${comments}</ol>`, 'http://forum.test/');
  return { tree, top: tree.children(tree.elements('ol')[0]!), all: tree.elements('li') };
}

describe('nested records', () => {
  it('are found inside records by what all records share', () => {
    const { tree, top, all } = treeOf(
      comment('a', comment('b', comment('c')) + comment('d')) + comment('e') + comment('f'),
    );
    const records = withNestedRecords(tree, new Outlines(tree), top);
    expect(records.map(({ first }) => first)).toEqual(all);
    expect(records.map(({ parent }) => parent)).toEqual([-1, 0, 1, 0, -1, -1]);
  });

  it('include the record around a list that is its replies', () => {
    const { tree, all } = treeOf(comment('a', comment('b') + comment('c')));
    const replies = tree.children(tree.elements('ul')[0]!);
    expect(withNestedRecords(tree, new Outlines(tree), replies).map(({ first }) => first)).toEqual(all);
  });

  it('are not made of lists that people write in their texts', () => {
    const { tree, top } = treeOf(
      ['a', 'b', 'c'].map((text) => comment(`${text}<ul><li>one</li><li>two</li></ul>`)).join(''),
    );
    expect(withNestedRecords(tree, new Outlines(tree), top)).toHaveLength(3);
  });

  it('know the nearest record around them', () => {
    const { tree } = parseHtml('<div><p></p><div><p></p></div></div><p></p>', 'http://forum.test/');
    const [outer, inner] = tree.elements('div') as [number, number];
    const [first, second, third] = tree.elements('p') as [number, number, number];
    expect(
      linkParents(tree, [outer, first, inner, second, third]).map(({ parent, depth }) => [parent, depth]),
    ).toEqual([
      [-1, 0],
      [0, 1],
      [0, 1],
      [2, 2],
      [-1, 0],
    ]);
  });
});
