import { describe, expect, it } from 'vitest';
import { Detours } from '../../src/crawl/detours.ts';

const noLists = async () => false;

/** Threads named by a place that comes first; `titled` are named at another place as well. */
function lists(first: readonly number[], titled: readonly number[]): Detours {
  const detours = new Detours();
  for (const n of first) detours.note(`t ${n}`, { url: `/t${n}/last`, location: 'last post' });
  for (const n of titled) detours.note(`t ${n}`, { url: `/t${n}`, location: 'title' });
  return detours;
}

describe('Detours', () => {
  it('asks one address of a place, and the others by their titles when it led round a corner', async () => {
    const detours = lists([1, 2, 3], [1, 2, 3]);
    expect(await detours.addressOf('t 1', '/t1/last', noLists)).toBe('/t1/last');
    const waiting = [2, 3].map((n) => detours.addressOf(`t ${n}`, `/t${n}/last`, noLists));
    detours.answered('/t1/last', 'detour');
    expect(await Promise.all(waiting)).toEqual(['/t2', '/t3']);
  });

  it('leaves addresses alone that lead straight to the thread', async () => {
    const detours = lists([1, 2], [1, 2]);
    await detours.addressOf('t 1', '/t1/last', noLists);
    detours.answered('/t1/last', 'direct');
    expect(await detours.addressOf('t 2', '/t2/last', noLists)).toBe('/t2/last');
  });

  it('asks another when the first brought nothing that tells', async () => {
    const detours = lists([1, 2, 3], [1, 2, 3]);
    await detours.addressOf('t 1', '/t1/last', noLists);
    const second = detours.addressOf('t 2', '/t2/last', noLists);
    detours.answered('/t1/last', undefined);
    expect(await second).toBe('/t2/last');
    detours.answered('/t2/last', 'detour');
    expect(await detours.addressOf('t 3', '/t3/last', noLists)).toBe('/t3');
  });

  it('waits for lists under way that may name the thread by its title, but not for ever', async () => {
    const detours = lists([1, 2, 3, 4, 5, 6], [1]);
    await detours.addressOf('t 1', '/t1/last', noLists);
    detours.answered('/t1/last', 'detour');
    const naming = async () => {
      detours.note('t 2', { url: '/t2', location: 'title' });
      return true;
    };
    expect(await detours.addressOf('t 2', '/t2/last', naming)).toBe('/t2');
    let waits = 0;
    const silent = async () => ++waits > 0;
    for (const n of [3, 4, 5, 6])
      expect(await detours.addressOf(`t ${n}`, `/t${n}/last`, silent)).toBe(`/t${n}/last`);
    expect(waits).toBe(9);
  });

  it('takes no title for a way out that is a detour itself', async () => {
    const detours = lists([1, 2], [1, 2, 3, 4]);
    await detours.addressOf('t 1', '/t1/last', noLists);
    detours.answered('/t1/last', 'detour');
    await detours.addressOf('t 3', '/t3', noLists);
    detours.answered('/t3', 'detour');
    expect(await detours.addressOf('t 2', '/t2/last', noLists)).toBe('/t2/last');
  });
});
