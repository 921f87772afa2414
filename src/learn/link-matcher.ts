// A site model at work: says what a link leads to, and which board or thread, and which page of it, it names.
import { compileForms, type KeyOf, matchingForm } from './identity-key.ts';
import type { LinkType, SiteModel } from './model.ts';
import { withoutParameters } from './session-ids.ts';
import { queryPairs, splitUrl, writeQuery } from './url-parts.ts';

/** What a link is by the model. */
export interface LinkMatch {
  readonly type: LinkType;
  /** The URL to fetch: without the ignored parameters, the others in the order examples have. */
  readonly url: string;
  /** Equal for all URLs of the same page of the same board or thread. */
  readonly identity: string;
  /** Identity of the board's or thread's first page. */
  readonly whole: string;
  /** Page number or offset as the URL tells it; '' on the first page. */
  readonly page: string;
}

/** What a link is, whether or not it is followed. */
export interface KnownLink extends LinkMatch {
  readonly isFollowed: boolean;
  /** Index of the pattern that takes it. */
  readonly pattern: number;
}

interface PlacedPattern {
  readonly keyOfForm: KeyOf;
  readonly isFollowed: boolean;
  readonly firstUrl: string | undefined;
  readonly locations: ReadonlySet<string>;
  readonly notLocations: ReadonlySet<string>;
  readonly vertices: ReadonlySet<number>;
  /** Names of the query's parameters as examples have them. */
  readonly order: readonly string[];
}

/** Compiles a model's patterns once. */
export class LinkMatcher {
  readonly #patterns: readonly PlacedPattern[];
  readonly #ignoredParameters: ReadonlySet<string>;
  /** Keeps identities apart from those the site had under other addresses: numbers may be given out anew. */
  readonly #prefix: string;

  constructor({
    patterns,
    ignoredParameters,
    generation = 0,
  }: Pick<SiteModel, 'patterns' | 'ignoredParameters' | 'generation'>) {
    this.#ignoredParameters = new Set(ignoredParameters);
    this.#prefix = generation === 0 ? '' : `${generation}: `;
    this.#patterns = patterns.map((pattern) => ({
      keyOfForm: compileForms([pattern]),
      isFollowed: pattern.follow !== false,
      firstUrl: pattern.firstUrl,
      locations: new Set(pattern.locations),
      notLocations: new Set(pattern.notLocations),
      vertices: new Set(pattern.vertices),
      order: namesOf(pattern.examples[0] ?? ''),
    }));
  }

  /**
   * What a URL at a place of a page is; undefined when no pattern takes it, or one that is not followed. Without a place,
   * places don't matter. `vertex`: the kind of the page, where the model has a site map and the page fits it.
   */
  match(rawUrl: string, location?: string, vertex?: number): LinkMatch | undefined {
    const known = this.recognise(rawUrl, location, vertex);
    if (known === undefined) return undefined;
    const { isFollowed, pattern: _, ...match } = known;
    return isFollowed ? match : undefined;
  }

  /** As `match`, of patterns that are not followed as well. */
  recognise(rawUrl: string, location?: string, vertex?: number): KnownLink | undefined {
    const form = matchingForm(rawUrl, this.#ignoredParameters);
    for (const [pattern, placed] of this.#patterns.entries()) {
      const { keyOfForm, isFollowed, firstUrl, locations, notLocations, vertices, order } = placed;
      if (location !== undefined) {
        if (vertices.size > 0 && (vertex === undefined || !vertices.has(vertex))) continue;
        if (notLocations.has(location) || (locations.size > 0 && !locations.has(location))) continue;
      }
      const found = keyOfForm(form);
      if (found === undefined) continue;
      const { type, page } = found;
      if (page === '' && firstUrl !== undefined)
        return { type, url: firstUrl, identity: firstUrl, whole: firstUrl, page, isFollowed, pattern };
      const key = firstUrl ?? this.#prefix + found.key;
      const identity = page === '' ? key : `${key} page ${page}`;
      const url = inOrder(withoutParameters(rawUrl, this.#ignoredParameters), order);
      return { type, url, identity, whole: key, page, isFollowed, pattern };
    }
    return undefined;
  }
}

function namesOf(url: string): string[] {
  return queryPairs(splitUrl(url).query).map(({ name }) => name);
}

/** One spelling for all: side boxes may name a thread's parameters in another order than its title does. */
function inOrder(url: string, order: readonly string[]): string {
  if (order.length < 2) return url;
  const { origin, path, query } = splitUrl(url);
  const pairs = queryPairs(query);
  // Only what '&' separates may be written anew.
  if (pairs.length !== order.length || query.split('&').length !== pairs.length) return url;
  const sorted = order.flatMap((name) => pairs.find((pair) => pair.name === name) ?? []);
  const isSame = sorted.length === pairs.length && new Set(sorted).size === pairs.length;
  return isSame ? origin + path + writeQuery(sorted) : url;
}
