// What a site needs the browser for, found out once it is learned: kinds of pages that scripts fill, and kinds that show
// only the first of their rows. The latter is tried only where the site itself tells of more than it shows.
import { type GrownPages, LinkMatcher, type SiteModel } from '../learn/index.ts';
import type { LatePage } from '../page/index.ts';
import { extractIndexRows, pageStructure } from '../records/index.ts';
import type { PageRow, Site, Store } from '../store/index.ts';
import { tryGrowth } from './growth.ts';
import { readStored } from './learning-pages.ts';
import { controlNames } from './page-controls.ts';
import { rowsOf } from './page-rows.ts';
import { hasScripts } from './page-shell.ts';
import type { PageKind, RenderingFetcher } from './rendering-fetcher.ts';

// A list of fewer rows is not cut off, it is short.
const LEAST_FULL = 5;
// Nothing to press and scripts: scrolling may bring more where pages end at the same number, a large one.
const LEAST_SCROLLED = 10;
// Some lists count views, or posts that were removed: only what is far more than shown tells.
const SLACK = 1.3;
// Pages tried of each kind.
const TRIES = 2;

interface KnownPage {
  readonly row: PageRow;
  readonly page: LatePage;
  readonly kind: PageKind;
  /** Posts of a thread page, threads of an index page. */
  readonly rows: number;
  /** Rows there should be, as an index page tells; 0 when none does. */
  readonly told: number;
}

/** The model with what it needs a browser for. */
export async function learnRendering(
  model: SiteModel,
  rendering: RenderingFetcher,
  store: Store,
  site: Site,
): Promise<SiteModel> {
  const filled = rendering.filledKinds(model);
  const matcher = new LinkMatcher(model);
  const isUnpaged = (kind: PageKind) => model.patterns.every(({ type }) => type !== `${kind}-flip`);
  const kinds = (['index', 'thread'] as const).filter(isUnpaged);
  const grown: GrownPages[] = [];
  if (kinds.length > 0 && model.evidence !== null && rendering.hasBrowser) {
    const pages = await knownPages(model, matcher, store, site);
    for (const kind of kinds) {
      for (const given of cutOff(pages, kind).slice(0, TRIES)) {
        const found = await tryGrowth(given, kind, rendering, matcher);
        if (found === undefined) continue;
        grown.push(found.grown);
        break;
      }
    }
  }
  return filled.length === 0 && grown.length === 0 ? model : { ...model, rendering: { filled, grown } };
}

/** Pages of a kind that show fewer rows than there are: an index says so, or several end at the same number. */
function cutOff(pages: readonly KnownPage[], kind: PageKind): KnownPage[] {
  const own = pages.filter((page) => page.kind === kind && page.rows >= LEAST_FULL);
  const told = own.filter(({ rows, told: there }) => there > SLACK * rows + LEAST_FULL);
  const most = Math.max(0, ...own.map(({ rows }) => rows));
  const full = own.filter(
    ({ rows, told: there, page }) =>
      rows === most &&
      (there === 0 || there > rows) &&
      hasScripts(page) &&
      (controlNames(page).size > 0 || rows >= LEAST_SCROLLED),
  );
  const suspects = new Set([...told, ...(full.length > 1 ? full : [])]);
  return [...suspects].sort((one, other) => other.rows - one.rows);
}

async function knownPages(
  model: SiteModel,
  matcher: LinkMatcher,
  store: Store,
  site: Site,
): Promise<KnownPage[]> {
  const known: Omit<KnownPage, 'told'>[] = [];
  const told = new Map<string, number>();
  const identityOf = (url: string): string => matcher.match(url)?.identity ?? url;
  for (const url of model.learnedFrom) {
    const row = await store.page(site.id, url);
    const kind = matcher.match(url)?.type ?? (url === model.entry ? 'index' : 'other');
    if (row === undefined || (kind !== 'index' && kind !== 'thread')) continue;
    const page = readStored(row);
    if (kind === 'index')
      for (const { url: thread, replies } of extractIndexRows(pageStructure(page)))
        if (replies !== null)
          told.set(identityOf(thread), Math.max(replies, told.get(identityOf(thread)) ?? 0));
    known.push({ row, page, kind, rows: rowsOf(page, kind, matcher) });
  }
  return known.map((page) => ({ ...page, told: told.get(identityOf(page.row.url)) ?? 0 }));
}
