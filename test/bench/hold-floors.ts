// The accuracy gate: crawls of the lab that have floors in bench/floors.json. The others (other sizes, other starts) are
// checked by `skein bench forums --lab --floors`.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { belowFloor, floorsOf, measureCrawl } from '../../bench/forums/index.ts';
import type { StrategyName } from '../../src/strategies/index.ts';

const floors = Object.entries(floorsOf(join(import.meta.dirname, '..', '..', 'bench', 'floors.json')));

// Small forums from their entry page, archives from a message too.
const isQuick = (name: string): boolean =>
  !name.includes('/') && /@entry|^[a-z]+-(?:archive|tree)@/.test(name);

// Of forums that come complete a few show that a browser which looks for more does no harm.
const triedInBrowser = ['plain-query@entry', 'japanese-next@entry', 'arabic-native@entry'];

/** Tests one of every `of` crawls. */
export function holdsFloors(part: number, of: number): void {
  const quick = floors.filter(([name]) => isQuick(name)).filter((_, i) => i % of === part);
  describe('the accuracy gate', () => {
    it.each(quick)(
      'holds the floors of %s',
      async (name, floor) => {
        const [, forum, start, strategy = 'skein'] = /^(.+)@(\w+)(?: by (.+))?$/.exec(name)!;
        const task = {
          forum: forum!,
          group: 'lab',
          start: start!,
          strategy: strategy as StrategyName,
        } as const;
        const hasBrowser = triedInBrowser.includes(name) || undefined;
        expect(belowFloor((await measureCrawl({ ...task, hasBrowser }))!, floor)).toEqual([]);
      },
      60_000,
    );
  });
}
