// Everything on a forum that costs a crawler requests or leads it astray: one table, by name. A dialect lists the
// names it suffers from. Entries with a purpose only are woven into the pages or the connection themselves.
import type { NuisanceName } from '../../dialects/types.ts';
import {
  highlight,
  loFi,
  movedRedirect,
  printView,
  shareLinks,
  sortLinks,
  unreadLinks,
} from './duplicates.ts';
import { attachments, images } from './files.ts';
import { calendar, feeds, newPosts, quickJump, repeatingPath, search, tags } from './finding.ts';
import { loginWalls, members, online, postsBy } from './people.ts';
import type { Nuisance } from './types.ts';

export { onlineNow } from './people.ts';
export type { DrawPlain, Nuisance, ServiceAnswer } from './types.ts';

export const nuisances: Readonly<Record<NuisanceName, Nuisance>> = {
  'session-until-cookie': { purpose: 'links carry a session id until a cookie comes back' },
  'session-forever': { purpose: 'links carry a session id, a new one for each visitor, cookie or not' },
  'session-in-path': { purpose: 'the session id is part of the path: /thread/5;jsessionid=…' },
  'sort-links': sortLinks,
  'print-view': printView,
  'lo-fi': loFi,
  feeds,
  'login-walls': loginWalls,
  members,
  'posts-by': postsBy,
  calendar,
  search,
  tags,
  'similar-threads': { purpose: 'below each thread a list of others' },
  'adjacent-threads': { purpose: 'next and previous thread: links that look like page flips' },
  'soft-404': { purpose: 'what does not exist answers 200 and says so in words only' },
  'busy-503': { purpose: 'some requests answer 503 with Retry-After' },
  'busy-429': { purpose: 'some requests answer 429 with Retry-After' },
  slow: { purpose: 'some answers take their time' },
  'trailing-slash': { purpose: 'a missing or surplus slash at the end is redirected' },
  'moved-redirect': movedRedirect,
  robots: { purpose: 'robots.txt denies what is worth nothing, and names a crawl delay of none' },
  online,
  'latest-posts': { purpose: 'a box of the latest posts of the whole forum on every page' },
  'quick-jump': quickJump,
  'repeating-path': repeatingPath,
  'new-posts': newPosts,
  'unread-links': unreadLinks,
  attachments,
  images,
  sitemap: { purpose: 'sitemap.xml names the threads, some of them gone' },
  advertisements: { purpose: 'advertisements between the records' },
  'looping-pager': { purpose: 'the last page’s next link leads back to the first' },
  highlight,
  'share-links': shareLinks,
};
