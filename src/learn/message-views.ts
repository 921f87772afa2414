// Lists of the same messages by thread, by date, by subject, by author: told by what they lead to, not by what they are
// called. One of them is enough: the one that tells who answered whom.
import type { Link } from '../page/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import { tellsConversations } from './message-lists.ts';

// Lists of the same messages lead to so many of the same pages.
const SAME_SHARE = 0.8;
// A list that draws so many messages below others is as good as any.
const TELLING = 0.2;
const VIEWS_LOOKED_AT = 4;

/** Whether one list leads to the messages of another. */
export function isViewOf(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (few.size === 0 || few.size < (1 - SAME_SHARE) * many.size) return false;
  return [...few].filter((url) => many.has(url)).length >= SAME_SHARE * few.size;
}

/**
 * Of the lists of the same messages the one that tells most of their conversations. Where the list at hand tells little,
 * those that it links to are looked at.
 */
export async function bestView(
  explorer: Explorer,
  list: SeenPage,
  messagesOn: (seen: SeenPage) => readonly Link[],
): Promise<SeenPage> {
  const listed = (seen: SeenPage) => new Set(messagesOn(seen).map(({ url }) => url));
  const tells = (seen: SeenPage) => tellsConversations(seen, messagesOn(seen));
  const best = () => {
    const views = explorer.pages.filter((seen) => isViewOf(listed(seen), listed(list)));
    return [list, ...views].reduce((one, other) => (tells(other) > tells(one) ? other : one));
  };
  if (tells(best()) >= TELLING) return best();
  const messages = listed(list);
  const others = new Set(
    explorer
      .linksOf(list)
      .map(({ url }) => url)
      .filter((url) => !messages.has(url) && !explorer.has(url)),
  );
  for (const url of [...others].slice(0, VIEWS_LOOKED_AT)) {
    await explorer.look(url);
    if (tells(best()) >= TELLING) break;
  }
  return best();
}
