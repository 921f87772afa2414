// The page cut at its dates: whatever the markup, between two dates of a thread page lies what somebody wrote, between two
// dates of an index page a title to click on (MiBAT's pivots). Works where no region was found.
import { tagId } from '../page/index.ts';
import type { PageStructure } from '../records/index.ts';
import { endsLine } from './prose-lines.ts';

export interface DatePivots {
  readonly count: number;
  /** Pieces in which somebody says something: prose, or a short line that ends like a sentence. */
  readonly said: number;
  /** Pieces with nothing said but a title to click on: several words, to elsewhere, not the page's own title. */
  readonly titled: number;
  /** Mean characters of prose of a piece. */
  readonly prose: number;
  /** Characters of prose of the whole page (without its surroundings), dates or not. */
  readonly pageProse: number;
  /** Share of prose in its largest piece: one article, or many posts. */
  readonly largest: number;
}

/** Plain text of one line at least this long is prose; in letters of an alphabet. */
export const PROSE = 50;
const TITLE = 12;
const WORDS = /\S\s+\S/;
const DENSE_WORDS = 6;
const A = tagId('a');

// Short answers end like sentences do, labels don't.
export const SENTENCE = 20;
export const SENTENCE_END = /[.!?…。！？؟।:)]["'»”’)]*\s*$/u;

interface Piece {
  prose: number;
  isSaid: boolean;
  hasTitle: boolean;
}

/** Cuts a page. `isAround` marks what is no content; `weight` is the script's. */
export function datePivots(structure: PageStructure, isAround: Uint8Array, weight: number): DatePivots {
  const { page, facts } = structure;
  const { tree } = page;
  const pieces: Piece[] = [newPiece()];
  let piece = pieces[0]!;
  const linkAt = new Map(page.links.map((link) => [link.node, link]));
  const isTitle = (node: number) => {
    const link = linkAt.get(node);
    if (link === undefined || link.url === page.url || link.text.length * weight < TITLE) return false;
    const hasWords = WORDS.test(link.text) || (weight > 1.5 && link.text.length >= DENSE_WORDS);
    return hasWords && !page.title.includes(link.text);
  };
  let [plain, anchor, last] = [0, 0, 0];
  const endLine = () => {
    const length = plain * weight;
    if (plain > anchor && length >= SENTENCE) {
      if (length >= PROSE) piece.prose += length;
      if (length >= PROSE || SENTENCE_END.test(tree.text(last))) piece.isSaid = true;
    }
    plain = 0;
    anchor = 0;
  };
  for (let node = 1; node < tree.size; node++) {
    if (facts.isUnread[node] !== 0 || isAround[node] !== 0) continue;
    const tag = tree.tagId[node]!;
    if (facts.dates[node + 1] !== facts.dates[node]) {
      endLine();
      piece = newPiece();
      pieces.push(piece);
    } else if (tree.isText(node)) {
      const length = facts.text[node + 1]! - facts.text[node]!;
      const inLink = facts.anchorText[node + 1]! - facts.anchorText[node]!;
      anchor += inLink;
      plain += length - inLink;
      if (length > inLink) last = node;
    } else if (tag === A) {
      if (!piece.hasTitle) piece.hasTitle = isTitle(node);
    } else if (endsLine(tag)) endLine();
  }
  endLine();
  const total = pieces.reduce((sum, { prose }) => sum + prose, 0);
  return {
    count: pieces.length - 1,
    said: pieces.filter(({ isSaid }) => isSaid).length,
    titled: pieces.filter(({ isSaid, hasTitle }) => hasTitle && !isSaid).length,
    prose: total / pieces.length,
    pageProse: total,
    largest: pieces.reduce((most, { prose }) => Math.max(most, prose), 0) / Math.max(1, total),
  };
}

function newPiece(): Piece {
  return { prose: 0, isSaid: false, hasTitle: false };
}
