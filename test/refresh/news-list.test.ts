import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../src/refresh/arrival-model.ts';
import { type KnownPost, newsOf, type ToldThread } from '../../src/refresh/news-list.ts';

const START = Date.UTC(2026, 2, 1);
const at = (hours: number) => START + hours * HOUR;
const told = (url: string, hours: number, isStored = true): ToldThread => ({ url, isStored, at: at(hours) });

/** Thread `t0` has its last post at hour 0, `t1` at hour 1, and so on; each began an hour before. */
const known: KnownPost[] = Array.from({ length: 10 }, (_, i) => [
  { thread: `t${i}`, at: at(i - 0.9) },
  { thread: `t${i}`, at: at(i) },
])
  .flat()
  .sort((a, b) => a.at - b.at);
const honest = [9, 8, 7, 6, 5, 4].map((i) => told(`t${i}`, i));

describe('news of a list', () => {
  it('are threads with later posts, and threads that are not stored', () => {
    const list = [told('new', 11, false), told('t2', 10), ...honest];
    expect(newsOf(list, known)).toEqual({
      verdict: 'complete',
      threads: [told('new', 11, false), told('t2', 10)],
    });
  });

  it('are none when all is stored', () => {
    expect(newsOf(honest, known)).toEqual({ verdict: 'complete', threads: [] });
  });

  it('may be told by the clock of another zone', () => {
    const shifted = [told('t2', 10), ...honest].map((one) => ({
      ...one,
      at: one.at + 2 * HOUR + MINUTE / 2,
    }));
    expect(newsOf(shifted, known)).toMatchObject({ verdict: 'complete', threads: [{ url: 't2' }] });
  });

  it('may name a thread once for each of its posts', () => {
    const posts = [told('t9', 10), ...honest, ...honest.map(({ url }, i) => told(url, 8.1 - i))];
    expect(newsOf(posts, known)).toMatchObject({ verdict: 'complete', threads: [{ url: 't9' }] });
  });

  it('are not believed of a list that leaves threads out', () => {
    const oneBoard = [told('t9', 9), told('t7', 7), told('t5', 5), told('t3', 3)];
    expect(newsOf(oneBoard, known)).toEqual({ verdict: 'not to be trusted' });
  });

  it('are not believed of a list that tells when threads began', () => {
    const began = [9, 8, 7, 6, 5, 4].map((i) => told(`t${i}`, i - 0.9));
    expect(newsOf(began, known)).toEqual({ verdict: 'not to be trusted' });
  });

  it('may be more than the list is long', () => {
    const list = [told('t1', 20), told('t2', 19), told('t3', 18), told('t9', 9)];
    expect(newsOf(list, known)).toEqual({ verdict: 'too short' });
    expect(newsOf([], known)).toEqual({ verdict: 'too short' });
    expect(newsOf(honest, [])).toEqual({ verdict: 'too short' });
  });

  it('do not bring back what was left out long ago', () => {
    const list = [
      ...honest,
      told('old', -60, false),
      told('t0', 0),
      told('t1', 1),
      told('t2', 2),
      told('t3', 3),
    ];
    expect(newsOf(list, known)).toEqual({ verdict: 'complete', threads: [] });
  });
});
