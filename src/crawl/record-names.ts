// Which board a URL names, by the site's patterns: records are named by identity, so that all URLs of one are one record.
import { isMarkedPost, LinkMatcher, type SiteModel } from '../learn/index.ts';
import type { Link } from '../page/index.ts';
import type { KnownLink } from '../records/index.ts';
import type { BoardFacts, RecordName } from '../store/index.ts';

type Crumb = { readonly title: string; readonly url: string };

/** A board of a trail. */
export interface TrailBoard {
  readonly title: string;
  readonly name: RecordName;
}

/** Names of one site's boards and threads. */
export class RecordNames {
  readonly matcher: LinkMatcher;
  /** Patterns of boards alone. */
  readonly #boards: LinkMatcher;
  /** Parameters that name nothing. */
  readonly #ignored: readonly string[];
  /** Where patterns go by the kind of a page too, the link alone must do. */
  readonly #ignoresPlaces: boolean;
  readonly #entry: string;
  readonly #entryIdentity: string | undefined;

  /** Every page of a thread shows one message. */
  readonly oneMessageAPage: boolean;

  constructor(
    model: Pick<SiteModel, 'patterns' | 'ignoredParameters' | 'entry' | 'oneMessageAPage' | 'generation'>,
  ) {
    this.oneMessageAPage = model.oneMessageAPage === true;
    this.matcher = new LinkMatcher(model);
    const { patterns, ignoredParameters } = model;
    const boards = patterns.filter(({ type }) => type === 'index' || type === 'index-flip');
    this.#boards = new LinkMatcher({ ...model, patterns: boards });
    this.#ignored = ignoredParameters;
    this.#ignoresPlaces = patterns.some(({ vertices }) => (vertices?.length ?? 0) > 0);
    this.#entry = withoutFragment(model.entry);
    this.#entryIdentity = this.matcher.match(model.entry)?.whole;
  }

  isEntry(url: string): boolean {
    if (withoutFragment(url) === this.#entry) return true;
    const whole = this.matcher.match(url)?.whole;
    return whole !== undefined && (whole === this.#entryIdentity || whole === this.#entry);
  }

  /** The address of the message a link leads to, on a site where every page shows one. */
  messageOf({ url, fragment }: Link): string | undefined {
    const match = fragment === '' ? this.matcher.match(url) : undefined;
    return match?.type === 'thread' ? match.url : undefined;
  }

  /** The board a URL is a page of; undefined for the entry page and for all that is no board. */
  boardOf(url: string): RecordName | undefined {
    const match = this.matcher.match(withoutFragment(url));
    if (match === undefined || (match.type !== 'index' && match.type !== 'index-flip')) return undefined;
    if (this.isEntry(url)) return undefined;
    return { url: match.page === '' ? match.url : '', identity: match.whole };
  }

  /** The board of a page that is known to be one of a board: its address may look like that of a thread. */
  pageOf(url: string): RecordName | undefined {
    if (this.isEntry(url)) return undefined;
    const match = this.#boards.match(url);
    if (match === undefined) return undefined;
    // A later page is no name: the board may be listed under any other, or be the entry page itself.
    return { url: match.page === '' ? match.url : '', identity: match.whole };
  }

  /** What a link on an index page leads to, if it matters there. */
  known(link: Link): KnownLink | undefined {
    const match = this.matcher.match(link.url, this.#ignoresPlaces ? undefined : link.location);
    if (match === undefined) return undefined;
    const { type, identity } = match;
    if (type === 'thread-flip') return { link, kind: 'flip', identity };
    // A link to a place within a thread is one to a post.
    const isPost = link.fragment !== '' && !isMarkedPost(link, this.#ignored);
    if (type === 'thread') return isPost ? undefined : { link, kind: 'thread', identity };
    return type === 'index' && !this.isEntry(link.url) ? { link, kind: 'board', identity } : undefined;
  }

  /** The boards of a trail, from the top down. */
  trail(crumbs: readonly Crumb[]): TrailBoard[] {
    const boards: TrailBoard[] = [];
    for (const { title, url } of crumbs) {
      const name = this.boardOf(url);
      if (name === undefined || title === '') continue;
      if (!boards.some((other) => other.name.identity === name.identity)) boards.push({ title, name });
    }
    return boards;
  }
}

/** What a trail tells of its boards. */
export function boardsOfTrail(trail: readonly TrailBoard[]): BoardFacts[] {
  return trail.map(({ title, name }, i) => ({
    ...name,
    isListed: true,
    title,
    parent: trail[i - 1]?.name ?? null,
  }));
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
