import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Finished, jsonLines, scratchFolder, skein } from './skein.ts';

const post = (n: number): string =>
  `<div class="post"><a class="user" href="/u/${n}">user${n}</a><span class="date">5 Mar 2024 10:0${n}</span>
<div class="text"><p>This is what post ${n} says, at some length, so that it counts.</p></div><a href="/q/${n}">Quote</a></div>`;
const html = `<html><head><title>Thread</title><script>document.title = 'ran'</script></head><body>
<ul><li><a href="/">Home</a></li><li><a href="/s">Search</a></li></ul><h1>Thread</h1>${[1, 2, 3, 4].map(post).join('')}</body></html>`;

function expectOneLine(result: Finished, code: number, text: RegExp): void {
  expect(
    result.stderr
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('skein:')),
  ).toHaveLength(1);
  expect(result.stderr).toMatch(text);
  expect(result.stderr).not.toMatch(/\n\s+at /);
  expect(result.code).toBe(code);
}

describe('skein extract', () => {
  let server: Server;
  let origin: string;
  const folder = scratchFolder();
  const file = join(folder, 'thread.html');

  beforeAll(async () => {
    writeFileSync(file, html);
    server = createServer((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (request.url === '/gone') response.writeHead(410, { 'content-type': 'text/html' }).end('gone');
      else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('tells the page first, then each post in the fields of the contract', async () => {
    const { stdout, code } = await skein(
      'extract',
      file,
      '--url',
      'http://forum.test/t/1',
      '--type',
      'thread',
    );
    expect(code).toBe(0);
    const [page, ...posts] = jsonLines(stdout);
    expect(page).toEqual({ page: 'http://forum.test/t/1', type: 'thread', confidence: 1 });
    expect(Object.keys(posts[0]!)).toEqual(
      `id thread threadTitle board position author authorUrl createdAt createdAtRaw text html url replyTo quotes page
likes isEdited attachments images confidence`.split(/\s/),
    );
    expect(posts.map(({ position, author, createdAt }) => [position, author, createdAt])).toEqual(
      [1, 2, 3, 4].map((n) => [n, `user${n}`, `2024-03-05T10:0${n}:00`]),
    );
    expect(posts[3]).toMatchObject({
      thread: 'http://forum.test/t/1',
      threadTitle: 'Thread',
      authorUrl: 'http://forum.test/u/4',
      text: 'This is what post 4 says, at some length, so that it counts.',
      page: 'http://forum.test/t/1',
    });
  });

  it('tells the comments below an article, without the article', async () => {
    const words = 'A long paragraph of the article itself, with many words in it. '.repeat(8);
    const comment = (n: number): string =>
      `<li class="comment" id="comment-${n}"><b>user${n}</b> <time>5 Mar 2024 10:0${n}</time><div class="said"><p>Comment ${n}.</p></div><div><a href="#comment-${n}">Reply</a></div></li>`;
    const article = join(folder, 'article.html');
    writeFileSync(
      article,
      `<html><body><h1>News</h1><p>${words}</p><section id="comments"><h2>2 comments</h2><ol>${comment(1)}${comment(2)}</ol><form><textarea name="comment"></textarea></form></section></body></html>`,
    );
    const { stdout } = await skein('extract', article, '--url', 'http://paper.test/a/1');
    const [page, ...comments] = jsonLines(stdout);
    expect(page).toMatchObject({ page: 'http://paper.test/a/1', type: 'comments' });
    expect(comments.map(({ author, text }) => [author, text])).toEqual([
      ['user1', 'Comment 1.'],
      ['user2', 'Comment 2.'],
    ]);
  });

  it('tells rows and flips of an index page', async () => {
    const row = (n: number): string =>
      `<tr><td><a href="/t/${n}">A thread about the number ${n}</a></td><td>${n * 3}</td><td>${n * 100}</td><td>${20 - n} Mar 2024 10:00</td></tr>`;
    const index = join(folder, 'index.html');
    const rows = Array.from({ length: 12 }, (_, i) => row(i + 1)).join('');
    const pager = [2, 3, 4].map((n) => `<a href="/b/1?page=${n}">${n}</a>`).join(' ');
    writeFileSync(
      index,
      `<html><body><h1>Board</h1><table>${rows}</table><div class="pages"><b>1</b> ${pager}</div></body></html>`,
    );
    const { stdout } = await skein('extract', index, '--url', 'http://forum.test/b/1');
    const [page, ...lines] = jsonLines(stdout);
    expect(page).toMatchObject({ page: 'http://forum.test/b/1', type: 'index' });
    expect(lines).toHaveLength(13);
    expect(lines[1]).toEqual({
      kind: 'thread',
      url: 'http://forum.test/t/2',
      title: 'A thread about the number 2',
      replies: 6,
      lastPostAt: expect.stringMatching(/^2024-03-18T10:00/),
    });
    expect(lines[12]).toEqual({ flips: [2, 3, 4].map((n) => `http://forum.test/b/1?page=${n}`) });
  });

  it('--regions tells the page first, then its regions, largest first', async () => {
    const { stdout, code } = await skein('extract', file, '--regions', '--url', 'http://forum.test/t/1');
    expect(code).toBe(0);
    const [page, ...regions] = jsonLines(stdout);
    expect(Object.keys(page!)).toEqual(['page', 'type', 'confidence']);
    expect(page).toMatchObject({ page: 'http://forum.test/t/1' });
    expect(['index', 'thread', 'other', null]).toContain(page!.type);
    expect(regions[0]).toMatchObject({ region: 0, records: 4, nested: 0, detector: 'alignment' });
    expect((regions[0]!.texts as string[])[0]).toMatch(/^user1 ?5 Mar 2024 10:01 This is what post 1 says/);
    expect(regions[0]!.location).toBeTypeOf('string');
    const areas = regions.map(({ area }) => area as number);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
  });

  it('reads several files, and pages from the web', async () => {
    const { stdout, code } = await skein('extract', file, `${origin}/t/1`, '--regions');
    expect(code).toBe(0);
    const pages = jsonLines(stdout).filter((line) => 'page' in line);
    expect(pages.map(({ page }) => page)).toEqual([`file://${file}`, `${origin}/t/1`]);
  });

  it('--html-overlay writes the page with its records marked and without scripts', async () => {
    const out = join(folder, 'overlay.html');
    const { code, stdout } = await skein('extract', file, '--html-overlay', out);
    expect(code).toBe(0);
    expect(stdout).toBe('');
    const written = readFileSync(out, 'utf8');
    expect(written).toContain('data-skein-label=&quot;0.3&quot;');
    expect(written).toContain('sandbox=""');
    expect(written).not.toContain('script>');
  });

  it('says in one line what is wrong with its input', async () => {
    expectOneLine(
      await skein('extract', join(folder, 'none.html'), '--regions'),
      1,
      /no such file: .*none\.html/,
    );
    mkdirSync(join(folder, 'pages'));
    expectOneLine(await skein('extract', join(folder, 'pages'), '--regions'), 1, /is a folder/);
    const binary = join(folder, 'a.png');
    writeFileSync(binary, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
    expectOneLine(await skein('extract', binary, '--regions'), 1, /no HTML page but something binary/);
    const empty = join(folder, 'empty.html');
    writeFileSync(empty, ' \n');
    expectOneLine(await skein('extract', empty, '--regions'), 1, /is empty/);
    expectOneLine(await skein('extract', `${origin}/gone`, '--regions'), 1, /410/);
    expectOneLine(
      await skein('extract', file, '--html-overlay', join(folder, 'no', 'such', 'o.html')),
      1,
      /cannot write .*o\.html/,
    );
  });

  it('says how it is used when it is used wrongly', async () => {
    expectOneLine(await skein('extract'), 2, /name a file or URL/);
    expectOneLine(await skein('extract', file, '--model', 'm', '--db', 'd'), 2, /not from both/);
    expectOneLine(await skein('extract', file, '--model', join(folder, 'none.json')), 1, /no such file/);
    expectOneLine(await skein('extract', file, '--type', 'blog'), 2, /auto, thread, index, comments/);
    expectOneLine(await skein('extract', file, '--regions', '--url', 'not a url'), 2, /not a web address/);
    expectOneLine(await skein('extract', file, file, '--regions', '--url', 'http://a.test/'), 2, /one page/);
    expectOneLine(await skein('extract', file, file, '--html-overlay', join(folder, 'x')), 2, /one page/);
  });
});
