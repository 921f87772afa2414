// What stands above the content: the trail that leads to the page, and the heading that says what it is about, as its
// title does. Rows and posts stand below, so that the heading tells where the part around one of them ends.
import { fold, foldedText, tagId } from '../page/index.ts';
import { breadcrumbOf, type PageStructure } from '../records/index.ts';

export interface PageTop {
  readonly headings: readonly number[];
  readonly trail: readonly { readonly url: string }[];
}

// A trail stands in the beginning.
const TRAIL_NODES = 3000;

/** Reads what stands above the content. */
export function pageTop(structure: PageStructure): PageTop {
  const { page } = structure;
  return {
    headings: ownHeadings(structure),
    trail: breadcrumbOf(page, Math.min(page.tree.size, TRAIL_NODES)),
  };
}

const MIN_LENGTH = 3;
const HEADINGS = ['h1', 'h2', 'h3'];
// Of each rank: a list has a heading in every row.
const MAX_READ = 4;
const MAX_TEXT = 300;

// A text of its own says what the title says when it makes up so much of it: names of sites stand there, too.
const MIN_SHARE = 0.4;
const MIN_TEXT = 5;
const A = tagId('a');

/** The headings (of each rank, the first) and texts outside links that say what the title says. */
function ownHeadings({ page, facts }: PageStructure): number[] {
  const { tree } = page;
  const title = fold(page.title).toLowerCase();
  const headings = HEADINGS.flatMap((name) => tree.elements(name).slice(0, MAX_READ)).filter((node) => {
    const text = foldedText(tree, node).toLowerCase();
    return text.length >= MIN_LENGTH && title.includes(text);
  });
  const least = Math.max(MIN_TEXT, MIN_SHARE * title.length);
  for (let node = 1; node < tree.size; node++) {
    if (!tree.isText(node) || facts.isUnread[node] !== 0 || tree.tagId[tree.parent[node]!] === A) continue;
    const length = tree.stop[node]! - tree.start[node]!;
    if (length < least || length > MAX_TEXT) continue;
    const text = fold(tree.text(node)).toLowerCase();
    if (text.length >= least && title.includes(text)) headings.push(node);
  }
  return headings;
}
