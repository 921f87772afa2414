// Page types and index and thread URLs by number of annotated forums (FoCUS 5.2.1, table 2; url-type-recognition 5.2.1, 'as few
// as three'): classifiers on a paper's table 1 alone, tested on forums combined at random.
import { type Lesson, trainBoth } from '../../src/classify/index.ts';
import { listsThreadsToo, ShapeLimit, spread } from '../../src/classify/training/labelled-page.ts';
import { labPages } from '../../src/cli/train.ts';
import { FetchError } from '../../src/errors.ts';
import type { FetchPage, PageType } from '../../src/learn/index.ts';
import type { Page } from '../../src/page/index.ts';
import { type FocusPage, FocusPages, type TableOne } from '../../src/papers/focus/index.ts';
import { detectIndexThread } from '../../src/papers/focus/index-thread.ts';
import { tableOneFeatures, tableOneModels, typeByTableOne } from '../../src/papers/focus/page-classifier.ts';
import { PageFrame } from '../../src/papers/focus/page-frame.ts';
import { type PageStructure, pageStructure } from '../../src/records/index.ts';
import { remembering } from './entries.ts';
import { type Forum, pagesOf } from './forums.ts';
import { draw } from './starts.ts';

/** Classifiers trained on so many forums; each number is drawn several times. */
export interface TrainedModel {
  readonly table: TableOne;
  readonly forums: number;
  readonly classifiers: ReturnType<typeof trainBoth>['classifiers'];
}

/** How many were found and of these right, how many wanted and of these met. */
export interface Tally {
  readonly found: number;
  readonly right: number;
  readonly wanted: number;
  readonly met: number;
}

/** Of one test forum, for each model: pages by type, and URLs detected on them. */
export interface PageTypeFigures {
  readonly forum: string;
  readonly models: readonly ({ readonly table: TableOne; readonly forums: number } & Readonly<
    Record<'index' | 'thread' | 'urls', Tally>
  >)[];
}

const DRAWS = 3;
/** Numbers of annotated forums, and pages of each type of each. */
const SETTINGS = {
  focus: { counts: [5, 10, 20, 30, 40], pages: 5 },
  'url-types': { counts: [3, 5, 10, 20], pages: 3 },
} as const;
const TRAINING = 40;
// Beyond those that are tested.
const FIRST_TRAINING = 1001;
const TESTED = 10;
const BUDGET = 1000;

/** Trains on each number of forums. */
export async function trainModels(seed: number): Promise<TrainedModel[]> {
  const names = Array.from({ length: TRAINING }, (_, i) => `combined-${FIRST_TRAINING + i}`);
  const models: TrainedModel[] = [];
  for (const table of ['focus', 'url-types'] as const) {
    const { counts, pages } = SETTINGS[table];
    const labelled = await labPages(names, { index: pages, thread: pages, other: pages }, seed);
    const frames = new Map(names.map((name) => [name, new PageFrame()]));
    for (const { site, page } of labelled) frames.get(site)!.add(pageStructure(page));
    const lessons = labelled.map(({ site, type, page }): Lesson => {
      const structure = pageStructure(page);
      const own = frames.get(site)!.ownRegions(structure);
      return { site, type, features: tableOneFeatures[table](structure, own), weight: 1 };
    });
    const { cost } = tableOneModels[table].provenance;
    for (const forums of counts)
      for (let i = 0; i < (forums === TRAINING ? 1 : DRAWS); i++) {
        const chosen = new Set(draw(names, forums, seed + i));
        const own = lessons.filter(({ site }) => chosen.has(site));
        models.push({ table, forums, classifiers: trainBoth(own, { cost, seed }).classifiers });
      }
  }
  return models;
}

/** Tests models on ten pages of each type of a forum (the '10-Page test set'). */
export async function testModels(
  forum: Forum,
  models: readonly TrainedModel[],
  seed: number,
): Promise<PageTypeFigures> {
  const fetchPage = remembering(pagesOf(forum));
  const pages = await testPages(forum, fetchPage, seed);
  const results: PageTypeFigures['models'][number][] = [];
  for (const { table, forums, classifiers } of models) {
    const frame = new PageFrame();
    const focus = new JudgedPages(fetchPage, BUDGET, (structure) =>
      typeByTableOne(tableOneFeatures[table](structure, frame.ownRegions(structure)), classifiers),
    );
    for (const { url } of pages) {
      const page = await focus.look(url);
      if (page !== undefined) frame.add(page.structure);
    }
    const guesses: { type: PageType; guess: PageType }[] = [];
    const urls = { found: 0, right: 0, wanted: 0, met: 0 };
    for (const { type, wanted, url } of pages) {
      const page = await focus.look(url);
      if (page === undefined) continue;
      guesses.push({ type, guess: page.type });
      const groups = await detectIndexThread(focus, page);
      const right = groups.filter((group) => isRight(forum, group));
      urls.found += groups.length;
      urls.right += right.length;
      if (wanted === undefined) continue;
      urls.wanted++;
      if (right.some((group) => group.type === wanted)) urls.met++;
    }
    const of = (type: PageType): Tally => {
      const right = guesses.filter((one) => one.type === type && one.guess === type).length;
      const found = guesses.filter(({ guess }) => guess === type).length;
      return { found, right, wanted: guesses.filter((one) => one.type === type).length, met: right };
    };
    results.push({ table, forums, index: of('index'), thread: of('thread'), urls });
  }
  return { forum: forum.name, models: results };
}

/** FoCUS' pages, with the types that other classifiers give them. */
class JudgedPages extends FocusPages {
  readonly #typeOf: (structure: PageStructure) => PageType;
  readonly #judged = new Map<FocusPage, FocusPage>();

  constructor(fetchPage: FetchPage, budget: number, typeOf: (structure: PageStructure) => PageType) {
    super(fetchPage, budget);
    this.#typeOf = typeOf;
  }

  override async look(url: string): Promise<FocusPage | undefined> {
    const seen = await super.look(url);
    if (seen === undefined) return undefined;
    const judged = this.#judged.get(seen) ?? this.#judge(seen);
    this.#judged.set(seen, judged);
    return judged;
  }

  #judge(seen: FocusPage): FocusPage {
    return Object.create(seen, { type: { get: () => this.#typeOf(seen.structure) } }) as FocusPage;
  }
}

interface TestPage {
  readonly url: string;
  readonly type: PageType;
  /** The URLs that its list holds; undefined where it has none. */
  readonly wanted?: 'index' | 'thread' | undefined;
}

async function testPages(forum: Forum, fetchPage: FetchPage, seed: number): Promise<TestPage[]> {
  const urlsOf = (kind: string) => forum.pages.filter((url) => forum.truthOf(url).type.startsWith(kind));
  const front = await fetchPage(forum.entry);
  if (front instanceof FetchError) throw front;
  const onFront = threadsOn(forum, front);
  const pages: TestPage[] = [{ url: forum.entry, type: 'index', wanted: 'index' }];
  const links = new Set<string>();
  const see = (page: Page) => {
    for (const { url } of page.links) if (forum.truthOf(url).type === 'other') links.add(url);
  };
  see(front);
  for (const type of ['index', 'thread'] as const)
    for (const url of spread(urlsOf(type), type === 'index' ? TESTED - 1 : TESTED)) {
      const page = await fetchPage(url);
      if (page instanceof FetchError) continue;
      see(page);
      // What the front page names too is a box of the latest threads; a board that shows one thread has no group.
      const own = [...threadsOn(forum, page)].filter((thread) => !onFront.has(thread));
      pages.push({ url, type, wanted: type === 'index' && own.length > 1 ? 'thread' : undefined });
    }
  const shapes = new ShapeLimit();
  const { host } = new URL(forum.entry);
  const others: TestPage[] = [];
  for (const url of draw([...links], links.size, seed)) {
    if (others.length >= TESTED) break;
    if (new URL(url).host !== host || listsThreadsToo(url) || !shapes.takes(url)) continue;
    const page = await fetchPage(url);
    // A redirect may have led to a page that counts.
    if (!(page instanceof FetchError) && forum.truthOf(page.url).type === 'other')
      others.push({ url, type: 'other' });
  }
  return [...pages, ...others];
}

function threadsOn(forum: Forum, { links }: Page): Set<string> {
  return new Set(links.flatMap(({ url }) => forum.truthOf(url).thread ?? []));
}

/** Whether most URLs of a group are what it is taken for; another address of a thread is one. */
function isRight(forum: Forum, { type, urls }: { readonly type: string; readonly urls: readonly string[] }) {
  const right = urls.filter((url) => {
    const truth = forum.truthOf(url);
    if (type === 'thread') return truth.thread !== undefined;
    return /^(entry|index)/.test(truth.type) || (truth.type === 'duplicate' && truth.thread === undefined);
  });
  return right.length * 2 > urls.length;
}
