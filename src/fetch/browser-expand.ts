// Rows that a page shows only when somebody scrolls or presses "more" or "next": gathered until nothing new comes.
import type { Page } from 'playwright-core';
import {
  type ControlFound,
  findControls,
  gatherRows,
  pressControl,
  restoreRows,
  scrollToEnd,
} from './browser-in-page-rows.ts';
import type { ResourceGate } from './browser-resources.ts';
import { untilQuiet } from './browser-settle.ts';
import type { RenderedFacts } from './types.ts';

/** Presses that bring nothing before it is believed that nothing does. */
const FRUITLESS_FIRST = 4;
/** Once a control has worked, its neighbours (2, 3, 4 …) are worth more tries. */
const FRUITLESS_LATER = 8;
const MAX_STEPS = 1000;
/** A page number alone, and the first of them in the digits that numbers of pages are written with. */
const NUMBER = /^\s*\p{N}+\s*$/u;
const FIRST = /^\s*[1١۱१১１一]\s*$/u;

export interface ExpandOptions {
  /** Names of controls known to bring rows on this site: no others are tried. */
  readonly controls: readonly string[] | undefined;
  /** performance.now() after which no more is begun. */
  readonly until: number;
  readonly settleMs: number;
}

/** Scrolls and presses. The page ends with all rows in it, those it has taken away meanwhile included. */
export async function expand(page: Page, gate: ResourceGate, options: ExpandOptions): Promise<RenderedFacts> {
  return new Expansion(page, gate, options).run();
}

class Expansion {
  readonly #page: Page;
  readonly #gate: ResourceGate;
  readonly #options: ExpandOptions;
  /** Controls not worth pressing again. */
  readonly #tried = new Set<string>();
  #inVain = 0;
  #working: ControlFound | undefined;
  #added = 0;
  #steps = 0;

  constructor(page: Page, gate: ResourceGate, options: ExpandOptions) {
    this.#page = page;
    this.#gate = gate;
    this.#options = options;
  }

  async run(): Promise<RenderedFacts> {
    this.#gate.holdsPage = true;
    await this.#page.evaluate(gatherRows);
    while (this.#mayGoOn && (await this.#brings(() => this.#page.evaluate(scrollToEnd))));
    while (this.#mayGoOn) {
      const control = await this.#nextControl();
      if (control === undefined) break;
      const hasBrought = await this.#brings(async () => {
        await this.#page.evaluate(pressControl, control.index);
      });
      this.#inVain = hasBrought ? 0 : this.#inVain + 1;
      if (hasBrought) this.#working = control;
      // The number of a page shows that page again; "more" and "next" go on.
      if (!hasBrought || NUMBER.test(control.text)) this.#tried.add(keyOf(control));
    }
    if (this.#added > 0) await this.#page.evaluate(restoreRows);
    this.#gate.holdsPage = false;
    return {
      addedRows: this.#added,
      steps: this.#steps,
      ...(this.#working !== undefined && { control: this.#working.name }),
    };
  }

  get #mayGoOn(): boolean {
    return performance.now() < this.#options.until && this.#steps < MAX_STEPS;
  }

  /** Whether an act brings rows. */
  async #brings(act: () => Promise<void>): Promise<boolean> {
    await act();
    await untilQuiet(this.#page, this.#gate, this.#options.settleMs);
    const { fresh } = await this.#page.evaluate(gatherRows);
    if (fresh === 0) return false;
    this.#added += fresh;
    this.#steps++;
    return true;
  }

  /** The one that worked last, as long as it does; else the nearest that was not tried in vain. */
  async #nextControl(): Promise<ControlFound | undefined> {
    const { controls } = this.#options;
    const working = this.#working;
    if (this.#inVain >= (working === undefined ? FRUITLESS_FIRST : FRUITLESS_LATER)) return undefined;
    const all = await this.#page.evaluate(findControls);
    const found = all.filter(
      (control) =>
        !this.#tried.has(keyOf(control)) &&
        (controls === undefined || controls.includes(control.name)) &&
        !isShown(control, all),
    );
    if (working === undefined) return found[0];
    const same = found.find((control) => keyOf(control) === keyOf(working));
    return same ?? found.find((control) => control.name === working.name);
  }
}

/** The first of several numbers: what it brings was there when the page came. */
function isShown({ name, text }: ControlFound, all: readonly ControlFound[]): boolean {
  return (
    FIRST.test(text) && all.some((one) => one.name === name && one.text !== text && NUMBER.test(one.text))
  );
}

function keyOf({ name, text }: ControlFound): string {
  return `${name}|${text}`;
}
