import { describe, expect, it } from 'vitest';
import { linkGroups } from '../../src/learn/link-groups.ts';
import { coarseShapes } from '../../src/learn/url-shapes.ts';
import { pageStructure } from '../../src/records/index.ts';
import { BASE, pageOf, threadList } from './forums.ts';

const numbers = Array.from({ length: 12 }, (_, i) => i + 1);

function groupsOf(body: string) {
  const page = pageOf('/board', body);
  return linkGroups(pageStructure(page), page.links);
}

describe('linkGroups', () => {
  it('gives the same group the same name on another page of the layout', () => {
    const [first] = groupsOf(threadList(numbers, (n) => `/thread/${n}`));
    const [second] = groupsOf(
      threadList(
        numbers.map((n) => n + 40),
        (n) => `/thread/${n}`,
      ),
    );
    expect(second!.name).toBe(first!.name);
  });
});

describe('coarseShapes', () => {
  const threads = numbers.map((n) => `${BASE}/showthread.php?t=${n}`);
  const profiles = numbers.map((n) => `${BASE}/member.php?u=${n}`);
  const shapesOf = (urls: readonly string[], all = urls) =>
    new Set(urls.map(coarseShapes(all)).map(({ shape }) => shape));

  it('is equal for two threads and different for a thread and a profile', () => {
    const all = [...threads, ...profiles];
    expect(shapesOf(threads, all).size).toBe(1);
    expect(shapesOf(profiles, all).size).toBe(1);
    expect(shapesOf(all).size).toBe(2);
  });

  it('does not take slugs for kinds', () => {
    const slugs = ['oil-change', 'my-first-bike', 'brakes', 'what-chain-to-buy'];
    expect(shapesOf(slugs.map((slug, i) => `${BASE}/thread/${i + 10}-${slug}/`)).size).toBe(1);
  });

  it('keeps a word of the software before titles, and none that titles have anywhere', () => {
    const titles = [
      'where-the-oil-goes',
      'the-chain-of-the-bike',
      'how-to-clean-the-lamp',
      'brakes-and-the-rain',
      'the-best-tyres-we-had',
      'a-bell-for-the-road',
      'riding-on-ice-and-snow',
      'which-lock-holds',
    ];
    const threads = titles.map((title, i) => `${BASE}/topic-${i + 10}-${title}.html`);
    const last = titles.map((title, i) => `${BASE}/topic-${i + 10}-last-${title}.html`);
    const all = [...threads, ...last];
    expect(shapesOf(threads, all).size).toBe(1);
    expect(shapesOf(last, all).size).toBe(1);
    expect(shapesOf(all).size).toBe(2);
  });

  it('keeps a parameter value that many URLs share: it says what a page is', () => {
    const topics = numbers.map((n) => `${BASE}/i?act=topic&id=${n}`);
    const users = numbers.map((n) => `${BASE}/i?act=user&id=${n}`);
    expect(shapesOf([...topics, ...users]).size).toBe(2);
  });

  it('tells a kind by words of its own, not by those of the whole site', () => {
    const all = numbers.flatMap((n) => [`${BASE}/forum/thread/${n}`, `${BASE}/forum/${n}-some-board`]);
    const shapeOf = coarseShapes([...all, ...numbers.map((n) => `${BASE}/forum/user/${n}`)]);
    expect(shapeOf(`${BASE}/forum/thread/7`).isTelling).toBe(true);
    expect(shapeOf(`${BASE}/forum/7-another-name`).isTelling).toBe(false);
  });
});
