// A start that leads to no threads may be the front of a site that has a forum: a company, a game, a club with news. The
// forum is behind one of its links then, mostly of the menu.
import { leadsToBoards } from './entry.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import { peopleTest } from './people.ts';
import { depthOf } from './upward-links.ts';

// A menu has as many entries; what goes deeper into the site is no forum's front page.
const LINKS_LOOKED_BEHIND = 8;
const SURE_ENOUGH = 0.7;

/** Lists behind the links of a page, those nearest to the root first; some may have been passed by on the way up. */
export async function listsBehindPortal(explorer: Explorer, portal: SeenPage): Promise<SeenPage[]> {
  const found = new Set<SeenPage>();
  const others = new Set<SeenPage>();
  for (const url of frontsOf(explorer, portal)) {
    const seen = await explorer.look(url);
    if (seen === undefined || seen === portal) continue;
    if (seen.type === 'index' && seen.confidence >= SURE_ENOUGH) found.add(seen);
    else if (seen.type === 'other') others.add(seen);
  }
  // Lists that measures do not tell from menus: what is behind their rows does.
  for (const seen of others) if (await leadsToBoards(explorer, seen)) found.add(seen);
  return [...found];
}

/** Links to what was seen, and to some of the rest, one of each form: twenty pages of a manual are no twenty forums. */
function frontsOf(explorer: Explorer, portal: SeenPage): string[] {
  const isPerson = peopleTest(explorer);
  const formOf = (url: string): string => {
    const { shape, isTelling } = explorer.shapes.of(url);
    return isTelling ? shape : url;
  };
  const forms = new Set([...explorer.asks].map(([url]) => formOf(url)));
  const known = new Set<string>();
  const unknown = new Set<string>();
  for (const link of explorer.linksOf(portal)) {
    const { url, text, fragment } = link;
    if (explorer.has(url)) known.add(url);
    else if (text !== '' && fragment === '' && !forms.has(formOf(url))) {
      if (isPerson({ ...explorer.shapes.of(url), links: [link] })) continue;
      forms.add(formOf(url));
      unknown.add(url);
    }
  }
  const byDepth = (urls: ReadonlySet<string>) => [...urls].sort((a, b) => depthOf(a) - depthOf(b));
  return byDepth(new Set([...known, ...byDepth(unknown).slice(0, LINKS_LOOKED_BEHIND)]));
}
