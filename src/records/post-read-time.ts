// When a post was written, read by a template.
import { type DateOptions, firstDate, type Page, toIso } from '../page/index.ts';
import { type DateCell, dateOfElement, rankOf } from './post-cells.ts';
import { lineOf } from './post-text.ts';
import type { PostTime } from './post-types.ts';
import { offsetAt, type SiteZone } from './site-zone.ts';
import { nearest, type ReadableRecord } from './template-paths.ts';

/** How dates are read, and the zone of those that name none. */
export interface TimeOptions extends DateOptions {
  readonly zone: SiteZone | null;
}

const MAX_LINE = 200;
const MAX_RUN_LINE = 60;

/** The time at the first of a template's paths that has one; `at` are the nodes of its paths. */
export function readTime(
  page: Page,
  record: ReadableRecord,
  paths: readonly string[],
  at: ReadonlyMap<string, number>,
  dates: TimeOptions,
): PostTime | null {
  const isRun = record.roots.length > 1;
  for (const path of paths) {
    const node = at.get(path);
    const cell = node === undefined ? undefined : bestDate(page, node, dates);
    if (cell !== undefined) return timeOf(cell, dates);
  }
  const { tree } = page;
  for (const path of paths) {
    const node = nearest(path, at, isRun);
    if (node === undefined) continue;
    const text = lineOf(tree, node, tree.end[node]!);
    const found = text.length > MAX_LINE ? undefined : firstDate(text, dates);
    if (found !== undefined) return timeOf({ raw: found.raw, found, isExact: false }, dates);
  }
  return isRun && paths.length > 0 ? timeInRun(page, record, dates) : null;
}

/**
 * The first moment in the small parts of a record that is a run of siblings: what stands before it may be missing. Where
 * only days are told, one without a word beside it: 'Joined 2 May 2024' is another.
 */
function timeInRun({ tree }: Page, { roots }: ReadableRecord, dates: TimeOptions): PostTime | null {
  let day: PostTime | null = null;
  for (const root of roots) {
    const text = lineOf(tree, root, tree.end[root]!);
    const found = text.length > MAX_RUN_LINE ? undefined : firstDate(text, dates);
    if (found === undefined) continue;
    const time = timeOf({ raw: found.raw, found, isExact: false }, dates);
    if (found.precision === 'minute' || found.precision === 'second') return time;
    if (!/\p{L}/u.test(text.slice(0, found.start) + text.slice(found.end))) day ??= time;
  }
  return day;
}

/** The date of an element, or a finer one in an attribute right around or inside it. */
function bestDate(page: Page, node: number, dates: DateOptions): DateCell | undefined {
  const { tree } = page;
  let best = dateOfElement({ page }, node, dates);
  const consider = (other: number): void => {
    if (other <= 0 || tree.isText(other)) return;
    const cell = dateOfElement({ page }, other, dates);
    if (cell?.isExact && (best === undefined || rankOf(cell.found) > rankOf(best.found)))
      best = { ...cell, raw: best?.raw ?? cell.raw };
  };
  if (best?.isExact && best.found.precision === 'second') return best;
  const above = tree.parent[node]!;
  if (tree.end[above]! - above < 12) consider(above);
  for (let inside = node + 1; inside < Math.min(tree.end[node]!, node + 6); inside++) consider(inside);
  return best;
}

function timeOf({ raw, found, isExact }: DateCell, dates: TimeOptions): PostTime {
  const { precision, local } = found;
  return {
    raw,
    iso: toIso(found, dates.zone === null ? null : offsetAt(dates.zone, local)),
    precision,
    local,
    ownOffsetMinutes: found.offsetMinutes,
    source: isExact ? 'attribute' : 'text',
  };
}
