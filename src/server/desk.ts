// What handlers work with.
import type { SiteModel } from '../learn/index.ts';
import type { Inspector, Site, Store } from '../store/index.ts';
import type { EventStream } from './event-stream.ts';
import { RequestProblem } from './request-problem.ts';
import type { Runs } from './runs.ts';
import type { SiteOverviews } from './site-overviews.ts';
import type { SlowWork } from './slow-work.ts';

/** What the command line knows and the server does not. */
export interface Readers {
  /** A typed address as a start URL; throws a SkeinError. */
  readonly startUrl: (text: string) => string;
  /** A model from JSON, checked; throws a SkeinError that names the field that is wrong. */
  readonly model: (value: unknown, startUrl: string) => SiteModel;
}

export interface Desk {
  /** As given on the command line: runs are started with it. */
  readonly database: string;
  readonly commentsFolder: string;
  readonly store: Store;
  readonly inspector: Inspector;
  readonly runs: Runs;
  readonly overviews: SiteOverviews;
  readonly events: EventStream;
  /** For what takes long. Searching has a thread of its own: its index may take minutes to make. */
  readonly slow: SlowWork;
  readonly searching: SlowWork;
  readonly readers: Readers;
  /** Arguments every run gets: how `skein inspect` was told to ask. */
  readonly runArguments: readonly string[];
}

export async function siteOf({ store }: Desk, id: number): Promise<Site> {
  const site = (await store.sites()).find((one) => one.id === id);
  if (site === undefined) throw new RequestProblem(404, `there is no site ${id}`);
  return site;
}

export async function modelOf({ store }: Desk, id: number): Promise<SiteModel> {
  const model = await store.loadModel(id);
  if (model === undefined) throw new RequestProblem(404, 'nothing was learned of this site yet');
  return model;
}

/** A model cannot be changed under a crawl, which has its own and saves it when it learns more. */
export async function mustBeIdle(desk: Desk, id: number): Promise<void> {
  const site = (await desk.overviews.all()).find((one) => one.id === id);
  if (site?.run != null) throw new RequestProblem(409, 'pause the crawl first: it works by the model it has');
}
