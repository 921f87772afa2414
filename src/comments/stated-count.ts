// How many comments a page says it has: structured data, and numbers beside the word on the page itself.
import { commentWordIn, isAboutOthers } from '../classify/index.ts';
import type { Page } from '../page/index.ts';

/** Numbers the page gives for its comments, surest first. */
export function statedCounts(page: Page, container?: number): number[] {
  const found: number[] = [];
  for (const { properties } of page.structured) {
    const count = Number(properties.commentCount ?? Number.NaN);
    if (Number.isInteger(count) && count >= 0) found.push(count);
  }
  if (container !== undefined) found.push(...countsAround(page, container));
  return [...new Set(found)];
}

const LEVELS = 4;
const MAX_LENGTH = 60;

/** Numbers in short texts that say "comments", nearest to the section first. */
function countsAround(page: Page, container: number): number[] {
  const { tree } = page;
  const counts: number[] = [];
  let node = container;
  let skipFrom = -1;
  let skipTo = -1;
  for (let level = 0; level < LEVELS && node > 0; level++) {
    for (let at = node + 1; at < tree.end[node]!; at++) {
      if (at === skipFrom) at = skipTo;
      if (at >= tree.end[node]!) break;
      if (tree.isText(at) || tree.end[at]! - at > 12) continue;
      const text = tree.text(at).replace(/\s+/g, ' ').trim();
      if (text.length === 0 || text.length > MAX_LENGTH) continue;
      const own = countIn(text);
      if (own !== undefined && !leadsElsewhere(page, at)) counts.push(own);
    }
    skipFrom = node;
    skipTo = tree.end[node]! - 1;
    node = tree.parent[node]!;
  }
  return counts;
}

/** Whether it is, holds, or stands in a link to another page: its number is that page's. */
function leadsElsewhere({ tree, url }: Page, node: number): boolean {
  const leads = (link: number): boolean =>
    isOtherPage(tree.attribute(link, 'href'), url) && isAboutOthers(tree, link);
  const around = tree.closest(node, 'a');
  if (around >= 0 && leads(around)) return true;
  for (let at = node; at < tree.end[node]!; at++) if (tree.tag(at) === 'a' && leads(at)) return true;
  return false;
}

function isOtherPage(href: string | undefined, url: string): boolean {
  if (href === undefined || href.startsWith('#') || /^javascript:/i.test(href)) return false;
  const bare = (address: string): string => address.replace(/[?#].*$/, '');
  return !URL.canParse(href, url) || bare(new URL(href, url).href) !== bare(url);
}

const NUMBER = String.raw`\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?!\d)|\d+`;
const BEFORE = new RegExp(`(?<![-./:\\d])(${NUMBER})[^\\d]{0,12}$`);
// "Comments 2026-05-01" is dated, not counted.
const AFTER = new RegExp(`^[^\\d]{0,5}(${NUMBER})(?![-./:]?\\d)`);
const MOST = 1_000_000;

/** "12 comments", "Kommentare (12)", "评论 12", "5 Comments (12 counting replies)": the largest number beside the word. */
export function countIn(text: string): number | undefined {
  const place = commentWordIn(text.toLowerCase());
  if (place === undefined) return undefined;
  const found = [BEFORE.exec(text.slice(0, place.from)), AFTER.exec(text.slice(place.to))]
    .map((match) => Number((match?.[1] ?? '').replace(/\D/g, '') || Number.NaN))
    .filter((number) => number < MOST);
  return found.length === 0 ? undefined : Math.max(...found);
}
