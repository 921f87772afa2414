// `skein comments`: the comments of articles, one JSON object a line.
import { createWriteStream, type WriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { type ArticleComments, articleComments, defaultMemoryFile, SiteMemories } from '../comments/index.ts';
import { BrowserError, FetchError, InputError, UsageError } from '../errors.ts';
import type { Fetcher } from '../fetch/index.ts';
import { type FeedEntry, feedEntries } from '../page/index.ts';
import { EXIT } from './exit-codes.ts';
import { addFetchOptions, type FetchFlags, type OpenFetcher, openFetcher } from './open-fetcher.ts';
import type { CommandContext } from './program.ts';
import { withoutLogins } from './start-url.ts';
import { stopOnSignals } from './stop-signals.ts';
import { watchOneFeed } from './watch-feed.ts';

interface CommentFlags extends FetchFlags {
  readonly feed?: string;
  readonly watch?: boolean;
  readonly screenshots?: string;
  readonly summary?: string;
  readonly memory: string;
}

export function addCommentsCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('comments')
    .description('Find the user comments of articles and print them: one JSON object a line.')
    .argument('[url...]', 'addresses of articles')
    .option('--feed <file|url>', 'take further articles from this RSS or Atom feed, or list of addresses')
    .option(
      '--watch',
      'read the feed again and again; visit articles when comments are due, up to three times, until stopped',
    )
    .option(
      '--summary <file>',
      'write there, per article: trigger, clicks tried, expected and found comments',
    )
    .option('--screenshots <dir>', 'save pictures before and after each click, and of the section')
    .option(
      '--memory <file>',
      'where to remember what shows the comments of a site; "none" to forget',
      memoryFile,
      defaultMemoryFile(),
    );
  addFetchOptions(command).action((urls: string[], flags: CommentFlags) => comments(urls, flags, context));
}

function memoryFile(value: string): string {
  if (value === '') throw new InvalidArgumentError('name a file, or none');
  return value;
}

async function comments(
  articles: readonly string[],
  given: CommentFlags,
  context: CommandContext,
): Promise<void> {
  const { named, flags } = openSources(articles, given);
  if (named.length === 0 && flags.feed === undefined)
    throw new UsageError('name an article by its address, or give --feed');
  if (flags.watch === true && flags.feed === undefined)
    throw new UsageError('--watch needs a feed to read: give --feed');
  const memories = new SiteMemories(flags.memory === 'none' ? undefined : flags.memory);
  const { signal, done } = stopOnSignals((line) => process.stderr.write(`skein: ${line}\n`));
  const summary = flags.summary === undefined ? undefined : await openSummary(flags.summary);
  const start = named[0] ?? (isAddress(flags.feed!) ? flags.feed! : 'http://localhost/');
  const open = await openFetcher(
    start,
    flags,
    () => {},
    () => {},
  );
  try {
    const visit = (url: string) => one(url, open, memories, flags, summary, signal);
    const isWatch = flags.watch === true;
    const inFeed = flags.feed === undefined || isWatch ? [] : await fromFeed(flags.feed, open.fetcher);
    const urls = new Set([...named, ...inFeed.map(({ url }) => url)]);
    let failed = 0;
    for (const url of urls) {
      if (signal.aborted) break;
      if ((await visit(url)) === undefined) failed++;
    }
    if (isWatch) {
      await watchOneFeed(flags.feed!, {
        read: () => fromFeed(flags.feed!, open.fetcher),
        visit,
        stop: signal,
        folder: flags.memory === 'none' ? undefined : dirname(flags.memory),
      });
    }
    if (signal.aborted) context.exitCode = EXIT.stopped;
    else if (failed > 0 && failed === urls.size) context.exitCode = EXIT.failed;
  } finally {
    done();
    memories.save();
    await open.close();
    if (summary !== undefined) await new Promise<void>((resolve) => summary.end(resolve));
  }
}

/** Articles and feed without their login, which becomes a header. */
function openSources(
  articles: readonly string[],
  flags: CommentFlags,
): { readonly named: readonly string[]; readonly flags: CommentFlags } {
  const feed = flags.feed !== undefined && isAddress(flags.feed) ? [flags.feed] : [];
  const { urls, header } = withoutLogins([...articles, ...feed]);
  return {
    named: urls.slice(0, articles.length),
    flags: {
      ...flags,
      header: { ...header, ...flags.header },
      ...(feed.length > 0 && { feed: urls.at(-1)! }),
    },
  };
}

/** One article; what goes wrong with it is told, and the others go on. Undefined when it could not be had. */
async function one(
  url: string,
  { fetcher, browser }: OpenFetcher,
  memories: SiteMemories,
  { screenshots }: CommentFlags,
  summary: WriteStream | undefined,
  signal: AbortSignal,
): Promise<ArticleComments | undefined> {
  try {
    const found = await articleComments(url, {
      fetcher,
      browser,
      memories,
      pictures: screenshots,
      signal,
    }).catch((error: unknown) => {
      if (!(error instanceof BrowserError)) throw error;
      // Without a browser, what stands in the answer is still found.
      process.stderr.write(`skein: ${error.message}\n`);
      return articleComments(url, { fetcher, browser: undefined, memories, signal });
    });
    print(linesOf(found));
    summary?.write(`${JSON.stringify(summaryOf(found))}\n`);
    return found;
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (error.code === 'aborted') return undefined;
    process.stderr.write(`skein: ${error.message.replaceAll('\n', ' ')}\n`);
    print([{ page: url, type: 'other', confidence: 0, error: error.code }]);
    summary?.write(`${JSON.stringify({ url, error: error.code, message: error.message })}\n`);
    return undefined;
  }
}

function* linesOf({ page, hasComments, confidence, comments: rows }: ArticleComments): Generator<object> {
  const type = hasComments ? 'comments' : 'other';
  yield { page, type, confidence: Math.round(100 * confidence) / 100 };
  for (const { hints: _, ...row } of rows) yield row;
}

function summaryOf({ comments: rows, ...article }: ArticleComments): object {
  return { ...article, found: rows.length };
}

async function fromFeed(source: string, fetcher: Fetcher): Promise<FeedEntry[]> {
  if (isAddress(source)) {
    const { body, finalUrl } = await fetcher.fetch({ url: source, accept: 'any' });
    return feedEntries(body, finalUrl);
  }
  try {
    return feedEntries(await readFile(source), 'http://localhost/');
  } catch (cause) {
    throw new InputError(`cannot read the feed ${source}: ${(cause as Error).message}`, { cause });
  }
}

const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

function openSummary(file: string): Promise<WriteStream> {
  return new Promise((resolve, reject) => {
    const stream = createWriteStream(file);
    stream.once('open', () => resolve(stream));
    stream.once('error', (cause) =>
      reject(new InputError(`cannot write ${file}: ${cause.message}`, { cause })),
    );
  });
}

function print(lines: Iterable<object>): void {
  process.stdout.write(Array.from(lines, (line) => `${JSON.stringify(line)}\n`).join(''));
}
