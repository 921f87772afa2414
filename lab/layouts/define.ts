// Makes a Layout of the few drawings in which skins differ.
import type { BoardView, EntryView, FrameView, Layout, ThreadView } from '../types.ts';
import type { Html } from './html.ts';
import { raw } from './html.ts';

/** The parts of a skin; each draws a view and decides nothing. */
export interface Drawing {
  readonly name: string;
  /** A whole document around the content. */
  page(frame: FrameView, content: Html): Html;
  entry(view: EntryView): Html;
  board(view: BoardView): Html;
  /** The thread rows of a board page, without what stands around them. */
  threadRows(view: BoardView): Html;
  thread(view: ThreadView): Html;
  /** The posts of a thread page, without what stands around them. */
  posts(view: ThreadView): Html;
  plain(title: string, content: Html): Html;
}

/** A layout that can also draw its records alone, for 'load more'. */
export type CompleteLayout = Layout & Required<Pick<Layout, 'postRecords' | 'threadRecords'>>;

/** The layout a drawing makes. */
export function defineLayout(drawing: Drawing): CompleteLayout {
  const page = (frame: FrameView, content: Html): string => drawing.page(frame, content).markup;
  return {
    name: drawing.name,
    entry: (view) => page(view.frame, drawing.entry(view)),
    board: (view) => page(view.frame, drawing.board(view)),
    thread: (view) => page(view.frame, drawing.thread(view)),
    plain: (frame, title, contentHtml) => page(frame, drawing.plain(title, raw(contentHtml))),
    postRecords: (view) => drawing.posts(view).markup,
    threadRecords: (view) => drawing.threadRows(view).markup,
  };
}
