// Walks over a mirror: samples of pages as a learner comes by them, each reached by a link of one before it. A sample
// drawn evenly from all pages of a site has many of each type; a learner's first six may have none of one.
import { FetchError } from '../../errors.ts';
import { type Page, parsePage } from '../../page/index.ts';
import { generator } from '../linear-model.ts';
import type { PageType } from '../page-type.ts';
import { listsThreadsToo, shapeKey } from './labelled-page.ts';
import { type Mirror, openMirror } from './mirror.ts';

export interface WalkedPage {
  readonly page: Page;
  /** Undefined where labels leave doubt: other pages are judged by it, and it is not judged. */
  readonly type: PageType | undefined;
  readonly records?: number | undefined;
}

export interface Walk {
  readonly site: string;
  readonly family: string;
  readonly start: string;
  readonly pages: readonly WalkedPage[];
}

export interface WalkOptions {
  readonly walks: number;
  readonly pages: number;
  readonly seed: number;
}

// Where people enter a forum: at its front, by a link to a thread or to a board.
const STARTS = ['entry', 'thread', 'index', 'thread', 'any', 'index'] as const;
// Share of steps that take a link of a kind seldom seen so far, as a learner does; the others take any link.
const CURIOUS = 0.5;

/** So many walks over the mirror, the same in each run. */
export async function mirrorWalks(folder: string, options: WalkOptions): Promise<Walk[]> {
  const mirror = await openMirror(folder);
  const known = new Map<string, WalkedPage | undefined>();
  try {
    const random = generator(options.seed);
    const walks: Walk[] = [];
    for (let at = 0; at < options.walks; at++) {
      const start = startOf(mirror, STARTS[at % STARTS.length]!, random);
      const pages = await walk(mirror, start, options.pages, random, known);
      if (pages.length > 1) walks.push({ site: mirror.name, family: mirror.family, start, pages });
    }
    return walks;
  } finally {
    await mirror.fetcher.close();
  }
}

function startOf(mirror: Mirror, kind: (typeof STARTS)[number], random: () => number): string {
  if (kind === 'entry' && mirror.entry !== undefined) return mirror.entry;
  const urls = mirror.urls.filter((url) => kind === 'any' || mirror.typeOf(url) === kind);
  return urls[Math.floor(random() * urls.length)] ?? mirror.urls[0]!;
}

async function walk(
  mirror: Mirror,
  start: string,
  count: number,
  random: () => number,
  known: Map<string, WalkedPage | undefined>,
): Promise<WalkedPage[]> {
  const found: WalkedPage[] = [];
  const have = new Set<string>();
  const seen = new Set([start]);
  const frontier: string[] = [start];
  const taken = new Map<string, number>();
  const { host } = new URL(start);
  while (found.length < count && frontier.length > 0) {
    const [url] = frontier.splice(choice(frontier, taken, random), 1);
    taken.set(shapeKey(url!), (taken.get(shapeKey(url!)) ?? 0) + 1);
    if (!known.has(url!)) known.set(url!, await pageAt(mirror, url!));
    const one = known.get(url!);
    if (one === undefined || have.has(one.page.url)) continue;
    have.add(one.page.url);
    found.push(one);
    for (const link of one.page.links) {
      const target = link.url.replace(/#.*/s, '');
      if (seen.has(target) || !URL.canParse(target) || new URL(target).host !== host) continue;
      seen.add(target);
      frontier.push(target);
    }
  }
  return found;
}

/** A link of a kind taken least so far, or any. */
function choice(
  frontier: readonly string[],
  taken: ReadonlyMap<string, number>,
  random: () => number,
): number {
  if (random() >= CURIOUS) return Math.floor(random() * frontier.length);
  const kinds = [...new Set(frontier.map(shapeKey))];
  const times = (kind: string) => taken.get(kind) ?? 0;
  const least = Math.min(...kinds.map(times));
  const rare = kinds.filter((kind) => times(kind) === least);
  const kind = rare[Math.floor(random() * rare.length)]!;
  const places = frontier.flatMap((url, at) => (shapeKey(url) === kind ? [at] : []));
  return places[Math.floor(random() * places.length)]!;
}

async function pageAt(mirror: Mirror, url: string): Promise<WalkedPage | undefined> {
  try {
    const page = parsePage(await mirror.fetcher.fetch({ url }));
    const type = mirror.typeOf(page.url);
    const isInDoubt = type === 'other' && listsThreadsToo(page.url);
    return { page, type: isInDoubt ? undefined : type, records: mirror.postsOf(page.url) };
  } catch (error) {
    if (error instanceof FetchError) return undefined;
    throw error;
  }
}
