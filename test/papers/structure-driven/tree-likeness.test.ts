import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../src/page/index.ts';
import { treeLikeness } from '../../../src/papers/index.ts';

const tree = (html: string) => parseHtml(`<body>${html}`, 'http://a.test/').tree;
const tags = fc.constantFrom('div', 'ul', 'section');
const html = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'html' },
    tags.map((tag) => `<${tag}></${tag}>`),
    fc
      .tuple(tags, fc.array(tie('node'), { maxLength: 3 }))
      .map(([tag, children]) => `<${tag}>${children.join('')}</${tag}>`),
  ),
})).node;

describe('tree likeness', () => {
  it('is 1 for equal trees and less for others, the same both ways', () => {
    fc.assert(
      fc.property(html, html, (a, b) => {
        const [left, right] = [tree(a), tree(b)];
        expect(treeLikeness(left, left)).toBe(1);
        const likeness = treeLikeness(left, right);
        expect(likeness).toBeCloseTo(treeLikeness(right, left));
        expect(likeness === 1).toBe(a === b);
        expect(likeness).toBeGreaterThan(0);
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it('a list with one row more is more alike than another kind of page', () => {
    const rows = (count: number) => `<table>${'<tr><td><a>x</a><td>y'.repeat(count)}</table>`;
    const list = tree(rows(8));
    expect(treeLikeness(list, tree(rows(9)))).toBeGreaterThan(0.9);
    expect(treeLikeness(list, tree('<form><p><input><p><input></form>'))).toBeLessThan(0.5);
  });
});
