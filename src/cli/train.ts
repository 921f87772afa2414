// `skein train`: trains classifiers on labelled pages and writes their weights.
import { writeFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import {
  buildPageTypeModel,
  buildSiteTypeModel,
  DEFAULT_SETTINGS,
  figuresOf,
  judgeSamples,
  type LabelledPage,
  labelledFeatures,
  labelledPages,
  labelledSamples,
  modelFileText,
  pageSamples,
  percent,
  rightShares,
  SAMPLE_SIZES,
  type SampleJudgement,
  type SampleSize,
  SITE_SETTINGS,
  type SiteSample,
  sitePages,
  WALKS,
} from '../classify/index.ts';
import { InputError, UsageError } from '../errors.ts';
import { HttpFetcher } from '../fetch/index.ts';
import { annotatedForums, type TableOne, tableOneFileText, trainTableOne } from '../papers/focus/index.ts';
import { wholeNumber } from './option-values.ts';
import { trainComments } from './train-comments.ts';

interface TrainFlags {
  readonly what: 'pages' | 'single-pages' | 'clickables' | 'comments' | TableOne;
  readonly data: readonly string[];
  readonly lab: boolean;
  readonly combined: number;
  readonly without: readonly string[];
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
        'types of pages within their site, of single pages, what can be clicked, comment sections, or the page classifiers of a paper (focus, url-types)',
      )
        .choices(['pages', 'single-pages', 'clickables', 'comments', 'focus', 'url-types'])
        .default('pages'),
    )
    .option(
      '--data <dir...>',
      'folders with labels.jsonl and HTML files, or with truth.json and a WARC file, or folders of such folders',
      [],
    )
    .option('--no-lab', 'leave out the lab forums')
    .option('--combined <n>', 'lab forums combined at random, beside the named dialects', wholeNumber(0), 24)
    .option(
      '--without <names>',
      'pages: sites or families of software to leave out, with commas between; what the model says of them is told',
      (text: string) => text.split(',').map((name) => name.trim().toLowerCase()),
      [],
    )
    .option('--seed <n>', 'equal seeds and pages give equal weights', wholeNumber(0), DEFAULT_SETTINGS.seed)
    .option('--out <file>', 'where to write the weights: a .ts module or JSON (default: JSON on stdout)')
    .action(train);
}

async function train(flags: TrainFlags): Promise<void> {
  if (!flags.lab && flags.data.length === 0)
    throw new UsageError('nothing to learn from: name folders by --data, or leave out --no-lab');
  if (flags.what === 'focus' || flags.what === 'url-types') return trainPaper(flags.what, flags);
  if (flags.what === 'pages') return trainSites(flags);
  if (flags.what !== 'single-pages') return trainComments(flags.what, flags.data, flags.lab, flags.out);
  const pages = [
    ...(flags.lab ? await labPages(await labNames(flags.combined), LAB_SAMPLE) : []),
    ...(await labelledPages(flags.data, MIRROR_SAMPLE)),
  ];
  process.stderr.write(
    `${pages.length} labelled pages of ${new Set(pages.map(({ site }) => site)).size} sites\n`,
  );
  const { model, judgements } = buildPageTypeModel(labelledFeatures(pages), {
    ...DEFAULT_SETTINGS,
    seed: flags.seed,
  });
  for (const type of ['index', 'thread'] as const) {
    const { precision, recall } = figuresOf(judgements, type);
    process.stderr.write(
      `${type} pages of sites left out: precision ${percent(precision)}, recall ${percent(recall)}\n`,
    );
  }
  write(modelFileText(model, flags.out ?? ''), flags.out);
}

/** What judges the pages of a site together. */
async function trainSites({ data, lab, combined, without, seed, out }: TrainFlags): Promise<void> {
  const samples = await siteSamples(data, lab ? combined : undefined, seed);
  const isLeftOut = ({ site, family }: SiteSample) =>
    [site, family].some((name) => without.includes(name.toLowerCase()));
  const known = samples.filter((sample) => !isLeftOut(sample));
  if (known.length === 0) throw new UsageError('--without leaves nothing to learn from');
  const sites = new Set(known.map(({ site }) => site)).size;
  process.stderr.write(`${known.length} samples of the pages of ${sites} sites\n`);
  const { model, judgements } = buildSiteTypeModel(known, { ...SITE_SETTINGS, seed });
  tellShares('pages typed right, families left out in turn', judgements);
  tellShares('pages typed right, left out by --without', judgeSamples(samples.filter(isLeftOut), model));
  write(modelFileText(model, out ?? ''), out);
}

function tellShares(what: string, judgements: readonly SampleJudgement[]): void {
  const rows = rightShares(judgements);
  if (rows.length === 0) return;
  process.stderr.write(`${what} (samples of ${SAMPLE_SIZES.join(', ')} pages):\n`);
  for (const { name, shares } of rows)
    process.stderr.write(
      `  ${name.padEnd(20)} ${shares.map(({ share }) => percent(share).padStart(8)).join(' ')}\n`,
    );
}

/** Samples to learn from: of saved pages and mirrors in these folders, and of lab forums, unless `combined` is undefined. */
export async function siteSamples(
  data: readonly string[],
  combined: number | undefined,
  seed: number,
): Promise<SiteSample[]> {
  const samples = await labelledSamples(data, { ...WALKS, seed });
  const names = combined === undefined ? [] : await labNames(combined);
  for (const name of names) {
    const pages = await labPages([name], LAB_SAMPLE);
    if (pages.length > 0) samples.push(...pageSamples(pages, seed));
  }
  return samples;
}

/** The classifiers of a paper, on its annotated forums. */
async function trainPaper(table: TableOne, { seed, out }: TrainFlags): Promise<void> {
  const { names, sample } = annotatedForums[table];
  const pages = await labPages(names, sample);
  const model = trainTableOne(pages, table, seed, new Date().toISOString().slice(0, 10));
  const text = tableOneFileText(model, table, out ?? '');
  write(text, out);
}

function write(text: string, out: string | undefined): void {
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
