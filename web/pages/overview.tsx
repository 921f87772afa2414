// Overview: every site with its state and progress, steering, and what happens.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { amount, bytes, short, timeOfDay } from '../format.ts';
import { happenings, missed, readSites, sites } from '../live.ts';
import { Empty } from '../load.tsx';
import { SiteCard } from '../parts/site-card.tsx';

export function OverviewPage(): JSX.Element {
  const all = sites.value ?? [];
  const sum = (name: 'posts' | 'threads' | 'pages' | 'requests' | 'bytes') =>
    all.reduce((total, site) => total + site[name], 0);
  return (
    <>
      <h1>Overview</h1>
      <dl class="totals">
        <Total name="Posts" value={short(sum('posts'))} exact={amount(sum('posts'))} />
        <Total name="Threads" value={short(sum('threads'))} exact={amount(sum('threads'))} />
        <Total name="Pages" value={short(sum('pages'))} exact={amount(sum('pages'))} />
        <Total name="Requests" value={short(sum('requests'))} exact={amount(sum('requests'))} />
        <Total name="Received" value={bytes(sum('bytes'))} />
        <Total name="Sites" value={amount(all.length)} />
      </dl>
      <AddForum />
      <section aria-label="Sites">
        {all.length === 0 ? (
          <Empty title="Nothing is crawled yet">Give the address of any page of a forum above.</Empty>
        ) : (
          all.map((site) => <SiteCard key={site.id} site={site} />)
        )}
      </section>
      <Happenings />
    </>
  );
}

function Total(props: {
  readonly name: string;
  readonly value: string;
  readonly exact?: string;
}): JSX.Element {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd title={props.exact}>{props.value}</dd>
    </div>
  );
}

/** Starts to crawl any forum. */
function AddForum(): JSX.Element {
  const [url, setUrl] = useState('');
  const [rate, setRate] = useState('');
  const [maxPages, setMaxPages] = useState('');
  const [told, setTold] = useState<{ text: string; isBad: boolean }>();
  const start = async (event: Event) => {
    event.preventDefault();
    try {
      const { message } = await call('POST /api/sites', {
        url,
        ...(rate !== '' && { rate: Number(rate) }),
        ...(maxPages !== '' && { maxPages: Number(maxPages) }),
      });
      setTold({ text: message, isBad: false });
      setUrl('');
      await readSites();
    } catch (error) {
      setTold({ text: (error as Error).message, isBad: true });
    }
  };
  return (
    <form class="add" onSubmit={start}>
      <label class="grow">
        <span>Add a forum</span>
        <input
          type="text"
          inputMode="url"
          required
          placeholder="https://forum.example.org/ — any page of it"
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
      </label>
      <label>
        <span>Requests/s</span>
        <input
          class="narrow"
          type="number"
          min="0"
          step="any"
          placeholder="adapts"
          value={rate}
          onInput={(event) => setRate(event.currentTarget.value)}
        />
      </label>
      <label>
        <span>Most pages</span>
        <input
          class="narrow"
          type="number"
          min="1"
          placeholder="all"
          value={maxPages}
          onInput={(event) => setMaxPages(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary">
        Crawl
      </button>
      <p class={told?.isBad === true ? 'told bad' : 'told'} role="status">
        {told?.text}
      </p>
    </form>
  );
}

function Happenings(): JSX.Element {
  const lines = happenings.value;
  return (
    <section class="panel" aria-labelledby="happenings">
      <h2 id="happenings">What happens</h2>
      {lines.length === 0 ? (
        <p class="muted">Nothing yet. Lines appear here while a crawl that was started here runs.</p>
      ) : (
        <ol class="log" tabIndex={0} aria-label="Latest lines">
          {lines.map((line) => (
            <li key={line.number} class={`line-${line.kind}`}>
              <time>{timeOfDay(line.at)}</time>
              <span class="line-kind">{line.kind}</span>
              <span class="line-text">
                {line.message}
                {line.url !== undefined && <span class="muted"> {line.url}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {missed.value > 0 && (
        <p class="muted">{amount(missed.value)} lines came faster than they could be shown.</p>
      )}
    </section>
  );
}
