import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonPrefixes, suffixArray } from '../../src/records/suffix-array.ts';
import { maximalRepeats } from '../../src/records/suffix-repeats.ts';

const texts = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.array(fc.nat({ max: 1000 }), { maxLength: 120 }))
  .map(([alphabet, symbols]) => ({
    alphabet,
    text: Int32Array.from(symbols, (symbol) => symbol % alphabet),
  }));

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

describe('suffix array', () => {
  it('orders suffixes as sorting them does', () => {
    fc.assert(
      fc.property(texts, ({ alphabet, text }) => {
        const symbols = [...text];
        const expected = symbols.map((_, i) => i).sort((a, b) => compare(symbols.slice(a), symbols.slice(b)));
        expect([...suffixArray(text, alphabet)]).toEqual(expected);
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('counts the symbols that neighbours in the order share', () => {
    fc.assert(
      fc.property(texts, ({ alphabet, text }) => {
        const sorted = suffixArray(text, alphabet);
        const shared = commonPrefixes(text, sorted);
        for (let rank = 1; rank < text.length; rank++) {
          const [a, b] = [sorted[rank - 1]!, sorted[rank]!];
          let length = 0;
          while (
            a + length < text.length &&
            b + length < text.length &&
            text[a + length] === text[b + length]
          )
            length++;
          expect(shared[rank]).toBe(length);
        }
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it('takes time in proportion to the text, even when all symbols are equal', () => {
    const started = performance.now();
    const size = 400_000;
    const sorted = suffixArray(new Int32Array(size), 1);
    expect(sorted[0]).toBe(size - 1);
    expect(sorted[size - 1]).toBe(0);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('maximal repeats', () => {
  /** Every sequence that occurs twice and more often than each of its extensions. */
  function bruteForce(text: readonly number[]): Map<string, number[]> {
    const found = new Map<string, number[]>();
    for (let length = 1; length < text.length; length++) {
      const places = new Map<string, number[]>();
      for (let i = 0; i + length <= text.length; i++) {
        const key = text.slice(i, i + length).join(' ');
        places.set(key, [...(places.get(key) ?? []), i]);
      }
      for (const [key, positions] of places) {
        const before = new Set(positions.map((i) => text[i - 1] ?? `start ${i}`));
        const after = new Set(positions.map((i) => text[i + length] ?? `end ${i}`));
        if (positions.length >= 2 && before.size > 1 && after.size > 1) found.set(key, positions);
      }
    }
    return found;
  }

  it('are those that brute force finds, at the same places', () => {
    fc.assert(
      fc.property(texts, ({ alphabet, text }) => {
        const { repeats, positionsOf } = maximalRepeats(text, alphabet, 1);
        const found = new Map(
          repeats.map((repeat) => {
            const positions = [...positionsOf(repeat)];
            return [[...text.slice(positions[0]!, positions[0]! + repeat.length)].join(' '), positions];
          }),
        );
        expect(found).toEqual(bruteForce([...text]));
      }),
      { seed: 9, numRuns: 300 },
    );
  });
});
