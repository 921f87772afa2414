import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, ForumSchedule, HOUR, MINUTE } from '../../src/refresh/index.ts';

const NOW = 1_768_478_400_000;

describe('a schedule', () => {
  let schedule: ForumSchedule;
  const [busy, quiet] = [0, 1];

  /** Two boards of ten threads; those of the first get a post every two hours. */
  function forum(options: { readonly budget?: number; readonly hasFront?: boolean } = {}): void {
    const { hasFront = false, ...others } = options;
    schedule = new ForumSchedule({ now: NOW, ...others });
    if (hasFront) schedule.addFront(NOW);
    schedule.addBoard(NOW);
    schedule.addBoard(NOW);
    for (let thread = 0; thread < 20; thread++) schedule.addThread(thread < 10 ? busy : quiet, NOW);
    for (let at = NOW - 30 * DAY, n = 0; at < NOW; at += 2 * HOUR, n++)
      schedule.sawPost(n % 40 === 0 ? 10 + (n % 10) : n % 10, at);
    schedule.begin(NOW);
  }

  /** What is asked in a time, a minute at a time; boards are answered with no news. */
  function asked(span: number): string[] {
    const asks: string[] = [];
    for (let at = NOW; at < NOW + span; at += MINUTE) {
      const ask = schedule.next(at);
      if (ask === undefined) continue;
      asks.push(`${ask.kind} ${ask.id}`);
      if (ask.kind === 'board') schedule.readBoard(ask.id, at);
      if (ask.kind === 'front') schedule.readFront(at);
      if (ask.kind === 'thread') schedule.readThread(ask.id, 1, at);
    }
    return asks;
  }
  beforeEach(() => forum());

  it('asks busy boards more often than quiet ones, and no thread that boards tell of', () => {
    const asks = asked(12 * DAY);
    const times = (what: string) => asks.filter((ask) => ask === what).length;
    expect(times('board 0')).toBeGreaterThan(times('board 1'));
    expect(times('board 1')).toBeGreaterThan(0);
    expect(asks.filter((ask) => ask.startsWith('thread'))).toEqual([]);
  });

  it('asks a thread at once when a board lists new posts in it', () => {
    schedule.boardLists(13, 2, NOW);
    expect(schedule.next(NOW + MINUTE)).toEqual({ kind: 'thread', id: 13 });
  });

  it('asks the thread with more new posts first', () => {
    schedule.boardLists(14, 1, NOW);
    schedule.boardLists(13, 5, NOW);
    expect(schedule.next(NOW + MINUTE)).toEqual({ kind: 'thread', id: 13 });
    expect(schedule.next(NOW + MINUTE)).toEqual({ kind: 'thread', id: 14 });
  });

  it('asks the front page instead of many boards when it tells of them', () => {
    schedule = new ForumSchedule({ now: NOW });
    schedule.addFront(NOW);
    for (let board = 0; board < 20; board++) {
      schedule.addBoard(NOW);
      schedule.addThread(board, NOW);
    }
    for (let at = NOW - 30 * DAY, n = 0; at < NOW; at += HOUR, n++) schedule.sawPost(n % 20, at);
    schedule.begin(NOW);
    const asks = asked(6 * DAY);
    expect(asks.length).toBeGreaterThan(10);
    expect(asks.filter((ask) => ask === 'front 0').length).toBeGreaterThan(0.8 * asks.length);
  });

  it('asks a board that the front page shows new posts of', () => {
    forum({ hasFront: true });
    schedule.frontLists(quiet, 3, NOW);
    expect(schedule.next(NOW + MINUTE)).toEqual({ kind: 'board', id: quiet });
  });

  it('keeps to its budget, and below it when there is little to find', () => {
    forum({ budget: 1 / (6 * HOUR) });
    expect(asked(5 * DAY).length).toBeLessThanOrEqual(5 * 4 + 3);
    forum({ budget: 1 / MINUTE });
    // Some 60 posts are expected in five days.
    expect(asked(5 * DAY).length).toBeLessThan(120);
  });

  it('looks once a day where looking never finds what was expected, and more often once it does', () => {
    forum({ hasFront: true });
    asked(10 * DAY);
    const looks = (from: number, isFound: boolean) => {
      let count = 0;
      for (let at = from; at < from + 10 * DAY; at += MINUTE) {
        if (schedule.next(at) === undefined) continue;
        count++;
        schedule.readFront(at);
        if (isFound) schedule.readThread(0, 8, at);
      }
      return count;
    };
    const inVain = looks(NOW + 10 * DAY, false);
    expect(inVain).toBeGreaterThanOrEqual(9);
    expect(inVain).toBeLessThanOrEqual(11);
    expect(looks(NOW + 20 * DAY, true)).toBeGreaterThan(40);
  });

  it('asks threads no board tells of by what is expected of them', () => {
    const lonely = schedule.addThread(-1, NOW);
    for (let at = NOW - DAY; at < NOW; at += HOUR) schedule.sawPost(lonely, at);
    schedule.begin(NOW);
    expect(asked(2 * DAY)).toContain(`thread ${lonely}`);
  });
});

describe('a schedule by regression', () => {
  /** A board with a thread of a post every four hours, one of a post every two days, and one that is long asleep. */
  function forum(options: { readonly budget?: number } = {}): ForumSchedule {
    const schedule = new ForumSchedule({ now: NOW, model: 'regression', ...options });
    schedule.addFront(NOW);
    schedule.addBoard(NOW);
    for (let thread = 0; thread < 3; thread++) schedule.addThread(0, NOW);
    const posts: [number, number][] = [];
    for (let at = NOW - HOUR; at > NOW - 40 * DAY; at -= 4 * HOUR) posts.push([at, 0]);
    for (let at = NOW - HOUR; at > NOW - 40 * DAY; at -= 2 * DAY) posts.push([at - MINUTE, 1]);
    for (let n = 0; n < 5; n++) posts.push([NOW - 60 * DAY + n * HOUR, 2]);
    for (const [at, thread] of posts.sort(([a], [b]) => a - b))
      schedule.sawPost(thread, at, `author ${thread}`);
    schedule.begin(NOW);
    return schedule;
  }

  /** When what is asked in a time; nothing has news. */
  function asked(schedule: ForumSchedule, span: number): { ask: string; at: number }[] {
    const asks: { ask: string; at: number }[] = [];
    for (let at = NOW; at < NOW + span; at += 5 * MINUTE) {
      for (let ask = schedule.next(at); ask !== undefined; ask = schedule.next(at)) {
        asks.push({ ask: `${ask.kind} ${ask.id}`, at });
        if (ask.kind === 'board') schedule.readBoard(ask.id, at);
        if (ask.kind === 'front') schedule.readFront(at);
        if (ask.kind === 'thread') schedule.readThread(ask.id, 0, at);
      }
    }
    return asks;
  }

  it('asks each thread when its next post is predicted, though its board tells of news', () => {
    const asks = asked(forum(), 10 * DAY);
    const first = (what: string) => (asks.find(({ ask }) => ask === what)!.at - NOW) / HOUR;
    expect(first('thread 0')).toBeGreaterThan(1);
    expect(first('thread 0')).toBeLessThan(8);
    expect(first('thread 1')).toBeGreaterThan(20);
    expect(first('thread 1')).toBeLessThan(90);
    expect(first('board 0')).toBeLessThan(8);
    expect(first('front 0')).toBeLessThan(8);
    expect(asks.filter(({ ask }) => ask === 'thread 2')).toEqual([]);
  });

  it('asks a silent page ever more seldom', () => {
    const times = asked(forum(), 30 * DAY)
      .filter(({ ask }) => ask === 'thread 0')
      .map(({ at }) => at);
    const waits = times.slice(1).map((at, i) => at - times[i]!);
    expect(waits.length).toBeGreaterThan(3);
    for (const [i, wait] of waits.slice(1).entries()) expect(wait).toBeGreaterThan(1.5 * waits[i]!);
  });

  it('asks sooner again once a post came', () => {
    const schedule = forum();
    asked(schedule, 20 * DAY);
    const at = NOW + 20 * DAY;
    schedule.sawPost(0, at - HOUR, 'author 0');
    schedule.readThread(0, 1, at);
    expect(schedule.nextDueAt(at)).toBeLessThan(at + 3 * DAY);
  });

  it('asks a thread at once where a board was seen to list new posts', () => {
    const schedule = forum();
    schedule.boardLists(2, 1, NOW);
    expect(schedule.next(NOW + MINUTE)).toEqual({ kind: 'thread', id: 2 });
  });

  it('tells which pages are due now, the first first', () => {
    const schedule = forum();
    expect(schedule.due(NOW)).toEqual([]);
    const due = schedule.due(NOW + 5 * DAY).map(({ kind, id }) => `${kind} ${id}`);
    expect(due).toHaveLength(4);
    expect(due.at(-1)).toBe('thread 1');
    expect(schedule.due(NOW + 5 * DAY)).toEqual([]);
  });

  it('keeps to its budget', () => {
    const without = asked(forum(), 10 * DAY).length;
    const within = asked(forum({ budget: 1 / DAY }), 10 * DAY).length;
    expect(within).toBeLessThanOrEqual(10 + 3);
    expect(within).toBeLessThan(without);
  });
});
