import { describe, expect, it } from 'vitest';
import { linkGroups } from '../../src/learn/link-groups.ts';
import { coarseShapes } from '../../src/learn/url-shapes.ts';
import { pageStructure } from '../../src/records/index.ts';
import { BASE, pageOf, threadList, title } from './forums.ts';

const numbers = Array.from({ length: 12 }, (_, i) => i + 1);

function groupsOf(body: string) {
  const page = pageOf('/board', body);
  return linkGroups(pageStructure(page), page.links);
}

describe('linkGroups', () => {
  it('puts the titles first: most anchor text, leading their records', () => {
    const [titles, ...others] = groupsOf(threadList(numbers, (n) => `/thread/${n}`));
    expect(titles!.links.map(({ url }) => url)).toEqual(numbers.map((n) => `${BASE}/thread/${n}`));
    expect(titles).toMatchObject({ inRecords: 1, leads: 1 });
    expect(others.some(({ links }) => links[0]!.url.includes('/user/'))).toBe(true);
    expect(others.every(({ leads }) => leads === 0)).toBe(true);
  });

  it('sees three rows of many cells as rows', () => {
    const row = (n: number) =>
      `<tr><td><img src="/folder.gif"></td><td><a href="/thread/${n}">${title(n)}</a></td>` +
      `<td><a href="/user/${n}">member${n}</a><br><small>2024-02-1${n} 10:30</small></td><td>${n}</td><td>5${n}</td>` +
      `<td><small><a href="/last/${n}">${title(n)}</a><br>2024-03-0${n} 12:00<br><a href="/user/${n + 1}">member${n + 1}</a></small></td></tr>`;
    const titles = groupsOf(`<table>${[1, 2, 3].map(row).join('')}</table>`).find(({ shape }) =>
      shape.includes('thread'),
    );
    expect(titles).toMatchObject({ inRecords: 1, leads: 1, region: expect.stringMatching(/>tr$/) });
    expect(titles!.links).toHaveLength(3);
  });

  it('lets titles lead though a picture with a link stands before each', () => {
    const row = (n: number) =>
      `<tr><td><a href="/unread/${n}"><img src="/jump.png" alt="Go to the first unread post"></a> <a href="/thread/${n}">${title(n)}</a></td>` +
      `<td><a href="/user/${n}">member${n}</a></td><td>${n}</td><td>2024-03-0${n} 12:00</td></tr>`;
    const groups = groupsOf(`<table>${[1, 2, 3, 4, 5, 6].map(row).join('')}</table>`);
    const leadsOf = (part: string) => groups.find(({ shape }) => shape.includes(part))!.leads;
    expect([leadsOf('thread'), leadsOf('unread')]).toEqual([1, 0]);
  });

  it('lets the heading of a record lead it, though who asked stands before', () => {
    const row = (n: number) =>
      `<div class="q"><p>2024-03-0${n} <a href="/user/${n}">member${n}</a></p><h2><a href="/thread/${n}">${title(n)}</a></h2></div>`;
    const groups = groupsOf([1, 2, 3, 4, 5, 6].map(row).join(''));
    const leadsOf = (part: string) => groups.find(({ shape }) => shape.includes(part))!.leads;
    expect([leadsOf('thread'), leadsOf('user')]).toEqual([1, 0]);
  });

  it('lets no buttons lead that say the same in every row, though each has a box of its own', () => {
    const row = (n: number) =>
      `<tr><td><a href="/board/${n}">Board ${n}</a>` +
      `<div class="icon"><a href="/subscribe/${n}"><img src="/s.png" alt="Tell me of whatever is new"></a></div>` +
      `<div class="icon"><a href="/latest/${n}"><img src="/l.png" alt="What was last said on this board"></a></div></td>` +
      `<td>${n}</td><td>2024-03-0${n} 12:00</td></tr>`;
    const groups = groupsOf(`<table>${[1, 2, 3, 4, 5, 6].map(row).join('')}</table>`);
    const leadsOf = (part: string) => groups.find(({ shape }) => shape.includes(part))!.leads;
    expect([leadsOf('board'), leadsOf('subscribe'), leadsOf('latest')]).toEqual([1, 0, 0]);
  });

  it('lets each board of a category lead its own row, though categories are the records', () => {
    const row = (n: number) =>
      `<tr class="row"><td><img src="/old.png"></td><td><a href="/board/${n}">${title(n)}</a><div>All about ${n}</div></td><td>${n}</td><td>2024-03-1${n % 10} 12:00</td></tr>`;
    const category = (name: string, boards: readonly number[]) =>
      `<tr class="head"><th></th><th>${name}</th><th>Posts</th><th>Last</th></tr>${boards.map(row).join('')}`;
    const [boards] = groupsOf(
      `<table>${category('Club', [1, 2, 3])}${category('Boats', [4, 5, 6, 7])}${category('Trade', [8, 9, 10])}</table>`,
    );
    expect(boards!.links.length).toBeGreaterThanOrEqual(8);
    expect(boards!.leads).toBe(1);
  });

  it('keeps a menu apart from a list, whatever its URLs look like', () => {
    const menu = `<p><a href="/thread/99">The rules of this place, to be read before posting</a></p>`;
    const groups = groupsOf(menu + threadList(numbers, (n) => `/thread/${n}`));
    expect(groups[0]!.links).toHaveLength(12);
    expect(groups.some(({ links }) => links.length === 1 && links[0]!.url.endsWith('/99'))).toBe(true);
  });

  it('counts a URL once', () => {
    const [titles] = groupsOf(threadList([1, 2, 3, 4, 5, 1, 2, 3], (n) => `/thread/${n}`));
    expect(titles!.links).toHaveLength(5);
  });

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
