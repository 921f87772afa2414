import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MeasuredCrawl } from '../../bench/forums/index.ts';
import { documentOf, type SketchPage, sketches, sketchUrl } from '../../lab/sketches/index.ts';
import { scratchFolder, skein } from './skein.ts';

const sketch = sketches.find(({ name }) => name.startsWith('a portal of news'))!;
const pages = Object.entries(sketch.pages).filter(
  (entry): entry is [string, SketchPage] => typeof entry[1] !== 'string',
);
const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** The sketch as a mirror: what was saved, and the truth about it; with `lost` threads that no page links to. */
function writeMirror(folder: string, lost = 0): void {
  mkdirSync(folder, { recursive: true });
  const threads = pages.filter(([, { type }]) => type === 'thread');
  const idOf = (path: string) => path.split('/').at(-1)!;
  writeFileSync(
    join(folder, 'truth.json'),
    JSON.stringify({
      entry: sketchUrl('/forum'),
      entryAliases: [sketchUrl('/')],
      rules: [
        { re: '/forum$', type: 'entry', id: null },
        { re: '/board/(\\d+)$', type: 'index', id: 1 },
        { re: '/topic/(\\d+)$', type: 'thread', id: 1 },
      ],
      flaws: {},
    }),
  );
  writeFileSync(
    join(folder, 'threads.jsonl'),
    lines([
      ...threads.map(([path, { title }]) => ({ id: idOf(path), board: idOf(path)[0], title, pages: 1 })),
      ...Array.from({ length: lost }, (_, i) => ({ id: `${900 + i}`, board: '9', title: 'Lost', pages: 1 })),
    ]),
  );
  writeFileSync(
    join(folder, 'posts.jsonl'),
    lines(
      threads.flatMap(([path, { posts = [] }]) =>
        posts.map(({ author, text, time }, i) => ({
          id: `${path} ${i}`,
          thread: idOf(path),
          n: i + 1,
          author,
          text,
          created: Date.parse(`${time}Z`) / 1000,
        })),
      ),
    ),
  );
  writeFileSync(
    join(folder, 'urls.jsonl'),
    lines(pages.map(([path]) => ({ url: sketchUrl(path), status: 200, type: 'text/html', title: path }))),
  );
  const records = pages.map(([path, page]) => {
    const http = `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${documentOf(path, page)}`;
    return `WARC/1.1\r\nWARC-Type: response\r\nWARC-Target-URI: ${sketchUrl(path)}\r\nWARC-Date: 2026-01-01T00:00:00Z\r\nWARC-Record-ID: <urn:x:${encodeURIComponent(path)}>\r\nContent-Type: application/http;msgtype=response\r\nContent-Length: ${Buffer.byteLength(http)}\r\n\r\n${http}\r\n\r\n`;
  });
  // How a file is packed is told by its bytes, not by its name.
  writeFileSync(join(folder, 'mirror.warc.zst'), records.join(''));
}

describe('bench forums', () => {
  const folder = scratchFolder();
  const mirrors = join(folder, 'mirrors');
  const results = join(folder, 'forums.json');
  const run = (...more: string[]) =>
    skein('bench', 'forums', '--mirrors', mirrors, '--seeds', '1', '--out', results, ...more);
  beforeAll(() => {
    writeMirror(join(mirrors, 'portal'));
    writeMirror(join(mirrors, 'losing'), 40);
  });

  it('crawls a mirror from each kind of start it has, and says what came out', async () => {
    const report = join(folder, 'forums.md');
    const { code, stdout } = await run(
      '--forums',
      'portal',
      '--starts',
      'entry,thread,flip',
      '--report',
      report,
    );
    expect(code).toBe(0);
    const crawls = JSON.parse(readFileSync(results, 'utf8')) as MeasuredCrawl[];
    // There are no later pages to start from.
    expect(crawls.map(({ forum, start }) => `${forum}@${start}`)).toEqual(['portal@entry', 'portal@thread']);
    for (const { exit, said, figures } of crawls) {
      expect({ exit, said, replies: figures.replies }).toEqual({ exit: 0, said: 'done', replies: null });
      for (const name of [
        'threads',
        'pages',
        'precision',
        'recall',
        'text',
        'author',
        'time',
        'titles',
      ] as const)
        expect({ name, value: figures[name] }).toEqual({ name, value: 100 });
    }
    expect(stdout).toContain('| real forums | 2 | 100 % | 0 % | 1 of 1 |');
    expect(readFileSync(report, 'utf8')).toContain(
      'skein bench forums --mirrors DIR --starts entry,thread,flip --seeds 1',
    );
  });

  it('tells what rose and fell since an earlier run, worst first', async () => {
    const before = JSON.parse(readFileSync(results, 'utf8')) as MeasuredCrawl[];
    const [entry] = before;
    const other = { ...entry, figures: { ...entry!.figures, overhead: 0.5, titles: 50, author: 90 } };
    const file = join(folder, 'before.json');
    writeFileSync(file, JSON.stringify([other]));
    const { stdout } = await run('--forums', 'portal', '--starts', 'entry', '--against', file);
    expect(stdout.split('\n').filter((line) => /^(fell|rose): /.test(line))).toEqual([
      expect.stringMatching(/^fell: portal@entry: overhead 0.5 -> /),
      'rose: portal@entry: titles 50 -> 100',
      'rose: portal@entry: author 90 -> 100',
    ]);
  });

  it('marks a crawl that is incomplete and says done', async () => {
    const { stdout } = await run('--starts', 'entry');
    expect(stdout).toContain('| **!** losing@entry |');
    expect(stdout).toContain('| real forums | 2 | 50 % | 50 % | 1 of 2 |');
  });

  it('traces one crawl: what was judged, followed and left alone, and what was missed', async () => {
    const { code, stdout } = await run('--trace', `losing@${sketchUrl('/forum')}`);
    expect(code).toBe(0);
    expect(stdout).toContain(`losing@${sketchUrl('/forum')}: ${sketchUrl('/forum')}\nexit 0, said: done`);
    expect(stdout).toMatch(
      /1\. http:\/\/forum\.test\/forum {2}"\/forum"\n +judged \w+ \(\d\.\d\d\), truth: entry/,
    );
    expect(stdout).toMatch(/ index: 5 x http:\/\/forum\.test\/board\/1 {2}\(truth: 5 index\)/);
    expect(stdout).toMatch(/left alone: 1 x http:\/\/forum\.test\/login {2}\(truth: 1 other\)/);
    expect(stdout).toContain('40 of 80\n  900 "Lost": on no page that learning looked at');
  });

  it('holds lab forums to their floors, and raises but never lowers these', async () => {
    const floors = join(folder, 'floors.json');
    const pinned = (values: readonly number[]) =>
      writeFileSync(
        floors,
        JSON.stringify({ figures: ['overhead', 'threads'], forums: { 'plain-query/tiny@entry': values } }),
      );
    const check = (...more: string[]) =>
      skein(
        'bench',
        'forums',
        '--lab',
        '--sizes',
        'tiny',
        '--forums',
        'plain-query/tiny',
        '--starts',
        'entry',
        '--seeds',
        '1',
        '--out',
        results,
        '--floors',
        floors,
        ...more,
      );
    pinned([5, 90]);
    expect((await check()).code).toBe(0);
    expect((await check('--pin')).code).toBe(0);
    expect(readFileSync(floors, 'utf8')).toMatch(/"plain-query\/tiny@entry": \[1\.\d+, 100, 100/);
    pinned([0.5, 100]);
    const { code, stderr } = await check('--pin');
    expect(code).toBe(1);
    expect(stderr).toMatch(/below their floors .*overhead is 1\.\d+, its floor 0\.5/);
    expect(readFileSync(floors, 'utf8')).toContain('"plain-query/tiny@entry": [0.5, 100');
  });

  it.each([
    [[], /name what to measure: --mirrors DIR, --lab, or both/],
    [['--mirrors', 'nowhere'], /nowhere holds no mirrors/],
    [['--lab', '--starts', 'cellar'], /--starts: there is no cellar; choose of entry, thread/],
    [['--lab', '--forums', 'nobody'], /no forum of that name has such a start/],
    [['--lab', '--against', 'nowhere.json'], /nowhere.json is no file of results/],
    [['--trace', 'plain-query'], /--trace: write NAME@START/],
    [['--lab', '--combined', '9-1'], /--combined: write the seeds as FROM-TO/],
  ])('says in one line what is wrong with %j', async (flags, message) => {
    const { code, stderr } = await skein('bench', 'forums', ...flags);
    expect(code).toBeGreaterThan(0);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(message);
  });
});
