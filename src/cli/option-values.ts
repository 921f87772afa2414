// Parsers of option values: each turns a string into a value or says in one line what was expected.
import { InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../errors.ts';
import type { Scope } from '../learn/index.ts';
import { type StrategyName, scopedStrategies } from '../strategies/index.ts';

/** A whole number >= `least`. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least)
      throw new InvalidArgumentError(`expected a whole number >= ${least}`);
    return value;
  };
}

/** `--sample`: the papers' samples have 500 and 5,000 pages. */
export function sampleOption(): Option {
  const most = 5000;
  return new Option(
    '--sample <n>',
    `pages that irobot and skeleton look at before they choose, up to ${most} (default: 500)`,
  ).argParser((text) => {
    const value = wholeNumber(1)(text);
    if (value > most) throw new InvalidArgumentError(`expected a whole number <= ${most}`);
    return value;
  });
}

const scopes = ['all', 'threads'] as const satisfies readonly Scope[];

/** `--scope`: the papers' sense of what is worth a request, or that of `skein`. */
export function scopeOption(): Option {
  return new Option(
    '--scope <what>',
    `what ${scopedStrategies.join(' and ')} are after: all pages that tell something, or boards and threads only (default: all)`,
  ).choices(scopes);
}

/** Throws UsageError where `--scope` is given with a strategy that it changes nothing for. */
export function checkScope({
  scope,
  strategy,
}: {
  readonly scope?: Scope;
  readonly strategy: StrategyName;
}): void {
  if (scope === undefined || (scopedStrategies as readonly string[]).includes(strategy)) return;
  throw new UsageError(
    `--scope is for --strategy ${scopedStrategies.join(' or ')}; ${strategy} has no scope to choose`,
  );
}

/** A number >= 0, fractions allowed. */
export function rateNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('expected a number >= 0');
  return value;
}

/** Collects repeated `--header 'K: V'` options. */
export function header(text: string, headers: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf(':');
  const name = text.slice(0, at).trim();
  if (at < 1 || !/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name))
    throw new InvalidArgumentError("expected 'Name: value'");
  return { ...headers, [name.toLowerCase()]: text.slice(at + 1).trim() };
}

/** An http(s) proxy address. */
export function proxyUrl(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('expected http://HOST:PORT');
  return text;
}

/** Names of a comma-separated list, in the order of `all`; without a list, all of them. */
export function chosen<T extends string>(names: string | undefined, all: readonly T[], flag: string): T[] {
  if (names === undefined) return [...all];
  const wrong = names.split(',').find((name) => !(all as readonly string[]).includes(name));
  if (wrong !== undefined) throw new UsageError(`${flag}: there is no ${wrong}; choose of ${all.join(', ')}`);
  return all.filter((name) => names.split(',').includes(name));
}
