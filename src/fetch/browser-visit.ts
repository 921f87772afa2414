// A page somebody is on: it can be read as it stands, scrolled and clicked, frames and shadow roots included.
import type { Frame, Page } from 'playwright-core';
import {
  type ClickableSeen,
  findClickables,
  findOverlays,
  type OverlaySeen,
  pressFound,
} from './browser-in-page-clicks.ts';
import { markFrame, scrollBack, scrollOn, snapshotDocument } from './browser-in-page-visit.ts';
import type { JsonAnswer, ResourceGate } from './browser-resources.ts';
import { untilQuiet } from './browser-settle.ts';
import type { FetchResponse } from './types.ts';

/** Something to click, and the frame it is in. */
export interface Clickable extends ClickableSeen {
  readonly frame: number;
}

/** Something over the page with what can be clicked in it. */
export interface Overlay extends Omit<OverlaySeen, 'clickables'> {
  readonly clickables: readonly Clickable[];
}

/** An element of the last snapshot: its `skein-node` attribute. */
export type SnapshotNode = string;

const MAX_FRAMES = 30;
const FRAME_MS = 3_000;
const MAX_SCROLLS = 60;
const STEP_MS = 60;
const HOLDER = /<!--(\d+)-->/g;

/** A visit to one page; only usable while `BrowserFetcher.visit` runs. */
export class BrowserVisit {
  readonly #page: Page;
  readonly #gate: ResourceGate;
  readonly #answer: FetchResponse;
  readonly #settleMs: number;
  readonly #maxLength: number;
  /** Frames as the last snapshot numbered them. */
  #frames: Frame[] = [];

  constructor(page: Page, gate: ResourceGate, answer: FetchResponse, settleMs: number, maxLength: number) {
    this.#page = page;
    this.#gate = gate;
    this.#answer = answer;
    this.#settleMs = settleMs;
    this.#maxLength = maxLength;
  }

  get url(): string {
    return this.#page.url();
  }

  /** JSON that scripts were answered with so far. */
  get jsonAnswers(): readonly JsonAnswer[] {
    return this.#gate.jsonAnswers;
  }

  /** Until nothing happens any more, or long enough. */
  settle(): Promise<boolean> {
    return untilQuiet(this.#page, this.#gate, this.#settleMs);
  }

  /** The page as it stands, with frames and shadow roots in their places, as HTML. */
  async snapshot(): Promise<string> {
    this.#frames = this.#page.frames().slice(0, MAX_FRAMES);
    for (const [number, frame] of this.#frames.entries()) {
      if (frame.parentFrame() === null) continue;
      await within(this.#mark(frame, number), undefined);
    }
    const documents = await Promise.all(
      this.#frames.map((frame, number) =>
        within(
          frame.evaluate(snapshotDocument, { frame: number, maxLength: this.#maxLength }),
          number === 0 ? undefined : '',
        ),
      ),
    );
    const whole = documents[0];
    if (whole === undefined) throw new Error('the page does not answer');
    const fill = (html: string, depth: number): string =>
      html.replace(HOLDER, (_, number: string) =>
        depth > 4 ? '' : fill(bodyOf(documents[Number(number)] ?? ''), depth + 1),
      );
    return fill(whole, 0);
  }

  async #mark(frame: Frame, number: number): Promise<void> {
    const element = await frame.frameElement();
    await element.evaluate(markFrame, number);
    await element.dispose();
  }

  /** Down the whole page, step by step, so that all that waits to be seen is. */
  async scrollThrough(): Promise<void> {
    await within(this.#page.evaluate(scrollBack, -1), undefined);
    for (let step = 0; step < MAX_SCROLLS; step++) {
      const moved = await within(this.#page.evaluate(scrollOn, -1), false);
      if (moved !== true) break;
      await pause(STEP_MS);
    }
    await this.settle();
  }

  /** One step further down around an element of the last snapshot; false at the end. */
  async scrollNear(node: SnapshotNode): Promise<boolean> {
    const { frame, index } = parsed(node);
    const target = this.#frames[frame];
    let moved = target === undefined ? false : await within(target.evaluate(scrollOn, index), false);
    // The box of a frame moves with the page around it.
    if (frame > 0 && moved !== true) moved = await within(this.#page.evaluate(scrollOn, -1), false);
    await this.settle();
    return moved === true;
  }

  async scrollTo(node: SnapshotNode): Promise<void> {
    const { frame, index } = parsed(node);
    const target = this.#frames[frame];
    if (target !== undefined) await within(target.evaluate(scrollBack, index), undefined);
  }

  /** All that can be clicked, in all frames. */
  async clickables(): Promise<Clickable[]> {
    this.#frames = this.#page.frames().slice(0, MAX_FRAMES);
    const found = await Promise.all(
      this.#frames.map((frame) =>
        within(frame.evaluate(findClickables, { within: -1, levels: 0, records: [] }), []),
      ),
    );
    return found.flatMap((seen, frame) => (seen ?? []).map((one) => ({ ...one, frame })));
  }

  /** What can be clicked in and around an element of the last snapshot. */
  async clickablesNear(
    node: SnapshotNode,
    levels: number,
    records: readonly SnapshotNode[],
  ): Promise<Clickable[]> {
    const { frame, index } = parsed(node);
    const target = this.#frames[frame];
    if (target === undefined) return [];
    const own = records.map(parsed).filter((record) => record.frame === frame);
    const found = await within(
      target.evaluate(findClickables, { within: index, levels, records: own.map((record) => record.index) }),
      [],
    );
    return (found ?? []).map((one) => ({ ...one, frame }));
  }

  /** What lies over the page. */
  async overlays(): Promise<Overlay[]> {
    const clickables = await this.clickables();
    const found = await Promise.all(
      this.#frames.map((frame, number) => within(frame.evaluate(findOverlays, number > 0), [])),
    );
    return found.flatMap((seen, frame) => {
      const own = clickables.filter((one) => one.frame === frame);
      return (seen ?? []).map((overlay) => ({
        ...overlay,
        clickables: overlay.clickables.flatMap((index) => own[index] ?? []),
      }));
    });
  }

  /** Clicks, one after the other, and waits for what comes of it. False when all of them are gone. */
  async press(...clickables: readonly Pick<Clickable, 'frame' | 'index'>[]): Promise<boolean> {
    let isAnyThere = false;
    for (const { frame, index } of clickables) {
      const target = this.#frames[frame];
      if (target === undefined) continue;
      // A click that leads away ends the script that made it.
      if ((await within(target.evaluate(pressFound, index), true)) === true) isAnyThere = true;
    }
    await this.settle();
    return isAnyThere;
  }

  /** Back to the page as it was first answered, without asking for it again. */
  async restart(): Promise<void> {
    await this.#page.goto(this.#answer.finalUrl, { waitUntil: 'commit' });
    await this.settle();
  }

  /** The page as a picture, PNG. */
  async screenshot(): Promise<Buffer | undefined> {
    return this.#page.screenshot({ timeout: FRAME_MS, animations: 'disabled' }).catch(() => undefined);
  }

  /** An element of the last snapshot as a picture, as far as it can be seen. */
  async screenshotOf(node: SnapshotNode): Promise<Buffer | undefined> {
    await this.scrollTo(node);
    return this.screenshot();
  }
}

function parsed(node: SnapshotNode): { readonly frame: number; readonly index: number } {
  const [frame = '0', index = '-1'] = node.split(':');
  return { frame: Number(frame), index: Number(index) };
}

/** What is inside the body of a document. */
function bodyOf(html: string): string {
  const start = html.search(/<body[\s>]/i);
  if (start < 0) return html;
  const inner = html.slice(html.indexOf('>', start) + 1);
  const end = inner.lastIndexOf('</body>');
  return end < 0 ? inner : inner.slice(0, end);
}

/** A frame that hangs or is being left must not hold up the rest. */
async function within<T>(work: Promise<T>, otherwise: T | undefined): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, FRAME_MS, undefined);
  });
  try {
    return (await Promise.race([work, late])) ?? otherwise;
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
