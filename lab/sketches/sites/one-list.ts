// Forums whose front page lists threads, not boards: all of them page by page, or the latest alone.
import { drawPost, page, pagesOf, range, threadPage, threadTable, title } from '../draw.ts';
import type { Sketch } from '../types.ts';
import { memberPages, menuOf, pagerOf, pagesFor } from './parts.ts';

const questionMenu = menuOf(['/ask', 'Ask'], ['/all', 'All'], ['/open', 'Open']);
const questions = (numbers: readonly number[]): string => threadTable(numbers, (t) => `/q/${t}`);
const allFrom = (n: number): string => `/all?start=${10 * (n - 1)}`;

const latestAlone: Sketch = {
  name: 'the front page shows the latest questions alone, and all of them are behind a link of the menu',
  pages: pagesOf(
    {
      '/': page('entry', `${questionMenu}<h1>Latest</h1>${questions(range(1, 10))}`),
      '/ask': page('other', `${questionMenu}<form><textarea></textarea><button>Ask</button></form>`),
      '/open': page('alias', `${questionMenu}<h1>Open</h1>${questions(range(4, 9))}`),
    },
    range(1, 4).map((n) => [
      n === 1 ? '/all' : allFrom(n),
      page(
        n === 1 ? 'index' : 'index-flip',
        `${questionMenu}<h1>All</h1>${questions(range(10 * n - 9, 10 * n))}${pagerOf(range(1, 4), n, allFrom)}`,
      ),
    ]),
    { '/all?start=0': page('alias', `${questionMenu}<h1>All</h1>${questions(range(1, 10))}`) },
    pagesFor(
      range(1, 40),
      (t) => `/q/${t}`,
      (t) => threadPage(t, 4, { above: questionMenu }),
    ),
    memberPages(questionMenu),
  ),
  starts: ['/', '/q/21'],
};

const names = ['news', 'engines', 'wood', 'music'];
const nameOf = (t: number): string => names[t % 4]!;
const namedMenu = `<p><a href="/join">Join</a></p><ul>${names
  .map((name) => `<li><a href="/board?name=${name}">About ${name}</a></li>`)
  .join('')}</ul>`;
const named = (t: number): string => `/board?name=${nameOf(t)}&id=${t}`;

const boardsInMenu: Sketch = {
  name: 'boards are linked in the menu alone, and addresses of threads begin with those of their boards',
  pages: pagesOf(
    {
      '/': page('entry', `${namedMenu}<h1>Latest</h1>${threadTable(range(1, 20), named)}`),
      '/join': page('other', `${namedMenu}<form><input name="name"><button>Join</button></form>`),
    },
    names.map((name) => [
      `/board?name=${name}`,
      page(
        'index',
        `${namedMenu}<h1>About ${name}</h1>${threadTable(
          range(1, 40).filter((t) => nameOf(t) === name),
          named,
        )}`,
      ),
    ]),
    pagesFor(range(1, 40), named, (t) => threadPage(t, 4, { above: namedMenu })),
    memberPages(namedMenu),
  ),
  starts: ['/'],
};

const quiet = 'attic';
const topMenu = menuOf(
  ['/', 'Start'],
  ['/search', 'Search'],
  ['/members', 'Members'],
  ['/help', 'Help'],
  ['/login', 'Log in'],
);
const footer = `<footer>${['about', 'contact', 'terms', 'privacy'].map((name) => `<a href="/${name}">${name}</a>`).join(' ')}</footer>`;
const rowInBoard = (t: number): string =>
  `<div class="row"><h3><a href="/${t}-talk">${title(t)}</a></h3> <i><a href="/in/${nameOf(t)}/">About ${nameOf(t)}</a></i> ` +
  `<span>last by <a href="/user/${t % 5}">member${t % 5}</a>, 2024-05-${10 + (t % 20)} 11:20</span> <b>${t % 9}</b></div>`;

/** The latest threads with the board of each; `end` is how tabs end the addresses of boards. */
function boardsInRows(name: string, end: '' | '/'): Sketch {
  const all = [...names, quiet];
  const tabs = all.map((board) => `<li><a href="/in/${board}${end}">About ${board}</a></li>`).join('');
  const list = (numbers: readonly number[]): string =>
    `${topMenu}<ul class="tabs">${tabs}</ul><div class="list">${numbers.map(rowInBoard).join('')}</div>${footer}`;
  return {
    name,
    pages: pagesOf(
      { '/': page('entry', list(range(1, 24))) },
      all.map((board) => [
        `/in/${board}/`,
        page('index', list(range(1, 48).filter((t) => nameOf(t) === board))),
      ]),
      end === '/' ? {} : Object.fromEntries(all.map((board) => [`/in/${board}`, `->/in/${board}/`] as const)),
      pagesFor(
        range(1, 48),
        (t) => `/${t}-talk`,
        (t) => threadPage(t, 4, { above: topMenu, below: footer }),
      ),
      memberPages(topMenu),
    ),
    starts: ['/'],
  };
}

const rowBoards: readonly Sketch[] = [
  {
    ...boardsInRows('the front page shows the latest threads alone, and each row names its board', '/'),
    starts: ['/', '/in/engines/', '/25-talk'],
    knownFailures: {
      'crawl from /in/engines/':
        'the board is left for the front page, and the latest threads are taken for all',
    },
  },
  {
    ...boardsInRows('rows name their boards with a slash at the end, and tabs name them without', ''),
    knownFailures: {
      'crawl from /': 'boards that learning looked at by the one spelling stay stored as pages of no type',
    },
  },
];

const code = (n: number): string => ((n * 2654435761) % 4294967296).toString(16).padStart(8, '0');
const coded = range(1, 30);
const codedMenu = menuOf(['/list', 'Threads'], ['/new', 'New thread'], ['/about', 'About']);
const codedThread = (t: number) =>
  threadPage(t, 5, {
    above: codedMenu,
    draw: (thread, post) =>
      drawPost(thread, post).replace(
        '<div class="date">',
        (date) => `<a class="here" href="/say/${code(1000 * thread + post.position)}">[link]</a> ${date}`,
      ),
  });

const codes: Sketch = {
  name: 'the list goes on by an offset and a size, and posts have addresses like threads that show their thread',
  pages: pagesOf(
    [0, 10, 20].map((from) => [
      from === 0 ? '/list' : `/list?x=${from}&n=10`,
      page(
        from === 0 ? 'entry' : 'index-flip',
        `${codedMenu}<h1>Threads</h1>${threadTable(coded.slice(from, from + 10), (t) => `/say/${code(t)}`)}${from === 20 ? '' : `<p><a href="/list?x=${from + 10}&n=10">↓ Older...</a></p>`}`,
      ),
    ]),
    pagesFor(coded, (t) => `/say/${code(t)}`, codedThread),
    coded.flatMap((t) =>
      pagesFor(
        range(1, 5),
        (position) => `/say/${code(1000 * t + position)}`,
        () => ({ ...codedThread(t), type: 'alias' }),
      ),
    ),
    memberPages(),
  ),
  starts: ['/list', `/say/${code(16)}`],
};

interface Parts {
  readonly name: string;
  /** What stands in each row. */
  readonly beside?: (t: number) => string;
  /** What stands above each thread. */
  readonly above?: (t: number) => string;
  /** The first page in pagers. */
  readonly first?: string;
  /** Lists of a part of the threads, by path. */
  readonly parts?: Readonly<Record<string, readonly number[]>>;
}

const listed = range(1, 24);

/** A front page that lists all threads on three pages. */
function allListed({ name, beside = () => '', above = () => '', first = '/', parts = {} }: Parts): Sketch {
  const table = (numbers: readonly number[]): string =>
    `<table>${numbers
      .map(
        (t) =>
          `<tr><td><a href="/thread/${t}">${title(t)}</a></td><td>${beside(t)}</td><td>${t % 9}</td><td>2024-03-${10 + (t % 18)} 12:0${t % 10}</td></tr>`,
      )
      .join('')}</table>`;
  const pageOf = (n: number): string => (n === 1 ? first : `/?page=${n}`);
  const list = (n: number): string => table(range(8 * n - 7, 8 * n)) + pagerOf(range(1, 3), n, pageOf);
  return {
    name,
    pages: pagesOf(
      first === '/' ? {} : { [first]: page('alias', list(1)) },
      range(1, 3).map((n) => [n === 1 ? '/' : pageOf(n), page(n === 1 ? 'entry' : 'index-flip', list(n))]),
      pagesFor(
        listed,
        (t) => `/thread/${t}`,
        (t) => threadPage(t, 5, { above: above(t) }),
      ),
      Object.entries(parts).map(([path, numbers]) => [path, page('alias', table(numbers))]),
      memberPages(),
    ),
    starts: ['/'],
  };
}

const third = (n: number): number[] => listed.filter((t) => t % 3 === n);
const filed = ['/category/one/', '/category/two/', '/category/two/three/'];
const tag = (n: number): string => `<a href="/tag/${n % 4}">tag ${n % 4}</a> `;
const tagsOf = (t: number): string => [tag(t), tag(t + 1), tag(t + 2)].slice(t % 3).join('');
const tagPages = Object.fromEntries(
  range(0, 3).map((n) => [`/tag/${n}`, listed.filter((t) => tagsOf(t).includes(`/tag/${n}"`))]),
);

const parts: readonly Sketch[] = [
  allListed({
    name: 'the front page lists all threads, and each row names a category that lists some of them',
    beside: (t) => `<a href="/category/${t % 3}">Category ${'abc'[t % 3]}</a>`,
    parts: { '/category/0': third(0), '/category/1': third(1), '/category/2': third(2) },
  }),
  allListed({
    name: 'the front page lists all threads, and each thread names the category it is filed under',
    above: (t) =>
      `<p class="filed">Filed under <a href="${filed[t % 3]}">part ${t % 3}</a></p><p class="tags">${tagsOf(t)}</p>`,
    parts: { ...Object.fromEntries(filed.map((path, n) => [path, third(n)])), ...tagPages },
  }),
  allListed({
    name: 'the front page lists all threads, and each row names who wrote it',
    beside: (t) => `<a href="/user/${t % 5}">member${t % 5}</a>`,
  }),
  allListed({
    name: 'the front page lists all threads, and rows have any number of tags',
    beside: tagsOf,
    parts: tagPages,
  }),
  allListed({
    name: 'pagers of the front page call it by the page number 1',
    beside: (t) => `${t} views`,
    first: '/?page=1',
  }),
];

export const oneList: readonly Sketch[] = [latestAlone, boardsInMenu, ...rowBoards, codes, ...parts];
