import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTree, tagId } from '../../src/page/index.ts';

describe('Tree', () => {
  const tree = parseTree(
    '<!doctype html><div id=a class=" x y  x "><p>one<b>two</b></p><My-Tag DATA-x=1 data-X=2 on>3</my-tag></div>',
  );
  const [div] = tree.elements('div');

  it('numbers nodes in document order, a subtree being a range', () => {
    const fragment = '<p>a<b>b<i>c</b>d<table>e<tr>f<td>g</table><svg><g/><p>h';
    fc.assert(
      fc.property(fc.integer({ min: 0, max: fragment.length }), (cut) => {
        const part = parseTree(fragment.slice(0, cut) + fragment);
        for (let node = 1; node < part.size; node++) {
          const parent = part.parent[node]!;
          expect(parent).toBeLessThan(node);
          expect(part.end[node]).toBeLessThanOrEqual(part.end[parent]!);
          expect(part.depth[node]).toBe(part.depth[parent]! + 1);
          expect(part.children(parent)).toContain(node);
        }
        expect(part.end[0]).toBe(part.size);
      }),
      { seed: 1 },
    );
  });

  it('always has html, head and body', () => {
    for (const html of ['', ' ', 'x', '<title>', '</html>', '<!-- -->', '<frameset>', '<head>', '<script>'])
      expect(
        parseTree(html)
          .children(0)
          .filter((n) => !parseTree(html).isText(n))
          .map((n) => parseTree(html).tag(n)),
        html,
      ).toEqual(['head', 'body']);
  });

  it('walks to children, siblings and ancestors', () => {
    const [p, custom] = tree.children(div!);
    expect(tree.tag(p!)).toBe('p');
    expect(tree.firstChild(div!)).toBe(p);
    expect(tree.nextSibling(p!)).toBe(custom);
    expect(tree.nextSibling(custom!)).toBe(-1);
    expect(tree.firstChild(tree.size - 1)).toBe(-1);
    expect(tree.closest(p!, 'body')).toBe(tree.elements('body')[0]);
    expect(tree.closest(p!, 'table')).toBe(-1);
    expect(tree.contains(div!, p!)).toBe(true);
    expect(tree.contains(p!, div!)).toBe(false);
  });

  it('reads attributes in any case, the first of duplicates', () => {
    const custom = tree.elements('my-tag')[0]!;
    expect(tree.tag(custom)).toBe('my-tag');
    expect([...tree.attributes(custom)]).toEqual([
      ['data-x', '1'],
      ['on', ''],
    ]);
    expect(tree.attribute(custom, 'data-x')).toBe('1');
    expect(tree.attribute(custom, 'data-y')).toBeUndefined();
    expect(tree.classes(div!)).toEqual(['x', 'y', 'x']);
    expect(tree.classes(custom)).toEqual([]);
    expect(tree.attribute(0, 'lang')).toBeUndefined();
  });

  it('gives unknown tags the same id on every page', () => {
    const other = parseTree('<x><y><my-tag>');
    expect(other.tagId[other.elements('my-tag')[0]!]).toBe(tagId('my-tag'));
    expect(tagId('my-tag')).not.toBe(tagId('my-tags'));
  });

  it('reads the text below a node', () => {
    expect(tree.text(div!)).toBe('onetwo3');
  });

  it('is not disturbed by a parse before it that went deep', () => {
    parseTree('<table><tr><td><select><svg><p>'.repeat(3000));
    const shape = parseTree('<p>a<p>b');
    expect(shape.elements('p').map((p) => shape.tag(shape.parent[p]!))).toEqual(['body', 'body']);
  });
});
