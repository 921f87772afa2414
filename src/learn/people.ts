// What profiles are called. They may list the threads of a person, as a board lists its own; but who wrote a post stands
// in every post, and boards do not.
import type { Link } from '../page/index.ts';
import { extractPosts } from '../records/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import type { LinkGroup } from './link-groups.ts';

// One address in all posts may be anything; so many different ones in one place are people.
const MIN_AUTHORS = 2;
// Pages that nobody agrees with, where others agree.
const LONE_VOTES = 1;

const authorsOf = new WeakMap<SeenPage, readonly string[]>();

/** Tells groups of links that lead to profiles, by the authors of posts on the threads seen so far. */
export function peopleTest(
  explorer: Explorer,
): (
  group: Pick<LinkGroup, 'shape' | 'isTelling'> & { readonly links: readonly Pick<Link, 'url'>[] },
) => boolean {
  const voters = new Map<string, { readonly urls: Set<string>; readonly pages: Set<SeenPage> }>();
  for (const seen of explorer.pages) {
    const own = explorer.shapes.of(seen.url).shape;
    for (const raw of authorUrls(seen)) {
      const url = explorer.clean(raw);
      const { shape, isTelling } = explorer.shapes.of(url);
      // The post's own address, taken for its author's.
      if (shape === own && isTelling) continue;
      const { urls, pages } = voters.get(shape) ?? { urls: new Set(), pages: new Set() };
      voters.set(shape, { urls: urls.add(url), pages: pages.add(seen) });
    }
  }
  // What somebody wrote all over the forum looks like a thread in which boards are the authors: real threads outvote it.
  const isOutvoted = [...voters.values()].some(({ pages }) => pages.size > LONE_VOTES);
  const believed = [...voters].filter(([, { pages }]) => !isOutvoted || pages.size > LONE_VOTES);
  const shapes = new Set(believed.map(([shape]) => shape));
  const urls = new Set(believed.flatMap(([, named]) => [...named.urls]));
  return ({ shape, isTelling, links }) =>
    (isTelling && shapes.has(shape)) || links.every(({ url }) => urls.has(url));
}

function authorUrls(seen: SeenPage): readonly string[] {
  if (seen.type !== 'thread') return [];
  let urls = authorsOf.get(seen);
  if (urls === undefined) {
    const named = extractPosts(seen.structure).posts.flatMap(({ author }) => author.url ?? []);
    urls = new Set(named).size >= MIN_AUTHORS ? [...new Set(named)] : [];
    authorsOf.set(seen, urls);
  }
  return urls;
}
