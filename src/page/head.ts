// What a page says about itself: title, language, canonical address, neighbours in a sequence, robots, feeds.
import { relations } from './links.ts';
import { tagId } from './tags.ts';
import { foldedText } from './text.ts';
import type { Tree } from './tree.ts';
import type { Link } from './types.ts';
import { normaliseUrl } from './url.ts';

const TITLE = tagId('title');
const SVG = tagId('svg');
const LINK = tagId('link');
const META = tagId('meta');

/** Addresses named by `<link>`, and robots directives of `<meta>`. */
export interface Head {
  readonly canonical: string | undefined;
  readonly next: string | undefined;
  readonly prev: string | undefined;
  readonly feeds: readonly string[];
  readonly robots: readonly string[];
}

/** Text of the first title that is not a picture's. */
export function readTitle(tree: Tree): string {
  const { tagId: tags } = tree;
  for (let node = 1; node < tags.length; node++) {
    if (tags[node] === SVG) node = tree.end[node]! - 1;
    else if (tags[node] === TITLE) return foldedText(tree, node);
  }
  return '';
}

/** `lang` (or `xml:lang`) of the html element. */
export function readLanguage(tree: Tree): string {
  return (tree.attribute(0, 'lang') || tree.attribute(0, 'xml:lang') || '').trim();
}

const FEED_TYPE = /^application\/(?:rss|atom|rdf|feed)\+?(?:xml|json)?\b|^application\/feed\+json\b/i;

/** `links` are asked for rel=next and rel=prev only when no `<link>` has them. */
export function readHead(
  tree: Tree,
  base: string,
  robotsHeader: string | undefined,
  links: () => readonly Link[],
): Head {
  let canonical: string | undefined;
  let next: string | undefined;
  let prev: string | undefined;
  const feeds: string[] = [];
  const robots = new Set<string>(headerDirectives(robotsHeader));
  const { tagId: tags } = tree;
  for (let node = 1; node < tags.length; node++) {
    if (tags[node] === META) {
      if (tree.attribute(node, 'name')?.trim().toLowerCase() === 'robots')
        for (const token of directives(tree.attribute(node, 'content') ?? '')) robots.add(token);
      continue;
    }
    if (tags[node] !== LINK) continue;
    const rel = relations(tree, node);
    if (rel.length === 0) continue;
    const href = tree.attribute(node, 'href');
    const url = href === undefined || href.trim() === '' ? undefined : normaliseUrl(href, base);
    if (url === undefined) continue;
    if (rel.includes('canonical')) canonical ??= url;
    if (rel.includes('next')) next ??= url;
    if (rel.includes('prev') || rel.includes('previous')) prev ??= url;
    if (
      rel.includes('alternate') &&
      FEED_TYPE.test(tree.attribute(node, 'type')?.trim() ?? '') &&
      !feeds.includes(url)
    )
      feeds.push(url);
  }
  next ??= links().find((link) => link.rel.includes('next'))?.url;
  prev ??= links().find((link) => link.rel.includes('prev') || link.rel.includes('previous'))?.url;
  return { canonical, next, prev, feeds, robots: [...robots] };
}

/** Directives that have a value; a colon after any other word names the agent they are for. */
const WITH_VALUE = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/;

function directives(content: string): string[] {
  return content
    .toLowerCase()
    .split(/[,\s]+/)
    .filter((token) => token !== '');
}

/** Directives of X-Robots-Tag that are for everyone. */
function headerDirectives(header: string | undefined): string[] {
  const found: string[] = [];
  if (header === undefined) return found;
  let isForUs = true;
  for (const part of header.toLowerCase().split(',')) {
    const match = /^\s*([\w-]+)\s*:\s*(.*)$/.exec(part);
    const name = match?.[1] ?? '';
    if (match !== null && WITH_VALUE.test(name)) {
      if (isForUs) found.push(name);
      continue;
    }
    // 'otherbot: noindex, nofollow': both are the other bot's.
    if (match !== null) isForUs = name === '*';
    if (isForUs) found.push(...directives(match === null ? part : match[2]!));
  }
  return found;
}
