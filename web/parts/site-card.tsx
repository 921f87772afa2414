// One site on the overview: how far it is, how fast, what goes wrong, and what can be done.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address.ts';
import { call } from '../api.ts';
import { amount, bytes, duration, hostOf, percent } from '../format.ts';
import { rates, readSites, type SiteOverview } from '../live.ts';
import { Sparkline } from '../plots/sparkline.tsx';

const STATES: Readonly<Record<SiteOverview['state'], string>> = {
  new: 'not started',
  learning: 'learning',
  crawling: 'crawling',
  paused: 'paused',
  done: 'done',
  failed: 'failed',
};

/** Whether all is there, and a bar for each board. */
function Verdict({
  site,
  verdict,
}: {
  readonly site: SiteOverview;
  readonly verdict: NonNullable<SiteOverview['verdict']>;
}): JSX.Element {
  const { complete, text, boards } = verdict;
  return (
    <details class={`verdict complete-${complete}`} open={complete === 'no'}>
      <summary>{text}</summary>
      <table>
        <tbody>
          {boards.map(({ title, url, stated, stored, reason }) => (
            <tr key={url}>
              <th scope="row">{title}</th>
              <td>
                <meter min={0} max={Math.max(1, stated ?? stored)} value={stored} aria-label={title} />
              </td>
              <td>
                {amount(stored)}
                {stated === null ? '' : ` of ${amount(stated)}`}
              </td>
              <td class="muted">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {complete !== 'yes' && site.run === null && (
        <button type="button" onClick={() => void call('POST /api/sites/{site}/start', { site: site.id })}>
          Look again
        </button>
      )}
    </details>
  );
}

export function SiteCard({ site }: { readonly site: SiteOverview }): JSX.Element {
  const { frontier, run, coverage } = site;
  const state =
    run?.isStopping === true ? 'pausing' : run?.kind === 'refresh' ? 'refreshing' : STATES[site.state];
  const left = frontier.queued + frontier.leased;
  return (
    <article class="panel site" aria-labelledby={`site-${site.id}`}>
      <div class="site-head">
        <h2 id={`site-${site.id}`}>
          <a href={addressOf('browse', site.id)}>{hostOf(site.startUrl)}</a>
        </h2>
        <span class={`pill state-${run === null ? site.state : 'running'}`}>{state}</span>
        {run?.isOurs === false && (
          <span class="muted">{run.isWorker ? 'by a worker' : 'by another process'}</span>
        )}
        <span class="muted">strategy {site.strategy}</span>
        <Controls site={site} />
      </div>
      {site.reason !== null && run === null && <p class="reason">{site.reason}</p>}
      <Progress share={coverage} left={left} />
      {site.verdict !== null && <Verdict site={site} verdict={site.verdict} />}
      <div class="site-body">
        <dl class="facts">
          <Fact name="Posts" value={amount(site.posts)} note={toldNote(site)} />
          <Fact name="Threads" value={amount(site.threads)} />
          <Fact name="Pages" value={amount(site.pages)} />
          <Fact name="Requests" value={amount(site.requests)} note={bytes(site.bytes)} />
          <Fact name="Useful share" value={site.usefulShare === null ? '–' : percent(site.usefulShare)} />
          <Fact name="Queued" value={amount(left)} note={waitingNote(site)} />
          <Fact name="Failed" value={amount(frontier.failed)} />
          <Fact
            name="Time left"
            value={site.secondsLeft === null ? '–' : duration(1000 * site.secondsLeft)}
          />
        </dl>
        <div class="site-rate">
          <p>
            <strong>{site.requestsPerSecond.toFixed(1)}</strong> <span class="muted">requests/s</span>
          </p>
          <Sparkline
            values={rates.value.get(site.id) ?? []}
            label="Requests a second over the last two minutes"
          />
          <Errors errors={site.errors} />
        </div>
      </div>
    </article>
  );
}

function Fact(props: { readonly name: string; readonly value: string; readonly note?: string | undefined }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        {props.value}
        {props.note !== undefined && <small class="muted">{props.note}</small>}
      </dd>
    </div>
  );
}

function toldNote({ toldPosts, posts }: SiteOverview): string | undefined {
  return toldPosts === null || toldPosts <= posts ? undefined : `of some ${amount(toldPosts)}`;
}

function waitingNote({ frontier }: SiteOverview): string | undefined {
  return frontier.waiting === 0 ? undefined : `${amount(frontier.waiting)} wait`;
}

function Progress({ share, left }: { readonly share: number | null; readonly left: number }): JSX.Element {
  const value = share ?? 0;
  return (
    <div class="progress-row">
      <progress value={value} max={1} aria-label="Share of the known pages that are read" />
      <span class="numbers">{share === null ? 'nothing read yet' : `${percent(value)} of known pages`}</span>
      {left > 0 && <span class="muted numbers">{amount(left)} left</span>}
    </div>
  );
}

function Errors({ errors }: { readonly errors: SiteOverview['errors'] }): JSX.Element {
  if (errors === null) return <p class="muted">Counting errors…</p>;
  const kinds = Object.entries(errors).sort(([, a], [, b]) => b - a);
  if (kinds.length === 0) return <p class="muted">No errors</p>;
  return (
    <ul class="errors" aria-label="Errors by kind">
      {kinds.slice(0, 5).map(([kind, count]) => (
        <li key={kind}>
          <span>{kind}</span>
          <span class="numbers">{amount(count)}</span>
        </li>
      ))}
    </ul>
  );
}

type Action = 'start' | 'pause' | 'stop' | 'refresh';

function Controls({ site }: { readonly site: SiteOverview }): JSX.Element {
  const [told, setTold] = useState<{ text: string; isBad: boolean }>();
  const [isAdding, setIsAdding] = useState(false);
  const { run, state } = site;
  // What was said of one state is not true of the next.
  useEffect(() => setTold(undefined), [state, run === null]);
  const act = async (action: Action) => {
    try {
      const { message } = await call(`POST /api/sites/{site}/${action}`, { site: site.id });
      setTold({ text: message, isBad: false });
    } catch (error) {
      setTold({ text: (error as Error).message, isBad: true });
    }
    await readSites();
  };
  const button = (action: Action, label: string, isPrimary = false, isDisabled = false) => (
    <button
      type="button"
      class={isPrimary ? 'primary' : ''}
      disabled={isDisabled}
      onClick={() => void act(action)}
    >
      {label}
    </button>
  );
  return (
    <>
      <div class="controls">
        {run === null && button('start', startLabel(site), state !== 'done')}
        {(run?.isOurs === true || run?.isWorker === true) && button('pause', 'Pause', true, run.isStopping)}
        {run?.isOurs === true && button('stop', 'Stop now')}
        {run === null && site.posts > 0 && button('refresh', 'Refresh')}
        {site.hasModel && (
          <button type="button" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
            Add URL
          </button>
        )}
      </div>
      {isAdding && <AddUrl site={site.id} />}
      <p class={told?.isBad === true ? 'told bad' : 'told'} role="status">
        {told?.text}
      </p>
    </>
  );
}

function startLabel({ requests, state, frontier }: SiteOverview): string {
  if (requests === 0) return 'Start';
  return state === 'done' && frontier.queued === 0 ? 'Crawl again' : 'Resume';
}

/** Puts one URL into the site's queue. */
function AddUrl({ site }: { readonly site: number }): JSX.Element {
  const [url, setUrl] = useState('');
  const [told, setTold] = useState<{ text: string; isBad: boolean }>();
  const add = async (event: Event) => {
    event.preventDefault();
    try {
      const { message } = await call('POST /api/sites/{site}/urls', { site, url });
      setTold({ text: message, isBad: false });
      setUrl('');
      await readSites();
    } catch (error) {
      setTold({ text: (error as Error).message, isBad: true });
    }
  };
  return (
    <form class="add-url" onSubmit={add}>
      <label class="grow">
        <span>A page of this site</span>
        <input
          type="text"
          inputMode="url"
          required
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
      </label>
      <button type="submit">Queue it</button>
      <p class={told?.isBad === true ? 'told bad' : 'told'} role="status">
        {told?.text}
      </p>
    </form>
  );
}
