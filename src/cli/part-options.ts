// The flags that say which part of a forum is crawled.
import { type Command, InvalidArgumentError } from 'commander';
import { urlWish } from '../crawl/index.ts';
import { UsageError } from '../errors.ts';
import type { SitePart } from '../learn/index.ts';
import { startUrl } from './start-url.ts';

export interface PartFlags {
  readonly board?: readonly string[];
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly since?: string;
  readonly readLater?: boolean;
}

export function addPartOptions(command: Command): Command {
  return command
    .option('--board <url>', 'crawl this board only; may be given again', boardUrl)
    .option(
      '--include <pattern>',
      "only threads whose address matches: a glob like '*/tips-*' (* is any text) or re:^REGEX; may be given again",
      urlPattern,
    )
    .option(
      '--exclude <pattern>',
      'no boards and threads whose address matches such a pattern; may be given again',
      urlPattern,
    )
    .option(
      '--since <date>',
      'only threads with a post since this day (2026-01-31), as lists state it',
      pastDate,
    );
}

/** The part of the site that the flags ask for; undefined: all of it. */
export function partOf({ board, include, exclude, since, readLater }: PartFlags): SitePart | undefined {
  if (since !== undefined && readLater === true)
    throw new UsageError(
      '--since needs the dates of lists, which --read-later leaves unread: give one of the two',
    );
  const part: SitePart = {
    ...(board !== undefined && { boards: board }),
    ...(include !== undefined && { include }),
    ...(exclude !== undefined && { exclude }),
    ...(since !== undefined && { since }),
  };
  return Object.keys(part).length === 0 ? undefined : part;
}

/** Collects repeated `--board URL` options. */
function boardUrl(text: string, boards: readonly string[] = []): readonly string[] {
  return [...boards, orInvalid(() => startUrl(text))];
}

/** Collects repeated patterns of addresses. */
function urlPattern(text: string, patterns: readonly string[] = []): readonly string[] {
  orInvalid(() => urlWish(text));
  return [...patterns, text];
}

/** A day, or a time of one, that is not to come: as ISO 8601. */
function pastDate(text: string): string {
  const isDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/.test(text);
  const at = isDate ? Date.parse(text) : Number.NaN;
  // 30 February is read as 1 March.
  const isDay =
    !Number.isNaN(at) && new Date(`${text.slice(0, 10)}T00:00Z`).toISOString().startsWith(text.slice(0, 10));
  if (!isDay) throw new InvalidArgumentError('expected a date like 2026-01-31');
  if (at > Date.now()) throw new InvalidArgumentError('expected a date that is not in the future');
  return new Date(at).toISOString();
}

/** What a parser says is wrong, with the name of the option before it. */
function orInvalid<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof UsageError ? new InvalidArgumentError(error.message) : error;
  }
}
