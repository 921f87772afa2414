// Pages larger than any forum's: nothing may fail, and what costs time is bounded by how much of the page is kept.
import { expect, test } from 'vitest';
import { hostilePage } from '../../bench/records/hostile-pages.ts';
import { classifyPage } from '../../src/classify/index.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

test.each(['dates', 'links'])('a page of 4 MB of %s is read as far as it is kept', (name) => {
  const page = parseHtml(hostilePage(name, 4000), 'http://forum.test/');
  expect(page.tree.size).toBeLessThan(160_000);
  const structure = pageStructure(page);
  expect(structure.regions.length).toBeGreaterThan(0);
  expect(structure.regions.length).toBeLessThanOrEqual(4000);
  expect(classifyPage(structure).confidence).toBeGreaterThan(0.3);
});
