// The features of a page among other pages of its site: what its kin are (site-kin.ts), where links to it stand, and
// where the rows of its list lead. A thread with one post or a board with one row shows no repetition of its own; its kin
// do. A list of boards is told by what it lists.
import type { PageFeatures } from './features.ts';
import type { LinkPart, PageEvidence } from './page-evidence.ts';
import { RANK, SiteKin } from './site-kin.ts';

/** How sure it is that a page is an index page, and that it is a thread: log-odds. */
export interface Leaning {
  readonly index: number;
  readonly thread: number;
}

type Type = keyof Leaning;

// Beyond this, surer is no better; less so of what a page is not, as one that shows little is surely nothing by itself.
const MAX_LEANING = 4;
const MAX_AGAINST = 3;
// One page of the same kind is worth two thirds of many.
const HALF = 0.5;
// A quarter of a sure page: what is hardly sure of anything says nothing.
const SOME = 0.25;
// With this many other pages at hand a page's own structure and the site's count alike.
const FEW = 8;

/** What is known of pages of one site; leanings may change. */
export class SiteView {
  readonly #kin = new SiteKin();
  /** For each page, how it links to URLs of each shape. */
  #linked: ReadonlyMap<string, LinkPart>[] = [];
  #shaping = 0;

  constructor(pages: readonly PageEvidence[] = []) {
    this.add(pages);
  }

  add(pages: readonly PageEvidence[]): void {
    for (const page of pages) this.#kin.add(page);
    this.#kin.compare();
    if (this.#kin.shaping !== this.#shaping) this.#linked = [];
    this.#shaping = this.#kin.shaping;
    for (const { links } of this.pages.slice(this.#linked.length))
      this.#linked.push(partsOfShapes(links, (url) => this.#kin.shapeOf(url)));
  }

  get pages(): readonly PageEvidence[] {
    return this.#kin.pages;
  }

  /** Features of the page at `at`: `leaning` is what its structure alone says, `leanings` what is thought of all so far. */
  features(at: number, leaning: Leaning, leanings: readonly Leaning[]): PageFeatures {
    const own = bounded(leaning);
    const alone = FEW / (FEW + leanings.length - 1);
    const shape = this.#kin.shapeAt(at);
    const others = (weightOf: (other: number) => number) => (other: number) =>
      other === at ? 0 : weightOf(other);
    const linked = this.#inLinks(at, shape, leanings);
    const targets = this.#rowTargets(at, leanings);
    return {
      'own.index': own.index,
      'own.thread': own.thread,
      'alone.index': own.index * alone,
      'alone.thread': own.thread * alone,
      ...kinFeatures(
        'layout',
        leanings,
        others((other) => this.#kin.sameLayout(at, other)),
      ),
      ...kinFeatures(
        'url',
        leanings,
        others((other) => (this.#kin.shapeAt(other) === shape ? 1 : 0)),
      ),
      ...kinFeatures(
        'column',
        leanings,
        others((other) => this.#kin.namedAlike(at, other)),
      ),
      ...this.#likeSurest(at, leanings),
      ...this.#covered(at, leanings),
      ...linked,
      ...targets,
      // Help and log-in are linked from everywhere, too, and list no boards.
      'rows.home': Math.max(0, targets['rows.toIndex']!) * linked['linked.everywhere']!,
    };
  }

  /** How many pages of these are of the same layout as the one at `at`, itself included; likeness counts in part. */
  crowd(at: number, among: readonly number[]): number {
    return among.reduce((sum, other) => sum + (other === at ? 1 : this.#kin.sameLayout(at, other)), 0);
  }

  /** How sure the site has pages of a type, and how little this one is like the surest of them. */
  #likeSurest(at: number, leanings: readonly Leaning[]): PageFeatures {
    const many = 1 - FEW / (FEW + leanings.length - 1);
    const of = (type: Type) => {
      const { known, best } = surest(at, type, leanings, (other) => this.#kin.likeness(at, other));
      return { [`${type}.like`]: best, [`${type}.unlike`]: many * (known - best) };
    };
    return { ...of('index'), ...of('thread') };
  }

  /** Whether it has what a row of the sure index pages, and what a post of the sure threads, shows. */
  #covered(at: number, leanings: readonly Leaning[]): PageFeatures {
    const of = (name: string, type: Type, placesOf: (page: PageEvidence) => ReadonlySet<string>) => {
      const { known, best } = surest(at, type, leanings, (other) => {
        const places = placesOf(this.pages[other]!);
        return places.size === 0 ? undefined : this.#kin.covers(at, places);
      });
      return { [`${name}.cover`]: best, [`${name}.lack`]: known - best };
    };
    return {
      ...of('rows', 'index', ({ rowPlaces }) => rowPlaces),
      ...of('posts', 'thread', ({ postPlaces }) => postPlaces),
    };
  }

  /** How links to URLs of the page's shape, and to itself, stand on the other pages. */
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

  /** What the columns of its list lead to: each row to a thread of its own, each to a board. */
  #rowTargets(at: number, leanings: readonly Leaning[]): PageFeatures {
    let [toIndex, toThread, hub] = [0, 0, 0];
    for (const { rows, urls } of this.pages[at]!.columns.values()) {
      const targets = [...new Set(urls)];
      // The same for all rows is a button. Of one row nothing is known.
      const distinct = urls.length > 1 ? (targets.length - 1) / (urls.length - 1) : 0.5;
      const weight = distinct * (urls.length / rows);
      const { index, thread } = this.#targets(at, targets, leanings);
      toIndex = Math.max(toIndex, weight * index);
      toThread = Math.max(toThread, weight * thread);
      hub = Math.max(hub, weight * Math.max(0, index, thread) * Math.log1p(urls.length));
    }
    return { 'rows.toIndex': toIndex, 'rows.toThread': toThread, 'rows.hub': hub };
  }

  /** What is thought of the pages at these URLs, else of pages whose URLs have their shapes. */
  #targets(from: number, urls: readonly string[], leanings: readonly Leaning[]): Leaning {
    const atHand = urls.flatMap((url) => this.#kin.at(url) ?? []).filter((other) => other !== from);
    if (atHand.length > 0) return mean(leanings, atHand);
    const ofShapes = urls.map((url) =>
      mean(
        leanings,
        this.#kin.ofShape(this.#kin.shapeOf(url)).filter((other) => other !== from),
      ),
    );
    const sum = (type: Type) => ofShapes.reduce((all, one) => all + one[type], 0);
    return { index: sum('index') / urls.length, thread: sum('thread') / urls.length };
  }
}

/** What is thought of a page's kin: of all in the mean, and among those of which anything is sure. */
function kinFeatures(
  name: string,
  leanings: readonly Leaning[],
  weightOf: (other: number) => number,
): PageFeatures {
  let [index, thread, total, sureIndex, sureThread] = [0, 0, 0, 0, 0];
  for (const [other, leaning] of leanings.entries()) {
    const weight = weightOf(other);
    if (weight === 0) continue;
    const one = bounded(leaning);
    index += weight * one.index;
    thread += weight * one.thread;
    total += weight;
    sureIndex += (weight * Math.max(0, one.index)) / MAX_LEANING;
    sureThread += (weight * Math.max(0, one.thread)) / MAX_LEANING;
  }
  const sure = sureIndex + sureThread + SOME;
  return {
    [`${name}.index`]: index / (total + HALF),
    [`${name}.thread`]: thread / (total + HALF),
    [`${name}.strength`]: total / (total + HALF),
    [`${name}.clearIndex`]: sureIndex / sure,
    [`${name}.clearThread`]: sureThread / sure,
  };
}

/** How sure any other page is of a type, and the best of what is asked of each, counted by how sure it is. */
function surest(
  at: number,
  type: Type,
  leanings: readonly Leaning[],
  ask: (other: number) => number | undefined,
): { known: number; best: number } {
  let [known, best] = [0, 0];
  for (let other = 0; other < leanings.length; other++) {
    const sure = Math.max(0, bounded(leanings[other]!)[type]) / MAX_LEANING;
    if (other === at || sure === 0) continue;
    const value = ask(other);
    if (value === undefined) continue;
    known = Math.max(known, sure);
    best = Math.max(best, sure * value);
  }
  return { known, best };
}

function mean(leanings: readonly Leaning[], pages: readonly number[]): Leaning {
  let [index, thread] = [0, 0];
  for (const page of pages) {
    const one = bounded(leanings[page]!);
    index += one.index;
    thread += one.thread;
  }
  return { index: index / (pages.length + HALF), thread: thread / (pages.length + HALF) };
}

function bounded({ index, thread }: Leaning): Leaning {
  const bound = (value: number) => Math.max(-MAX_AGAINST, Math.min(MAX_LEANING, value));
  return { index: bound(index), thread: bound(thread) };
}

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
