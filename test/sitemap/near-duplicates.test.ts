import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minhash, nearDuplicateGroups } from '../../src/sitemap/near-duplicates.ts';
import { seededRandom } from '../../src/sitemap/seeded-random.ts';
import { resemblance, shinglesOf } from '../../src/sitemap/shingles.ts';

function words(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => `w${Math.floor(random() * 100_000)}`);
}

describe('shingles', () => {
  it('a text has one shingle less than words for each word a shingle has beyond the first', () => {
    expect(shinglesOf('one two three four five six seven').length).toBe(3);
    expect(shinglesOf('one two').length).toBe(1);
    expect(shinglesOf(' … ').length).toBe(0);
  });

  it('Chinese and Japanese characters count as words', () => {
    expect(shinglesOf('今日は天気がいい').length).toBe(4);
  });

  it('are the same for any spacing, punctuation and case', () => {
    expect(shinglesOf('One two, three: four-five SIX')).toEqual(shinglesOf('one  two three four five six'));
  });

  it('are ascending and distinct for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shingles = shinglesOf(text);
        for (let i = 1; i < shingles.length; i++) expect(shingles[i]!).toBeGreaterThan(shingles[i - 1]!);
      }),
    );
  });

  it('resemblance is symmetric, 1 for equal texts and between 0 and 1', () => {
    const text = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 30 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = [shinglesOf(a), shinglesOf(b)];
        const value = resemblance(left, right);
        expect(value).toBe(resemblance(right, left));
        expect(resemblance(left, left)).toBe(1);
        expect(value >= 0 && value <= 1).toBe(true);
        const common = [...left].filter((hash) => right.includes(hash)).length;
        const all = new Set([...left, ...right]).size;
        expect(value).toBeCloseTo(all === 0 ? 1 : common / all);
      }),
    );
  });
});

describe('minhash', () => {
  it('agrees in about as large a share as two texts resemble', () => {
    for (const kept of [950, 800, 500, 100]) {
      const a = words(1000, 1);
      const b = [...a.slice(0, kept), ...words(1000 - kept, kept)];
      const [left, right] = [shinglesOf(a.join(' ')), shinglesOf(b.join(' '))];
      const [x, y] = [minhash(left), minhash(right)];
      const agreeing = x.filter((value, i) => value === y[i]).length / x.length;
      // Four standard deviations of a mean over 96 draws.
      expect(Math.abs(agreeing - resemblance(left, right))).toBeLessThan(4 * Math.sqrt(0.25 / 96));
    }
  });
});

describe('near-duplicate groups', () => {
  it('join texts that differ in a few words and keep others apart', () => {
    const text = words(400, 1);
    const changed = text.with(10, 'changed');
    const groups = nearDuplicateGroups([text, words(400, 2), changed, words(400, 3), text].map(read));
    expect(groups).toEqual([0, 1, 0, 3, 0]);
  });

  it('texts without words are all alike', () => {
    expect(nearDuplicateGroups(['', '…', 'one two three'].map(shinglesOf))).toEqual([0, 0, 2]);
  });

  it('find what comparing all pairs finds, for random texts around the threshold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const base = words(300, seed);
        const texts = Array.from({ length: 12 }, (_, i) =>
          read([...base.slice(0, 300 - 3 * i), ...words(3 * i, seed + i + 1)]),
        );
        const groups = nearDuplicateGroups(texts);
        for (const [i, first] of groups.entries()) {
          if (first === i) {
            // New: no earlier first one resembles it. Texts right at the threshold may be missed, never clear ones.
            const firsts = texts.filter((_, j) => j < i && groups[j] === j);
            for (const one of firsts) expect(resemblance(one, texts[i]!)).toBeLessThan(0.93);
          } else expect(resemblance(texts[first]!, texts[i]!)).toBeGreaterThanOrEqual(0.9);
        }
      }),
      { numRuns: 15, seed: 5 },
    );
  });

  it('take time in proportion to the number of texts', () => {
    const texts = Array.from({ length: 2000 }, (_, i) => read(words(40, i)));
    // Time of the processor, not of the clock: other work on the machine does not count.
    const time = (count: number): number => {
      const before = process.cpuUsage();
      nearDuplicateGroups(texts.slice(0, count));
      return process.cpuUsage(before).user / 1000;
    };
    time(200);
    // Comparing all pairs would take 16 times as long.
    expect(time(2000)).toBeLessThan(10 * Math.max(10, time(500)));
  });
});

function read(list: readonly string[]) {
  return shinglesOf(list.join(' '));
}
