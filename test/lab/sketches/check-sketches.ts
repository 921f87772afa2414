// Tests sketches: what each should give, and which checks are known to fail today.
import { describe, expect, it } from 'vitest';
import type { Sketch } from '../../../lab/sketches/index.ts';
import { checksOf } from './sketch-checks.ts';

export function checkSketches(sketches: readonly Sketch[]): void {
  describe.each(sketches)('$name', (sketch) => {
    const checks = checksOf(sketch);
    const known = Object.keys(sketch.knownFailures ?? {});
    for (const { name, run } of checks) {
      // A known failure that turns green fails here: take its mark away.
      if (known.includes(name)) it.fails(`${name} (known failure)`, run);
      else it(name, run);
    }
    if (known.length > 0)
      it('names its known failures as its checks are named', () => {
        expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
      });
  });
  it('gives every sketch a name of its own', () => {
    expect(new Set(sketches.map(({ name }) => name)).size).toBe(sketches.length);
  });
}
