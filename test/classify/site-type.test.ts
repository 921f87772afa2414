// A page among others of its site: layouts, shapes of URLs, the site's frame, and what they say together.
import { describe, expect, test } from 'vitest';
import { classifyPage, classifySite } from '../../src/classify/index.ts';
import { LayoutKinship } from '../../src/classify/layout-paths.ts';
import { pageEvidence } from '../../src/classify/page-evidence.ts';
import { sessionNames, withoutNames } from '../../src/classify/session-names.ts';
import { siteFrame } from '../../src/classify/site-frame.ts';
import { urlShapes } from '../../src/classify/url-shapes.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

const HOST = 'http://forum.test';
const TITLES = [
  'How to mend a chair',
  'My kettle leaks again',
  'Which glue for oak wood',
  'Show us your bench',
];
const frame = `<div class=menu><a href="/">Home of all</a> <a href="/help">Some help</a></div>
  <ul class=box><li><a href="/t/901">A thread everybody reads</a> <i>2024-02-0${1}</i></li>
  <li><a href="/t/902">Another thread everybody reads</a> <i>2024-02-02</i></li></ul>`;
const structure = (path: string, html: string) => pageStructure(parseHtml(html, `${HOST}${path}`));

const board = (id: number, rows: number) =>
  structure(
    `/b/${id}`,
    `<title>Board ${id}</title>${frame}<table class=rows>${Array.from(
      { length: rows },
      (_, i) =>
        `<tr><td class=t><a href="/t/${10 * id + i}">${TITLES[(id + i) % 4]} ${id}${i}</a><td class=n>${i + 3}
         <td class=d><a href="/u/${i}">ann${i}</a> 2024-01-0${i + 1} 10:1${i}</tr>`,
    ).join('')}</table>`,
  );
const SAID = 'I would try it slowly and tell you what came of it when it is done.';
const thread = (id: number, posts: number, said = SAID) =>
  structure(
    `/t/${id}`,
    `<title>${TITLES[id % 4]} ${id}</title>${frame}<h1>${TITLES[id % 4]} ${id}</h1><div class=posts>${Array.from(
      { length: posts },
      (_, i) =>
        `<div class=post id=p${id}${i}><div class=who><a href="/u/${i}">ann${i}</a></div>
         <div class=when>2024-01-0${i + 1} 10:1${i}</div>
         <div class=said>${said} ${id}${i}</div></div>`,
    ).join('')}</div>`,
  );

describe('classifySite', () => {
  const rich = [1, 2, 3].flatMap((id) => [board(id, 8), thread(10 * id, 7), thread(10 * id + 1, 6)]);

  test('reads a thread with one post and a board with one row by their kin', () => {
    const poor = [thread(12, 1, 'Yes'), board(4, 1)];
    const types = classifySite([...rich, ...poor]).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['thread', 'index']);
    expect(types.slice(0, 3)).toEqual(['index', 'thread', 'thread']);
    // Alone it would not be known, or this test shows nothing.
    expect(classifyPage(poor[0]!).type).not.toBe('thread');
  });

  test('knows the list of boards by what its rows lead to, though it is drawn unlike a board', () => {
    const rows = [1, 2, 3].map(
      (id) => `<li class=forum><h3><a href="/b/${id}">Room ${id}</a></h3><p>Talk of wood</p></li>`,
    );
    const entry = structure('/', `<title>Wood</title>${frame}<ul class=forums>${rows.join('')}</ul>`);
    expect(classifySite([...rich, entry]).at(-1)!.type).toBe('index');
    // The same list of people is none.
    const people = rows.map((row) => row.replace('/b/', '/u/').replace('/forum/', '/person/'));
    const members = structure(
      '/people',
      `<title>Wood</title>${frame}<ul class=forums>${people.join('')}</ul>`,
    );
    expect(classifySite([...rich, members]).at(-1)!.scores.index).toBeLessThan(
      classifySite([...rich, entry]).at(-1)!.scores.index,
    );
  });

  test('does not depend on the order of the pages', () => {
    const pages = [...rich, thread(12, 1)];
    const there = classifySite(pages);
    const back = classifySite([...pages].reverse()).reverse();
    for (const [at, { scores }] of there.entries())
      expect(back[at]!.scores.thread).toBeCloseTo(scores.thread, 6);
  });
});

describe('the frame of a site', () => {
  test('is what most pages show at the same place, and nothing else', () => {
    const pages = [board(1, 3), board(2, 3), thread(10, 3), thread(20, 1)];
    const frames = siteFrame(pages);
    for (const [at, { page }] of pages.entries()) {
      const inFrame = page.links.filter(({ node }) => frames[at]![node] === 1).map(({ url }) => url);
      expect(inFrame.map((url) => url.slice(HOST.length))).toEqual(['/', '/help', '/t/901', '/t/902']);
    }
    expect(siteFrame(pages.slice(0, 2)).every((marks) => marks.every((mark) => mark === 0))).toBe(true);
  });
});

describe('links of a page', () => {
  test('play the part their place gives them', () => {
    const { links } = pageEvidence(board(1, 5));
    expect(links.get(`${HOST}/t/10`)).toBe('title');
    expect(links.get(`${HOST}/help`)).toBe('around');
    expect(pageEvidence(thread(10, 5)).links.get(`${HOST}/u/1`)).toBe('inPost');
  });
});

describe('evidence of a page', () => {
  test('has the columns of its list, and what most of its records show', () => {
    const { columns, rowPlaces, postPlaces } = pageEvidence(board(1, 5));
    const urls = [...columns.values()].map((column) => column.urls.map((url) => url.slice(HOST.length)));
    expect(urls).toContainEqual(['/t/10', '/t/11', '/t/12', '/t/13', '/t/14']);
    expect(rowPlaces.size).toBeGreaterThan(3);
    expect(postPlaces.size).toBe(0);
    expect(pageEvidence(thread(10, 5)).postPlaces.size).toBeGreaterThan(3);
  });

  test('does not depend on class names that hold the name of the page', () => {
    const inner = (name: string) =>
      structure(
        `/${name}`,
        `<body class="page-${name}"><div><div><div class=a><p class=b>Text</p></div></div></div>`,
      );
    expect([...pageEvidence(inner('oak')).layout].at(-1)).toBe([...pageEvidence(inner('elm')).layout].at(-1));
  });
});

describe('parameters that name the visit', () => {
  const links = Array.from({ length: 6 }, (_, i) => `${HOST}/t/${i};jsessionid=4a34d5a6f3?mode=flat`);

  test('are those that say the same long thing on most links', () => {
    expect([...sessionNames([links])]).toEqual(['jsessionid']);
    expect([...sessionNames([links.slice(0, 3)])]).toEqual([]);
  });

  test('are left out of URLs', () => {
    const names = new Set(['sid', 'jsessionid']);
    expect(withoutNames(`${HOST}/t?sid=77&t=5`, names)).toBe(`${HOST}/t?t=5`);
    expect(withoutNames(`${HOST}/t?t=5&sid=77`, names)).toBe(`${HOST}/t?t=5`);
    expect(withoutNames(`${HOST}/t?sid=77`, names)).toBe(`${HOST}/t`);
    expect(withoutNames(links[0]!, names)).toBe(`${HOST}/t/0?mode=flat`);
  });
});

describe('likeness of layouts', () => {
  test('is highest among pages of one kind, however many records they show', () => {
    const layouts = [board(1, 9), board(2, 1), thread(10, 9), thread(11, 1)].map(
      (page) => pageEvidence(page).layout,
    );
    const kinship = new LayoutKinship(layouts);
    const [many, one, posts, post] = [0, 1, 2, 3] as const;
    expect(kinship.between(many, one)).toBeGreaterThan(0.9);
    expect(kinship.between(posts, post)).toBeGreaterThan(0.9);
    expect(kinship.between(many, posts)).toBeLessThan(0.5);
  });
});

describe('shapes of URLs', () => {
  const urls = (make: (i: number) => string) => Array.from({ length: 12 }, (_, i) => `${HOST}${make(i)}`);
  const words = [
    'oak',
    'glue',
    'bench',
    'kettle',
    'chair',
    'wood',
    'leak',
    'paint',
    'nail',
    'saw',
    'tin',
    'wax',
  ];

  test('keep the words of the software and leave open what names one page', () => {
    const shapeOf = urlShapes([
      ...urls((i) => `/topic/${i}/${words[i]}-${[...words[i]!].reverse().join('')}/`),
      ...urls((i) => `/user/${i}/`),
      ...urls((i) => `/${words[i]}-vf${i}.html`),
      ...urls((i) => `/view.php?t=${i}&p=${i * 15}`),
    ]);
    expect(shapeOf(`${HOST}/topic/77/some-other-words/`)).toBe(shapeOf(`${HOST}/topic/3/oak-kao/`));
    expect(shapeOf(`${HOST}/topic/77/some-words/`)).not.toBe(shapeOf(`${HOST}/user/77/`));
    expect(shapeOf(`${HOST}/new-name-vf99.html`)).toBe(shapeOf(`${HOST}/oak-vf0.html`));
    expect(shapeOf(`${HOST}/view.php?t=1&p=15`)).toBe('/view.php?t=0&p=0');
  });

  test('leave ids open, however many URLs an id is in', () => {
    const shapeOf = urlShapes(['0vm5', '1rf7'].flatMap((id) => urls((i) => `/b/${id}/${i}`)));
    expect(shapeOf(`${HOST}/b/0vm5/3`)).toBe('/b/*/0');
  });
});
