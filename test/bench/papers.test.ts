import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawlerByName, crawlers } from '../../bench/papers/crawlers.ts';
import { entryByKeyword } from '../../bench/papers/entries.ts';
import { type Forum, forumNames, manyForums, openForum } from '../../bench/papers/forums.ts';
import { type CrawlFigures, measure, type ReachFigures, reachFigures } from '../../bench/papers/measure.ts';
import { testModels } from '../../bench/papers/page-types.ts';
import { partsOf, sizes } from '../../bench/papers/parts.ts';
import { writeReport } from '../../bench/papers/report.ts';
import { entrySection, flipSection, manySection } from '../../bench/papers/report-focus.ts';
import { coverage, overhead, pageCoverage } from '../../bench/papers/report-parts.ts';
import { verdictSection } from '../../bench/papers/report-verdict.ts';
import { idealCoverage } from '../../bench/papers/starts.ts';
import {
  type ForumTask,
  type LabelledForum,
  runTask,
  type Task,
  taskName,
} from '../../bench/papers/tasks.ts';
import { tableOneModels } from '../../src/papers/focus/page-classifier.ts';

const SIZE = { boards: 3, threads: 24, postsPerThread: 8, users: 12 };

/** The row of a table that begins with these cells. */
function row(lines: readonly string[], ...cells: string[]): string[] {
  const line = lines.find((one) => one.startsWith(`| ${cells.join(' | ')} |`));
  return (line ?? '').split('|').map((cell) => cell.trim());
}

describe('tasks on a small lab forum', { timeout: 60_000 }, () => {
  let forum: Forum;
  const results = new Map<string, unknown>();
  const resultOf = (task: Task) => results.get(taskName(task));
  const run = async (task: ForumTask): Promise<unknown> => {
    const result = JSON.parse(JSON.stringify(await runTask(task, forum, 1, resultOf)));
    results.set(taskName(task), result);
    return result;
  };
  beforeAll(async () => {
    forum = await openForum('plain-query', { seed: 1, labSize: SIZE });
    await run({ kind: 'labels', forum: forum.name });
  });
  afterAll(() => forum.close());

  it('breadth-first sees everything that a crawl can see', () => {
    const { figures, generic, labels } = resultOf({ kind: 'labels', forum: forum.name }) as LabelledForum;
    expect(coverage(figures)).toBe(1);
    expect(pageCoverage(figures)).toBe(1);
    expect(figures).toMatchObject({ learned: 0, learnedOnly: 0, outside: 0, valuableCoverage: 1 });
    expect(generic.threads).toBe(figures.allThreadPages);
    expect(generic.threads + generic.boards + generic.useless).toBe(figures.crawled);
    expect(Object.keys(labels.contents).length).toBeGreaterThan(figures.allThreadPages);
  });

  it('skein sees every thread for hardly more than the fewest requests', async () => {
    const figures = (await run({ kind: 'whole', forum: forum.name, crawler: 'skein' })) as ReachFigures;
    expect(coverage(figures)).toBe(1);
    expect(overhead(figures)).toBeLessThan(1.1);
    expect(figures.requests).toBeGreaterThanOrEqual(figures.crawled);
  });

  it('focus, simulated, sees threads and little else', async () => {
    const figures = (await run({ kind: 'crawl', forum: forum.name, crawler: 'focus' })) as CrawlFigures;
    expect(coverage(figures)).toBeGreaterThan(0.9);
    expect(figures.valuable).toBeGreaterThan(0.9);
    expect(figures.curve.at(-1)![0]).toBe(figures.crawled);
  });

  it('paths of irobot are told from the truth, and page flips are kept as such', async () => {
    const paths = (await run({ kind: 'paths', forum: forum.name })) as Record<string, number>;
    expect(paths.both).toBeGreaterThan(0);
    expect(paths.both).toBeLessThanOrEqual(Math.min(paths.toForum!, paths.wanted!));
    expect(paths.toForum).toBeLessThanOrEqual(paths.followed!);
    expect(paths.keptRelations).toBeLessThanOrEqual(paths.crawledRelations!);
    expect(paths.keptRelations).toBeGreaterThan(0);
  });

  it('the entry is looked for from ten pages by each method', async () => {
    const { methods } = (await run({ kind: 'entries', forum: forum.name })) as {
      methods: Record<string, (boolean | null)[]>;
    };
    expect(Object.keys(methods)).toEqual(['baseline', 'focus', 'skein']);
    expect(methods.skein).toEqual(Array.from({ length: 10 }, () => true));
    expect(methods.focus).toHaveLength(10);
  });

  it('page flips that algorithm 2 finds are judged by the truth', async () => {
    const { grouped, all } = (await run({ kind: 'flips', forum: forum.name })) as Record<
      'grouped' | 'all',
      { found: number; right: number; wanted: number; met: number }
    >;
    expect(grouped!.wanted).toBeGreaterThan(0);
    expect(grouped!.right).toBe(grouped!.found);
    expect(all!.met).toBeGreaterThanOrEqual(grouped!.met);
  });

  it('page types and URLs are counted for each model', async () => {
    const { focus, 'url-types': urlTypes } = tableOneModels;
    const models = [
      { table: 'focus' as const, forums: 5, classifiers: focus },
      { table: 'url-types' as const, forums: 3, classifiers: urlTypes },
    ];
    const { models: tested } = await testModels(forum, models, 1);
    expect(tested.map(({ table, forums }) => [table, forums])).toEqual([
      ['focus', 5],
      ['url-types', 3],
    ]);
    const [ofFocus] = tested;
    expect(ofFocus!.thread.wanted).toBe(10);
    expect(ofFocus!.urls.wanted).toBeGreaterThan(1);
    expect(ofFocus!.urls.met).toBe(ofFocus!.urls.wanted);
    expect(ofFocus!.urls.right).toBeLessThanOrEqual(ofFocus!.urls.found);
  });

  it('an ideal crawl sees all threads from the entry, and none where nothing may be followed', async () => {
    expect(await idealCoverage(forum, forum.entry)).toBe(1);
    const alone: Forum = { ...forum, truthOf: (url) => ({ ...forum.truthOf(url), type: 'other' }) };
    expect(await idealCoverage(alone, forum.entry)).toBe(0);
    results.set('starts--plain-query', {
      forum: forum.name,
      fromEntry: 1,
      fromOthers: [0.5, 1],
      skeinFromOthers: [1],
    });
  });

  it('the report says what was run, and what was not', () => {
    const out = mkdtempSync(join(tmpdir(), 'papers-'));
    try {
      const parts = partsOf([forum.name], []);
      writeReport(
        parts,
        (task) => (task.kind === 'whole' || task.kind === 'crawl' ? undefined : resultOf(task)),
        {
          out,
          seed: 1,
          size: 'full',
          build: 'b',
        },
      );
      const text = readFileSync(join(out, 'papers-lab.md'), 'utf8');
      expect(text).toContain('(`--parts crawls`): not run');
      expect(text).toContain('(`--parts learning`): not run');
      expect(text).not.toContain('(`--parts starts`)');
      expect(text).toContain('| plain-query | 100.0 | 75.0 | 100.0 |');
      expect(text).not.toContain('## Skein against');
      // All crawlers, or none of the forum.
      writeReport(
        parts,
        (task) => (task.kind === 'whole' ? resultOf({ ...task, crawler: 'skein' }) : resultOf(task)),
        {
          out,
          seed: 1,
          size: 'full',
          build: 'b',
        },
      );
      expect(readFileSync(join(out, 'papers-lab.md'), 'utf8')).toContain(
        '## Skein against each of the others',
      );
      expect(readFileSync(join(out, 'papers-lab', 'starts.svg'), 'utf8')).toContain('<svg');
    } finally {
      rmSync(out, { recursive: true });
    }
  });
});

describe('what a crawl reached', () => {
  const truthOf = (url: string) => {
    const [, id, page] = /\/t(\d+)(?:p(\d+))?$/.exec(url) ?? [];
    if (id === undefined) return { type: 'other' as const };
    // As mirrors have it: a thread that the truth does not list is none.
    const thread = id === '9' ? undefined : id;
    const type = page === undefined ? ('thread' as const) : ('thread-flip' as const);
    return { type, thread, whole: `thread ${id}`, content: `thread ${id} ${page ?? ''}` };
  };
  const forum = {
    name: 'f',
    entry: 'http://a.test/forum/',
    threads: new Map([
      ['1', 1],
      ['2', 1],
    ]),
    ideal: 3,
    truthOf,
  } as unknown as Forum;
  const visit = (path: string) => ({ url: `http://a.test${path}`, answer: 'page' as const });

  it('is never more than there is', () => {
    const visits = ['/forum/t1', '/forum/t1p1', '/forum/t1p2', '/forum/t9'].map(visit);
    const figures = reachFigures(forum, 'x', visits, new Set());
    expect(figures).toMatchObject({ threads: 1, allThreads: 2, threadPages: 1, allThreadPages: 2 });
  });

  it('splits requests into crawl, learning alone and outside of the forum', () => {
    const asked = new Set([
      'http://a.test/forum/t1',
      'http://a.test/forum/help',
      'http://a.test/',
      'http://b.test/',
    ]);
    const figures = reachFigures(forum, 'x', [visit('/forum/t1'), visit('/shop')], asked);
    expect(figures).toMatchObject({ learned: 4, crawled: 2, requests: 5, learnedOnly: 1, outside: 3 });
  });

  it('is nothing, with the reason, where learning fails', async () => {
    const gone = { ...forum, ask: async () => ({ kind: 'error' as const }) } as unknown as Forum;
    const labels = { origin: 'http://a.test', contents: {}, invalid: [] };
    const figures = await measure(gone, crawlerByName('focus'), labels, { maxPages: 10 });
    expect(figures).toMatchObject({ crawled: 0, threads: 0 });
    expect(figures.error).toMatch(/cannot start/);
  });
});

describe('tables', () => {
  const crawl = (crawler: string, requests: number, seen: number, useful: number, forum = 'f') =>
    ({
      forum,
      crawler,
      learned: requests / 10,
      crawled: requests,
      requests,
      learnedOnly: 0,
      outside: 0,
      ideal: 100,
      threads: seen,
      allThreads: 100,
      threadPages: seen,
      allThreadPages: 100,
      listPages: useful * requests - seen,
      seconds: 1,
    }) satisfies ReachFigures;

  it('the verdict is for skein where whoever asks for less sees less', () => {
    const lines = verdictSection([
      crawl('skein', 101, 100, 0.99),
      crawl('focus', 90, 90, 0.95),
      crawl('irobot', 300, 100, 0.3),
    ]);
    expect(row(lines, 'f')).toContain('best (less asked for and less seen: focus)');
    expect(lines.join()).toContain('best on 1 of 1 forums');
  });

  it('the verdict names who is better in what', () => {
    const lines = verdictSection([crawl('skein', 120, 100, 0.8), crawl('focus', 101, 100, 0.99)]);
    expect(row(lines, 'f').at(-2)).toContain('focus is better in useful share, overhead');
  });

  it('table 5 weighs forums by their pages or counts each alike', () => {
    const large = { ...crawl('focus', 900, 90, 0.5, 'large'), threadPages: 900, crawled: 900 };
    const small = { ...crawl('focus', 100, 50, 0.5, 'small'), threadPages: 50, crawled: 100 };
    const lines = manySection([large, small]);
    expect(row(lines, 'effectiveness %, micro-average')[2]).toBe('95.0');
    expect(row(lines, 'effectiveness %, macro-average')[2]).toBe('75.0');
    // The shortest crawl: 100 pages of threads with 100 requests.
    expect(row(lines, "effectiveness, of the shortest crawl's %, macro-average")[2]).toBe('75.0');
    expect(row(lines, 'coverage %, macro-average')[2]).toBe('70.0');
    expect(row(lines, 'pages learned from, least … mean … most')[2]).toBe('10 … 50 … 90');
  });

  it('table 3 has the deviation over repetitions, each over all forums', () => {
    const lines = entrySection([
      { forum: 'a', methods: { focus: [true, true] } },
      { forum: 'b', methods: { focus: [true, null] } },
    ]);
    // Precision 100 and 100, recall 100 and 50.
    expect(row(lines, 'focus')[2]).toBe('100.0 ± 0.0');
    expect(row(lines, 'focus')[4]).toBe('75.0 ± 25.0');
    expect(lines.join('\n')).toContain('b (1 of 2)');
  });

  it('page flips are summed over forums', () => {
    const tally = { found: 2, right: 1, wanted: 4, met: 1 };
    const lines = flipSection([
      { forum: 'a', grouped: tally, all: tally },
      { forum: 'b', grouped: tally, all: tally },
    ]);
    expect(row(lines, 'grouped (algorithm 2)')[2]).toBe('50.0 (2 of 4)');
    expect(row(lines, 'grouped (algorithm 2)')[3]).toBe('25.0 (2 of 8)');
  });
});

describe('what is measured', () => {
  it('is a few forums unless all are asked for', () => {
    const tasksOf = (size: 'quick' | 'full') => {
      const { forums, many } = sizes[size];
      const parts = partsOf(forumNames({ seed: 1 }, forums), manyForums(many), sizes[size]);
      return parts.flatMap(({ tasks }) => tasks);
    };
    const forumsOf = (size: 'quick' | 'full') => new Set(tasksOf(size).map(({ forum }) => forum));
    // 'all' is the training of classifiers.
    expect(forumsOf('full').size).toBe(9 + 160 + 1);
    expect(forumsOf('quick').size).toBe(3 + 8 + 1);
    // A question site and a blog are among the few (FoCUS 5.4).
    expect([...forumsOf('quick')]).toEqual(expect.arrayContaining(['alike', 'blog-comments']));
    expect(tasksOf('quick').length * 10).toBeLessThan(tasksOf('full').length);
  });
  it('is every strategy but breadth-first, by a name of its own', () => {
    const names = crawlers.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(['skein', 'focus', 'irobot', 'skeleton', 'structure-driven']),
    );
    expect(names).not.toContain('breadth-first');
  });

  it('compares entries with the baseline of FoCUS 5.2.3', () => {
    expect(entryByKeyword('http://a.test/x/forum/t/1')).toBe('http://a.test/x/forum/');
    expect(entryByKeyword('http://a.test/topic/1')).toBe('http://a.test/');
    expect(entryByKeyword('http://a.test/bbs/forum/1')).toBe('http://a.test/bbs/');
  });
});
