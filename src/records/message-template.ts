// How a site draws pages that show one message each: learned from what differs from page to page in the same place.
import { type DayOrder, decideOrder, type Link, type Page } from '../page/index.ts';
import {
  bareTexts,
  type MessageText,
  messageTexts,
  placeEnd,
  type TextKinds,
  textKey,
} from './message-texts.ts';

/** Where a field stands: the place of its text, and the words of the site before it. */
export interface FieldPlace {
  readonly place: string;
  readonly label: string;
}

/** How pages with one message are drawn. Plain JSON, part of the post template. */
export interface MessageTemplate {
  readonly siteTexts: readonly string[];
  readonly messagePlaces: readonly string[];
  readonly author: FieldPlace | null;
  readonly time: FieldPlace | null;
  /** Places of what was said. */
  readonly body: readonly string[];
}

// What so many pages say in the same place the site says.
const SITE_SHARE = 0.8;
const MIN_PAGES = 3;
// A field is there on so many pages.
const MIN_COVERAGE = 0.6;
// Places with so much text beside the one with most are parts of what was said too.
const BODY_SHARE = 0.25;
const MAX_NAME = 50;
const MAX_NAME_WORDS = 5;
// An author stands so near to the date, counted in texts.
const NEAR = 6;

/** Learns from pages; `isMessage` tells links to other messages. */
export function learnMessageTemplate(
  pages: readonly Page[],
  isMessage: (link: Link) => boolean,
): { readonly template: MessageTemplate; readonly order: DayOrder | null } | undefined {
  if (pages.length < MIN_PAGES) return undefined;
  const siteTexts = siteTextsOf(pages);
  const messagePlaces = new Set(pages.flatMap((page) => page.links.filter(isMessage)).map(placeEnd));
  const kinds: TextKinds = { siteTexts, messagePlaces, order: null };
  const dated = pages.flatMap((page) => messageTexts(page, kinds).flatMap(({ date }) => date?.raw ?? []));
  const order = decideOrder(dated).order ?? null;
  const texts = pages.map((page) => messageTexts(page, { ...kinds, order }));
  const time = timePlace(texts);
  const author = authorPlace(texts, time);
  const body = bodyPlaces(texts, { author, time });
  if (body.length === 0) return undefined;
  const template = { siteTexts: [...siteTexts], messagePlaces: [...messagePlaces], author, time, body };
  return { template, order };
}

function fieldKey({ place, label }: FieldPlace): string {
  return `${place}|${label}`;
}

/** When a message was written: the first date at its place. */
export function timeIn(
  texts: readonly MessageText[],
  { time }: Pick<MessageTemplate, 'time'>,
): MessageText | undefined {
  return texts.find((text) => text.kind === 'date' && isAt(text, time));
}

/** Who wrote it: the first name at its place. */
export function authorIn(
  texts: readonly MessageText[],
  { author }: Pick<MessageTemplate, 'author'>,
): MessageText | undefined {
  return texts.find((text) => text.kind === 'own' && isAt(text, author) && isName(text.text));
}

function isAt({ exactPlace, label }: MessageText, field: FieldPlace | null): boolean {
  return field !== null && exactPlace === field.place && label === field.label;
}

/** A name without the address beside it: 'Ann Bell <ann@…', ': Ann Bell (ann at …'. */
export function nameIn(text: string): string {
  return text
    .replace(/^[\s:：,–—-]+/u, '')
    .replace(/(?<=\S)(?:\s*<|\s+[([“"]).*$/su, '')
    .replace(/[\s,:：]+$/u, '')
    .trim();
}

function isName(text: string): boolean {
  const name = nameIn(text);
  return (
    name.length >= 2 &&
    name.length <= MAX_NAME &&
    name.split(/\s+/).length <= MAX_NAME_WORDS &&
    /\p{L}/u.test(name) &&
    !/[.!?]$|:\s|^\d+$|@|%40|[\s_.([-]at[\s_.)\]-]|https?:/iu.test(name)
  );
}

function siteTextsOf(pages: readonly Page[]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(bareTexts(page).map(({ place, text }) => textKey(place, text))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set(
    [...counts].filter(([, count]) => count >= Math.max(2, SITE_SHARE * pages.length)).map(([key]) => key),
  );
}

/** Of each page the first text at each place, of those that are of some kinds. */
function columnsOf(
  texts: readonly (readonly MessageText[])[],
  isAsked: (text: MessageText) => boolean,
): {
  readonly field: FieldPlace;
  readonly cells: readonly { readonly at: number; readonly text: MessageText; readonly page: number }[];
}[] {
  const columns = new Map<
    string,
    { field: FieldPlace; cells: { at: number; text: MessageText; page: number }[] }
  >();
  for (const [page, ofPage] of texts.entries()) {
    const seen = new Set<string>();
    for (const [at, text] of ofPage.entries()) {
      if (!isAsked(text)) continue;
      const field = { place: text.exactPlace, label: text.label };
      const key = fieldKey(field);
      if (seen.has(key)) continue;
      seen.add(key);
      const column = columns.get(key) ?? { field, cells: [] };
      columns.set(key, column);
      column.cells.push({ at, text, page });
    }
  }
  return [...columns.values()].filter(({ cells }) => cells.length >= MIN_COVERAGE * texts.length);
}

/** When the message was written: a moment, and the first of those there are. */
function timePlace(texts: readonly (readonly MessageText[])[]): FieldPlace | null {
  const columns = columnsOf(texts, ({ kind }) => kind === 'date');
  const scored = columns.map(({ field, cells }) => {
    const exact = cells.filter(
      ({ text: { date } }) => date?.precision === 'minute' || date?.precision === 'second',
    );
    const meanAt = cells.reduce((sum, { at }) => sum + at, 0) / cells.length;
    return { field, score: cells.length / texts.length + (2 * exact.length) / cells.length - meanAt / 1000 };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.field ?? null;
}

/** Who wrote it: a name near the date, another on other pages, and some of them again. */
function authorPlace(texts: readonly (readonly MessageText[])[], time: FieldPlace | null): FieldPlace | null {
  const timeAt = texts.map((ofPage) => {
    const found = timeIn(ofPage, { time });
    return found === undefined ? -1 : ofPage.indexOf(found);
  });
  const columns = columnsOf(texts, ({ kind, text }) => kind === 'own' && isName(text));
  const scored = columns.map(({ field, cells }) => {
    const names = new Set(cells.map(({ text }) => nameIn(text.text)));
    const near = cells.filter(({ at, page }) => timeAt[page]! >= 0 && Math.abs(at - timeAt[page]!) <= NEAR);
    const distance =
      near.reduce((sum, { at, page }) => sum + Math.abs(at - timeAt[page]!), 0) / Math.max(1, near.length);
    const score =
      cells.length / texts.length +
      near.length / cells.length -
      distance / 10 +
      (field.label === '' ? 0 : 0.1) +
      (field.place.endsWith(' a') ? 0.1 : 0);
    return { field, score, isOne: names.size < 2 };
  });
  const [best] = scored.filter(({ isOne }) => !isOne).sort((a, b) => b.score - a.score);
  return best?.field ?? null;
}

/** Where what was said stands: most of what differs from page to page. */
function bodyPlaces(
  texts: readonly (readonly MessageText[])[],
  fields: Pick<MessageTemplate, 'author' | 'time'>,
): string[] {
  const lengths = new Map<string, number>();
  for (const ofPage of texts) {
    const author = authorIn(ofPage, fields);
    for (const text of ofPage)
      if (text.kind === 'own' && text !== author)
        lengths.set(text.place, (lengths.get(text.place) ?? 0) + text.text.length);
  }
  const most = Math.max(0, ...lengths.values());
  return [...lengths]
    .filter(([, length]) => length >= BODY_SHARE * most)
    .sort(([, a], [, b]) => b - a)
    .map(([place]) => place);
}
