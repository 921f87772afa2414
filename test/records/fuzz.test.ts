import { describe, expect, it } from 'vitest';
import { generator, mutate } from '../../bench/records/mutate.ts';
import { type Page, parseHtml } from '../../src/page/index.ts';
import {
  linkTable,
  matchPatterns,
  overlayHtml,
  pageBoxes,
  pageStructure,
  updatePatterns,
} from '../../src/records/index.ts';
import { posts } from './snippets.ts';

const pages = [
  posts(9)
    .map(
      ({ author, text, time }) =>
        `<div class="post"><a href="/u/${author}">${author}</a><time>${time}</time><div class="t"><p>${text}</p></div></div>`,
    )
    .join('\n'),
  `<table>${posts(7)
    .map(
      ({ author, text, number }) => `<tr><td><a href="/t/${number}">${text}</a></td><td>${author}</td></tr>`,
    )
    .join('')}</table>`,
  posts(6).reduceRight(
    (replies, { author, text }) =>
      `<li class="c"><b class="n">${author}</b><p class="t">${text}</p><a class="r" href="/r">Reply</a><ul>${replies}</ul></li>`,
    '',
  ),
].map((content) => `<html><body><ul><li>a</li><li>b</li></ul><div id="main">${content}</div></body></html>`);

/** All that must hold of any structure. */
function check(page: Page): void {
  const structure = pageStructure(page);
  const { tree } = page;
  for (const region of structure.regions) {
    expect(region.records.length).toBeGreaterThanOrEqual(2);
    expect(region.area).toBeGreaterThanOrEqual(0);
    expect(region.area).toBeLessThanOrEqual(1);
    expect(Number.isFinite(region.similarity)).toBe(true);
    let previous = -1;
    for (const [i, { first, last, end, parent, depth }] of region.records.entries()) {
      expect(first).toBeGreaterThan(previous);
      expect(last).toBeGreaterThanOrEqual(first);
      expect(end).toBe(tree.end[last]);
      expect(parent).toBeLessThan(i);
      expect(depth).toBe(parent < 0 ? 0 : region.records[parent]!.depth + 1);
      expect(region.container).toBeLessThan(first);
      previous = first;
    }
    const table = linkTable(structure, region);
    for (const { cells } of [...table.links, ...table.texts])
      expect(cells.length).toBe(region.records.length);
  }
  const boxes = pageBoxes(page, structure.facts);
  for (let node = 0; node < tree.size; node++) {
    const { width, height } = boxes.of(node);
    expect(width >= 0 && height >= 0 && Number.isFinite(width + height)).toBe(true);
  }
  const patterns = updatePatterns([], structure);
  expect(matchPatterns(structure, patterns).unmatched).toEqual([]);
  expect(overlayHtml(structure)).toContain('<iframe sandbox=""');
}

describe('mutated pages', () => {
  it('never break what must hold of regions, tables, boxes, patterns and overlays', () => {
    const random = generator(20241);
    for (let i = 0; i < 300; i++) {
      const html = mutate(pages[i % pages.length]!, random);
      try {
        check(parseHtml(html, 'http://forum.test/'));
      } catch (error) {
        throw new Error(`page ${i}: ${JSON.stringify(html.slice(0, 2000))}`, { cause: error });
      }
    }
  });
});
