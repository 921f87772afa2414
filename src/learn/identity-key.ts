// The canonical key of a URL: equal for all addresses of one board or thread page.
import type { LinkType, Pattern } from './model.ts';
import { withoutParameters } from './session-ids.ts';
import { orderParameters } from './url-parts.ts';

/** What the frontier keeps apart: two URLs with equal key and page are the same page. */
export interface CanonicalKey {
  /** Of the link; an address of the first page spelled with its number is of the base type. */
  readonly type: LinkType;
  /** Names the board or thread, the same for all its pages. */
  readonly key: string;
  /** Number or offset of a later page; '' for the first. */
  readonly page: string;
  /** Index of the pattern that matched. */
  readonly pattern: number;
}

interface Matcher {
  readonly type: LinkType;
  readonly regex: RegExp;
  /** Groups that name, with what their values are called. */
  readonly names: readonly { readonly group: number; readonly name: string }[];
  readonly page: number;
  readonly firstPage: string | null;
}

/** Decides for one model. Compiled once: a crawl asks for every link of every page. */
export type KeyOf = (url: string) => CanonicalKey | undefined;

const baseTypes: Readonly<Record<LinkType, LinkType>> = {
  index: 'index',
  'index-flip': 'index',
  thread: 'thread',
  'thread-flip': 'thread',
  other: 'other',
};

/** A function that gives the key of a URL by the first pattern that matches it, or undefined. */
export function compileKeys(patterns: readonly Pattern[], ignoredParameters: readonly string[] = []): KeyOf {
  const ignored = new Set(ignoredParameters);
  const keyOfForm = compileForms(patterns);
  return (url) => keyOfForm(matchingForm(url, ignored));
}

/** The same for URLs in the form that patterns are matched against. */
export function compileForms(patterns: readonly Pattern[]): KeyOf {
  const matchers = patterns.map(matcherOf);
  return (form) => {
    for (const [pattern, matcher] of matchers.entries()) {
      const match = matcher.regex.exec(form);
      if (!match) continue;
      const page = matcher.page === 0 ? '' : (match[matcher.page] ?? '');
      const isFirst = page === '' || (matcher.firstPage !== null && isSameNumber(page, matcher.firstPage));
      return {
        type: isFirst ? baseTypes[matcher.type] : matcher.type,
        key:
          matcher.names.length > 0 ? nameOf(matcher, match) : withoutPage(matcher.regex, form, matcher.page),
        page: isFirst ? '' : page,
        pattern,
      };
    }
    return undefined;
  };
}

const compiled = new WeakMap<readonly Pattern[], KeyOf>();

/** As `compileKeys`, for a single URL; remembers the compiled patterns while nothing is ignored. */
export function canonicalKey(
  url: string,
  patterns: readonly Pattern[],
  ignoredParameters: readonly string[] = [],
): CanonicalKey | undefined {
  if (ignoredParameters.length > 0) return compileKeys(patterns, ignoredParameters)(url);
  let keyOf = compiled.get(patterns);
  if (!keyOf) {
    keyOf = compileKeys(patterns);
    compiled.set(patterns, keyOf);
  }
  return keyOf(url);
}

/** The form patterns are matched against: no fragment, no ignored parameters, the others in order. */
export function matchingForm(url: string, ignoredParameters: ReadonlySet<string>): string {
  const hashAt = url.indexOf('#');
  const bare = hashAt < 0 ? url : url.slice(0, hashAt);
  return orderParameters(ignoredParameters.size > 0 ? withoutParameters(bare, ignoredParameters) : bare);
}

function matcherOf(pattern: Pattern, index: number): Matcher {
  const names = groupNames(pattern.regex);
  return {
    type: pattern.type,
    regex: new RegExp(pattern.regex),
    // Groups without a name count for their own pattern only.
    names: pattern.identity.map((group) => ({ group, name: names[group - 1] || `${index}.${group}` })),
    page: pattern.page,
    firstPage: pattern.firstPage,
  };
}

function nameOf({ names, type, page, firstPage }: Matcher, match: RegExpExecArray): string {
  let key: string = baseTypes[type];
  // Where the page's number is a part of the name, all pages have the first one's name.
  for (const { group, name } of names) key += ` ${name}=${(group === page ? firstPage : match[group]) ?? ''}`;
  return key;
}

/** The whole URL names it: all of it but the page number. */
function withoutPage(regex: RegExp, form: string, page: number): string {
  if (page === 0) return form;
  const [start, end] = new RegExp(regex.source, 'd').exec(form)?.indices?.[page] ?? [0, 0];
  return form.slice(0, start) + form.slice(end);
}

function isSameNumber(a: string, b: string): boolean {
  return a === b || (/^\d+$/.test(a) && /^\d+$/.test(b) && Number(a) === Number(b));
}

const GROUP_OPENING = /\\.|\((?!\?[:=!])(?:\?<(\w+)>)?/g;

/** Names of a pattern's capture groups in order, '' for those without. */
export function groupNames(regex: string): string[] {
  return [...regex.matchAll(GROUP_OPENING)]
    .filter(([text]) => text.startsWith('('))
    .map(([, name]) => name ?? '');
}

/** The source with each capture group's opening written anew: `name` gets the group's number and old name. */
export function nameGroups(regex: string, name: (group: number, old: string) => string): string {
  let group = 0;
  return regex.replace(GROUP_OPENING, (text, old?: string) => {
    if (!text.startsWith('(')) return text;
    const given = name(++group, old ?? '');
    return given === '' ? '(' : `(?<${given}>`;
  });
}
