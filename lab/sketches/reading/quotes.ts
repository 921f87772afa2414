// Posts whose text is cut into pieces by tables that hold quotes.
import type { Sketch, SketchPost } from '../types.ts';
import { forumPages, profile, said, spokenTime, type Written } from './forum.ts';

/** A piece of a post: own words, or words of the post before it. */
interface Piece {
  readonly text: string;
  /** Whom it quotes; '' for own words. */
  readonly quoted: string;
}

/** First posts quote nobody; others quote one or two passages, some of them before any own word. */
function piecesOf(post: Written, posts: readonly Written[]): Piece[] {
  if (post.position === 1) return [{ text: post.text, quoted: '' }];
  const before = posts[post.position - 2]!;
  const [passage, ...rest] = before.text.split(/(?<=\.) /);
  const own = (n: number): Piece => ({ text: said(post.id * 3 + n, 2), quoted: '' });
  const quote = (text: string): Piece => ({ text, quoted: before.author });
  const answer = [quote(passage!), own(1), quote(rest.at(-1)!), own(2)];
  if (post.position % 3 === 0) return answer;
  return [own(0), ...(post.position % 2 === 0 ? answer : answer.slice(0, 2))];
}

const told = (posts: readonly Written[]): SketchPost[] =>
  posts.map((post) => ({
    author: post.author,
    // The line that names whom a quote is of belongs to the quote, not to what the post says.
    text: piecesOf(post, posts)
      .map(({ text }) => text)
      .join(' '),
    time: post.time,
    quotes: piecesOf(post, posts).flatMap(({ text, quoted }) => (quoted === '' ? [] : [text])),
  }));

const quoteTable = ({ text, quoted }: Piece): string =>
  `<table width="90%" cellspacing="1" cellpadding="3" border="0" align="center"><tr><td><span class="genmed"><b>${quoted} wrote:</b></span></td></tr><tr><td class="quote">${text}</td></tr></table>`;

/** Own words stand in spans that close before each quote, as old boards draw them. */
const drawPiece = (piece: Piece): string =>
  piece.quoted === '' ? `<span class="postbody">${piece.text}<br><br></span>` : quoteTable(piece);

function drawn(posts: readonly Written[]): string {
  const rows = posts.map(
    (post) =>
      `<tr><td class="row1" valign="top"><b>${profile(post)}</b><br>Posts: ${40 + post.user}</td>` +
      `<td class="row1"><table width="100%"><tr><td>Posted: ${spokenTime(post)}</td></tr><tr><td>${piecesOf(post, posts).map(drawPiece).join('')}</td></tr></table></td></tr>`,
  );
  return `<table class="forumline"><tr><th>Author</th><th>Message</th></tr>${rows.join('')}</table>`;
}

export const quotes: readonly Sketch[] = [
  {
    name: 'quotes are tables that cut a post into several spans of text',
    pages: forumPages({
      boardPath: (board) => `/viewforum.php?f=${board}`,
      threadPath: (thread) => `/viewtopic.php?t=${thread}`,
      timeText: spokenTime,
      draw: drawn,
      told,
    }),
    starts: ['/', '/viewtopic.php?t=34'],
  },
];
