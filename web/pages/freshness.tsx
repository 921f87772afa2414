// Freshness: when posts come, how well that is foreseen, how late they are found, and what asking brings.
import type { JSX } from 'preact';
import { addressOf, go } from '../address.ts';
import { type Answer, call } from '../api.ts';
import { amount, day, duration, percent, relative } from '../format.ts';
import { Empty, Loaded, useAnswer, useSlices } from '../load.tsx';
import { type Bar, Bars } from '../plots/bars.tsx';
import { Scatter } from '../plots/scatter.tsx';

type Freshness = Answer<'GET /api/sites/{site}/freshness'>;
type Board = Answer<'GET /api/sites/{site}/boards'>['boards'][number];

const DAYS = [7, 30, 90, 365, 3650] as const;

interface FreshnessProps {
  readonly site: number;
  readonly board: string | undefined;
  readonly thread: string | undefined;
  readonly days: string | undefined;
}

export function FreshnessPage({ site, board, thread, days = '90' }: FreshnessProps): JSX.Element {
  const asked = useAnswer('GET /api/sites/{site}/freshness', {
    site,
    days: Number(days),
    ...(board !== undefined && { board }),
    ...(thread !== undefined && { thread }),
  });
  const boards = useSlices<Board>(`boards ${site}`, async () => {
    const answer = await call('GET /api/sites/{site}/boards', { site });
    return { rows: answer.boards, next: null };
  });
  const titles = [...new Set(boards.rows.map(({ title }) => title))].filter((title) => title !== '').sort();
  return (
    <>
      <h1>Freshness</h1>
      <div class="toolbar">
        <label>
          <span>Posts of</span>
          <select
            value={board ?? ''}
            onChange={(event) =>
              go(addressOf('freshness', site, { days, board: event.currentTarget.value || undefined }))
            }
          >
            <option value="">{thread === undefined ? 'the whole site' : 'one thread'}</option>
            {titles.map((title) => (
              <option key={title} value={title}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Over</span>
          <select
            value={days}
            onChange={(event) =>
              go(addressOf('freshness', site, { board, thread, days: event.currentTarget.value }))
            }
          >
            {DAYS.map((count) => (
              <option key={count} value={count}>
                {count === 3650 ? 'ten years' : `${count} days`}
              </option>
            ))}
          </select>
        </label>
        {thread !== undefined && (
          <p class="muted">
            Of one thread: <a href={addressOf('browse', site, { thread })}>{thread}</a>
          </p>
        )}
      </div>
      <Loaded asked={asked} what="times of posts">
        {(answer) => <FreshnessView answer={answer} />}
      </Loaded>
    </>
  );
}

function FreshnessView({ answer }: { readonly answer: Freshness }): JSX.Element {
  const { arrivals, spanMs, nextPost, predictions, passes, delays } = answer;
  if (arrivals.length === 0)
    return (
      <section class="panel">
        <Empty title="No times of posts are stored here">Choose another board, or crawl more.</Empty>
      </section>
    );
  return (
    <>
      <dl class="totals">
        <Figure name="Expected a day" value={postsText(answer.postsADay)} />
        <Figure name="Last post" value={nextPost === null ? '–' : relative(nextPost.lastAt)} />
        <Figure name="Next expected" value={nextPost === null ? '–' : relative(nextPost.expectedAt)} />
        <Figure name="Passes" value={amount(passes.length)} />
        <Figure name="Hit rate" value={answer.hitRate === null ? '–' : percent(answer.hitRate)} />
        <Figure name="Found after" value={answer.meanDelayMs === null ? '–' : duration(answer.meanDelayMs)} />
      </dl>
      <div class="plots">
        <section class="panel wide" aria-labelledby="arrivals">
          <h2 id="arrivals">Posts that came</h2>
          <Bars
            bars={arrivals.map(({ at, posts }) => ({
              value: posts,
              name: spanMs < 86_400_000 ? new Date(at).toISOString().slice(5, 16).replace('T', ' ') : day(at),
              told: `${spanName(at, spanMs)}: ${amount(posts)} ${posts === 1 ? 'post' : 'posts'}`,
            }))}
            label={`Posts in each span of ${duration(spanMs)}`}
            unitX="time (UTC)"
            unitY={`posts in ${duration(spanMs)}`}
          />
        </section>
        <section class="panel" aria-labelledby="predictions">
          <h2 id="predictions">Next post: expected and actual</h2>
          {predictions.length === 0 ? (
            <Empty title="Too few posts to compare" />
          ) : (
            <Scatter
              points={predictions.map(({ at, expectedMs, actualMs }) => ({
                x: expectedMs,
                y: actualMs,
                told: `${day(at)}: expected after ${duration(expectedMs)}, came after ${duration(actualMs)}`,
              }))}
              label="Gap before each post: as expected, and as it was"
              unitX="expected gap"
              unitY="actual gap"
            />
          )}
        </section>
        <section class="panel" aria-labelledby="delays">
          <h2 id="delays">How late posts were found</h2>
          {delays.some(({ posts }) => posts > 0) ? (
            <Bars
              bars={delayBars(delays)}
              label="Posts by the time from writing to finding"
              unitX="delay"
              unitY="posts"
              height={300}
            />
          ) : (
            <Empty title="Refreshing found no posts in this time">
              skein refresh, or Refresh on the overview, asks for new posts.
            </Empty>
          )}
        </section>
        {passes.length > 0 && (
          <section class="panel wide" aria-labelledby="passes">
            <h2 id="passes">What asking brought</h2>
            <Bars
              bars={passes.map(({ at, newPosts, requests, newThreads }) => ({
                value: newPosts,
                name: new Date(at).toISOString().slice(5, 16).replace('T', ' '),
                told: `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}: ${amount(newPosts)} posts, ${amount(newThreads)} threads by ${amount(requests)} requests`,
              }))}
              label="New posts of each pass"
              unitX="passes"
              unitY="new posts"
              height={180}
            />
          </section>
        )}
      </div>
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Few posts are told more exactly. */
function postsText(count: number): string {
  return count >= 10 ? amount(count) : count >= 0.1 ? count.toFixed(1) : count.toFixed(3);
}

function spanName(at: number, spanMs: number): string {
  const start = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return spanMs <= 86_400_000
    ? spanMs === 86_400_000
      ? day(at)
      : start
    : `${day(at)} to ${day(at + spanMs - 1)}`;
}

function delayBars(delays: Freshness['delays']): Bar[] {
  return delays.map(({ upToMs, posts }, i) => {
    const name = upToMs === null ? `> ${duration(delays[i - 1]?.upToMs ?? 0)}` : `≤ ${duration(upToMs)}`;
    return { value: posts, name, told: `${name}: ${amount(posts)} ${posts === 1 ? 'post' : 'posts'}` };
  });
}
