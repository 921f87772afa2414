// The features of a page among other pages of its site: what pages of its layout and of its URL's shape are, where
// links to such pages stand, and what its own titles lead to. A thread with one post or a board with one row shows no
// repetition of its own; its kin do.
import type { PageFeatures } from './features.ts';
import { LayoutKinship } from './layout-paths.ts';
import type { LinkPart, PageEvidence } from './page-evidence.ts';
import { urlShapes } from './url-shapes.ts';

/** How sure it is that a page is an index page, and that it is a thread: log-odds. */
export interface Leaning {
  readonly index: number;
  readonly thread: number;
}

// Beyond this, surer is no better.
const MAX_LEANING = 4;
// Likeness counts by this power: half alike is another layout.
const SHARPNESS = 6;
// One page of the same kind is worth two thirds of many.
const HALF = 0.5;
// With this many other pages at hand a page's own structure and the site's count alike.
const FEW = 8;

/** Pages of one site, compared with each other once; leanings may change. */
export class SiteView {
  readonly pages: readonly PageEvidence[];
  readonly #likeness: readonly Float64Array[];
  readonly #shapes: readonly string[];
  /** For each shape, its pages. */
  readonly #ofShape = new Map<string, number[]>();
  /** For each shape or URL, how many pages link to it as what. */
  readonly #linked: readonly ReadonlyMap<string, LinkPart>[];
  /** For each page, the shapes its titles have, with their number. */
  readonly #titles: readonly ReadonlyMap<string, number>[];

  constructor(pages: readonly PageEvidence[]) {
    this.pages = pages;
    const kinship = new LayoutKinship(pages.map(({ layout }) => layout));
    const likeness = pages.map(() => new Float64Array(pages.length));
    for (let a = 0; a < pages.length; a++)
      for (let b = 0; b < a; b++) {
        const both = kinship.between(pages[a]!.layout, pages[b]!.layout);
        likeness[a]![b] = both;
        likeness[b]![a] = both;
      }
    this.#likeness = likeness;
    const shapeOf = urlShapes(pages.flatMap(({ url, links }) => [url, ...links.keys()]));
    this.#shapes = pages.map(({ url }) => shapeOf(url));
    for (const [at, shape] of this.#shapes.entries())
      this.#ofShape.set(shape, [...(this.#ofShape.get(shape) ?? []), at]);
    this.#linked = pages.map(({ links }) => partsOfShapes(links, shapeOf));
    this.#titles = pages.map(({ links }) => {
      const counts = new Map<string, number>();
      for (const [url, part] of links) {
        if (part !== 'title') continue;
        const shape = shapeOf(url);
        counts.set(shape, (counts.get(shape) ?? 0) + 1);
      }
      return counts;
    });
  }

  /** Features of the page at `at`: `leaning` is what its structure alone says, `leanings` what is thought of all so far. */
  features(at: number, leaning: Leaning, leanings: readonly Leaning[]): PageFeatures {
    const own = bounded(leaning);
    const alone = FEW / (FEW + leanings.length - 1);
    const layout = this.#mean(leanings, (other) =>
      other === at ? 0 : this.#likeness[at]![other]! ** SHARPNESS,
    );
    const shape = this.#shapes[at]!;
    const url = this.#meanOfShape(shape, at, leanings);
    return {
      'own.index': own.index,
      'own.thread': own.thread,
      'alone.index': own.index * alone,
      'alone.thread': own.thread * alone,
      'layout.index': layout.index,
      'layout.thread': layout.thread,
      'layout.strength': layout.strength,
      'url.index': url.index,
      'url.thread': url.thread,
      'url.strength': url.strength,
      ...this.#templates(at, leanings),
      ...this.#inLinks(at, shape, leanings),
      ...this.#titleTargets(at, leanings),
    };
  }

  /** How many pages of these are of the same layout as the one at `at`, itself included; likeness counts in part. */
  crowd(at: number, among: readonly number[]): number {
    return among.reduce(
      (sum, other) => sum + (other === at ? 1 : this.#likeness[at]![other]! ** SHARPNESS),
      0,
    );
  }

  /** How sure the site has pages of a type, and how little this one is like the surest of them. */
  #templates(at: number, leanings: readonly Leaning[]): PageFeatures {
    const of = (type: 'index' | 'thread') => {
      let [known, like] = [0, 0];
      for (let other = 0; other < leanings.length; other++) {
        if (other === at) continue;
        const sure = Math.max(0, bounded(leanings[other]!)[type]) / MAX_LEANING;
        known = Math.max(known, sure);
        like = Math.max(like, sure * this.#likeness[at]![other]!);
      }
      const many = 1 - FEW / (FEW + leanings.length - 1);
      return { [`${type}.like`]: like, [`${type}.unlike`]: many * (known - like) };
    };
    return { ...of('index'), ...of('thread') };
  }

  #mean(leanings: readonly Leaning[], weightOf: (other: number) => number) {
    let [index, thread, total] = [0, 0, 0];
    for (let other = 0; other < leanings.length; other++) {
      const weight = weightOf(other);
      if (weight === 0) continue;
      const leaning = bounded(leanings[other]!);
      index += weight * leaning.index;
      thread += weight * leaning.thread;
      total += weight;
    }
    return {
      index: index / (total + HALF),
      thread: thread / (total + HALF),
      strength: total / (total + HALF),
    };
  }

  #meanOfShape(shape: string, except: number, leanings: readonly Leaning[]) {
    const pages = this.#ofShape.get(shape) ?? [];
    return this.#mean(
      pages.filter((page) => page !== except).map((page) => leanings[page]!),
      () => 1,
    );
  }

  /** How links to URLs of the page's shape stand on the other pages. */
  #inLinks(at: number, shape: string, leanings: readonly Leaning[]): PageFeatures {
    let [titles, inPosts, all] = [0, 0, 0];
    let [named, inPost, exact] = [0, 0, 0];
    const { url } = this.pages[at]!;
    for (let other = 0; other < leanings.length; other++) {
      if (other === at) continue;
      const part = this.#linked[other]!.get(shape);
      const isThread = leanings[other]!.thread > leanings[other]!.index;
      if (part !== undefined) {
        all++;
        if (part === 'title' && !isThread) titles++;
        if (part === 'inPost' && isThread) inPosts++;
      }
      const toIt = this.pages[other]!.links.get(url);
      if (toIt !== undefined) {
        exact++;
        if (toIt === 'title' && !isThread) named++;
        if (toIt === 'inPost' && isThread) inPost++;
      }
    }
    return {
      'linked.asTitle': titles / (all + HALF),
      'linked.inPosts': inPosts / (all + HALF),
      'linked.titles': Math.log1p(titles),
      'linked.toItAsTitle': named / (exact + HALF),
      'linked.toItInPosts': inPost / (exact + HALF),
      'linked.everywhere': exact / Math.max(1, leanings.length - 1),
    };
  }

  /** What the pages are that the page's own titles lead to, by the shapes of their URLs. */
  #titleTargets(at: number, leanings: readonly Leaning[]): PageFeatures {
    let [index, thread, known, forum, all] = [0, 0, 0, 0, 0];
    for (const [shape, count] of this.#titles[at]!) {
      const mean = this.#meanOfShape(shape, at, leanings);
      all += count;
      index += count * mean.index;
      thread += count * mean.thread;
      known += count * mean.strength;
      forum += count * Math.max(0, mean.index, mean.thread);
    }
    const total = Math.max(1, all);
    return {
      'titles.toIndex': index / total,
      'titles.toThread': thread / total,
      'titles.known': known / total,
      'titles.toEither': forum / total,
      'titles.hub': (forum / total) * Math.log1p(all),
    };
  }
}

function bounded({ index, thread }: Leaning): Leaning {
  const bound = (value: number) => Math.max(-MAX_LEANING, Math.min(MAX_LEANING, value));
  return { index: bound(index), thread: bound(thread) };
}

// A page that names one URL of a shape in a post and another in a menu says more by the former.
const RANK: Readonly<Record<LinkPart, number>> = { around: 0, title: 1, inPost: 2 };

function partsOfShapes(
  links: ReadonlyMap<string, LinkPart>,
  shapeOf: (url: string) => string,
): Map<string, LinkPart> {
  const parts = new Map<string, LinkPart>();
  for (const [url, part] of links) {
    const shape = shapeOf(url);
    const before = parts.get(shape);
    if (before === undefined || RANK[part] > RANK[before]) parts.set(shape, part);
  }
  return parts;
}
