// Pages that scripts have still to fill: little text, few links, and scripts. And whether running them filled them.
import type { Page } from '../page/index.ts';

// Real pages have a menu, a list, a footer: the emptiest board of the oldest software has more than this.
const FEW_LINKS = 8;
const LITTLE_TEXT = 400;
// Text between links, for pages whose menu is there while what they are about is not.
const LITTLE_PROSE = 250;
// A line that no other page has: a shell has a title, a menu and a word that asks for patience.
const OWN_LINE = 30;

/** Whether a body can be a shell at all: a quick look, for every page passes here. */
export function mayBeShell(body: Buffer): boolean {
  let links = 0;
  for (let at = body.indexOf('<a '); at >= 0; at = body.indexOf('<a ', at + 3))
    if (++links > 2 * FEW_LINKS) return false;
  return true;
}

/** Whether a page looks as if scripts had still to fill it. */
export function looksLikeShell(page: Page): boolean {
  return hasScripts(page) && page.text.length < LITTLE_TEXT && ownLinks(page).size < FEW_LINKS;
}

/** Whether what a page is about may be missing, whatever its menu shows. */
export function lacksContent(page: Page): boolean {
  if (!hasScripts(page)) return false;
  const linked = page.links.reduce((sum, link) => sum + link.text.length, 0);
  return page.text.length - linked < LITTLE_PROSE;
}

/**
 * Whether a page says something of its own, beside its title and what complete pages of the site say too: short as it is,
 * it is no shell. An address or a contact in one sentence is such a page.
 */
export function saysSomething(page: Page, common: ReadonlySet<string>): boolean {
  return linesOf(page).some(
    (line) => line.length >= OWN_LINE && !common.has(line) && !page.title.includes(line),
  );
}

/** The text of a page, block by block. */
export function linesOf({ text }: Page): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}

/** Whether scripts brought what counts: text or links. */
export function wasFilled(before: Page, after: Page): boolean {
  return (
    after.text.length > 2 * before.text.length + 100 || ownLinks(after).size > 2 * ownLinks(before).size + 3
  );
}

/** Whether a page has scripts that run. */
export function hasScripts({ tree }: Page): boolean {
  return tree.elements('script').some((node) => {
    const type = tree.attribute(node, 'type')?.toLowerCase() ?? '';
    return type === '' || type === 'module' || type.includes('javascript');
  });
}

function ownLinks({ url, links }: Page): ReadonlySet<string> {
  const { host } = new URL(url);
  return new Set(links.filter((link) => new URL(link.url).host === host).map((link) => link.url));
}
