// Reads the fields of a list's rows: counts, the time of the last post, the description, by the columns learned.
import { epochOf, toIso } from '../page/index.ts';
import { countsAt, dateOptionsOf, describingText, type ListColumns } from './index-columns.ts';
import type { ListRow } from './index-lists.ts';
import { dateOfElement } from './post-cells.ts';
import { TemplatePaths } from './template-paths.ts';

const readers = new WeakMap<ListColumns, RowReader>();

/** The reader of a list's rows: the same for every page of a site, so it is made once. */
export function rowReader(columns: ListColumns): RowReader {
  let reader = readers.get(columns);
  if (reader === undefined) {
    reader = new RowReader(columns);
    readers.set(columns, reader);
  }
  return reader;
}

/** Reads the fields of rows. */
class RowReader {
  readonly #columns: ListColumns;
  readonly #paths: TemplatePaths;

  constructor(columns: ListColumns) {
    this.#columns = columns;
    const { fewer, more, times, description, ranks } = columns;
    const paths = [fewer?.path, more?.path, ...times, description?.path].filter((path) => path !== undefined);
    this.#paths = new TemplatePaths(paths, new Map(ranks.map((name, rank) => [name, rank])));
  }

  read({ row, known }: ListRow) {
    const { fewer, more, times, description, order } = this.#columns;
    const at = this.#paths.walk(row.page.tree, row.roots, row.inner);
    const count = (place: ListColumns['fewer']): number | null => {
      const node = place === null ? undefined : at.get(place.path);
      if (place === null || node === undefined) return null;
      const numbers = countsAt(row, node, order);
      return numbers.length === place.of ? numbers[place.index]! : null;
    };
    const options = dateOptionsOf(row, order);
    const dates = times.flatMap((path) => {
      const node = at.get(path);
      return node === undefined ? [] : (dateOfElement(row, node, options) ?? []);
    });
    const latest = dates.sort((a, b) => epochOf(b.found) - epochOf(a.found))[0];
    const described = description === null ? undefined : at.get(description.path);
    return {
      fewer: count(fewer),
      more: count(more),
      lastPostAt: latest === undefined ? null : toIso(latest.found),
      epoch: latest === undefined ? null : epochOf(latest.found),
      description:
        description === null || described === undefined
          ? ''
          : (describingText(row, described, known.link.node, description.isOwnText) ?? ''),
    };
  }
}
