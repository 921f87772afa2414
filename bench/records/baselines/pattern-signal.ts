// Tag-path signal (Velloso & Dorneles, CIKM 2017): the page is the sequence of its nodes' tag-path codes; a region is a
// stretch with a level contour whose period, found by autocorrelation, cuts it into records.
import type { Page } from '../../../src/page/index.ts';
import type { Detection, FoundRecord } from '../score.ts';

/** A region covers at least this share of the signal. */
const MIN_SHARE = 0.02;
const MIN_PERIOD = 3;
const MAX_LAG = 2000;

export function patternSignalSections(page: Page): Detection {
  const { tree } = page;
  const codes = new Map<string, number>();
  const paths = new Array<string>(tree.size);
  const nodes: number[] = [];
  const signal: number[] = [];
  for (let node = 0; node < tree.size; node++) {
    paths[node] = node === 0 ? 'html' : `${paths[tree.parent[node]!]}>${tree.tag(node)}`;
    if (tree.isText(node)) continue;
    const path = paths[node]!;
    let code = codes.get(path);
    if (code === undefined) {
      code = codes.size;
      codes.set(path, code);
    }
    nodes.push(node);
    signal.push(code);
  }
  const sections: FoundRecord[][] = [];
  for (const { from, to } of stretches(signal)) {
    if (to - from < Math.max(2 * MIN_PERIOD, MIN_SHARE * signal.length)) continue;
    const part = signal.slice(from, to);
    const period = periodOf(part);
    if (period === undefined) continue;
    // Records begin at the code that recurs about once a period and lies highest in the tree.
    const head = headCode(part, period);
    const starts = [...part.keys()].filter((i) => part[i] === head);
    const limit = to < nodes.length ? nodes[to]! : tree.size;
    sections.push(
      starts.map((start, i) => [
        { from: nodes[from + start]!, to: i + 1 < starts.length ? nodes[from + starts[i + 1]!]! : limit },
      ]),
    );
  }
  return sections;
}

/**
 * Stretches where the signal keeps coming back to known codes: new tag paths raise it for ever, so a region starts
 * where the contour turns level and ends where codes below its own show.
 */
function stretches(signal: readonly number[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let highest = -1;
  let from = 0;
  let lowest = 0;
  const close = (to: number): void => {
    if (to > from) found.push({ from, to });
  };
  for (const [i, code] of signal.entries()) {
    if (code > highest + 0) {
      // A burst of new paths longer than what the stretch held so far starts a new one.
      const isNewSection = signal.slice(i, i + 12).every((next, k) => next > highest || k > 6);
      if (isNewSection) {
        close(i);
        from = i;
        lowest = code;
      }
      highest = code;
    } else if (code < lowest) {
      close(i);
      from = i;
      lowest = code;
    }
  }
  close(signal.length);
  return found;
}

/** The lag at which the stretch agrees best with itself. */
function periodOf(part: readonly number[]): number | undefined {
  let best = 0;
  let period: number | undefined;
  for (let lag = MIN_PERIOD; lag <= Math.min(part.length / 2, MAX_LAG); lag++) {
    let same = 0;
    for (let i = lag; i < part.length; i++) if (part[i] === part[i - lag]) same++;
    const score = same / (part.length - lag);
    if (score > best * 1.05) {
      best = score;
      period = lag;
    }
  }
  return best >= 0.3 ? period : undefined;
}

function headCode(part: readonly number[], period: number): number {
  const counts = new Map<number, number>();
  for (const code of part) counts.set(code, (counts.get(code) ?? 0) + 1);
  const expected = part.length / period;
  const usual = [...counts].filter(([, count]) => count >= 2 && Math.abs(count - expected) <= expected / 2);
  return Math.min(...(usual.length > 0 ? usual : [...counts]).map(([code]) => code));
}
