// Reads the stored thread pages of a site once more, without a request: by a template learned anew from pages of the whole
// crawl, with whatever Skein has learned to see since.

import type { PageType } from '../learn/index.ts';
import { LinkMatcher } from '../learn/index.ts';
import { applyTemplate, type PostTemplate, pageStructure } from '../records/index.ts';
import type { Site, Store } from '../store/index.ts';
import { assembleThreads } from './assemble-threads.ts';
import { INDEX_PAGES_TO_LEARN_FROM, IndexExtraction } from './index-extraction.ts';
import { readStored } from './learning-pages.ts';
import { learnTemplate, PAGES_TO_LEARN_FROM, PostExtraction } from './post-extraction.ts';
import { RecordNames } from './record-names.ts';
import { type ThreadRecords, threadPlace } from './thread-records.ts';

/** What came of it. */
export interface Again {
  readonly site: string;
  /** Thread pages read. */
  readonly pages: number;
  /** Posts they show; one that stands on two pages counts twice. */
  readonly posts: number;
  /** Pages the template was learned from; 0 when it is still the old one, because these taught none. */
  readonly learnedFrom: number;
}

// One transaction: what a kill in between may lose, and how long others wait.
const PAGES_AT_ONCE = 50;

/** Replaces the posts of all stored thread pages of a site by what is read from them now. */
export async function extractAgain(store: Store, site: Site): Promise<Again> {
  const model = await store.loadModel(site.id);
  const urls = await sampleOf(store, site.id, THREADS, PAGES_TO_LEARN_FROM);
  if (model === undefined || urls.length === 0)
    return { site: site.startUrl, pages: 0, posts: 0, learnedFrom: 0 };
  const matcher = new LinkMatcher(model);
  await assembleThreads(store, site.id, matcher, model);
  const names = new RecordNames(model);
  const learned = await templateOf(store, site.id, urls, names);
  const postTemplate = learned ?? model.postTemplate;
  const extraction = new PostExtraction({ postTemplate }, names, true);
  let pages = 0;
  let posts = 0;
  let batch: { readonly url: string; readonly thread: string; readonly records: ThreadRecords }[] = [];
  const commit = async () => {
    await store.replacePosts(site.id, batch, {
      boards: batch.flatMap(({ records }) => records.boards),
      threads: batch.flatMap(({ records }) => records.threads),
      posts: batch.flatMap(({ records }) => records.posts),
      users: batch.flatMap(({ records }) => records.users),
    });
    batch = [];
  };
  await listsAgain(store, site.id, names);
  for await (const url of pagesOf(store, site.id, THREADS)) {
    const stored = await store.page(site.id, url);
    if (stored === undefined) continue;
    const place = await threadPlace(store, site.id, names.matcher, url);
    const records = extraction.read({ page: readStored(stored), ...place });
    batch.push({ url, thread: place.thread, records });
    pages++;
    posts += records.posts.length;
    if (batch.length >= PAGES_AT_ONCE) await commit();
  }
  await commit();
  // Also posts that were read wrongly of pages which were then found to be of another thread.
  await store.forgetAssembled(site.id);
  await assembleThreads(store, site.id, matcher, model);
  await store.saveModel(site.id, { ...model, postTemplate });
  return { site: site.startUrl, pages, posts, learnedFrom: learned === undefined ? 0 : urls.length };
}

/** Reads what index pages list. */
async function listsAgain(store: Store, siteId: number, names: RecordNames): Promise<void> {
  const extraction = new IndexExtraction(names);
  const sample = [];
  for (const url of await sampleOf(store, siteId, INDEXES, INDEX_PAGES_TO_LEARN_FROM)) {
    const stored = await store.page(siteId, url);
    if (stored !== undefined) sample.push(readStored(stored));
  }
  extraction.learnFrom(sample);
  for await (const url of pagesOf(store, siteId, INDEXES)) {
    const stored = await store.page(siteId, url);
    if (stored !== undefined) await store.replacePosts(siteId, [], extraction.read(readStored(stored), url));
  }
}

const THREADS: ReadonlySet<PageType> = new Set(['thread']);
const INDEXES: ReadonlySet<PageType> = new Set(['entry', 'index']);

/** URLs of the site's pages of some types. */
async function* pagesOf(
  store: Store,
  siteId: number,
  types: ReadonlySet<PageType>,
): AsyncGenerator<string, void, undefined> {
  for await (const { url, type } of store.rows('pages', siteId)) if (types.has(type)) yield url;
}

/** Some pages from all over the site. */
async function sampleOf(
  store: Store,
  siteId: number,
  types: ReadonlySet<PageType>,
  size: number,
): Promise<string[]> {
  let count = 0;
  for await (const _ of pagesOf(store, siteId, types)) count++;
  const chosen: string[] = [];
  const step = Math.max(1, count / size);
  let i = 0;
  for await (const url of pagesOf(store, siteId, types))
    if (i++ >= Math.floor((chosen.length + 0.5) * step)) chosen.push(url);
  return chosen;
}

/** The template these pages teach; undefined when it would not read them. */
async function templateOf(
  store: Store,
  siteId: number,
  urls: readonly string[],
  names: RecordNames,
): Promise<PostTemplate | undefined> {
  const structures = [];
  for (const url of urls) {
    const stored = await store.page(siteId, url);
    if (stored !== undefined) structures.push(pageStructure(readStored(stored)));
  }
  const template = learnTemplate(structures, names);
  const reads = structures.some(
    ({ page }) => template !== undefined && applyTemplate(page, template).posts.length > 0,
  );
  return reads ? template : undefined;
}
