// When a rendered page is ready: nothing on the wire and nothing changing for a moment, within a bound.
import type { Page } from 'playwright-core';
import { stillMs } from './browser-in-page.ts';
import type { ResourceGate } from './browser-resources.ts';

/** Scripts react to an answer within this time; longer waits are timers, which are watched. */
const QUIET_MS = 120;
/** How often it is looked at. */
const LOOK_MS = 25;

/** Resolves when the page is quiet, or after `atMostMs`. False: it never was. */
export async function untilQuiet(
  page: Page,
  gate: Pick<ResourceGate, 'quietMs'>,
  atMostMs: number,
): Promise<boolean> {
  const begun = performance.now();
  while (performance.now() < begun + atMostMs) {
    // What happened before says nothing of what was just begun.
    const wireMs = Math.min(gate.quietMs, performance.now() - begun);
    if (wireMs >= QUIET_MS) {
      // A page that is just being left for another one cannot answer.
      const domMs = await page.evaluate(stillMs).catch(() => 0);
      if (page.isClosed()) return false;
      // A page that was busy answers late, and may have asked for something before it did.
      if (domMs >= QUIET_MS && gate.quietMs >= QUIET_MS) return true;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(LOOK_MS, QUIET_MS - wireMs)));
  }
  return false;
}
