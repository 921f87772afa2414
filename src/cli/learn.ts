// `skein learn`: how a forum is built, learned from a few of its pages and shown so that a person can judge it.
import { type Command, Option } from 'commander';
import { learnSite, RequestLog } from '../crawl/index.ts';
import type { LinkType, Scope } from '../learn/index.ts';
import { type StrategyName, strategyNames } from '../strategies/index.ts';
import { EXIT } from './exit-codes.ts';
import { checkGraphFile, writeGraphFile } from './graph-file.ts';
import { type LearnReport, learnReport, type PatternReport, type TypeReport } from './learn-report.ts';
import { writeModelFile } from './model-file.ts';
import { openDatabase } from './new-database.ts';
import { addFetchOptions, type FetchFlags, openFetcher } from './open-fetcher.ts';
import { checkScope, sampleOption, scopeOption } from './option-values.ts';
import type { CommandContext } from './program.ts';
import { amount, progressDisplay } from './progress-display.ts';
import { openStart } from './start-url.ts';
import { stopOnSignals } from './stop-signals.ts';

interface LearnFlags extends FetchFlags {
  readonly out?: string;
  readonly db?: string;
  readonly graph?: string;
  readonly strategy: StrategyName;
  readonly sample?: number;
  readonly scope?: Scope;
  readonly json?: boolean;
}

export function addLearnCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('learn')
    .description('Learn how a forum is built, from a few of its pages, and show it. Nothing else is fetched.')
    .argument('<url>', 'any page of the forum')
    .option('--out <file>', 'write the site model there, for skein crawl --model')
    .option('--graph <file>', 'draw the kinds of pages and links there: .svg, .dot or .json')
    .addOption(
      new Option(
        '--db <file>',
        'keep the pages there: learning resumes, and a crawl into the same file has them',
      ).env('SKEIN_DB'),
    )
    .addOption(new Option('--strategy <name>', 'how to learn').choices(strategyNames).default('skein'))
    .addOption(sampleOption())
    .addOption(scopeOption());
  addFetchOptions(command)
    .option('--from-warc <path>', 'learn from a WARC file or folder instead of the web: no request leaves')
    .option('--json', 'progress as JSON lines on stderr, one object on stdout')
    .action(async (url: string, flags: LearnFlags) => {
      context.exitCode = await runLearn(url, flags);
    });
}

async function runLearn(url: string, given: LearnFlags): Promise<typeof EXIT.done | typeof EXIT.stopped> {
  const { start, flags } = openStart(url, given);
  checkScope(flags);
  if (flags.graph !== undefined) checkGraphFile(flags.graph);
  const { listener, tell } = progressDisplay(process.stderr, flags.json === true);
  const requests = new RequestLog();
  const web = await openFetcher(start, flags, requests.observe, (slowdown) =>
    listener({ kind: 'slowed', ...slowdown }),
  );
  const database = await openDatabase(flags.db ?? ':memory:');
  const { store } = database;
  const stop = stopOnSignals(tell);
  let failure: unknown;
  try {
    const learned = await learnSite(
      {
        startUrl: start,
        strategy: flags.strategy,
        render: flags.render,
        ...(flags.sample !== undefined && { sample: flags.sample }),
        ...(flags.scope !== undefined && { scope: flags.scope }),
      },
      {
        store,
        fetcher: web.fetcher,
        ...(web.browser !== undefined && { browser: web.browser }),
        requests,
        listener,
        stop: stop.signal,
      },
    );
    if (learned === undefined) {
      const hint =
        flags.db === undefined ? 'with --db FILE it could go on later' : 'the same command goes on';
      tell(`stopped before the site was learned: ${hint}`);
      return EXIT.stopped;
    }
    if (flags.out !== undefined) writeModelFile(flags.out, learned.model);
    if (flags.graph !== undefined) writeGraphFile(flags.graph, learned);
    const report = learnReport(learned);
    const text = flags.json === true ? JSON.stringify(report) : reportLines(report).join('\n');
    process.stdout.write(`${text}\n`);
    if (flags.out !== undefined)
      tell(`written: ${flags.out}; use it by: skein crawl ${start} --model ${flags.out}`);
    if (flags.graph !== undefined) tell(`drawn: ${flags.graph}`);
    return EXIT.done;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    stop.done();
    await web.close();
    await database.close(failure);
  }
}

const HEADINGS: Record<LinkType, string> = {
  index: 'Boards',
  thread: 'Threads',
  'index-flip': 'Further pages of boards',
  'thread-flip': 'Further pages of threads',
  other: 'Anything else',
};

/** The page a person reads. */
export function reportLines(report: LearnReport): string[] {
  const { entry, posts } = report;
  const lines = [
    `Entry page     ${entry.url}`,
    `               "${entry.title}"; sure: ${percent(entry.confidence)}`,
    `Learned from   ${amount(report.pages)} pages with ${amount(report.requests)} requests (strategy ${report.strategy})`,
    `Confidence     ${percent(report.confidence)} of these pages are what the patterns say of their addresses`,
  ];
  if (report.ignoredParameters.length > 0)
    lines.push(`Ignored        parameters that name nothing: ${report.ignoredParameters.join(', ')}`);
  lines.push(
    posts === null
      ? 'Posts          no template yet: it is learned during the crawl'
      : `Posts          read by a template of ${amount(posts.records)} posts on ${amount(posts.pages)} pages; sure: ${percent(posts.confidence)}`,
  );
  for (const type of report.types) lines.push('', ...typeLines(type));
  lines.push('', `Not followed: ${amount(report.notFollowed)} other links`);
  for (const url of report.notFollowedExamples) lines.push(`    ${url}`);
  return lines;
}

function typeLines({ type, seen, missed, missedExamples, patterns }: TypeReport): string[] {
  const lines = [`${HEADINGS[type]}: ${amount(seen)} links seen, ${amount(seen - missed)} matched`];
  for (const pattern of patterns) lines.push(...patternLines(pattern));
  if (missed > 0)
    lines.push(`  not matched (${amount(missed)})`, ...missedExamples.map((url) => `    ${url}`));
  return lines;
}

function patternLines(pattern: PatternReport): string[] {
  const looked =
    pattern.pagesSeen === 0
      ? 'no such page was looked at'
      : `of ${amount(pattern.pagesSeen)} such pages looked at, ${amount(pattern.pagesRight)} look like it`;
  const lines = [
    `  ${pattern.regex}`,
    ...(pattern.notFollowed === null ? [] : [`    known and not followed: ${pattern.notFollowed}`]),
    `    matches ${amount(pattern.matched)}; ${looked}`,
    ...pattern.examples.map((url) => `    ${url}`),
  ];
  if (pattern.alsoMatched > 0) {
    lines.push(`    also takes ${amount(pattern.alsoMatched)} links from elsewhere`);
    lines.push(...pattern.alsoExamples.map((url) => `    ${url}`));
  }
  return lines;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
