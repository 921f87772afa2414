// Makes the comments of an article appear: as it is drawn, after overlays are put away, after scrolling, then by clicks
// from the likeliest clickable down (ComCrawler III-A); what worked on the site before is tried first.

import { isForWriting, saysComment } from '../classify/index.ts';
import type { BrowserVisit, Clickable } from '../fetch/index.ts';
import { foldedText, type Page } from '../page/index.ts';
import type { PostTemplate } from '../records/index.ts';
import { appearedSection } from './appeared.ts';
import { isInDialog, isInFrame, type Look, lookAt } from './article-view.ts';
import { isOpenButEmpty } from './empty-section.ts';
import type { FoundSection } from './find-section.ts';
import { dismissOverlays } from './overlays.ts';
import type { Pictures } from './pictures.ts';
import { belongsTogether, type Candidate, rankClickables } from './rank-clickables.ts';
import type { SiteMemory, Trigger } from './types.ts';

/** What exploring an article came to. */
export interface Exploration {
  readonly section: FoundSection | undefined;
  readonly trigger: Trigger | null;
  readonly control: Clickable | undefined;
  readonly clicksTried: number;
  readonly clickables: number;
}

export interface ExploreOptions {
  readonly memory: SiteMemory | undefined;
  /** How many comments the page says there are, where it does. */
  readonly stated: number | null;
  /** performance.now() after which no click is begun. */
  readonly until: number;
  readonly pictures: Pictures | undefined;
}

const MAX_CLICKS = 8;
/** With a form to write the first comment in sight, only what surely shows comments is tried. */
const MAX_CLICKS_EMPTY = 2;
const SURE_CLICK = 0.7;
const PATIENCE_MS = [300, 700, 1500];

/** Explores the page of a visit. */
export async function explore(visit: BrowserVisit, options: ExploreOptions): Promise<Exploration> {
  const { memory, until } = options;
  // Before the click that brings them, whatever the template fits is something else.
  const template: PostTemplate | undefined = memory?.control === undefined ? memory?.template : undefined;
  const found = (look: Look, trigger: Trigger, clicksTried = 0, clickables = 0): Exploration | undefined =>
    look.section === undefined
      ? undefined
      : {
          section: look.section,
          trigger: placed(look.section, trigger),
          control: undefined,
          clicksTried,
          clickables,
        };
  let look = await lookAt(visit, template);
  const drawn = found(look, 'none');
  if (drawn !== undefined) return drawn;
  if ((await dismissOverlays(visit)) > 0) {
    look = await lookAt(visit, template);
    const uncovered = found(look, 'none');
    if (uncovered !== undefined) return uncovered;
  }
  await visit.scrollThrough();
  look = await lookAt(visit, template);
  if (look.section === undefined && isOpenButEmpty(look.page))
    look = await lookPatiently(visit, template, look);
  const scrolled = found(look, 'scroll');
  if (scrolled !== undefined) return scrolled;
  return clickThrough(visit, options, look, until);
}

async function clickThrough(
  visit: BrowserVisit,
  { memory, pictures, stated }: ExploreOptions,
  first: Look,
  until: number,
): Promise<Exploration> {
  const home = visit.url;
  const tried = new Set<string>();
  let clicksTried = 0;
  let all = 0;
  let look = first;
  let isEmpty = stated !== null && stated > 0 ? false : isOpenButEmpty(look.page);
  const nothing = (): Exploration => ({
    section: undefined,
    trigger: null,
    control: undefined,
    clicksTried,
    clickables: all,
  });
  while (clicksTried < MAX_CLICKS && performance.now() < until) {
    const clickables = await visit.clickables();
    all = Math.max(all, clickables.length);
    const candidates = rankClickables(clickables, home).filter(
      ({ clickable }) => !tried.has(keyOf(clickable)),
    );
    const known = candidates.find(({ clickable }) => clickable.name === memory?.control);
    const next = known ?? candidates[0];
    if (next === undefined) return nothing();
    if (isEmpty && (next.probability < SURE_CLICK || clicksTried >= MAX_CLICKS_EMPTY)) return nothing();
    const { clickable } = next;
    tried.add(keyOf(clickable));
    clicksTried++;
    await pictures?.take(visit, `click-${clicksTried}-before`);
    const pressed = await visit.press(clickable);
    await pictures?.take(visit, `click-${clicksTried}-after`);
    if (!pressed) continue;
    const hasLeft = withoutFragment(visit.url) !== withoutFragment(home);
    look = await lookAt(visit, memory?.template);
    if (look.section === undefined && hasLeft) {
      // A page of its own may want to be scrolled as well.
      await visit.scrollThrough();
      look = await lookAt(visit, memory?.template);
    }
    // What surely shows comments may take its time to fetch them.
    if (look.section === undefined && (known !== undefined || isPromising(next)))
      look = appeared(await lookPatiently(visit, memory?.template, look, first.page), first.page);
    // Comments of another article are none of this one.
    const isOwn = !hasLeft || isAbout(look.page, visit.url, first.page, home);
    if (look.section !== undefined && isOwn) {
      const trigger = hasLeft ? 'new page' : kindOf(clickable, look.section);
      return { section: look.section, trigger, control: clickable, clicksTried, clickables: all };
    }
    if (next.probability >= SURE_CLICK && isOpenButEmpty(look.page)) return nothing();
    // What this site always opens its comments by has opened none.
    if (known !== undefined) return nothing();
    if (hasLeft) {
      await visit.restart();
      await visit.scrollThrough();
    }
    isEmpty = false;
  }
  return nothing();
}

/** Looks again a few times where comments should appear: a place to write is drawn before they are fetched. */
async function lookPatiently(
  visit: BrowserVisit,
  template: PostTemplate | undefined,
  first: Look,
  before?: Page,
): Promise<Look> {
  let look = first;
  for (const ms of PATIENCE_MS) {
    if (before !== undefined && appeared(look, before).section !== undefined) break;
    await pause(ms);
    await visit.settle();
    look = await lookAt(visit, template);
    if (look.section !== undefined) break;
  }
  return look;
}

function appeared(look: Look, before: Page): Look {
  const section = look.section ?? appearedSection(look.page, before);
  return section === undefined ? look : { ...look, section };
}

/** Whether comments are to be expected of a click: it surely shows them, or says so where nothing else is read. */
function isPromising({ clickable: { html, text }, probability }: Candidate): boolean {
  if (probability >= SURE_CLICK) return true;
  const label = /\s(?:aria-label|title)="([^"]*)"/.exec(html.slice(0, html.indexOf('>') + 1))?.[1] ?? '';
  return saysComment(`${label} ${text}`.toLowerCase()) && !isForWriting(`${label} ${text}`);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const MIN_TITLE = 10;

/** Whether a page that a click led to is about the article it stood on. */
function isAbout(page: Page, url: string, article: Page, articleUrl: string): boolean {
  if (belongsTogether(url, articleUrl)) return true;
  const home = withoutFragment(articleUrl);
  if (page.links.some((link) => link.url === home)) return true;
  const heading = headingOf(article);
  return heading.length >= MIN_TITLE && page.text.includes(heading);
}

/** What the article calls itself. */
function headingOf({ tree, title }: Page): string {
  const [first] = tree.elements('h1');
  const heading = first === undefined ? '' : foldedText(tree, first);
  return heading === '' ? title : heading;
}

const keyOf = ({ frame, name, text, href }: Clickable): string => `${frame}|${name}|${text}|${href}`;

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}

function kindOf({ html }: Clickable, section: FoundSection): Trigger {
  if (isInDialog(section.page, section.container)) return 'modal';
  const open = html.slice(0, html.indexOf('>') + 1);
  if (/role=["']?tab\b|data-(?:bs-)?toggle=["']?(?:tab|pill)|aria-selected|\btab\b/i.test(open)) return 'tab';
  return 'click';
}

/** Comments that stand in a frame were brought by it, whatever else happened. */
function placed(section: FoundSection, trigger: Trigger): Trigger {
  return isInFrame(section.page, section.container) ? 'frame' : trigger;
}
