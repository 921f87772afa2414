// Makes a comment section show all it has: "load more", "show 3 replies", "read more", pagers, endless lists; until the
// stated number is there or nothing new comes.
import { isForWriting, saysMore } from '../classify/index.ts';
import type { BrowserVisit, Clickable } from '../fetch/index.ts';
import type { PostTemplate } from '../records/index.ts';
import { saysLess, saysReplies } from './action-words.ts';
import { type Look, liveNode, lookAt } from './article-view.ts';
import type { FoundSection } from './find-section.ts';
import { type GatheredComments, squeeze } from './gathered.ts';
import { mayClick } from './rank-clickables.ts';

export interface ExpandOptions {
  readonly template: PostTemplate | undefined;
  /** performance.now() after which no more is begun. */
  readonly until: number;
}

const LEVELS = 3;
const PREFIX = 40;
const MAX_CLICKS = 400;
/** Clicks and scrolls in a row that bring nothing. */
const FRUITLESS = 4;
const FRUITLESS_COMPLETE = 2;
const FRUITLESS_SCROLLS = 3;

/** Clicks and scrolls; how many clicks brought something. */
export async function expand(
  visit: BrowserVisit,
  section: FoundSection,
  gathered: GatheredComments,
  { template, until }: ExpandOptions,
): Promise<number> {
  let current = section;
  let useful = 0;
  let fruitless = 0;
  let clicks = 0;
  let stated = section.stated;
  const tried = new Set<string>();
  /** Names of controls that brought nothing, and how often. */
  const inVain = new Map<string, number>();
  const proven = new Set<string>();
  const take = async (): Promise<boolean> => {
    const look: Look = await lookAt(visit, template);
    if (look.section === undefined) return false;
    current = look.section;
    if (look.section.stated !== null) stated = Math.max(stated ?? 0, look.section.stated);
    const { fresh, longer } = gathered.add(look.section.comments, look.page.url);
    return fresh + longer > 0;
  };
  const isComplete = (): boolean => stated !== null && gathered.size >= stated;
  while (performance.now() < until && clicks < MAX_CLICKS) {
    const near = await clickablesOf(visit, current);
    const control = chosen(near, tried, inVain, visit.url);
    if (control === undefined || fruitless >= (isComplete() ? FRUITLESS_COMPLETE : FRUITLESS)) break;
    const most = proven.has(control.name) ? PROVEN_AT_A_TIME : AT_A_TIME;
    const group = alikeInOthers(control, near, tried, most);
    for (const one of group) tried.add(keyOf(one));
    clicks += group.length;
    if (!(await visit.press(...group))) continue;
    if (await take()) {
      useful += group.length;
      fruitless = 0;
      inVain.delete(control.name);
      proven.add(control.name);
      // "More" goes on as long as it brings something; the number of a page is done.
      if (!/^[\p{N}\s]+$/u.test(control.text) && control.record < 0) tried.delete(keyOf(control));
    } else {
      fruitless++;
      inVain.set(control.name, (inVain.get(control.name) ?? 0) + 1);
    }
  }
  let idle = 0;
  while (!isComplete() && performance.now() < until && idle < FRUITLESS_SCROLLS) {
    const moved = await visit.scrollNear(liveNode(current.page, current.container));
    if (await take()) idle = 0;
    else idle++;
    if (!moved && idle > 0) break;
  }
  return useful;
}

/** Something to click in or near the comments. */
interface NearClickable extends Clickable {
  /** Which comment it stands in: the numbers of records are others in every view. */
  readonly owner: string;
}

async function clickablesOf(
  visit: BrowserVisit,
  { page, container, comments }: FoundSection,
): Promise<NearClickable[]> {
  const records = comments.map(({ node }) => liveNode(page, node));
  const owners = new Map(
    comments.map(({ author, text }, at) => [
      Number(records[at]!.split(':')[1]),
      `${author.name}|${squeeze(text).slice(0, PREFIX)}`,
    ]),
  );
  const near = await visit.clickablesNear(liveNode(page, container), LEVELS, records);
  return near.map((clickable) => ({ ...clickable, owner: owners.get(clickable.record) ?? '' }));
}

/** Comments have "3 replies" and "read more" each: some at a time are pressed before the page is read again. */
const AT_A_TIME = 6;
/** The same of controls that have brought something already. */
const PROVEN_AT_A_TIME = 20;

function alikeInOthers(
  control: NearClickable,
  near: readonly NearClickable[],
  tried: ReadonlySet<string>,
  most: number,
): NearClickable[] {
  if (control.record < 0) return [control];
  const others = near.filter(
    (one) =>
      one !== control &&
      one.record >= 0 &&
      one.name === control.name &&
      one.isVisible &&
      !tried.has(keyOf(one)),
  );
  return [control, ...others.filter(({ text }) => isSaidAlike(text, control.text)).slice(0, most - 1)];
}

/** The same but for numbers. */
function isSaidAlike(one: string, other: string): boolean {
  const bare = (text: string): string => text.replace(/\d+/g, '').trim();
  return bare(one) === bare(other);
}

const keyOf = ({ name, text, owner }: NearClickable): string => `${name}|${text}|${owner}`;

/** The likeliest control that was not tried in vain. */
function chosen(
  clickables: readonly NearClickable[],
  tried: ReadonlySet<string>,
  inVain: ReadonlyMap<string, number>,
  pageUrl: string,
): NearClickable | undefined {
  let best: NearClickable | undefined;
  let bestScore = 0;
  for (const clickable of clickables) {
    if (!clickable.isVisible || tried.has(keyOf(clickable)) || !mayClick(clickable)) continue;
    const score = moreScore(clickable, pageUrl) - (inVain.get(clickable.name) ?? 0);
    if (score > bestScore) {
      best = clickable;
      bestScore = score;
    }
  }
  return best;
}

const MORE_NAMES = /(?:^|[^a-z])(?:more|load|next|older|expand|unfold|replies|pagina|pager|continue)/i;

/** How much a clickable looks as if it brought more comments; 0: not at all. */
function moreScore(clickable: Clickable, pageUrl: string): number {
  const { text, name, href, record, isInForm, isAfterCut, likes } = clickable;
  if (isInForm || saysLess(text) || text.length > 80) return 0;
  // Another page is only one of this article's.
  if (href !== '' && !isSameArticle(href, pageUrl)) return 0;
  const isReplies = saysReplies(text);
  const isMore = saysMore(text);
  if (isForWriting(text) && !isReplies && !isMore) return 0;
  const isNamed = MORE_NAMES.test(name);
  if (isReplies) return 4;
  // Numbers outside of comments, several alike: pages.
  if (record < 0 && /^\d{1,4}$/.test(text.trim()) && (isNamed || likes > 0)) return 2;
  if (isMore) return record < 0 ? 3 + (isNamed ? 1 : 0) : href === '' ? 1.5 + (isNamed ? 1 : 0) : 0;
  // "…" and something to press behind it: the rest, whatever the language.
  if (isAfterCut && href === '') return 1.5;
  return isNamed && record < 0 && text.length > 0 ? 1.5 : 0;
}

function isSameArticle(href: string, pageUrl: string): boolean {
  if (!URL.canParse(href)) return false;
  const [target, own] = [new URL(href), new URL(pageUrl)];
  if (target.host !== own.host) return false;
  if (target.pathname === own.pathname) return true;
  const base = own.pathname
    .replace(/\.\w+$/, '')
    .replace(/\/(?:comment-)?page[-/]\d+\/?$/, '')
    .replace(/\/$/, '');
  return base.length > 1 && target.pathname.startsWith(base);
}
