// How the data of a page counts its posts, and which of them answer which.
import type { DataRecord } from './payload-records.ts';

const CLEARLY_COUNTED = 4;
// What is larger is a moment.
const MAX_NUMBER = 1e8;
// Of what is said to be answered, so much is on the page.
const MOSTLY = 0.5;

/**
 * The place of numbers that grow from post to post; of several that of the smallest, for what else grows counts the
 * posts of the whole site.
 */
export function numberPath(records: readonly DataRecord[]): string | undefined {
  if (records.length < 2) return undefined;
  const inOrder = [...records].sort((a, b) => a.at - b.at);
  let best: string | undefined;
  for (const [path, first] of inOrder[0]!.leaves) {
    const values = inOrder.map(({ leaves }) => leaves.get(path));
    const isCount = values.every(
      (value, i) => isWhole(value) && (i === 0 || value > (values[i - 1] as number)),
    );
    // Votes of a few posts may grow by chance; then only 1, 2, 3 is a count.
    const isClear = values.length >= CLEARLY_COUNTED || values.every((value, i) => value === i + 1);
    if (isCount && isClear && (best === undefined || first < inOrder[0]!.leaves.get(best)!)) best = path;
  }
  return best;
}

function isWhole(value: string | number | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < MAX_NUMBER;
}

/** What a record answers: a post of the page, or one elsewhere that has a number. */
export interface Answer {
  readonly position: number | null;
  readonly number: number | null;
}

const NOTHING: Answer = { position: null, number: null };
/** Keys are in English wherever people come from; what they hold has to agree. */
const ANSWERS = /parent|repl|answer|respon|ancestor/i;
const COUNTS = /count|total|score|depth|level|user|author|name|date|time|at$/i;

/** By a key that is called so, and holds what another key holds of earlier posts. */
export function answersOf(records: readonly DataRecord[], numbered: string | undefined): readonly Answer[] {
  const paths = new Set(records.flatMap(({ leaves }) => [...leaves.keys()]));
  let best: { readonly answers: readonly Answer[]; readonly found: number } | undefined;
  for (const path of paths) {
    if (!ANSWERS.test(path) || COUNTS.test(path)) continue;
    const said = records.map(({ leaves }) => leaves.get(path) || undefined);
    const saying = said.filter((value) => value !== undefined).length;
    for (const id of paths) {
      const positions = new Map(records.map(({ at, leaves }) => [String(leaves.get(id)), at]));
      if (id === path || positions.has('undefined') || positions.size < records.length) continue;
      const answers = said.map((value) => {
        if (value === undefined) return NOTHING;
        const position = positions.get(String(value)) ?? null;
        return { position, number: id === numbered && position === null ? Number(value) : null };
      });
      const found = answers.filter(({ position }) => position !== null).length;
      const isEarlier = answers.every(({ position }, i) => position === null || position < records[i]!.at);
      const isClear = found > 0 && isEarlier && (id === numbered || found >= MOSTLY * saying);
      if (isClear && (best === undefined || found > best.found)) best = { answers, found };
    }
  }
  return best?.answers ?? records.map(() => NOTHING);
}
