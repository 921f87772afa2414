// Where the data a page carries for its scripts (JSON) holds the texts that the page shows.
import type { Page } from '../page/index.ts';
import { eachPayloadString, type JsonObject, squeeze, squeezeMarkup } from './payload-strings.ts';

/** A string of the data that is one of the texts asked for. */
export interface PayloadText {
  /** Which of the texts. */
  readonly at: number;
  /** Its key: what texts of one kind have in common. */
  readonly key: string;
  /** The object that has it, the one that has that, … up to the element of a list. */
  readonly holders: readonly JsonObject[];
}

/** Texts of data may have more (the line above a quote, addresses of links): beginnings and ends are compared. */
const EDGE = 32;
// Shorter texts are compared as a whole only.
const MIN_EDGE = 16;

/** The texts of a page that its data holds, in the order of the data. Each may be known by several readings. */
export function payloadTexts(page: Page, texts: readonly (readonly string[])[]): PayloadText[] {
  const wanted = new WantedTexts(texts);
  const found: PayloadText[] = [];
  eachPayloadString(page, (text, key, holders) => {
    for (const at of wanted.like(text)) found.push({ at, key, holders });
  });
  return found;
}

/** Texts by how they read without markup, and by their ends. */
class WantedTexts {
  readonly #byText = new Map<string, number[]>();
  readonly #byHead = new Map<string, number[]>();
  readonly #byTail = new Map<string, number[]>();
  readonly #shortest: number;

  constructor(texts: readonly (readonly string[])[]) {
    let shortest = Number.POSITIVE_INFINITY;
    for (const [at, plain] of texts.flatMap((readings, i) =>
      readings.map((text) => [i, squeeze(text)] as const),
    )) {
      if (plain === '') continue;
      shortest = Math.min(shortest, plain.length);
      add(this.#byText, plain, at);
      if (plain.length < MIN_EDGE) continue;
      add(this.#byHead, plain.slice(0, EDGE), at);
      add(this.#byTail, plain.slice(-EDGE), at);
    }
    this.#shortest = shortest;
  }

  /** Those that a string of the data says: the very text, else one with the same beginning or end. */
  like(value: string): readonly number[] {
    if (value.length < this.#shortest) return [];
    const plain = squeezeMarkup(value);
    if (plain.length < this.#shortest) return [];
    return (
      this.#byText.get(plain) ??
      this.#byHead.get(plain.slice(0, EDGE)) ??
      this.#byTail.get(plain.slice(-EDGE)) ??
      []
    );
  }
}

function add(map: Map<string, number[]>, key: string, at: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [at]);
  else if (!known.includes(at)) known.push(at);
}
