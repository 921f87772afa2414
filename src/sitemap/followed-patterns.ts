// The look-up table {vertex, URL pattern, location} (iRobot eq. 4) as patterns of a site model.
import type { LinkType, Pattern, SiteMap, VertexKind } from '../learn/index.ts';

/** One pattern for each URL form and type on the pages of a vertex; links of other forms or places are not followed. */
export function followedPatterns({ vertices, arcs }: SiteMap): Pattern[] {
  // What a link leads to is not known before it is followed: all arcs with the same vertex, form and place are one row.
  const rows = new Map<string, { votes: Map<LinkType, number>; arcs: typeof arcs }>();
  for (const arc of arcs) {
    if (arc.follow === 0) continue;
    const key = `${arc.from} ${arc.url} ${arc.location}`;
    const row = rows.get(key) ?? { votes: new Map(), arcs: [] };
    // A page of a single message is read for what it says; as a thread, it would be a permalink, which crawls leave out.
    const type = arc.isOfMessages ? 'other' : linkType(vertices[arc.to]!.kind, arc.follow === 2);
    row.votes.set(type, (row.votes.get(type) ?? 0) + arc.targets);
    rows.set(key, { votes: row.votes, arcs: [...row.arcs, arc] });
  }
  const patterns = new Map<string, Pattern>();
  for (const { votes, arcs: own } of rows.values()) {
    const [[type]] = [...votes].sort(([, a], [, b]) => b - a) as [[LinkType, number]];
    const { from, url, location } = own[0]!;
    const key = `${from} ${url} ${type}`;
    const known = patterns.get(key);
    patterns.set(key, {
      type,
      regex: url,
      identity: [],
      page: 0,
      firstPage: null,
      locations: [...(known?.locations ?? []), location],
      notLocations: [],
      // Further pages of a list have a URL form of their own, and the same links: all vertices of the layout.
      vertices: vertices.filter(({ layout }) => layout === vertices[from]!.layout).map(({ id }) => id),
      support: (known?.support ?? 0) + own.reduce((sum, { targets }) => sum + targets, 0),
      examples: [...new Set([...(known?.examples ?? []), ...own.map(({ example }) => example)])].slice(0, 3),
    });
  }
  return [...patterns.values()];
}

function linkType(kind: VertexKind, isFlip: boolean): LinkType {
  if (kind === 'posts') return isFlip ? 'thread-flip' : 'thread';
  if (kind === 'entry' || kind === 'board list' || kind === 'thread list')
    return isFlip ? 'index-flip' : 'index';
  return 'other';
}
