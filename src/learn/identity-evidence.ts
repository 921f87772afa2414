// URL identity revised by content: pages were fetched whose URLs differ in one part; did they show the same?

import { compileKeys, groupNames, matchingForm, nameGroups } from './identity-key.ts';
import type { Pattern } from './model.ts';
import type { ComparedPages } from './session-ids.ts';

interface Evidence {
  readonly same: Set<number>;
  readonly different: Set<number>;
}

/**
 * The patterns with identity groups and shared names as the compared pages teach: a group whose change changed
 * nothing names nothing; one whose change alone changed the page does; two patterns that led to one page count in
 * one space, and equal keys that led to different pages are parted. A first page that proved not to be the board or
 * thread itself loses its number.
 */
export function compareIdentity(
  patterns: readonly Pattern[],
  pairs: readonly ComparedPages[],
  ignoredParameters: readonly string[] = [],
): Pattern[] {
  const byGroups = withGroupEvidence(patterns, pairs, ignoredParameters);
  return withSpaceEvidence(byGroups, pairs, ignoredParameters);
}

function withGroupEvidence(
  patterns: readonly Pattern[],
  pairs: readonly ComparedPages[],
  ignoredParameters: readonly string[],
): Pattern[] {
  const ignored = new Set(ignoredParameters);
  const regexes = patterns.map(({ regex }) => new RegExp(regex));
  const evidence = patterns.map((): Evidence => ({ same: new Set(), different: new Set() }));
  for (const { urlA, urlB, sameContent } of pairs) {
    const formA = matchingForm(urlA, ignored);
    const formB = matchingForm(urlB, ignored);
    const index = regexes.findIndex((regex) => regex.test(formA));
    if (index < 0 || index !== regexes.findIndex((regex) => regex.test(formB))) continue;
    const a = regexes[index]!.exec(formA)!;
    const b = regexes[index]!.exec(formB)!;
    const differing = Array.from(a, (_, group) => group).filter(
      (group) => group > 0 && a[group] !== b[group],
    );
    // Pages of one thread differ for a good reason.
    if (differing.includes(patterns[index]!.page)) continue;
    if (sameContent) for (const group of differing) evidence[index]!.same.add(group);
    // Which of several changes made the difference is not told.
    else if (differing.length === 1) evidence[index]!.different.add(differing[0]!);
  }
  return patterns.map((pattern, i) => {
    const { same, different } = evidence[i]!;
    const kept = pattern.identity.filter((group) => !same.has(group) || different.has(group));
    const added = [...different].filter((group) => !pattern.identity.includes(group));
    if (kept.length === pattern.identity.length && added.length === 0) return pattern;
    // What is left must still name something.
    const identity =
      kept.length + added.length > 0 ? [...kept, ...added].sort((a, b) => a - b) : pattern.identity;
    return { ...pattern, identity, regex: namedIdentity(pattern, identity) };
  });
}

function withSpaceEvidence(
  patterns: readonly Pattern[],
  pairs: readonly ComparedPages[],
  ignoredParameters: readonly string[],
): Pattern[] {
  let current = [...patterns];
  for (const { urlA, urlB, sameContent } of pairs) {
    const keyOf = compileKeys(current, ignoredParameters);
    const a = keyOf(urlA);
    const b = keyOf(urlB);
    if (!a || !b || a.pattern === b.pattern) continue;
    const patternA = current[a.pattern]!;
    const patternB = current[b.pattern]!;
    const isOnePage = a.key === b.key && a.page === b.page;
    if (sameContent && !isOnePage && a.page === b.page)
      current = joinSpaces(current, patternA, patternB, urlA, urlB);
    if (sameContent || !isOnePage) continue;
    // The numbered first page is another page: the bare address shows the newest, as with paged comments.
    const numbered = [a.pattern, b.pattern].find((index) => current[index]!.page > 0);
    if (numbered !== undefined) current[numbered] = { ...current[numbered]!, firstPage: null };
    else current = partSpaces(current, b.pattern);
  }
  return current;
}

/** Gives the groups of one pattern, and of all that share them, the names of the other's when their values agree. */
function joinSpaces(
  patterns: readonly Pattern[],
  a: Pattern,
  b: Pattern,
  urlA: string,
  urlB: string,
): Pattern[] {
  const namesA = identityNames(a);
  const namesB = identityNames(b);
  const valuesA = identityValues(a, urlA);
  const valuesB = identityValues(b, urlB);
  const isAgreed = valuesA.length > 0 && valuesA.join('\n') === valuesB.join('\n');
  if (!isAgreed || namesA.some((name) => name === '') || namesB.some((name) => name === ''))
    return [...patterns];
  const renamed = new Map(namesB.map((name, i) => [name, namesA[i]!]));
  return patterns.map((pattern) => ({ ...pattern, regex: renameGroups(pattern.regex, renamed) }));
}

function partSpaces(patterns: readonly Pattern[], index: number): Pattern[] {
  const taken = new Set(patterns.flatMap(identityNames));
  const renamed = new Map<string, string>();
  for (const name of identityNames(patterns[index]!)) {
    let number = 2;
    const stem = name.replace(/\d+$/, '');
    while (taken.has(`${stem}${number}`)) number++;
    taken.add(`${stem}${number}`);
    renamed.set(name, `${stem}${number}`);
  }
  return patterns.map((pattern, i) =>
    i === index ? { ...pattern, regex: renameGroups(pattern.regex, renamed) } : pattern,
  );
}

function identityNames(pattern: Pattern): string[] {
  const names = groupNames(pattern.regex);
  return pattern.identity.map((group) => names[group - 1] ?? '');
}

function identityValues(pattern: Pattern, url: string): string[] {
  const match = new RegExp(pattern.regex).exec(matchingForm(url, new Set()));
  return match ? pattern.identity.map((group) => match[group] ?? '') : [];
}

function renameGroups(regex: string, names: ReadonlyMap<string, string>): string {
  return nameGroups(regex, (_, old) => names.get(old) ?? old);
}

/** Names for a changed identity: the old space's name, numbered when several groups make it. */
function namedIdentity(pattern: Pattern, identity: readonly number[]): string {
  const old = identityNames(pattern)[0] ?? '';
  const space = old.replace(/_\d+$/, '') || (pattern.type.startsWith('thread') ? 'thread' : 'board');
  return nameGroups(pattern.regex, (group, name) => {
    const order = identity.indexOf(group);
    if (order >= 0) return identity.length === 1 ? space : `${space}_${order + 1}`;
    return group === pattern.page ? name : '';
  });
}
