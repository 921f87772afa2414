import { describe, expect, it } from 'vitest';
import { groupedFlips, SingleFlips } from '../../../src/papers/focus/page-flips.ts';
import { collectTrainingSet } from '../../../src/papers/focus/training-set.ts';
import { typedPages } from './typed-pages.ts';

describe('grouped page flips', () => {
  it('are numbers in sequence, not the numbers of rows that a page may show', async () => {
    const board = (rows: number) =>
      `<table>${Array.from({ length: rows }, (_, n) => `<tr><td><a href="/t/${n}">Thread ${n}</a></td><td>${n}</td></tr>`).join('')}</table><p><a href="/b?rows=10">10</a> <a href="/b?rows=25">25</a></p>`;
    const pages = typedPages(
      { '/b': board(5), '/b?rows=10': board(10), '/b?rows=25': board(25) },
      () => 'index',
    );
    expect(await groupedFlips(pages, await pages.start('http://a.test/b'))).toBeUndefined();
  });
  it('are the pager of a board, not the small pagers in its rows', async () => {
    const row = (n: number) =>
      `<tr><td><a href="/t/${n}">Thread number ${n}</a> <span class="small"><a href="/t/${n}/2">2</a> <a href="/t/${n}/3">3</a></span></td><td>${n}</td></tr>`;
    const board = (from: number) =>
      `<table class="rows">${[1, 2, 3, 4].map((n) => row(from + n)).join('')}</table><p class="pages"><a href="/b/1">1</a> <a href="/b/1/2">2</a> <a href="/b/1/3">3</a></p>`;
    const thread = (n: string) =>
      `<div class="post"><b>Ann</b><p>Words ${n}</p></div><span class="small"><a href="/t/${n}/2">2</a></span>`;
    const pages = typedPages(
      { '/b/1': board(0), '/b/1/2': board(10), '/b/1/3': board(20) },
      () => 'index',
      (path) => thread(path.split('/')[2]!),
    );
    const flips = await groupedFlips(pages, await pages.start('http://a.test/b/1'));
    expect(flips).toEqual({
      urls: ['http://a.test/b/1/2', 'http://a.test/b/1/3'],
      firstUrl: 'http://a.test/b/1',
    });
  });
  it('have the number 1 among them where a page shows the newest comments, and 1 leads to the oldest', async () => {
    const article = (comment: string) =>
      `<h1>Article</h1><div class="comment"><b>Ann</b><p>${comment}</p></div><p class="pages"><a href="/a/1">1</a> <a href="/a/2">2</a></p>`;
    const newest = article('What was said last of all');
    const pages = typedPages(
      {
        '/a': newest,
        '/a/1': article('What was said at first'),
        '/a/2': newest.replace('last', 'as the last'),
      },
      () => 'thread',
    );
    const flips = await groupedFlips(pages, await pages.start('http://a.test/a'));
    expect(flips).toEqual({ urls: ['http://a.test/a/2', 'http://a.test/a/1'] });
  });
});

describe('page flips of threads', () => {
  const row = (n: number) =>
    `<tr><td><a href="/t/${n}">Thread number ${n}</a></td><td>Ann</td><td>${n} replies</td></tr>`;
  const list = (from: number, next: string) =>
    `<table>${Array.from({ length: 6 }, (_, n) => row(from + n)).join('')}</table><p>${next}</p>`;
  const thread = (words: string, next: string) =>
    `<h1>Thread</h1><div><b>Ann</b><p>What was said of ${words}</p></div><p class="nav">${next}</p>`;
  it('are looked for in later pages of lists where the threads of the first page have none', async () => {
    const pages = typedPages(
      {
        '/': list(10, '<a href="/l/2">Older</a>'),
        '/l/2': list(20, '<a href="/l/3">Older</a>'),
        '/l/3': list(30, '<a href="/">Newest</a>'),
        '/t/33': thread('33', '<a href="/t/33/2">More</a>'),
        '/t/33/2': thread('33 once more', '<a href="/t/33">Back</a>'),
      },
      (path) => (path.startsWith('/t/') ? 'thread' : 'index'),
      (path) => thread(path, ''),
    );
    const entry = await pages.start('http://a.test/');
    const { thread: urls, threadFlips } = await collectTrainingSet(pages, entry, {
      indexBudget: 60,
      budget: 100,
    });
    expect(urls).toHaveLength(18);
    expect(threadFlips.map(({ flipUrl }) => flipUrl)).toEqual(['http://a.test/t/33/2']);
  });
});

describe('single page flips', () => {
  const thread = (n: number, link: string) =>
    `<h1>Thread</h1><div class="post"><p>What was said on page ${n} of it</p></div><p class="nav">${link}</p>`;
  it('are links whose destination has the same words at the same place with another URL', async () => {
    const pages = typedPages(
      {
        '/t/7': thread(1, '<a href="/t/7/2">Older</a>'),
        '/t/7/2': thread(2, '<a href="/t/7/3">Older</a>'),
        '/t/7/3': thread(3, ''),
      },
      () => 'thread',
    );
    const found = await new SingleFlips(pages, new Set()).of(await pages.start('http://a.test/t/7'));
    expect(found?.urls).toEqual(['http://a.test/t/7/2', 'http://a.test/t/7/3']);
  });
  it('are found where there are two pages, by the way back at the same place', async () => {
    const pages = typedPages(
      { '/t/7': thread(1, '<a href="/t/7/2">Older</a>'), '/t/7/2': thread(2, '<a href="/t/7">Newer</a>') },
      () => 'thread',
    );
    const found = await new SingleFlips(pages, new Set()).of(await pages.start('http://a.test/t/7'));
    expect(found?.urls).toEqual(['http://a.test/t/7/2']);
  });
  it('are not links to the next thread, nor to the same list in another order', async () => {
    const pages = typedPages(
      {
        '/t/7': thread(1, '<a href="/t/8">Next thread</a>'),
        '/t/8': thread(8, '<a href="/t/9">Next thread</a>'),
        '/l': thread(1, '<a href="/l?down">Replies</a>'),
        '/l?down': thread(1, '<a href="/l?up">Replies</a>'),
      },
      () => 'thread',
    );
    const known = new Set(['http://a.test/t/7', 'http://a.test/t/8', 'http://a.test/t/9']);
    const search = new SingleFlips(pages, known);
    const start = await pages.start('http://a.test/t/7');
    expect(await search.of(start)).toBeUndefined();
    expect(await search.of((await pages.look('http://a.test/l'))!)).toBeUndefined();
  });
});
