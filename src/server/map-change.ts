// A person decides that a kind of links is (not) followed: what that makes of the model.
import type { Arc, FollowRule, LinkType, Pattern, SiteMap, SiteModel, VertexKind } from '../learn/index.ts';
import { followedPatterns } from '../sitemap/index.ts';

export interface ArcChange {
  /** Number of the arc in the map. */
  readonly arc: number;
  readonly follow: FollowRule;
}

/**
 * The model with the changes applied. `map` is the model's own, or the one drawn from its pages; `placesOf` says where on
 * pages the links of an arc stand, in the words of a model without a map.
 */
export function withArcChanges(
  model: SiteModel,
  map: SiteMap,
  changes: readonly ArcChange[],
  placesOf: (arc: Arc) => readonly string[],
): SiteModel {
  const chosen = new Map(changes.map(({ arc, follow }) => [arc, follow]));
  if (model.siteMap !== undefined) {
    const arcs = map.arcs.map((arc, i) => ({ ...arc, follow: chosen.get(i) ?? arc.follow }));
    const siteMap = { ...map, arcs };
    return { ...model, siteMap, patterns: followedPatterns(siteMap) };
  }
  let { patterns } = model;
  for (const [number, follow] of chosen) {
    const arc = map.arcs[number];
    if (arc === undefined) continue;
    const places = placesOf(arc);
    patterns =
      follow === 0
        ? without(patterns, arc, places)
        : withArc(patterns, arc, places, linkType(map.vertices[arc.to]?.kind ?? 'page', follow === 2));
  }
  return { ...model, patterns };
}

/** Links of that form are not taken at these places any more. */
function without(patterns: readonly Pattern[], { example }: Arc, places: readonly string[]): Pattern[] {
  return patterns.flatMap((pattern) => {
    if (!new RegExp(pattern.regex).test(example)) return [pattern];
    const locations = pattern.locations.filter((one) => !places.includes(one));
    // It was taken at these places only.
    if (pattern.locations.length > 0 && locations.length === 0) return [];
    return [{ ...pattern, locations, notLocations: [...new Set([...pattern.notLocations, ...places])] }];
  });
}

function withArc(
  patterns: readonly Pattern[],
  arc: Arc,
  places: readonly string[],
  type: LinkType,
): Pattern[] {
  const takesForm = ({ regex }: Pattern) => new RegExp(regex).test(arc.example);
  const allowed = patterns.map((pattern) =>
    takesForm(pattern)
      ? { ...pattern, notLocations: pattern.notLocations.filter((one) => !places.includes(one)) }
      : pattern,
  );
  const isTaken = allowed.some(
    (pattern) =>
      pattern.type === type &&
      takesForm(pattern) &&
      (pattern.locations.length === 0 || places.every((place) => pattern.locations.includes(place))),
  );
  if (isTaken) return allowed;
  const added: Pattern = {
    type,
    regex: arc.url,
    identity: [],
    page: 0,
    firstPage: null,
    locations: places,
    notLocations: [],
    support: arc.targets,
    examples: [arc.example],
  };
  // Before all others: it is about one place, they may be about any.
  return [added, ...allowed];
}

function linkType(kind: VertexKind, isFlip: boolean): LinkType {
  if (kind === 'posts') return isFlip ? 'thread-flip' : 'thread';
  if (kind === 'entry' || kind === 'board list' || kind === 'thread list')
    return isFlip ? 'index-flip' : 'index';
  return isFlip ? 'index-flip' : 'other';
}
