import { describe, expect, it } from 'vitest';
import { BoardsFirst } from '../../bench/refresh/boards-first.ts';
import { byModel } from '../../bench/refresh/page-policies.ts';
import { type Policy, simulate } from '../../bench/refresh/simulate.ts';
import { generatedTrace, labTrace, type Trace } from '../../bench/refresh/traces.ts';
import { type ArrivalModel, PoissonArrivals } from '../../src/refresh/index.ts';

const trace = labTrace(1, { threads: 60, boards: 4, days: 2 });
const perMs = ({ time, history, from, to }: Trace) => (time.length - history) / (to - from);

/** Writes down what it is told of, and expects a post an hour. */
class Listener implements ArrivalModel {
  readonly firsts: string[] = [];
  readonly posts: string[] = [];

  began(source: number, at: number, author?: string): void {
    this.firsts.push(`${source} ${at} ${author}`);
    this.posts.push(`${source} ${at} ${author}`);
  }

  saw(source: number, at: number, author?: string): void {
    this.posts.push(`${source} ${at} ${author}`);
  }

  quiet(): void {}

  expected(_source: number, from: number, to: number): number {
    return (to - from) / 3_600_000;
  }
}

describe('the replay of refreshing', () => {
  it.each([
    ['lab', trace],
    ['generated', generatedTrace(1, 200, { days: 2, boards: 3 })],
  ])('knows of many authors (%s)', (_name, { author, time }) => {
    expect(author).toHaveLength(time.length);
    expect(new Set(author).size).toBeGreaterThan(5);
  });

  it('tells models every stored post once, with its author', () => {
    const ofThreads = new Listener();
    const policy = byModel('listener', trace.boards, { ofBoards: new PoissonArrivals(), ofThreads });
    const { found } = simulate(trace, policy, 20 * perMs(trace));
    const all = Array.from(trace.time, (at, i) => `${trace.thread[i]} ${at} member ${trace.author[i]}`);
    expect(found).toBeGreaterThan(0);
    expect(ofThreads.posts).toHaveLength(trace.history + found);
    expect(new Set(ofThreads.posts).size).toBe(ofThreads.posts.length);
    expect(all).toEqual(expect.arrayContaining(ofThreads.posts));
    const threads = ofThreads.firsts.map((post) => post.split(' ')[0]);
    expect(new Set(threads).size).toBe(threads.length);
  });

  it('measures what skein refresh --model regression does: other requests than by default', () => {
    const budget = perMs(trace);
    const wishes = (policy: Policy): string[] => {
      const asks: string[] = [];
      const wish = policy.wish.bind(policy);
      policy.wish = (now) => {
        const asked = wish(now);
        if (asked !== undefined) asks.push(Object.keys(asked).join());
        return asked;
      };
      simulate(trace, policy, budget);
      return asks;
    };
    const regression = new BoardsFirst(trace.from, budget, trace.boards, 'telling', 'regression');
    expect(regression.name).toBe('skein --model regression');
    const asks = wishes(regression);
    expect(asks.filter((kind) => kind === 'thread').length).toBeGreaterThan(0);
    expect(asks).not.toEqual(wishes(new BoardsFirst(trace.from, budget, trace.boards, 'telling')));
  });
});
