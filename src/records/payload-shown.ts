// Whether the data a page carries for its scripts says what the page is: a list, when it has an object with a moment for
// what links are called, a thread, when it has one for what is said. Pages drawn plainly for readers without scripts show
// neither times nor counts, by which they could be told otherwise.
import type { Page } from '../page/index.ts';
import { momentOf } from './payload-moment.ts';
import { eachPayloadString, type JsonObject, squeeze, squeezeMarkup } from './payload-strings.ts';

/** What of a page is told by dated objects of its data. */
export interface PayloadShown {
  /** Links of the page's own site that are called like an object. */
  readonly rows: number;
  /** Their share of the text of all links. */
  readonly rowShare: number;
  /** Objects that hold a longer text the page shows, and are no rows. */
  readonly texts: number;
  /** Share of the text outside links that they hold. */
  readonly textShare: number;
  /** Objects that hold a longer text the page does not show. */
  readonly unshown: number;
}

const MIN_TITLE = 3;
// What is longer was written by somebody; names, labels and titles are shorter.
const MIN_TEXT = 24;
const COMPARED = 60;

export function payloadShown(page: Page): PayloadShown {
  const { host } = new URL(page.url);
  const titles = new Map<string, string>();
  for (const { url, text } of page.links) {
    const title = squeeze(text);
    if (title.length >= MIN_TITLE && new URL(url).host === host) titles.set(title, url);
  }
  const shown = squeeze(page.text);
  const linked = page.links.reduce((sum, { text }) => sum + squeeze(text).length, 0);
  const rows = new Map<JsonObject, string>();
  const texts = new Map<JsonObject, string>();
  const unshown = new Set<JsonObject>();
  eachPayloadString(page, (text, _, holders) => {
    const plain = squeezeMarkup(text);
    const isTitle = titles.has(plain);
    if (!isTitle && plain.length < MIN_TEXT) return;
    const [owner] = holders;
    if (owner === undefined || !holders.slice(0, 2).some((holder) => isDated(holder, page.writtenAt))) return;
    if (isTitle) rows.set(owner, plain);
    else if (shown.includes(plain.slice(0, COMPARED))) texts.set(owner, plain);
    else if (text.includes(' ')) unshown.add(owner);
  });
  // An excerpt below a title belongs to a row.
  const said = new Set([...texts].flatMap(([owner, text]) => (rows.has(owner) ? [] : [text])));
  const names = new Set(rows.values());
  const sum = (all: Iterable<string>): number => [...all].reduce((total, { length }) => total + length, 0);
  return {
    rows: new Set([...names].map((name) => titles.get(name))).size,
    rowShare: sum(names) / Math.max(1, linked),
    texts: said.size,
    textShare: sum(said) / Math.max(1, shown.length - linked),
    unshown: [...unshown].filter((owner) => !texts.has(owner) && !rows.has(owner)).length,
  };
}

function isDated(object: JsonObject, now: number): boolean {
  return Object.values(object).some((value) => momentOf(value, now) !== undefined);
}
