// The slot of a post's author: a short text in every row, that repeats as people write again, and that leads to one
// address a name. Buttons say the same in every row, permalinks lead elsewhere in every row.
import { hasDate, type Link, remembered } from '../page/index.ts';
import { isNamedAuthor, markedShare } from './post-author-marks.ts';
import { isWithin } from './post-body.ts';
import type { Cells } from './post-cells.ts';
import type { Slot } from './post-rows.ts';
import type { Field } from './post-time.ts';

const MIN_COVERAGE = 0.5;
const MIN_SCORE = 1.6;
const MAX_NAME_LENGTH = 60;
const MAX_ALTERNATIVES = 4;
const MAX_ECHO = 6000;
const MIN_COUNTED = 5;
const HEADING = /^h[1-6]$/;
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'wbr']);

interface Candidate {
  readonly slot: Slot;
  readonly names: readonly string[];
  readonly score: number;
}

/** `known`: names of authors already found elsewhere on the site. */
export function findAuthor(cells: Cells, slots: readonly Slot[], known: ReadonlySet<string>): Field {
  const rowCount = cells.rows.length;
  const candidates: Candidate[] = [];
  for (const [order, slot] of slots.entries()) {
    if (slot.path === '' || EMPTY.has(slot.tag)) continue;
    const twins = twinsOf(slot);
    if (slot.count + twins.reduce((sum, { count }) => sum + count, 0) < MIN_COVERAGE * rowCount) continue;
    const names = cells.texts(slot).map((text, i) => {
      const own =
        text !== '' ? text : (twins.map((twin) => cells.texts(twin)[i]!).find((other) => other !== '') ?? '');
      return isNameLike(own) && !hasDate(own) ? own : '';
    });
    const present = names.filter((name) => name !== '').length;
    if (present < MIN_COVERAGE * rowCount) continue;
    const dates = cells.dates(slot);
    const dated = names.filter(
      (name, i) => dates[i] !== undefined || (name !== '' && hasDatedPart(cells, slot, i)),
    );
    if (dated.length > 0.3 * present) continue;
    const isKnown = names.filter((name) => known.has(name)).length / present;
    const score = scoreOf(cells, slot, names, present) + 2 * isKnown - order * 0.004;
    candidates.push({ slot, names, score });
  }
  candidates.sort((a, b) => b.score - a.score);
  const [first, ...others] = candidates;
  if (first === undefined || first.score < MIN_SCORE) return { slots: [], confidence: 0 };
  const best = withoutNumber(first, others);
  const chosen = [best.slot];
  const has = best.names.map((name) => name !== '');
  // The same name in a second place is read where the first is missing.
  for (const slot of synonyms(cells, best, slots)) {
    chosen.push(slot);
    for (const [i, text] of cells.texts(slot).entries()) if (isNameLike(text)) has[i] = true;
  }
  // Guests and deleted users are drawn in another element, as a rule beside the linked names.
  const isMissing = has.includes(false);
  for (const slot of isMissing ? alternatives(cells, best, others, slots) : []) {
    if (chosen.length >= MAX_ALTERNATIVES || !has.includes(false)) break;
    if (chosen.includes(slot)) continue;
    const texts = cells.texts(slot);
    const adds = texts.filter((text, i) => !has[i] && isNameLike(text)).length;
    const clashes = texts.filter((text, i) => has[i] && isNameLike(text) && text !== best.names[i]).length;
    // Another place for names has none where there is one already: what stands beside names is part of the text.
    const isBeside = slot.parent === best.slot.parent || slot === best.slot.parent;
    if (adds === 0 || clashes > (isBeside ? adds : 0)) continue;
    chosen.push(slot);
    for (const [i, text] of texts.entries()) if (isNameLike(text)) has[i] = true;
  }
  const coverage = has.filter(Boolean).length / rowCount;
  return { slots: chosen, confidence: coverage * Math.min(1, best.score / 4.5) };
}

/** Points or followers stand beside the name in one element: the part of it that holds the name alone. */
function withoutNumber(best: Candidate, others: readonly Candidate[]): Candidate {
  const bare = others.find(
    ({ slot, names }) =>
      slot.parent === best.slot &&
      slot.parent.children.length > 1 &&
      names.every((name, i) => {
        const whole = best.names[i]!;
        if (whole === '') return true;
        return name !== '' && whole.startsWith(name) && /^\P{L}*\d\P{L}*$/u.test(whole.slice(name.length));
      }),
  );
  return bare === undefined ? best : { ...bare, score: best.score };
}

/** Whether an element in a slot holds a date. Of `Anna` `Member` `2026-10-08` in one line only the last is one. */
function hasDatedPart(cells: Cells, slot: Slot, row: number): boolean {
  return slot.children.some(
    (child) => cells.dates(child)[row] !== undefined || hasDatedPart(cells, child, row),
  );
}

/** Slots of the same name beside a slot, with another tag: names with and without a link. */
function twinsOf(slot: Slot): readonly Slot[] {
  const name = slot.key.slice(slot.tag.length);
  if (name === '' || slot.parent === undefined) return [];
  return slot.parent.children.filter(
    (other) => other !== slot && other.tag !== slot.tag && other.key.slice(other.tag.length) === name,
  );
}

/** Up to two other places that say the same in (nearly) all rows. */
function synonyms(cells: Cells, best: Candidate, slots: readonly Slot[]): Slot[] {
  const present = best.names.filter((name) => name !== '').length;
  const found = slots.filter((slot) => {
    if (slot === best.slot || slot.path === '' || isWithin(slot, best.slot) || isWithin(best.slot, slot))
      return false;
    if (slot.count < 0.95 * present) return false;
    const same = cells.texts(slot).filter((text, i) => text !== '' && text === best.names[i]).length;
    return same >= 0.95 * present;
  });
  return found.filter((slot) => !found.some((other) => other !== slot && isWithin(slot, other))).slice(0, 2);
}

/** Other places for a name: beside the best slot first, then what markup calls the author, then whatever scored well. */
function alternatives(
  cells: Cells,
  best: Candidate,
  others: readonly Candidate[],
  slots: readonly Slot[],
): Slot[] {
  const family = slots.filter(
    (slot) =>
      slot !== best.slot &&
      (slot.parent === best.slot.parent || slot === best.slot.parent) &&
      slot.path !== '',
  );
  const near = family.filter((slot) => slot.parent === best.slot.parent);
  const above = family.filter((slot) => slot === best.slot.parent);
  const marked = slots.filter(
    (slot) => slot.path !== '' && markedShare(cells, slot) * cells.rows.length === slot.count,
  );
  return [
    ...twinsOf(best.slot),
    ...near,
    // In few rows, as where a second box tells who edited.
    ...marked.filter((slot) => !marked.some((other) => other !== slot && isWithin(other, slot))),
    ...others.filter(({ score }) => score >= MIN_SCORE).map(({ slot }) => slot),
    ...above,
  ];
}

// 'Ann B.', 's.a.l.': no sentence ends so.
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.)+$/u;

/** Whether a text could name a person: short, with a letter, no sentence, no address, no date. */
export const isNameLike: (text: string) => boolean = remembered(
  (text) =>
    text !== '' &&
    text.length <= MAX_NAME_LENGTH &&
    /\p{L}/u.test(text) &&
    !/:\/\/|\d[/:]\d/.test(text) &&
    !(/\d.*\d/.test(text) && hasDate(text)) &&
    !/[\p{L}\p{N}]\s?[.!?…:：。！？؟।]$/u.test(text.replace(INITIALS, '')),
);

function scoreOf(cells: Cells, slot: Slot, names: readonly string[], present: number): number {
  const rowCount = names.length;
  const distinct = new Set(names.filter((name) => name !== '')).size;
  const isConstant = distinct === 1 && present >= 2;
  const isOnlyWriter = isConstant && isNamedAuthor(cells, slot);
  let score = (2 * present) / rowCount;
  const echoed = echoShare(cells, slot, names);
  // A button says the same everywhere; so does the name of the only one who writes, but that stands by the avatar too.
  if (isConstant && !isOnlyWriter)
    score -= echoed > 0.8 && linkOf(cells, slot, names) !== undefined ? 0.6 : 2;
  score += 0.6 * Math.min(1, distinct / Math.max(1, present * 0.4));
  score += linkScore(cells, slot, names, isConstant);
  score += 1.2 * echoed;
  // A rank or a status is the same for most; even one person's monologue has a link to tell it from those.
  if (present >= 5 && distinct <= 0.2 * present && !isOnlyWriter) score -= 0.8;
  if (HEADING.test(slot.tag)) score -= 0.3;
  score += 1.5 * markedShare(cells, slot);
  const words = names.reduce((sum, name) => sum + wordsIn(name), 0) / Math.max(1, present);
  score -= 0.35 * Math.max(0, words - 2);
  if (sharesWords(names)) score -= 0.8;
  if (areCounted(names, distinct)) score -= 3;
  score -= 2 * titleShare(cells, names);
  // In place of a picture stands the first letter of the name.
  if (names.every((name) => [...name].length <= 1)) score -= 2;
  return score;
}

// Scripts without spaces: about so many characters are a word.
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const DENSE_WORD = 4;

function wordsIn(name: string): number {
  return Math.max(name.split(/\s+/).length, (name.match(DENSE)?.length ?? 0) / DENSE_WORD);
}

/**
 * Names lead to profiles: one address a name, one name an address. A profile's address may say from which board one
 * came (`?board,user`), so that a name has one address a page, not one a site.
 */
function linkScore(cells: Cells, slot: Slot, names: readonly string[], isConstant: boolean): number {
  const urlOf = new Map<string, Set<string>>();
  const nameOf = new Map<string, Set<string>>();
  const linked = new Set<string>();
  let links = 0;
  let present = 0;
  let toSamePage = 0;
  let tags = 0;
  for (const [i, name] of names.entries()) {
    if (name === '') continue;
    present++;
    const link = cells.link(slot, i) ?? innerLink(cells, slot, i, name);
    if (link === undefined) continue;
    links++;
    if (link.url === cells.rows[i]!.page.url) toSamePage++;
    if (link.rel.includes('tag')) tags++;
    const url = link.url + link.fragment;
    const onPage = `${cells.rows[i]!.page.url}\n${name}`;
    urlOf.set(onPage, (urlOf.get(onPage) ?? new Set()).add(url));
    linked.add(name);
    nameOf.set(url, (nameOf.get(url) ?? new Set()).add(name));
  }
  if (links < 0.3 * present) return 0;
  if (isConstant && nameOf.size > 1) return -3;
  const repeated = links - linked.size;
  const isFunction = [...urlOf.values()].filter(({ size }) => size > 1).length <= 0.1 * urlOf.size;
  const isInverse = [...nameOf.values()].filter(({ size }) => size > 1).length <= 0.1 * nameOf.size;
  let score = 0.8 * (links / present);
  if (isFunction && isInverse && repeated > 0) score += 1.2;
  if (!isFunction) score -= 1.5;
  if (!isInverse) score -= 1;
  if (toSamePage > 0.5 * links) score -= 1.5;
  if (tags > 0.5 * links) score -= 10;
  return score;
}

/** The link that an element holds and that says the same. */
function innerLink(cells: Cells, slot: Slot, row: number, name: string): Link | undefined {
  for (const child of slot.children) {
    if (cells.texts(child)[row] !== name) continue;
    return cells.link(child, row) ?? innerLink(cells, child, row, name);
  }
  return undefined;
}

/** The first link of a slot's names. */
function linkOf(cells: Cells, slot: Slot, names: readonly string[]): Link | undefined {
  const row = names.findIndex((name) => name !== '');
  return row < 0 ? undefined : (cells.link(slot, row) ?? innerLink(cells, slot, row, names[row]!));
}

/** How often the name stands in the row again: as alt of the avatar, in a title, in another cell. */
function echoShare(cells: Cells, slot: Slot, names: readonly string[]): number {
  let echoed = 0;
  let present = 0;
  for (const [i, name] of names.entries()) {
    if (name.length < 2) continue;
    present++;
    const { page, roots } = cells.rows[i]!;
    const { tree } = page;
    const node = slot.nodes[i]!;
    const from = tree.start[roots[0]!]!;
    const last = roots[roots.length - 1]!;
    const to = tree.end[last]! < tree.size ? tree.start[tree.end[last]!]! : tree.source.length;
    // Nested records and long posts: the name stands near the beginning.
    const html = tree.source.slice(from, Math.min(Math.max(to, from), from + MAX_ECHO));
    const own = tree.start[node]! - from;
    const tagEnd = tree.stop[node]! - from;
    const ownEnd = tree.end[node]! < tree.size ? tree.start[tree.end[node]!]! - from : own;
    let count = 0;
    for (let at = html.indexOf(name); at >= 0 && count === 0; at = html.indexOf(name, at + name.length)) {
      // Its own text does not count; its own attributes do.
      if (at < own || at >= ownEnd || at < tagEnd) count++;
    }
    if (count > 0) echoed++;
  }
  return present === 0 ? 0 : echoed / present;
}

/** 'Reply to Ann', 'Reply to Ben': a word all rows share is a label around the name. */
function sharesWords(names: readonly string[]): boolean {
  const present = names.filter((name) => name !== '');
  if (present.length < 2 || new Set(present).size < 2) return false;
  const [first, ...rest] = present.map((name) => new Set(name.split(/\s+/)));
  return [...first!].some((word) => rest.every((words) => words.has(word)));
}

/** 'No.17', 'No.18': the same but for a number that never comes again. People write again, or are called otherwise. */
function areCounted(names: readonly string[], distinct: number): boolean {
  const present = names.filter((name) => name !== '');
  if (present.length < MIN_COUNTED || distinct < present.length) return false;
  return new Set(present.map((name) => name.replace(/\p{N}+/gu, '#'))).size === 1;
}

/** Share of rows whose text is part of the page's title: a subject line, not a name. */
function titleShare(cells: Cells, names: readonly string[]): number {
  let inTitle = 0;
  for (const [i, name] of names.entries()) {
    if (name.length > 4 && cells.rows[i]!.page.title.includes(name)) inTitle++;
  }
  return inTitle / names.length;
}
