// Parts of URLs that name nothing: session ids, and parameters that content comparison showed to change nothing.
import { queryPairs, splitUrl, writeQuery } from './url-parts.ts';

/** One fetch: the address asked for and the links found. The same address twice counts twice. */
export interface FetchedLinks {
  readonly url: string;
  readonly links: readonly string[];
}

/** Two fetched pages whose URLs differ in parameters only, and whether they showed the same. */
export interface ComparedPages {
  readonly urlA: string;
  readonly urlB: string;
  readonly sameContent: boolean;
}

export interface IgnoredParameter {
  /** A query parameter; with a leading ';' one that stands in the path (`;jsessionid=`). */
  readonly name: string;
  readonly reason: 'differs-by-fetch' | 'gone-after-cookie' | 'looks-random' | 'same-content';
  readonly examples: readonly string[];
}

/** One parameter on the links of a fetch: its distinct values, at most two kept. */
interface OnLinks {
  readonly values: Set<string>;
  links: number;
}

interface Seen {
  /** Per fetch that had the parameter on most of its links. */
  readonly fetches: OnLinks[];
}

// A session id stands on most of a page's own links.
const MIN_LINK_SHARE = 0.5;
const MIN_LINKS = 3;
// How many letters and digits a random id has at least, and how many different ones among them.
const RANDOM_LENGTH = 16;
const RANDOM_VARIETY = 7;
const EXAMPLES = 3;
const PATH_PARAMETER = /;([A-Za-z_][\w.-]*)=([^/?#;]*)/g;

/**
 * Parameters to ignore. A session id has one value on all links of a fetch and another (or none, once the cookie is
 * accepted) on the next; with a single fetch it must look random. `compared` adds those that changed no content.
 */
export function sessionParameters(
  fetches: readonly FetchedLinks[],
  compared: readonly ComparedPages[] = [],
): IgnoredParameter[] {
  const found = new Map<string, IgnoredParameter>();
  const seen = new Map<string, Seen>();
  const fetchesWithLinks: ReadonlySet<string>[] = [];
  for (const fetch of fetches) {
    const { count, byName } = parametersOn(fetch);
    if (count < MIN_LINKS) continue;
    noteUsual(byName, count, seen);
    fetchesWithLinks.push(new Set(byName.keys()));
  }
  for (const [name, { fetches: withIt }] of seen) {
    const isConstantInEach = withIt.every(({ values }) => values.size === 1);
    if (!isConstantInEach) continue;
    const values = new Set(withIt.map((fetch) => [...fetch.values][0]!));
    const examples = [...values].slice(0, EXAMPLES);
    const missing = fetchesWithLinks.filter((names) => !names.has(name)).length;
    const areRandom = examples.every(looksRandom);
    if (values.size >= 2 && (areRandom || values.size === withIt.length) && areIds(examples))
      found.set(name, { name, reason: 'differs-by-fetch', examples });
    else if (missing > 0 && areRandom) found.set(name, { name, reason: 'gone-after-cookie', examples });
    else if (areRandom) found.set(name, { name, reason: 'looks-random', examples });
  }
  for (const { name, examples } of ignorableParameters(compared))
    if (!found.has(name)) found.set(name, { name, reason: 'same-content', examples });
  return [...found.values()];
}

interface ParametersOn {
  /** How many links lead to the fetch's own origin. */
  readonly count: number;
  readonly byName: ReadonlyMap<string, OnLinks>;
}

/** All fetches are compared with each one that comes: what each shows is read once. */
const parametersByFetch = new WeakMap<FetchedLinks, ParametersOn>();

/** The parameters of one fetch's own links. */
function parametersOn(fetch: FetchedLinks): ParametersOn {
  const known = parametersByFetch.get(fetch);
  if (known !== undefined) return known;
  const byName = new Map<string, OnLinks>();
  const { origin } = splitUrl(fetch.url);
  let count = 0;
  for (const link of fetch.links) {
    if (splitUrl(link).origin !== origin) continue;
    count++;
    for (const { name, value } of parametersOf(link)) {
      const entry = byName.get(name) ?? { values: new Set<string>(), links: 0 };
      byName.set(name, entry);
      entry.links++;
      if (entry.values.size < 2) entry.values.add(value);
    }
  }
  const parameters = { count, byName };
  parametersByFetch.set(fetch, parameters);
  return parameters;
}

/** Notes the parameters that stand on most links of a fetch. */
function noteUsual(byName: ReadonlyMap<string, OnLinks>, count: number, seen: Map<string, Seen>): void {
  for (const [name, entry] of byName) {
    if (entry.links < MIN_LINKS || entry.links < MIN_LINK_SHARE * count) continue;
    const known = seen.get(name) ?? { fetches: [] };
    seen.set(name, known);
    known.fetches.push(entry);
  }
}

/**
 * Parameters that changed nothing between pages compared, and never changed anything. A pair speaks when its URLs
 * differ in one parameter only.
 */
export function ignorableParameters(
  compared: readonly ComparedPages[],
): { readonly name: string; readonly examples: readonly string[] }[] {
  const evidence = new Map<string, { same: string[]; different: number }>();
  for (const { urlA, urlB, sameContent } of compared) {
    const name = onlyDifference(urlA, urlB);
    if (name === undefined) continue;
    const entry = evidence.get(name) ?? { same: [], different: 0 };
    evidence.set(name, entry);
    if (sameContent) entry.same.push(urlB);
    else entry.different++;
  }
  return [...evidence]
    .filter(([, { same, different }]) => same.length > 0 && different === 0)
    .map(([name, { same }]) => ({ name, examples: same.slice(0, EXAMPLES) }));
}

function onlyDifference(urlA: string, urlB: string): string | undefined {
  const a = new Map(parametersOf(urlA).map(({ name, value }) => [name, value]));
  const b = new Map(parametersOf(urlB).map(({ name, value }) => [name, value]));
  const names = [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));
  const [name] = names;
  if (names.length !== 1 || name === undefined) return undefined;
  const only = new Set([name]);
  return withoutParameters(urlA, only) === withoutParameters(urlB, only) ? name : undefined;
}

function parametersOf(url: string): { name: string; value: string }[] {
  const { path, query } = splitUrl(url);
  return [
    ...[...path.matchAll(PATH_PARAMETER)].map((match) => ({ name: `;${match[1]}`, value: match[2]! })),
    ...queryPairs(query).flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
  ];
}

/** The URL without those query parameters, and without those that stand in the path when named with ';'. */
export function withoutParameters(url: string, names: ReadonlySet<string> | readonly string[]): string {
  const ignored = names instanceof Set ? (names as ReadonlySet<string>) : new Set(names);
  const queryAt = url.indexOf('?');
  const hasPathParameter = url.includes(';');
  if (queryAt < 0 && !hasPathParameter) return url;
  const { origin, path, query } = splitUrl(url);
  const hashAt = url.indexOf('#');
  const barePath = hasPathParameter
    ? path.replace(PATH_PARAMETER, (whole, name: string) => (ignored.has(`;${name}`) ? '' : whole))
    : path;
  const pairs = queryPairs(query);
  const kept = pairs.filter(({ name }) => !ignored.has(name));
  const bareQuery = kept.length === pairs.length ? (query === '' ? '' : `?${query}`) : writeQuery(kept);
  return origin + barePath + bareQuery + (hashAt < 0 ? '' : url.slice(hashAt));
}

/** Long enough and mixed enough to be no number and no word: `3f2c9a…`. */
export function looksRandom(value: string): boolean {
  if (value.length < RANDOM_LENGTH || !/^[\w,-]+$/.test(value)) return false;
  return /\d/.test(value) && /[A-Za-z]/.test(value) && new Set(value).size >= RANDOM_VARIETY;
}

function areIds(values: readonly string[]): boolean {
  return values.every((value) => value.length >= 8 && /\d/.test(value));
}
