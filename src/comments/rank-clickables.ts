// Which clickables to try, in which order: the classifier's word, corrected by what the place of an element tells.
import { clickableProbability, isForWriting, saysMore } from '../classify/index.ts';
import type { Clickable } from '../fetch/index.ts';
import { isForbidden } from './action-words.ts';

/** A clickable worth a try. */
export interface Candidate {
  readonly clickable: Clickable;
  /** 0 … 1: how probable it is that it shows the comments. */
  readonly probability: number;
}

/** Below this, a click costs more than it may bring. */
export const WORTH = 0.25;
/** The same where it leads to no other page. */
const WORTH_HERE = 0.12;
const OTHER_ARTICLE = 0.05;
const WRITING = 0.4;
const UNSEEN = 0.5;

/** Candidates, likeliest first; equal ones once. */
export function rankClickables(clickables: readonly Clickable[], pageUrl: string): Candidate[] {
  const ranked: Candidate[] = [];
  const seen = new Set<string>();
  const targets = listTargets(clickables, pageUrl);
  for (const clickable of clickables) {
    if (!mayClick(clickable)) continue;
    const key = `${clickable.name}|${clickable.text}|${clickable.href}`;
    if (seen.has(key)) continue;
    seen.add(key);
    let probability = clickableProbability(clickable.html);
    if (isForWriting(clickable.text)) probability *= WRITING;
    if (!clickable.isVisible) probability *= UNSEEN;
    const isAway = leadsAway(clickable, pageUrl);
    if (isAway) probability *= targets.has(clickable.name) ? OTHER_ARTICLE : awayFactor(clickable, pageUrl);
    if (probability >= (isAway ? WORTH : WORTH_HERE)) ranked.push({ clickable, probability });
  }
  return ranked.sort((a, b) => b.probability - a.probability || a.clickable.top - b.clickable.top);
}

/** Never: forms, files, and what words or names forbid. */
export function mayClick(clickable: Clickable): boolean {
  const { text, name, href, isInForm, isSubmit, isBesideEditor, tag, html } = clickable;
  if (isSubmit && isInForm) return false;
  if (tag === 'input' && isInForm) return false;
  // "Comment" beside what was written sends it, with or without a form; what shows comments tells how many or "more".
  if (isBesideEditor && !/\d/.test(text) && !saysMore(text)) return false;
  if (href !== '' && !/^https?:/i.test(href)) return false;
  if (/\sdownload[\s=>]/i.test(html.slice(0, html.indexOf('>') + 1))) return false;
  return !isForbidden(text, `${name} ${href}`);
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}

function leadsAway({ href }: Clickable, pageUrl: string): boolean {
  return href !== '' && withoutFragment(href) !== withoutFragment(pageUrl);
}

/** Names of links that several different pages are linked by: "12 comments" of other articles. */
function listTargets(clickables: readonly Clickable[], pageUrl: string): Set<string> {
  const targets = new Map<string, Set<string>>();
  for (const clickable of clickables) {
    if (!leadsAway(clickable, pageUrl)) continue;
    const own = targets.get(clickable.name) ?? new Set();
    own.add(withoutFragment(clickable.href));
    targets.set(clickable.name, own);
  }
  return new Set([...targets].filter(([, own]) => own.size >= 2).map(([name]) => name));
}

/** The comments of an article on a page of their own, or something else that is called so. */
function awayFactor({ href }: Clickable, pageUrl: string): number {
  if (belongsTogether(href, pageUrl)) return 1;
  return new URL(href).host === new URL(pageUrl).host ? 0.5 : 0.6;
}

const MIN_SLUG = 12;

/** Whether an address names the same article: it begins with its path, or has its number or its title in it. */
export function belongsTogether(href: string, pageUrl: string): boolean {
  const [target, own] = [new URL(href), new URL(pageUrl)];
  const base = own.pathname.replace(/\.\w+$/, '').replace(/\/$/, '');
  if (base.length > 1 && target.pathname.startsWith(base)) return true;
  const numbers = new Set((own.pathname + own.search).match(/\d{3,}/g) ?? []);
  if (((target.pathname + target.search).match(/\d{3,}/g) ?? []).some((number) => numbers.has(number)))
    return true;
  const slug = own.pathname
    .split('/')
    .filter((part) => part.length > MIN_SLUG)
    .at(-1)
    ?.replace(/\.\w+$/, '');
  return slug !== undefined && target.href.includes(slug);
}
