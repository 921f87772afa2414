// Where addresses do not tell boards, threads and people apart, a model follows the places it knows. A board that lies
// below another may be the only link at its place: it has the form of a board's address and stands where none stood.
import type { Explorer, SeenPage } from './explorer.ts';
import type { LinkGroup } from './link-groups.ts';
import type { LinkMatcher } from './link-matcher.ts';
import type { Pattern } from './model.ts';
import { ownGroups } from './title-groups.ts';

const MOSTLY = 0.6;

/** Groups of a list's own links whose form the model knows, at places it does not; what stands beside titles is left out. */
export function unplacedGroups(
  explorer: Explorer,
  seen: SeenPage,
  matcher: Pick<LinkMatcher, 'match'>,
): readonly LinkGroup[] {
  return ownGroups(explorer, seen).filter(
    ({ links, leads, region }) =>
      (region === '' || leads >= MOSTLY) &&
      links.every(
        ({ url, location }) =>
          matcher.match(url) !== undefined &&
          matcher.match(url, location) === undefined &&
          !explorer.has(url),
      ),
  );
}

/** The patterns with one more place for those of a type that take an address. */
export function withPlace(
  patterns: readonly Pattern[],
  type: 'index' | 'thread',
  { links }: LinkGroup,
): readonly Pattern[] {
  const more = links.map(({ location }) => location);
  return patterns.map((pattern) =>
    pattern.type === type && pattern.locations.length > 0 && new RegExp(pattern.regex).test(links[0]!.url)
      ? { ...pattern, locations: [...new Set([...pattern.locations, ...more])] }
      : pattern,
  );
}
