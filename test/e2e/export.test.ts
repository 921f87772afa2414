import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { atOnce, type Finished, jsonLines, scratchFolder, skein } from './skein.ts';

interface Post {
  readonly id: string;
  readonly thread: string;
  readonly board: string;
  readonly position: number;
  readonly author: string;
  readonly createdAt: string;
  readonly text: string;
  readonly page: string;
}

function expectOneLine({ stderr, code }: Finished, expected: number, text: RegExp): void {
  expect(stderr.split('\n').filter((line) => line.startsWith('skein:'))).toHaveLength(1);
  expect(stderr).toMatch(text);
  expect(code).toBe(expected);
}

/** Without how sure it is: a template learned from other pages is a little more or less so. */
function said(posts: readonly object[]): object[] {
  return posts.map((post) => ({ ...post, confidence: undefined }));
}

describe('what was crawled', () => {
  let lab: Lab;
  let posts: Post[];
  const folder = scratchFolder();
  const db = join(folder, 'forum.db');
  const exported = (...args: string[]) => skein('export', db, '--what', 'posts', ...args);
  const postsOf = async (...args: string[]) =>
    jsonLines((await exported(...args)).stdout) as unknown as Post[];

  beforeAll(async () => {
    lab = await startLab({
      dialect: dialectByName('plain-query'),
      size: { boards: 3, threads: 24, postsPerThread: 9, users: 12 },
      seed: 3,
    });
    expect((await skein('crawl', lab.entryUrl, '--db', db, ...atOnce)).code).toBe(0);
    posts = await postsOf();
  });
  afterAll(() => lab.close());

  it('is exported in the fields of the contract', () => {
    expect(posts.length).toBe(lab.truth().posts().length);
    expect(Object.keys(posts[0]!)).toEqual(
      'id thread threadTitle board position author authorUrl createdAt createdAtRaw text html url replyTo quotes page likes isEdited attachments images confidence'.split(
        ' ',
      ),
    );
  });

  it('is written beside the old file, put in its place when it is whole, and counted', async () => {
    const out = join(scratchFolder(), 'posts.jsonl');
    writeFileSync(out, 'the old one\n', { mode: 0o640 });
    const { stderr, code } = await exported('--out', out);
    expect({ stderr, code }).toEqual({ stderr: `skein: wrote ${posts.length} posts to ${out}\n`, code: 0 });
    expect(jsonLines(readFileSync(out, 'utf8'))).toEqual(posts);
    expect(statSync(out).mode & 0o777).toBe(0o640);
    expect(readdirSync(dirname(out))).toEqual(['posts.jsonl']);
  });

  it('leaves the old file as it was when it cannot be read to its end', async () => {
    const out = join(scratchFolder(), 'posts.jsonl');
    writeFileSync(out, 'the old one\n');
    const broken = join(scratchFolder(), 'broken.db');
    const bytes = readFileSync(db);
    // The first pages, with the schema, stay.
    writeFileSync(
      broken,
      Buffer.concat([bytes.subarray(0, bytes.length >> 1), Buffer.alloc(bytes.length >> 1)]),
    );
    expectOneLine(await skein('export', broken, '--what', 'posts', '--out', out), 1, /damaged|malformed/);
    expect(readFileSync(out, 'utf8')).toBe('the old one\n');
    expect(readdirSync(dirname(out))).toEqual(['posts.jsonl']);
  });

  it('follows no link to another file or folder', async () => {
    const target = join(scratchFolder(), 'somebody-elses.txt');
    writeFileSync(target, 'mine\n');
    const link = join(scratchFolder(), 'posts.jsonl');
    symlinkSync(target, link);
    expectOneLine(await exported('--out', link), 1, /is a link to .*somebody-elses\.txt/);
    expect(readFileSync(target, 'utf8')).toBe('mine\n');
    const folderLink = join(scratchFolder(), 'posts');
    symlinkSync(dirname(target), folderLink);
    expectOneLine(await exported('--format', 'md', '--out', folderLink), 1, /is a link to/);
    expect(readdirSync(dirname(target))).toEqual(['somebody-elses.txt']);
  });

  it('is the same in Parquet', async () => {
    const out = join(folder, 'posts.parquet');
    expect((await exported('--format', 'parquet', '--out', out)).code).toBe(0);
    const rows = await parquetReadObjects({
      file: new Uint8Array(readFileSync(out)).buffer,
      compressors: { GZIP: (page) => gunzipSync(page) },
    });
    expect(rows.map((row) => ({ ...row, position: Number(row.position) }))).toEqual(posts);
  });

  it('becomes a Markdown file for each thread', async () => {
    const out = join(folder, 'markdown');
    expect((await exported('--format', 'md', '--out', out)).code).toBe(0);
    const files = readdirSync(out);
    expect(files).toHaveLength(new Set(posts.map(({ thread }) => thread)).size);
    const texts = files.map((name) => readFileSync(join(out, name), 'utf8'));
    for (const { thread } of posts)
      expect(texts.some((text) => text.includes(`- URL: <${thread}>`))).toBe(true);
    expect(texts.join('\n').match(/^## \d+\. /gm)).toHaveLength(posts.length);
  });

  it('becomes a mailbox and JSON-LD', async () => {
    const { stdout } = await exported('--format', 'mbox');
    expect(stdout.match(/^From \S+ \w{3} /gm)).toHaveLength(posts.length);
    expect(new Set(stdout.match(/^Message-ID: .*/gm)).size).toBe(posts.length);
    const threads = jsonLines((await exported('--format', 'jsonld')).stdout);
    const comments = threads.reduce((sum, { commentCount }) => sum + (commentCount as number), 0);
    expect(comments + threads.length).toBe(posts.length);
  });

  it('can be chosen by time, thread, board and values', async () => {
    const times = posts.map(({ createdAt }) => createdAt).sort();
    const middle = times[Math.floor(times.length / 2)]!;
    expect(await postsOf('--since', middle)).toEqual(posts.filter(({ createdAt }) => createdAt >= middle));
    const later = posts.find(({ page, thread }) => page !== thread)!;
    const ofThread = posts.filter(({ thread }) => thread === later.thread);
    expect(await postsOf('--thread', later.thread)).toEqual(ofThread);
    expect(await postsOf('--thread', later.page)).toEqual(ofThread);
    const { board, author } = posts[0]!;
    expect(await postsOf('--board', board)).toEqual(posts.filter((post) => post.board === board));
    expect(await postsOf('--where', `author=${author}`, '--where', 'position=1')).toEqual(
      posts.filter((post) => post.author === author && post.position === 1),
    );
    expectOneLine(await exported('--where', 'author=nobody at all'), 0, /no posts that match are stored/);
  });

  it('is not exported in ways that make no sense, and the line says why', async () => {
    const wrong = (...args: string[]) => skein('export', db, ...args);
    expectOneLine(
      await wrong('--what', 'requests', '--format', 'md', '--out', folder),
      2,
      /md is made of posts/,
    );
    expectOneLine(await wrong('--what', 'users', '--format', 'mbox'), 2, /cannot hold users/);
    expectOneLine(await wrong('--what', 'posts', '--format', 'md'), 2, /--out FOLDER/);
    expectOneLine(await wrong('--what', 'users', '--since', '2024-01-01'), 2, /users have no time/);
    expectOneLine(await wrong('--what', 'users', '--where', 'age=3'), 2, /no field 'age'/);
    expectOneLine(await wrong('--what', 'posts', '--since', 'lately'), 2, /expected a date/);
    expectOneLine(await wrong('--what', 'posts', '--where', 'author'), 2, /FIELD=VALUE/);
    expectOneLine(
      await wrong('--what', 'posts', '--format', 'md', '--out', join(db, 'below')),
      1,
      /cannot write .*below/,
    );
  });

  it('is found by its words', async () => {
    const word = /\p{L}{6,}/u.exec(posts[0]!.text)![0];
    const found = await skein('search', db, word, '--json', '--limit', '1000');
    const hits = jsonLines(found.stdout);
    const ids = hits.map(({ thread, id }) => `${thread} ${id}`);
    expect(ids).toContain(`${posts[0]!.thread} ${posts[0]!.id}`);
    expect(Object.keys(hits[0]!)).toEqual(
      'id thread threadTitle board position author createdAt url snippet marks'.split(' '),
    );
    const told = await skein('search', db, word, '--limit', '2');
    expect(told.stdout).toMatch(/^1\. .+\n {3}#\d+, .+ http.+\n {3}.+/);
    expect(told.stdout.match(/^\d+\. /gm)!.length).toBeLessThanOrEqual(2);
    expectOneLine(await skein('search', db, 'qqqqzzzz'), 0, /no post in .* has: qqqqzzzz/);
    expectOneLine(await skein('search', db, '!?'), 2, /nothing to search for/);
  });

  it('has boards, threads and users as the forum shows them', async () => {
    const rows = async (what: string) =>
      jsonLines((await skein('export', db, '--what', what)).stdout) as unknown as Record<string, unknown>[];
    const truth = lab.truth();
    const byUrl = new Map((await rows('boards')).map((board) => [board.url, board]));
    const listed = truth.boards().filter(({ url }) => url !== null);
    expect(byUrl.size).toBe(listed.length);
    for (const { url, title, threads, posts } of listed)
      expect(byUrl.get(url)).toMatchObject({ title, threads, posts });
    const threads = new Map((await rows('threads')).map((thread) => [thread.url, thread]));
    expect(threads.size).toBe(truth.threads().length);
    for (const { url, title, posts, views } of truth.threads())
      expect(threads.get(url)).toMatchObject({ title, replies: posts - 1, views });
    const users = new Map((await rows('users')).map((user) => [user.name, user.posts]));
    for (const { name, posts } of truth.users()) expect([name, users.get(name)]).toEqual([name, posts]);
    expectOneLine(await skein('export', db, '--what', 'users', '--since', '2024'), 2, /users have no time/);
    expectOneLine(await skein('export', db, '--what', 'boards', '--where', 'size=3'), 2, /no field 'size'/);
  });

  it('can be read again from the stored pages, without a request', async () => {
    const before = lab.requests.length;
    const database = new DatabaseSync(db);
    database.exec(`UPDATE posts SET text = 'mistakenly', author = 'wrong';
      INSERT INTO posts (site_id, thread, id, thread_title, board, position, author, created_at_raw, text, html, url, quotes, page)
        SELECT site_id, thread, 'no post', thread_title, board, position + 50, author, created_at_raw, text, html, url,
          quotes, page FROM posts LIMIT 1;
      UPDATE models SET model = json_set(model, '$.postTemplate', NULL)`);
    database.close();
    const { stdout, code } = await skein('extract', '--db', db, '--again');
    expect(code).toBe(0);
    const pages = new Set(posts.map(({ page }) => page)).size;
    expect(jsonLines(stdout)).toMatchObject([{ site: lab.entryUrl, pages, posts: posts.length }]);
    expect(jsonLines(stdout)[0]!.learnedFrom).toBeGreaterThan(2);
    expect(said(await postsOf())).toEqual(said(posts));
    expect(lab.requests.length).toBe(before);
    expectOneLine(await skein('search', db, 'mistakenly'), 0, /no post/);
  });

  it('helps to read a single page of the site', async () => {
    const of = (db_: string[]) => skein('extract', posts[0]!.page, '--type', 'thread', ...db_);
    const [page, ...found] = jsonLines((await of(['--db', db])).stdout);
    expect(page).toEqual({ page: posts[0]!.page, type: 'thread', confidence: 1 });
    expect(said(found)).toEqual(said(posts.filter((post) => post.page === posts[0]!.page)));
  });

  it('is as well read by a model that was only learned: also a saved page with a single post', async () => {
    const model = join(folder, 'model.json');
    expect((await skein('learn', lab.entryUrl, '--out', model, ...atOnce)).code).toBe(0);
    const alone = posts.find(({ page }) => posts.filter((post) => post.page === page).length === 1);
    const file = join(folder, 'one-post.html');
    writeFileSync(file, await (await fetch(alone!.page)).text());
    const of = async (...args: string[]) =>
      jsonLines((await skein('extract', file, '--url', alone!.page, ...args)).stdout);
    const [page, ...found] = await of('--model', model);
    expect(page).toEqual({ page: alone!.page, type: 'thread', confidence: 1 });
    expect(said(found)).toEqual(said([{ ...alone!, position: 1, replyTo: null }]));
    // The page by itself does not tell as much.
    expect(said((await of('--type', 'thread')).slice(1))).not.toEqual(said(found));
  });

  it('is not read again where there is nothing', async () => {
    expectOneLine(await skein('extract', '--db', join(folder, 'none.db'), '--again'), 1, /no file/);
    expectOneLine(await skein('extract', '--again'), 2, /say of which --db/);
    expectOneLine(await skein('extract', 'x.html', '--db', db, '--again'), 2, /leave out files/);
    const empty = join(folder, 'empty.db');
    await skein(
      'crawl',
      lab.entryUrl,
      '--db',
      empty,
      ...atOnce,
      '--strategy',
      'breadth-first',
      '--max-pages',
      '1',
    );
    expect(existsSync(empty)).toBe(true);
    expectOneLine(await skein('extract', '--db', empty, '--again'), 1, /no thread pages are stored/);
    rmSync(empty);
  });
});
