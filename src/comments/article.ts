// One article from its address to its comments: static first, a browser only where the comments are not in the answer.
import type { BrowserFetcher, BrowserVisit, Fetcher, FetchResponse } from '../fetch/index.ts';
import { type Page, parsePage } from '../page/index.ts';
import type { PostTemplate } from '../records/index.ts';
import { liveNode, lookAt } from './article-view.ts';
import { commentRows } from './comment-rows.ts';
import { expand } from './expand.ts';
import { type Exploration, explore } from './explore.ts';
import { type FoundSection, findSection } from './find-section.ts';
import { GatheredComments } from './gathered.ts';
import { jsonFacts } from './json-comments.ts';
import { offersMore } from './offers-more.ts';
import { furtherPages } from './paged-comments.ts';
import { Pictures } from './pictures.ts';
import type { SiteMemories } from './site-memory.ts';
import { statedCounts } from './stated-count.ts';
import type { ArticleComments, Trigger } from './types.ts';

export interface CommentTools {
  readonly fetcher: Fetcher;
  /** Without one only what stands in the answer is found. */
  readonly browser: BrowserFetcher | undefined;
  readonly memories: SiteMemories;
  /** Where to save pictures. */
  readonly pictures?: string | undefined;
  readonly signal?: AbortSignal;
}

const EXPLORE_MS = 60_000;
const EXPAND_MS = 120_000;
const VISIT_MS = 240_000;
/** Comments that a template is learned anew from, where the site has one. */
const ENOUGH = 5;

/** The comments of an article. Throws FetchError when the article cannot be fetched. */
export async function articleComments(url: string, tools: CommentTools): Promise<ArticleComments> {
  const started = performance.now();
  const { fetcher, signal } = tools;
  const response = await fetcher.fetch({ url, ...(signal !== undefined && { signal }) });
  const page = parsePage(response);
  const memory = tools.memories.of(page.url);
  // Where a browser was needed, the answer holds other things alone.
  const section = findSection(page, { template: memory?.isRendered === true ? undefined : memory?.template });
  const article = new Article(url, page, response, started, tools);
  if (section !== undefined) await article.readStatic(section);
  if (article.isDone || tools.browser === undefined) return article.result();
  await article.visit(tools.browser);
  return article.result();
}

class Article {
  readonly #url: string;
  readonly #page: Page;
  readonly #response: FetchResponse;
  readonly #started: number;
  readonly #tools: CommentTools;
  #gathered = new GatheredComments();
  #section: FoundSection | undefined;
  #exploration: Exploration | undefined;
  #trigger: Trigger | null = null;
  #expected: number | null = null;
  #expandClicks = 0;
  #isVisited = false;
  #facts: ReturnType<typeof jsonFacts> = new Map();

  constructor(url: string, page: Page, response: FetchResponse, started: number, tools: CommentTools) {
    this.#url = url;
    this.#page = page;
    this.#response = response;
    this.#started = started;
    this.#tools = tools;
    this.#expected = statedCounts(page)[0] ?? null;
  }

  /** All that the page itself says is there was found without a browser. */
  get isDone(): boolean {
    if (!hasScripts(this.#page)) return true;
    if (this.#section === undefined || offersMore(this.#section)) return false;
    return this.#expected === null || this.#gathered.size >= this.#expected;
  }

  async readStatic(section: FoundSection): Promise<void> {
    this.#use(section, 'none');
    const wantsMore = (): boolean => this.#expected === null || this.#gathered.size < this.#expected;
    for await (const { page, comments } of furtherPages(
      this.#page,
      section.template,
      this.#tools.fetcher,
      wantsMore,
    ))
      this.#gathered.add(comments, page.url);
  }

  async visit(browser: BrowserFetcher): Promise<void> {
    const { signal } = this.#tools;
    this.#isVisited = true;
    const found = this.#gathered.size;
    try {
      await browser.visit(this.#response, (visit) => this.#look(visit), {
        limitMs: VISIT_MS,
        settleMs: 5_000,
        ...(signal !== undefined && { signal }),
      });
    } catch (error) {
      // What was read before the page broke is still there.
      if (this.#gathered.size === 0 && found === 0) throw error;
    }
  }

  async #look(visit: BrowserVisit): Promise<void> {
    const { memories, pictures: folder } = this.#tools;
    const memory = memories.of(this.#page.url);
    const pictures = folder === undefined ? undefined : new Pictures(folder, this.#url);
    const explored = await explore(visit, {
      memory,
      stated: this.#expected,
      until: performance.now() + EXPLORE_MS,
      pictures,
    });
    this.#exploration = explored;
    const { section, trigger } = explored;
    if (section === undefined) return;
    this.#use(section, this.#section === undefined ? (trigger ?? 'none') : 'none');
    const node = liveNode(section.page, section.container);
    await pictures?.takeOf(visit, node, 'section');
    this.#expandClicks = await expand(visit, section, this.#gathered, {
      template: section.template,
      until: performance.now() + EXPAND_MS,
    });
    if (this.#gathered.size > section.comments.length) await this.#readWhole(visit);
    this.#facts = jsonFacts(visit.jsonAnswers, this.#gathered.all);
  }

  /** Where all comments stand on the page at last, they are read anew: what repeats shows better with all of them. */
  async #readWhole(visit: BrowserVisit): Promise<void> {
    const { section } = await lookAt(visit, undefined);
    if (section === undefined) return;
    const whole = new GatheredComments();
    whole.add(section.comments, section.page.url);
    if (!whole.covers(this.#gathered)) return;
    this.#gathered = whole;
    this.#section = section;
  }

  #use(section: FoundSection, trigger: Trigger): void {
    this.#section = section;
    this.#trigger = trigger;
    if (section.stated !== null) this.#expected = Math.max(this.#expected ?? 0, section.stated);
    this.#gathered.add(section.comments, section.page.url);
  }

  /** How the site draws comments: a few say too little of how the others look. */
  #templateOf({ comments, template }: FoundSection): PostTemplate | undefined {
    const known = this.#tools.memories.of(this.#page.url)?.template;
    const isRich = comments.length >= (known === undefined ? 2 : ENOUGH);
    return isRich ? template : known;
  }

  result(): ArticleComments {
    const section = this.#section;
    const control = this.#exploration?.control;
    if (section !== undefined && this.#trigger !== null) {
      const template = this.#templateOf(section);
      this.#tools.memories.keep(this.#page.url, {
        trigger: this.#trigger,
        isRendered: this.#isVisited,
        ...(control !== undefined && { control: control.name }),
        ...(template !== undefined && { template }),
      });
    }
    return {
      url: this.#url,
      page: this.#page.url,
      title: this.#page.title,
      hasComments: this.#gathered.size > 0,
      confidence: section?.confidence ?? (this.#isVisited ? 0.9 : 0.7),
      comments: commentRows(this.#page, this.#gathered.all, this.#facts),
      trigger: this.#trigger,
      control: control === undefined ? null : control.name,
      clicksTried: this.#exploration?.clicksTried ?? 0,
      expandClicks: this.#expandClicks,
      clickables: this.#exploration?.clickables ?? 0,
      expected: this.#expected,
      browser: this.#isVisited,
      ms: Math.round(performance.now() - this.#started),
    };
  }
}

/** Whether a page can change at all after it was answered. */
function hasScripts({ tree }: Page): boolean {
  for (const node of tree.elements('script'))
    if (!/json|template/i.test(tree.attribute(node, 'type') ?? '')) return true;
  return tree.elements('iframe').length > 0 || tree.elements('frame').length > 0;
}
