import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DueQueue } from '../../src/refresh/index.ts';

it('hands out the earliest due first, after any changes', () => {
  const change = fc.record({
    member: fc.nat(30),
    due: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
      const queue = new DueQueue();
      const model = new Map<number, number>();
      for (const { member, due } of changes) {
        if (due === undefined) {
          queue.remove(member);
          model.delete(member);
        } else {
          queue.put(member, due);
          model.set(member, due);
        }
        expect(queue.size).toBe(model.size);
        expect(queue.peek()?.due).toBe(model.size === 0 ? undefined : Math.min(...model.values()));
      }
      const handed: number[] = [];
      for (let top = queue.peek(); top !== undefined; top = queue.peek()) {
        expect(top.due).toBe(model.get(top.member));
        handed.push(top.due);
        queue.remove(top.member);
      }
      expect(handed).toEqual([...model.values()].sort((a, b) => a - b));
    }),
    { seed: 7 },
  );
});
