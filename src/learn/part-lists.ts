// Lists that show a part of what the entry lists: categories of a forum whose front page shows all threads, page by page.
// They need not be read, but it is good to know what they are. Nobody looks behind them: that a thread has one of few of
// them, and only one, tells. Tags come in any number; people are known by their posts.
import { hasDate, type Link } from '../page/index.ts';
import { linkTable } from '../records/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import type { PartLists } from './model.ts';
import { peopleTest } from './people.ts';

// So large a share of rows, or of threads, names one and no more.
const SINGLE_SHARE = 0.8;
const MIN_ROWS = 6;
const MIN_THREADS = 4;
const MIN_PARTS = 2;
// Of parts that rows have in common there are at most so many a row.
const PARTS_A_ROW = 0.6;
// Few threads were seen, and each may be of another part.
const PARTS_A_THREAD = 0.85;

/** What is known of the forum. */
export interface KnownThreads {
  readonly entry: SeenPage;
  readonly threads: readonly SeenPage[];
  /** Whether a link is that of a thread, or a later page. */
  isKnown(url: string): boolean;
}

/** Groups of links to such lists, of rows of the entry and of thread pages. */
export function partLists(explorer: Explorer, known: KnownThreads): PartLists[] {
  const shapeOf = ({ url }: Link) => explorer.shapes.of(url).shape;
  const rows = { units: rowsOf(explorer, known), keyOf: shapeOf, least: MIN_ROWS, share: PARTS_A_ROW };
  const threads = {
    units: known.threads.map((seen) => explorer.linksOf(seen)),
    // Parts within parts have addresses of another form, at the same place.
    keyOf: ({ location }: Link) => location.slice(location.indexOf(':') + 1),
    least: MIN_THREADS,
    share: PARTS_A_THREAD,
  };
  const found = [
    ...partsOf(explorer, rows, known).map((urls) => ({ urls, what: 'row of the entry page' })),
    ...partsOf(explorer, threads, known).map((urls) => ({ urls, what: 'thread' })),
  ];
  const taken = new Set<string>();
  return found.flatMap(({ urls, what }) => {
    const others = urls.filter((url) => !taken.has(url));
    for (const url of others) taken.add(url);
    const reason = `each ${what} names one of them: they show a part of what the entry lists`;
    return others.length < MIN_PARTS ? [] : [{ urls: others, reason }];
  });
}

/** The links of each row of the entry that names a thread. */
function rowsOf(explorer: Explorer, { entry, isKnown }: KnownThreads): Link[][] {
  const lists = entry.structure.regions.map((region) => {
    const rows = region.records.map((): Link[] => []);
    for (const { cells } of linkTable(entry.structure, region).links)
      for (const [row, link] of cells.entries())
        if (link !== undefined) rows[row]!.push({ ...link, url: explorer.clean(link.url) });
    return rows.filter((links) => links.some(({ url }) => isKnown(url)));
  });
  return lists.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** What names the part that rows, or threads, belong to. */
interface Units {
  readonly units: readonly (readonly Link[])[];
  /** Equal for links of a kind. */
  keyOf(link: Link): string;
  readonly least: number;
  readonly share: number;
}

function partsOf(
  explorer: Explorer,
  { units, keyOf, least, share }: Units,
  { entry, isKnown }: KnownThreads,
): string[][] {
  if (units.length < least) return [];
  const arePeople = peopleTest(explorer);
  const pagesWith = new Map<string, number>();
  for (const links of units)
    for (const url of new Set(links.map((link) => link.url)))
      pagesWith.set(url, (pagesWith.get(url) ?? 0) + 1);
  const mayBePart = ({ url, text, fragment }: Link) =>
    fragment === '' &&
    text.length > 1 &&
    url !== entry.url &&
    !isKnown(url) &&
    // What all have is the menu.
    pagesWith.get(url)! < units.length &&
    explorer.shapes.of(url).isTelling &&
    !hasDate(text);
  const named = new Map<string, Set<string>[]>();
  for (const links of units) {
    const own = new Map<string, Set<string>>();
    for (const link of links.filter(mayBePart))
      own.set(keyOf(link), (own.get(keyOf(link)) ?? new Set()).add(link.url));
    for (const [key, urls] of own) named.set(key, [...(named.get(key) ?? []), urls]);
  }
  return [...named.values()].flatMap((sets) => {
    const urls = [...new Set(sets.flatMap((set) => [...set]))];
    const singles = sets.filter(({ size }) => size === 1).length;
    const areShared = urls.length >= MIN_PARTS && urls.length <= share * units.length;
    if (!areShared || singles < SINGLE_SHARE * units.length) return [];
    const { shape, isTelling } = explorer.shapes.of(urls[0]!);
    return arePeople({ shape, isTelling, links: urls.map((url) => ({ url })) }) ? [] : [urls];
  });
}
