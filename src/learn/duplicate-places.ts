// Links on thread pages that look like links to threads and lead to the very thread they stand in: addresses of single
// posts (`/post/8c01`), 'in reply to', 'newest answer'. Their addresses tell nothing; their places do.
import type { Link } from '../page/index.ts';
import { extractPosts } from '../records/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';

// More pages and places would only show the same again.
const PAGES = 3;
const PLACES = 3;
// Outside of posts a lone link is 'next thread'; one in a post is looked at: the post shown first may be drawn otherwise.
const MIN_LINKS = 2;
const MIN_POSTS = 2;
const MIN_SHARED = 0.5;

/** What lists link to: where it stands, and the names of the threads. */
export interface TitleLinks {
  readonly places: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** An address as lists write it: a page looked at is then the one the crawl would ask for. */
  readonly spelled: (url: string) => string;
}

/**
 * The places of such links; a page behind each is looked at. Where titles of lists stand is never one, nor where threads
 * are linked that lists link to: what those are is known. `nameOf` gives the identity of a thread's address.
 */
export async function duplicatePlaces(
  explorer: Explorer,
  threads: Iterable<SeenPage>,
  nameOf: (url: string) => string | undefined,
  titles: TitleLinks,
): Promise<readonly string[]> {
  const found = new Set<string>();
  // Most forums have no such links: posts are read only where there are some.
  const candidates = [...threads]
    .map((seen) => ({ seen, places: placesOn(explorer, seen, nameOf, titles) }))
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => b.places[0]!.links.length - a.places[0]!.links.length);
  for (const { seen, places } of candidates.slice(0, PAGES)) {
    const posts = postsOf(seen);
    if (posts.length < MIN_POSTS) continue;
    const texts = new Set(posts.map(({ text }) => text));
    const isInPost = ({ node }: Link) => posts.some((post) => node > post.node && node < post.end);
    const unknown = places
      .filter(({ place, urls, links }) => !found.has(place) && (urls >= MIN_LINKS || links.some(isInPost)))
      .slice(0, PLACES);
    for (const { place, links } of unknown) {
      const behind = await explorer.look(titles.spelled(links.at(-1)!.url));
      if (behind === undefined || behind.url === seen.url) continue;
      const others = postsOf(behind).filter(({ text }) => texts.has(text));
      if (others.length > MIN_SHARED * Math.min(texts.size, postsOf(behind).length)) found.add(place);
    }
  }
  return [...found];
}

interface LinkPlace {
  readonly place: string;
  readonly links: readonly Link[];
  /** How many different ones. */
  readonly urls: number;
}

/** Places with links to threads other than titles, those with most links first. */
function placesOn(
  explorer: Explorer,
  seen: SeenPage,
  nameOf: (url: string) => string | undefined,
  titles: TitleLinks,
): LinkPlace[] {
  const groups = new Map<string, Link[]>();
  const listed = new Set<string>();
  const own = nameOf(seen.url);
  for (const link of explorer.linksOf(seen)) {
    if (link.fragment !== '' || titles.places.has(link.location)) continue;
    const name = nameOf(link.url);
    if (name === undefined || name === own) continue;
    if (titles.names.has(name)) listed.add(link.location);
    const group = groups.get(link.location);
    if (group === undefined) groups.set(link.location, [link]);
    else group.push(link);
  }
  return [...groups]
    .filter(([place]) => !listed.has(place))
    .map(([place, links]) => ({ place, links, urls: new Set(links.map(({ url }) => url)).size }))
    .sort((a, b) => b.links.length - a.links.length);
}

interface PostAt {
  readonly text: string;
  readonly node: number;
  readonly end: number;
}

const known = new WeakMap<SeenPage, readonly PostAt[]>();

function postsOf(seen: SeenPage): readonly PostAt[] {
  const before = known.get(seen);
  if (before !== undefined) return before;
  const { tree } = seen.page;
  const posts = extractPosts(seen.structure).posts.map(({ author, text, node }) => ({
    text: `${author.name}\n${text}`,
    node,
    end: tree.end[node]!,
  }));
  known.set(seen, posts);
  return posts;
}
