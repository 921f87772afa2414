// The dashboard: a frame with the sites and pages to choose from, and the page that the address names.
import { type JSX, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf, go, type PageName, place } from './address.ts';
import { hostOf } from './format.ts';
import { database, goLive, isConnected, problem, readSites, sites } from './live.ts';
import { Empty, Loading } from './load.tsx';
import { BrowsePage } from './pages/browse.tsx';
import { CommentsPage } from './pages/comments.tsx';
import { FreshnessPage } from './pages/freshness.tsx';
import { MapPage } from './pages/map.tsx';
import { OverviewPage } from './pages/overview.tsx';
import { PatternsPage } from './pages/patterns.tsx';
import { SearchPage } from './pages/search.tsx';
import { StoredPage } from './pages/stored-page.tsx';
import { UnsurePage } from './pages/unsure.tsx';

const SITE_PAGES: readonly (readonly [PageName, string])[] = [
  ['browse', 'Browse'],
  ['unsure', 'Unsure fields'],
  ['patterns', 'Patterns'],
  ['map', 'Site map'],
  ['freshness', 'Freshness'],
];

function App(): JSX.Element {
  const { page, site } = place.value;
  const chosen = sites.value?.find(({ id }) => id === site) ?? sites.value?.[0];
  return (
    <>
      <a class="skip" href="#main" onClick={focusMain}>
        Skip to content
      </a>
      <header class="side">
        <a class="brand" href={addressOf('overview')}>
          <img src="/icon.svg" alt="" width="22" height="22" /> Skein
        </a>
        <nav aria-label="Pages">
          <NavLink page="overview" current={page} label="Overview" />
          <NavLink page="search" current={page} label="Search" />
          <NavLink page="comments" current={page} label="Comments" />
          {chosen !== undefined && (
            <>
              <SiteChoice chosen={chosen.id} />
              {SITE_PAGES.map(([name, label]) => (
                <NavLink
                  key={name}
                  page={name}
                  site={chosen.id}
                  current={page === 'page' ? 'browse' : page}
                  label={label}
                />
              ))}
            </>
          )}
        </nav>
        <p class="side-foot muted">
          {!isConnected.value && <span role="status">Not connected. Trying again…</span>}
          <span title={database.value}>{database.value.split('/').at(-1)}</span>
        </p>
      </header>
      <Main page={page} site={chosen?.id ?? 0} />
    </>
  );
}

function focusMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function NavLink(props: {
  readonly page: PageName;
  readonly site?: number;
  readonly current: PageName;
  readonly label: string;
}): JSX.Element {
  const isCurrent = props.page === props.current;
  return (
    <a href={addressOf(props.page, props.site)} aria-current={isCurrent ? 'page' : undefined}>
      {props.label}
    </a>
  );
}

function SiteChoice({ chosen }: { readonly chosen: number }): JSX.Element {
  const all = sites.value ?? [];
  const page = SITE_PAGES.some(([name]) => name === place.value.page) ? place.value.page : 'browse';
  if (all.length === 1) return <p class="site-name">{hostOf(all[0]!.startUrl)}</p>;
  return (
    <label class="site-choice">
      <span class="muted">Site</span>
      <select value={chosen} onChange={(event) => go(addressOf(page, Number(event.currentTarget.value)))}>
        {all.map(({ id, startUrl }) => (
          <option key={id} value={id}>
            {hostOf(startUrl)}
          </option>
        ))}
      </select>
    </label>
  );
}

const TITLES: Readonly<Record<PageName, string>> = {
  overview: 'Overview',
  browse: 'Browse',
  search: 'Search',
  unsure: 'Unsure fields',
  patterns: 'Patterns',
  map: 'Site map',
  freshness: 'Freshness',
  comments: 'Comments',
  page: 'Stored page',
};

function Main({ page, site }: { readonly page: PageName; readonly site: number }): JSX.Element {
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${TITLES[page]} · Skein`;
    // Whoever listens is told that the page is another one; the first is read from the top anyway.
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
    scrollTo(0, 0);
  }, [page, site]);
  return (
    <main id="main" ref={main} tabIndex={-1}>
      {content(page, site)}
    </main>
  );
}

function content(page: PageName, site: number): JSX.Element {
  if (sites.value === undefined)
    return problem.value === undefined ? (
      <Loading what="sites" />
    ) : (
      <div class="state" role="alert">
        <p class="state-title">{problem.value}</p>
        <button type="button" onClick={() => void readSites()}>
          Try again
        </button>
      </div>
    );
  const { query } = place.value;
  if (page === 'overview') return <OverviewPage />;
  if (page === 'search') return <SearchPage query={query.q ?? ''} />;
  if (page === 'comments') return <CommentsPage />;
  if (site === 0)
    return <Empty title="There is no site yet">Add the address of a forum on the overview.</Empty>;
  switch (page) {
    case 'browse':
      return <BrowsePage site={site} board={query.board} thread={query.thread} post={query.post} />;
    case 'unsure':
      return <UnsurePage site={site} />;
    case 'patterns':
      return <PatternsPage key={site} site={site} />;
    case 'map':
      return <MapPage key={site} site={site} />;
    case 'freshness':
      return <FreshnessPage site={site} board={query.board} thread={query.thread} days={query.days} />;
    case 'page':
      return <StoredPage site={site} url={query.url ?? ''} marks={query.marks} post={query.post} />;
  }
}

render(<App />, document.getElementById('app')!);
void goLive();
