// What the template draws at the end of a body, seen too seldom to be learned: notes on an edit, lists of files.
import { type DateOptions, epochOf, firstDate, type Link, type Page, tagId } from '../page/index.ts';
import { isFileLink } from './post-attachments.ts';
import { lineOf } from './post-text.ts';
import type { PostTime } from './post-types.ts';

/** The parts of a body's end that are not the post's own. */
export interface Trailer {
  /** First node; the rest of the body belongs to it. -1: there is none. */
  readonly from: number;
  readonly isEdited: boolean;
}

const MAX_NOTE = 150;
const MAX_FILE_LABEL = 60;
// Running text: nobody draws a note into an element that has no name and that people use themselves.
const WRITTEN = new Set(
  'a b u s strong code pre li ul ol br img blockquote h1 h2 h3 h4 h5 h6'.split(' ').map(tagId),
);
const MINUTE_MS = 60_000;

/** Goes back from the end of a body, element by element, as long as they are drawn by the template. */
export function findTrailer(
  page: Page,
  from: number,
  to: number,
  time: PostTime | null,
  dates: DateOptions,
  linkAt: (node: number) => Link | undefined,
): Trailer {
  const { tree } = page;
  const siblings: number[] = [];
  for (let node = from; node < to; node = tree.end[node]!) siblings.push(node);
  let trailer: Trailer = { from: -1, isEdited: false };
  // A post has words of its own: its first element stays.
  for (let i = siblings.length - 1; i > 0; i--) {
    const node = siblings[i]!;
    if (tree.isText(node)) {
      if (tree.text(node).trim() === '') continue;
      break;
    }
    if (WRITTEN.has(tree.tagId[node]!)) {
      if (tree.tag(node) === 'br') continue;
      break;
    }
    const line = lineOf(tree, node, tree.end[node]!);
    if (line === '') continue;
    if (isEditNote(line, time, dates)) trailer = { from: node, isEdited: true };
    else if (isFileList(page, node, line, linkAt)) trailer = { from: node, isEdited: trailer.isEdited };
    else break;
  }
  return trailer;
}

/** 'Last edited by Ann, 3 May 2024 10:12': a line with a moment after the post's own. */
function isEditNote(line: string, time: PostTime | null, dates: DateOptions): boolean {
  if (time === null || line.length > MAX_NOTE || !/\d/.test(line)) return false;
  const found = firstDate(line, dates);
  if (found === undefined || (found.precision !== 'minute' && found.precision !== 'second')) return false;
  // Somebody who writes of a day writes of it in a sentence.
  if (found.kind !== 'absolute' && found.kind !== 'relative') return false;
  const { year, month, day, hour, minute } = time.local;
  const written = Date.UTC(year, month - 1, day, hour, minute);
  return epochOf({ ...found, offsetMinutes: null }) >= written - MINUTE_MS && found.end > 0.5 * line.length;
}

/** Links to files, and hardly anything else. */
function isFileList(
  { tree }: Page,
  node: number,
  line: string,
  linkAt: (node: number) => Link | undefined,
): boolean {
  let files = 0;
  let linked = 0;
  for (let at = node; at < tree.end[node]!; at++) {
    const link = tree.isText(at) ? undefined : linkAt(at);
    if (link === undefined) continue;
    if (!isFileLink(tree, at, link)) return false;
    files++;
    linked += link.text.length;
  }
  return files > 0 && line.length - linked <= MAX_FILE_LABEL * files;
}
