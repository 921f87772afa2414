// What may take longer than a moment: searching (the index is brought up to date first), reading pages, drawing maps. It runs in
// threads beside the server (slow-work.ts), each with its own connections.
import type { SiteModel } from '../learn/index.ts';
import {
  type Inspector,
  openInspector,
  openStore,
  type Prepared,
  type SearchHit,
  type Site,
  type Store,
} from '../store/index.ts';
import type { Answer, Input } from './api/index.ts';
import { freshnessOf } from './freshness.ts';
import { type ArcChange, withArcChanges } from './map-change.ts';
import { applyModel, type Effect, previewEffect } from './model-effect.ts';
import { RequestProblem } from './request-problem.ts';
import { MapView, pagesOfMap } from './site-map-view.ts';
import { type Marking, storedPageHtml } from './stored-page.ts';

export class SlowOperations {
  readonly #store: Store;
  readonly #inspector: Inspector;
  readonly #onIndexing: (done: number, total: number) => void;
  /** Drawn maps, with the model each was drawn for. */
  readonly #maps = new Map<number, { readonly model: string; readonly view: MapView }>();

  private constructor(store: Store, inspector: Inspector, onIndexing: (done: number, total: number) => void) {
    this.#store = store;
    this.#inspector = inspector;
    this.#onIndexing = onIndexing;
  }

  static async open(
    location: string,
    onIndexing: (done: number, total: number) => void,
  ): Promise<SlowOperations> {
    const store = await openStore(location, { mustExist: true, isForReading: true });
    return new SlowOperations(store, await openInspector(location), onIndexing);
  }

  /** Does nothing: whoever calls it has the thread started before it is needed. */
  async begin(): Promise<void> {}

  prepare(list: Prepared): Promise<void> {
    return this.#inspector.prepare(list);
  }

  async search(query: string, limit: number): Promise<readonly (SearchHit & { site: number })[]> {
    const hits = await this.#store.search(query, { limit, onIndexing: this.#onIndexing });
    const sites = await this.#store.sites();
    return Promise.all(hits.map(async (hit) => ({ ...hit, site: await this.#siteOf(hit.thread, sites) })));
  }

  async preview(siteId: number, model: SiteModel): Promise<Effect> {
    return previewEffect(await this.#site(siteId), model, this.#tools);
  }

  async apply(siteId: number, model: SiteModel): Promise<{ dropped: number; added: number }> {
    return applyModel(await this.#site(siteId), model, this.#tools);
  }

  async map(siteId: number): Promise<Answer<'GET /api/sites/{site}/map'>> {
    const view = await this.#view(siteId);
    const { map, isLearned, vertices } = view;
    return {
      pages: map.pages,
      isLearned,
      vertices,
      arcs: map.arcs.map((arc, number) => ({ ...arc, number })),
    };
  }

  async mapLinks(siteId: number, arc: number): Promise<Answer<'GET /api/sites/{site}/map/links'>> {
    const view = await this.#view(siteId);
    const found = view.map.arcs[arc];
    if (found === undefined) throw new RequestProblem(404, `the map has no arc ${arc}`);
    return { links: view.linksOf(found) };
  }

  async previewMap(siteId: number, changes: readonly ArcChange[]): Promise<Effect> {
    return this.preview(siteId, await this.#changed(siteId, changes));
  }

  async applyMap(siteId: number, changes: readonly ArcChange[]): Promise<{ dropped: number; added: number }> {
    return this.apply(siteId, await this.#changed(siteId, changes));
  }

  async page(siteId: number, url: string, marking: Marking): Promise<string | undefined> {
    return storedPageHtml(this.#store, await this.#site(siteId), url, marking);
  }

  async freshness(
    siteId: number,
    query: Pick<Input<'GET /api/sites/{site}/freshness'>, 'board' | 'thread' | 'days'>,
  ): Promise<Answer<'GET /api/sites/{site}/freshness'>> {
    return freshnessOf(await this.#site(siteId), query, this.#inspector, Date.now());
  }

  async close(): Promise<void> {
    await this.#inspector.close();
    await this.#store.close();
  }

  get #tools() {
    return { store: this.#store, inspector: this.#inspector };
  }

  async #changed(siteId: number, changes: readonly ArcChange[]): Promise<SiteModel> {
    const view = await this.#view(siteId);
    return withArcChanges(await this.#model(siteId), view.map, changes, (arc) => view.placesOf(arc));
  }

  async #view(siteId: number): Promise<MapView> {
    const model = await this.#model(siteId);
    const name = JSON.stringify([model.entry, model.patterns, model.siteMap?.arcs]);
    const known = this.#maps.get(siteId);
    if (known?.model === name) return known.view;
    const site = await this.#site(siteId);
    const view = new MapView(model, await pagesOfMap(site, model, this.#tools));
    this.#maps.set(siteId, { model: name, view });
    return view;
  }

  async #model(siteId: number): Promise<SiteModel> {
    const model = await this.#store.loadModel(siteId);
    if (model === undefined) throw new RequestProblem(404, 'nothing was learned of this site yet');
    return model;
  }

  async #site(siteId: number): Promise<Site> {
    const site = (await this.#store.sites()).find(({ id }) => id === siteId);
    if (site === undefined) throw new RequestProblem(404, `there is no site ${siteId}`);
    return site;
  }

  async #siteOf(thread: string, sites: readonly Site[]): Promise<number> {
    for (const { id } of sites)
      if (sites.length === 1 || (await this.#inspector.thread(id, thread)) !== undefined) return id;
    return sites[0]!.id;
  }
}
