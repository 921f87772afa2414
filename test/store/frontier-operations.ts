// Any operations on a frontier, checked against its model: for every driver.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { FrontierEntry, LeasedEntry, Store } from '../../src/store/index.ts';
import { FrontierModel, handedOut } from './frontier-model.ts';
import { entryOf, outcomeOf } from './samples.ts';

/** Few URLs and times, so that operations meet. */
const entries: fc.Arbitrary<FrontierEntry[]> = fc
  .array(
    fc.record({
      path: fc.nat(30),
      priority: fc.integer({ min: -1, max: 2 }),
      delay: fc.constantFrom(0, 0, 0, 15),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ path, priority, delay }) =>
      entryOf(`https://f.example/${path}`, { priority, dueAt: delay === 0 ? 0 : 1_000 + delay }),
    ),
  );
const owner = fc.constantFrom('a', 'b');

const operation = fc.oneof(
  fc.record({ kind: fc.constant('enqueue' as const), entries }),
  fc.record({
    kind: fc.constant('lease' as const),
    limit: fc.integer({ min: 0, max: 5 }),
    owner,
    leaseMs: fc.constantFrom(5, 50),
  }),
  fc.record({
    kind: fc.constant('commit' as const),
    // Any lease ever given: many of them are no longer held.
    which: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    result: fc.constantFrom('done' as const, 'failed' as const, 'retry' as const, 'skipped' as const),
    retryAfter: fc.nat(20),
    found: entries,
  }),
  fc.record({ kind: fc.constant('release' as const), owner }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(20) }),
);

/** Runs operations on stores that `open` opens, empty and with that clock, and compares all that can be seen. */
export async function checkFrontier(
  open: (now: () => number) => Promise<{ readonly store: Store; readonly close: () => Promise<void> }>,
  numRuns: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 40 }), async (operations) => {
      let now = 1_000;
      const model = new FrontierModel();
      const { store, close } = await open(() => now);
      const { id: siteId } = await store.openSite('https://f.example/', 'test');
      const given: LeasedEntry[] = [];
      for (const step of operations) {
        if (step.kind === 'enqueue') {
          expect(await store.enqueue(siteId, step.entries)).toBe(model.enqueue(step.entries, now));
        } else if (step.kind === 'lease') {
          const options = { siteId, limit: step.limit, now, leaseMs: step.leaseMs, owner: step.owner };
          const leased = await store.lease(options);
          expect(handedOut(leased)).toEqual(model.lease(options));
          given.push(...leased);
        } else if (step.kind === 'commit' && given.length > 0) {
          const outcomes = step.which.map((n) =>
            outcomeOf(given[n % given.length]!, {
              result: step.result,
              retryAt: now + step.retryAfter,
              found: step.found,
            }),
          );
          const expected = outcomes.reduce((added, outcome) => added + model.commit(outcome, now), 0);
          expect(await store.commit(siteId, outcomes)).toBe(expected);
        } else if (step.kind === 'release') {
          await store.releaseLeases(siteId, step.owner);
          model.release(step.owner);
        } else if (step.kind === 'wait') {
          now += step.ms;
        }
        expect(await store.frontierCounts(siteId)).toEqual(model.counts());
        expect(await store.nextDueAt(siteId)).toBe(model.nextDueAt());
        expect(await store.leaseOwners(siteId)).toEqual(model.owners());
      }
      await close();
    }),
    { seed: 20_240_405, numRuns },
  );
}
