// The accuracy gate for archives of one message a page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ArchiveScore, measureArchive } from '../../bench/archives/measure.ts';
import { archiveLooks } from '../../lab/archives/index.ts';

const { archives: floors } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'bench', 'floors.json'), 'utf8'),
) as { archives: Partial<Record<keyof ArchiveScore, number>> };

describe.each(archiveLooks)('%s', (look) => {
  it.each(['entry', 'message'] as const)(
    'does not fall below its floors from its %s page',
    async (from) => {
      const score = await measureArchive({ look }, from);
      for (const [figure, floor] of Object.entries(floors))
        expect({ figure, value: score[figure as keyof ArchiveScore] }).toSatisfy(
          ({ value }: { value: number }) => value >= floor,
          `${figure} is ${score[figure as keyof ArchiveScore]}, its floor ${floor}`,
        );
    },
    60_000,
  );
});
