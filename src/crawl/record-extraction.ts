// Records of the pages of a running crawl: read as they come, read again once the template is better, and stored.
import type { LinkType } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import type { Records, Site, Store } from '../store/index.ts';
import { INDEX_PAGES_TO_LEARN_FROM, IndexExtraction } from './index-extraction.ts';
import { readStored } from './learning-pages.ts';
import type { LiveModel } from './live-model.ts';
import { PostExtraction, type ThreadPage } from './post-extraction.ts';
import { RecordNames } from './record-names.ts';
import { threadPlace } from './thread-records.ts';

export interface RecordTools {
  readonly store: Store;
  readonly site: Site;
  readonly model: Pick<LiveModel, 'present' | 'matcher' | 'keepTemplate'>;
  /** Stores what earlier visits read. */
  readonly commit: () => Promise<void>;
}

/** Reads the records of one crawl's pages. */
export class RecordExtraction {
  readonly #tools: RecordTools;
  #posts: PostExtraction;
  #lists: IndexExtraction;
  #matcher: LiveModel['matcher'];
  /** What replaced the records of early pages, once there was a better template. */
  #replaced: { readonly pages: readonly ThreadPage[]; readonly records: Records } | undefined;

  constructor(tools: RecordTools) {
    this.#tools = tools;
    const names = new RecordNames(tools.model.present);
    this.#matcher = tools.model.matcher;
    this.#posts = new PostExtraction(tools.model.present, names);
    this.#lists = new IndexExtraction(names);
  }

  /** Goes by what is stored: the model's template as it is, and lists as the stored index pages draw them. */
  async settle(): Promise<void> {
    const { store, site, model } = this.#tools;
    const names = new RecordNames(model.present);
    this.#posts = new PostExtraction(model.present, names, true);
    const pages: Page[] = [];
    for (const type of ['entry', 'index'] as const) {
      for (const url of await store.pagesOfType(site.id, type, INDEX_PAGES_TO_LEARN_FROM)) {
        const row = await store.page(site.id, url);
        if (row !== undefined) pages.push(readStored(row));
      }
    }
    this.#lists.learnFrom(pages);
  }

  /** What a visited page says. */
  async read(page: Page, url: string, type: LinkType): Promise<Records> {
    this.#followModel();
    if (type === 'index' || type === 'index-flip') return this.#lists.read(page, url);
    if (type !== 'thread' && type !== 'thread-flip') return {};
    const { store, site, model, commit } = this.#tools;
    const place = await threadPlace(store, site.id, model.matcher, url);
    const records = this.#posts.read({ page, ...place });
    const { readAgain } = this.#posts;
    if (readAgain.length > 0) {
      // What earlier visits read must be stored before it can be replaced.
      await commit();
      await store.replacePosts(site.id, readAgain, records);
      this.#replaced = { pages: readAgain, records };
    }
    await model.keepTemplate(this.#posts.template);
    return records;
  }

  /** At the end: what few pages were read before there was a template, read once more. */
  async finish(): Promise<void> {
    const { store, site, model } = this.#tools;
    const lists = this.#lists.finish();
    if (lists !== undefined) await store.replacePosts(site.id, [], lists);
    // A visit that was under way when its page was read again has stored what it read before that.
    const replaced = this.#replaced;
    this.#replaced = undefined;
    if (replaced !== undefined) await store.replacePosts(site.id, replaced.pages, replaced.records);
    const late = this.#posts.finish();
    if (late === undefined) return;
    await store.replacePosts(site.id, this.#posts.readAgain, late);
    await model.keepTemplate(this.#posts.template);
  }

  /** Begins anew: the site looks different now. */
  startOver(): void {
    const names = new RecordNames(this.#tools.model.present);
    this.#posts = new PostExtraction(this.#tools.model.present, names);
    this.#lists = new IndexExtraction(names);
  }

  /** A better model names records better. */
  #followModel(): void {
    const { matcher, present } = this.#tools.model;
    if (matcher === this.#matcher) return;
    this.#matcher = matcher;
    const names = new RecordNames(present);
    this.#posts.useNames(names);
    this.#lists.useNames(names);
  }
}
