// Something done to a crawl again and again while it runs, and whether the store has what it should afterwards.
import type { Lab } from '../../lab/index.ts';
import type { Store } from '../../src/store/index.ts';
import { exportedRecords } from './fault-crawl.ts';

/**
 * Does `what` whenever the forum has answered so many requests more, until the crawl ends or it was done `most` times.
 * Returns how often.
 */
export async function disturb(
  lab: Lab,
  crawl: Promise<unknown>,
  requests: number,
  what: () => unknown,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  crawl.then(end, end);
  for (let times = 0; ; times++) {
    const goal = lab.requests.length + requests;
    while (lab.requests.length < goal && !hasEnded) await new Promise((resolve) => setTimeout(resolve, 2));
    if (hasEnded || times >= most) return times;
    await what();
  }
}

/** What is wrong with the store of a crawl that has ended; nothing, as a rule. */
export async function problemsOf(store: Store, expected: readonly string[]): Promise<string[]> {
  const records = await exportedRecords(store);
  const posts = records.filter((record) => record.startsWith('["post"'));
  const [have, want] = [new Set(records), new Set(expected)];
  const [site] = await store.sites();
  const totals = await store.totals(site!.id);
  const { queued, leased } = await store.frontierCounts(site!.id);
  let logged = 0;
  for await (const _ of store.rows('requests')) logged++;
  return [
    ...expected.filter((record) => !have.has(record)).map((record) => `missing ${record}`),
    ...records.filter((record) => !want.has(record)).map((record) => `wrong ${record}`),
    // Stored once each, and counted as they are.
    ...(records.length === have.size ? [] : ['records stored twice']),
    ...(totals.posts === posts.length ? [] : [`${totals.posts} posts counted, ${posts.length} stored`]),
    ...(totals.requests === logged ? [] : [`${totals.requests} requests counted, ${logged} logged`]),
    ...(queued + leased === 0 ? [] : [`${queued} URLs left in the queue, ${leased} leased`]),
  ];
}
