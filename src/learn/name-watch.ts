// Watches a crawl for addresses that show the same: what pages say of their own names, lists that name a thread twice in
// one row, pages with the same posts.
import type { Page } from '../page/index.ts';
import { IdleHoles, mayHaveIdleHoles } from './idle-holes.ts';
import type { LinkMatcher } from './link-matcher.ts';
import type { Pattern, SiteModel } from './model.ts';
import { aliasesOnList } from './row-aliases.ts';
import { withoutParameters } from './session-ids.ts';

// Shorter texts of links may stand in any title.
const MIN_TITLE = 6;

/** One crawl's watch. Gives patterns without a part of addresses, once that proves to name nothing. */
export class NameWatch {
  readonly #idle = new IdleHoles();

  observePage(
    model: SiteModel,
    matcher: LinkMatcher,
    page: Page,
    url: string,
    of: 'index' | 'thread',
  ): Pattern[] | undefined {
    if (!isOpen(model)) return undefined;
    for (const [a, b] of of === 'index' ? twinsInRows(matcher, page) : ownNames(model, page, url)) {
      const better = this.#idle.noteTwins(model, a, b);
      // Patterns of other parts are known by then too; they are noted again on the next page.
      if (better !== undefined) return better;
    }
    return undefined;
  }

  observeContent(model: SiteModel, url: string, content: string): Pattern[] | undefined {
    return isOpen(model) ? this.#idle.noteContent(model, url, content) : undefined;
  }
}

/** Models written by hand stay as they are; and most addresses have a single part that names. */
function isOpen(model: SiteModel): boolean {
  return model.evidence !== null && mayHaveIdleHoles(model);
}

type Twins = readonly (readonly [string, string])[];

function twinsInRows(matcher: LinkMatcher, page: Page): Twins {
  const links = page.links.flatMap((link) => {
    const match = link.fragment === '' ? matcher.recognise(link.url, link.location) : undefined;
    return match?.type === 'thread' ? [{ ...link, url: match.url, pattern: match.pattern }] : [];
  });
  return [...aliasesOnList(links)];
}

/** What a thread page calls itself beside its address: canonical, and by links that have its title. */
function ownNames({ ignoredParameters }: SiteModel, page: Page, url: string): Twins {
  const own = withoutParameters(url, ignoredParameters);
  const title = page.title.toLowerCase();
  const titled = page.links.filter(
    ({ text, fragment }) =>
      fragment === '' && text.length >= MIN_TITLE && title.startsWith(text.toLowerCase()),
  );
  const names = new Set([page.canonical, ...titled.map((link) => link.url)]);
  names.delete(own);
  return [...names].flatMap((name) => (name === undefined ? [] : [[name, own] as const]));
}
