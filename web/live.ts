// What the server tells by itself: the sites as they are, and what happens. Memory is bounded however much that is.
import { signal } from '@preact/signals';
import { type Answer, call } from './api.ts';

export type SiteOverview = Answer<'GET /api/sites'>['sites'][number];
export type Happening = Answer<'GET /api/happenings'>['happenings'][number];

const LINES = 200;
/** Points of the rate's curve: two minutes. */
const POINTS = 120;

export const sites = signal<readonly SiteOverview[] | undefined>(undefined);
export const database = signal('');
export const problem = signal<string | undefined>(undefined);
/** Newest first. */
export const happenings = signal<readonly Happening[]>([]);
/** Lines that came faster than they could be shown. */
export const missed = signal(0);
export const isConnected = signal(true);
export const indexing = signal<{ readonly done: number; readonly total: number } | undefined>(undefined);
/** Requests a second of each site, newest last. */
export const rates = signal<ReadonlyMap<number, readonly number[]>>(new Map());

/** Reads the state, then listens. */
export async function goLive(): Promise<void> {
  await readSites();
  const before = await call('GET /api/happenings', {}).catch(() => ({ happenings: [] }));
  happenings.value = before.happenings;
  const source = new EventSource('/api/events');
  source.addEventListener('open', () => {
    isConnected.value = true;
  });
  source.addEventListener('error', () => {
    isConnected.value = false;
  });
  source.addEventListener('sites', (event) => {
    const told = JSON.parse((event as MessageEvent<string>).data) as readonly SiteOverview[];
    sites.value = told;
    noteRates(told);
  });
  source.addEventListener('happenings', (event) => {
    const told = JSON.parse((event as MessageEvent<string>).data) as {
      happenings: readonly Happening[];
      missed: number;
    };
    happenings.value = [...told.happenings.toReversed(), ...happenings.value].slice(0, LINES);
    missed.value += told.missed;
  });
  source.addEventListener('indexing', (event) => {
    const told = JSON.parse((event as MessageEvent<string>).data) as { done: number; total: number };
    indexing.value = told.done >= told.total ? undefined : told;
  });
}

/** Asks for the state now, after something was changed. */
export async function readSites(): Promise<void> {
  try {
    const answer = await call('GET /api/sites', {});
    sites.value = answer.sites;
    database.value = answer.database;
    problem.value = undefined;
  } catch (error) {
    problem.value = (error as Error).message;
  }
}

function noteRates(told: readonly SiteOverview[]): void {
  rates.value = new Map(
    told.map(({ id, requestsPerSecond }) => [
      id,
      [...(rates.value.get(id) ?? []), requestsPerSecond].slice(-POINTS),
    ]),
  );
}
