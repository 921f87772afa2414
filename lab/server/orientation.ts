// Where a page stands: the way down from the entry page, and its neighbours in a list of pages.
import type { Anchor, LabBoard, PagerView } from '../types.ts';
import type { Target } from '../urls/index.ts';
import { makePager } from './pager.ts';
import type { Scene } from './scene.ts';

/** Links from the entry page down to a board. */
export function breadcrumbs(scene: Scene, board: LabBoard | undefined): Anchor[] {
  if (!board) return [scene.anchor(scene.strings.home, { kind: 'entry' })];
  const parent = board.parentId === null ? undefined : scene.site.board(board.parentId);
  const above = breadcrumbs(scene, parent);
  if (board.isCategory && !scene.site.dialect.hasCategoryPages) return above;
  return [...above, scene.anchor(board.title, { kind: 'board', board: board.id, page: 1 })];
}

/** The pager of a board or thread page in the dialect's style. */
export function pagerFor(
  scene: Scene,
  pages: number,
  target: Extract<Target, { kind: 'board' | 'thread' }>,
): PagerView | null {
  const { dialect } = scene.site;
  return makePager({
    style: target.kind === 'board' ? dialect.boardPaging : dialect.threadPaging,
    page: target.page,
    pages,
    strings: scene.strings,
    link: (page) =>
      scene.links.to({ ...target, page }, { spelling: dialect.numbersFirstPage ? 'numbered' : 'main' }),
    loops: scene.site.has('looping-pager'),
  });
}
