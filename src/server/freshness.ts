// When posts came and when the next is expected, for plots: arrivals by span, predictions beside what came, passes.
import { DAY, DELAY_CLASSES_MS, HOUR, noDelays, SelfExcitingArrivals } from '../refresh/index.ts';
import type { ArrivalSource, Inspector, RefreshRow, Site } from '../store/index.ts';
import type { Answer, Input } from './api/index.ts';

// Times read for the plots; the newest.
const MOST_POSTS = 50_000;
const MOST_SPANS = 120;
const PREDICTED = 300;
const MOST_PASSES = 500;
/** Half of all gaps end before this many posts are expected. */
const MEDIAN = Math.LN2;

const SPANS: readonly number[] = [
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  7 * DAY,
  30 * DAY,
  90 * DAY,
  365 * DAY,
];

export async function freshnessOf(
  site: Site,
  { board, thread, days = 90 }: Pick<Input<'GET /api/sites/{site}/freshness'>, 'board' | 'thread' | 'days'>,
  inspector: Inspector,
  now: number,
): Promise<Answer<'GET /api/sites/{site}/freshness'>> {
  const source = {
    limit: MOST_POSTS,
    ...(board !== undefined && { board }),
    ...(thread !== undefined && { thread }),
  };
  const times = await timesOf(site, source, days, inspector, now);
  const { predictions, model } = predicted(times);
  const last = times.at(-1);
  const passes = await inspector.refreshes(site.id, now - days * DAY, MOST_PASSES);
  const timed = passes.reduce((sum, { timedPosts }) => sum + timedPosts, 0);
  return {
    ...histogram(times),
    predictions,
    nextPost:
      last === undefined ? null : { lastAt: last, expectedAt: expectedAt(model, Math.max(last, now)) },
    postsADay: model.expected(0, now, now + DAY),
    passes: passes.map(({ at, requests, newPosts, newThreads, delay, timedPosts }) => ({
      at,
      requests,
      newPosts,
      newThreads,
      meanDelayMs: timedPosts === 0 ? null : delay / timedPosts,
    })),
    delays: delaysOf(passes),
    hitRate:
      passes.length === 0 ? null : passes.filter(({ newPosts }) => newPosts > 0).length / passes.length,
    meanDelayMs: timed === 0 ? null : passes.reduce((sum, { delay }) => sum + delay, 0) / timed,
  };
}

/** Posts by how late they were found; of passes that counted them. */
function delaysOf(passes: readonly RefreshRow[]): Answer<'GET /api/sites/{site}/freshness'>['delays'] {
  const counts = noDelays();
  for (const { delays } of passes)
    delays.forEach((posts, i) => {
      counts[i] = (counts[i] ?? 0) + posts;
    });
  return counts.map((posts, i) => ({ upToMs: DELAY_CLASSES_MS[i] ?? null, posts }));
}

/** Of the last days; where nothing came in them, of as many days before the last post. */
async function timesOf(
  site: Site,
  source: Omit<ArrivalSource, 'since'>,
  days: number,
  inspector: Inspector,
  now: number,
): Promise<number[]> {
  const since = (end: number) => new Date(end - days * DAY).toISOString().slice(0, 19);
  const read = async (from: string) =>
    (await inspector.arrivals(site.id, { ...source, since: from }))
      .map((text) =>
        Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`),
      )
      .filter((time) => !Number.isNaN(time))
      .sort((a, b) => a - b);
  const recent = await read(since(now));
  if (recent.length > 0) return recent;
  const [last] = await inspector.arrivals(site.id, { ...source, since: '', limit: 1 });
  const end = Date.parse(last ?? '');
  return Number.isNaN(end) ? [] : read(since(end));
}

function histogram(
  times: readonly number[],
): Pick<Answer<'GET /api/sites/{site}/freshness'>, 'arrivals' | 'spanMs'> {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return { arrivals: [], spanMs: DAY };
  const spanMs = SPANS.find((span) => (last - first) / span <= MOST_SPANS) ?? SPANS.at(-1)!;
  const start = Math.floor(first / spanMs);
  const posts = new Array<number>(Math.floor(last / spanMs) - start + 1).fill(0);
  for (const time of times) {
    const at = Math.floor(time / spanMs) - start;
    posts[at] = posts[at]! + 1;
  }
  return { arrivals: posts.map((count, i) => ({ at: (start + i) * spanMs, posts: count })), spanMs };
}

/** Each gap as it was expected just before it began, by what was seen up to then. */
function predicted(times: readonly number[]) {
  const model = new SelfExcitingArrivals();
  const predictions: { at: number; expectedMs: number; actualMs: number }[] = [];
  const from = times.length - PREDICTED;
  times.forEach((at, i) => {
    const before = times[i - 1];
    if (before === undefined) model.began(0, at);
    else {
      if (i >= from)
        predictions.push({ at, expectedMs: expectedAt(model, before) - before, actualMs: at - before });
      model.saw(0, at);
    }
  });
  return { model, predictions };
}

/** When half of the next posts would have come. */
function expectedAt(model: SelfExcitingArrivals, from: number): number {
  let after = 60_000;
  while (model.expected(0, from, from + after) < MEDIAN && after < 3650 * DAY) after *= 2;
  let [low, high] = [after / 2, after];
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (model.expected(0, from, from + middle) < MEDIAN) low = middle;
    else high = middle;
  }
  return Math.round(from + high);
}
