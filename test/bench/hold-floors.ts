// The accuracy gate: every dialect crawled anew, in two files so that both cores have something to do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureDialect } from '../../bench/dialects/measure.ts';
import { type Dialect, dialects, type Score } from '../../lab/index.ts';
import type { StrategyName } from '../../src/strategies/index.ts';

type Floors = Record<string, Partial<Record<keyof Score, number>>>;

// A floor is only ever raised: see bench/README.md.
const { dialects: floors } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'bench', 'floors.json'), 'utf8'),
) as { dialects: Record<StrategyName, Floors> };

// The baseline learns nothing: a few dialects that differ as much as possible show whether it still follows links.
const baselineDialects = ['plain-query', 'noisy-start', 'slug-portal', 'arabic-native', 'opaque-load-more'];

// Of forums that come complete a few show that a browser which looks for more does no harm; the others would start one each.
const triedInBrowser = ['plain-query', 'japanese-next', 'arabic-native'];
const hasBrowser = ({ name, isShell, boardPaging }: Dialect): boolean =>
  isShell === true || /script|scroll|load/.test(boardPaging) || triedInBrowser.includes(name);

/** Tests every second dialect, from the first or from the second on. */
export function holdsFloors(from: 0 | 1): void {
  describe.each(Object.entries(floors))('%s', (strategy, ofStrategy) => {
    const measured =
      strategy === 'breadth-first'
        ? dialects.filter(({ name }) => baselineDialects.includes(name))
        : dialects;
    it.each(measured.filter((_, i) => i % 2 === from))(
      'does not fall below its floors on $name',
      async (dialect) => {
        const { score } = await measureDialect(dialect, strategy as StrategyName, {
          hasBrowser: hasBrowser(dialect),
        });
        const expected = { ...ofStrategy.all, ...ofStrategy[dialect.name] };
        for (const [figure, floor] of Object.entries(expected)) {
          expect({ figure, value: score[figure as keyof Score] as number }).toSatisfy(
            ({ value }: { value: number }) => value >= floor,
            `${figure} is ${score[figure as keyof Score]}, its floor ${floor}`,
          );
        }
      },
      60_000,
    );
  });
}
