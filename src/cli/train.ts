// `skein train`: trains classifiers on labelled pages and writes their weights.
import { writeFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import {
  buildPageTypeModel,
  DEFAULT_SETTINGS,
  figuresOf,
  type LabelledPage,
  labelledFeatures,
  labelledPages,
  modelFileText,
  percent,
  type SampleSize,
  sitePages,
} from '../classify/index.ts';
import { InputError, UsageError } from '../errors.ts';
import { HttpFetcher } from '../fetch/index.ts';
import { annotatedForums, type TableOne, tableOneFileText, trainTableOne } from '../papers/focus/index.ts';
import { wholeNumber } from './option-values.ts';
import { trainComments } from './train-comments.ts';

interface TrainFlags {
  readonly what: 'pages' | 'clickables' | 'comments' | TableOne;
  readonly data: readonly string[];
  readonly lab: boolean;
  readonly combined: number;
  readonly seed: number;
  readonly out?: string;
}

// A few pages of many sites teach more than many pages of a few.
export const MIRROR_SAMPLE: SampleSize = { index: 40, thread: 40, other: 40 };
export const LAB_SAMPLE: SampleSize = { index: 10, thread: 12, other: 12 };

export function addTrainCommand(program: Command): void {
  program
    .command('train')
    .description('Train classifiers on labelled pages: lab forums and articles, mirrors, saved pages.')
    .addOption(
      new Option(
        '--what <classifier>',
        'types of pages, what can be clicked, comment sections, or the page classifiers of a paper (focus, url-types)',
      )
        .choices(['pages', 'clickables', 'comments', 'focus', 'url-types'])
        .default('pages'),
    )
    .option(
      '--data <dir...>',
      'folders with labels.jsonl and HTML files, or with truth.json and a WARC file, or folders of such folders',
      [],
    )
    .option('--no-lab', 'leave out the lab forums')
    .option('--combined <n>', 'lab forums combined at random, beside the named dialects', wholeNumber(0), 24)
    .option('--seed <n>', 'equal seeds and pages give equal weights', wholeNumber(0), DEFAULT_SETTINGS.seed)
    .option('--out <file>', 'where to write the weights: a .ts module or JSON (default: JSON on stdout)')
    .action(train);
}

async function train(flags: TrainFlags): Promise<void> {
  if (!flags.lab && flags.data.length === 0)
    throw new UsageError('nothing to learn from: name folders by --data, or leave out --no-lab');
  if (flags.what === 'focus' || flags.what === 'url-types') return trainPaper(flags.what, flags);
  if (flags.what !== 'pages') return trainComments(flags.what, flags.data, flags.lab, flags.out);
  const pages = [
    ...(flags.lab ? await labPages(await labNames(flags.combined), LAB_SAMPLE) : []),
    ...(await labelledPages(flags.data, MIRROR_SAMPLE)),
  ];
  process.stderr.write(
    `${pages.length} labelled pages of ${new Set(pages.map(({ site }) => site)).size} sites\n`,
  );
  const { model, judgements } = buildPageTypeModel(
    labelledFeatures(pages),
    { ...DEFAULT_SETTINGS, seed: flags.seed },
    new Date().toISOString().slice(0, 10),
  );
  for (const type of ['index', 'thread'] as const) {
    const { precision, recall } = figuresOf(judgements, type);
    process.stderr.write(
      `${type} pages of sites left out, among others of their site: precision ${percent(precision)}, recall ${percent(recall)}\n`,
    );
  }
  const text = modelFileText(model, flags.out ?? '');
  if (flags.out === undefined) process.stdout.write(text);
  else writeModel(flags.out, text);
}

/** The classifiers of a paper, on its annotated forums. */
async function trainPaper(table: TableOne, { seed, out }: TrainFlags): Promise<void> {
  const { names, sample } = annotatedForums[table];
  const pages = await labPages(names, sample);
  const model = trainTableOne(pages, table, seed, new Date().toISOString().slice(0, 10));
  const text = tableOneFileText(model, table, out ?? '');
  if (out === undefined) process.stdout.write(text);
  else writeModel(out, text);
}

function writeModel(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (cause) {
    throw new InputError(`cannot write ${file}: ${(cause as Error).message}`, { cause });
  }
}

/** Names of all lab dialects, and of some combined at random. */
export async function labNames(combined: number): Promise<string[]> {
  const { dialects } = await import('../../lab/index.ts');
  return [
    // What a script fills shows nothing before it ran.
    ...dialects.filter(({ isShell }) => !isShell).map(({ name }) => name),
    ...Array.from({ length: combined }, (_, i) => `combined-${i + 1}`),
  ];
}

/** Labelled pages of small lab forums, by dialect name. */
export async function labPages(
  names: readonly string[],
  sample: SampleSize,
  seed = 1,
): Promise<LabelledPage[]> {
  // Loaded only here: other commands start faster without the lab.
  const { dialectByName, startLab } = await import('../../lab/index.ts');
  const pages: LabelledPage[] = [];
  for (const name of names) {
    const size = { boards: 6, threads: 60, postsPerThread: 6, users: 30 };
    const lab = await startLab({ dialect: dialectByName(name), seed, size, retryAfterSeconds: 0 });
    const fetcher = new HttpFetcher({
      startUrl: lab.entryUrl,
      rate: 0,
      respectRobots: false,
      retry: { baseMs: 1 },
    });
    try {
      const truth = lab.truth();
      const rows = new Map<number, number>();
      const count = (board: number) => rows.set(board, (rows.get(board) ?? 0) + 1);
      for (const { board } of truth.threads()) count(Number(board));
      for (const { parentId } of lab.world.boards) if (parentId !== null) count(parentId);
      const known = truth.pages().flatMap((page) => {
        if (page.boardId === undefined || page.threadId !== undefined)
          return [{ ...page, records: page.posts?.length }];
        const before = lab.dialect.threadsPerPage * ((page.page ?? 1) - 1);
        const records = Math.min(lab.dialect.threadsPerPage, (rows.get(Number(page.boardId)) ?? 0) - before);
        // A board without a thread shows nothing by which anybody could tell that it is one.
        return records > 0 ? [{ ...page, records }] : [];
      });
      const site = { name, entryUrl: lab.entryUrl, typeOf: truth.typeOf, pages: () => known };
      pages.push(...(await sitePages(site, fetcher, sample)));
    } finally {
      await fetcher.close();
      await lab.close();
    }
  }
  return pages;
}
