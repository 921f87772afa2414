// Draws whole pages: a scene, its view, the layout, and what nuisances put around.
import { escapeHtml, layoutByName } from '../layouts/index.ts';
import type { LabBoard } from '../types.ts';
import type { Answer } from './answer.ts';
import { makeFrame } from './frame.ts';
import { boardView, entryView, latestView, newestPost } from './index-views.ts';
import { type DrawPlain, nuisances } from './nuisances/index.ts';
import type { Scene } from './scene.ts';
import { threadView } from './thread-views.ts';

/** A select box of all pages: for paging style 'select', beside a next link. */
function selectBox(scene: Scene): string {
  const { shown, site, links } = scene;
  if (shown.kind !== 'board' && shown.kind !== 'thread') return '';
  const isBoard = shown.kind === 'board';
  if ((isBoard ? site.dialect.boardPaging : site.dialect.threadPaging) !== 'select') return '';
  const pages = isBoard ? site.boardPages(shown.board) : site.threadPages(shown.thread);
  if (pages < 2) return '';
  const options = Array.from({ length: pages }, (_, i) => {
    const url = escapeHtml(links.to({ ...shown, page: i + 1 }));
    return `<option value="${url}"${i + 1 === shown.page ? ' selected' : ''}>${i + 1}</option>`;
  });
  return `<form class="pages"><select onchange="location=this.value">${options.join('')}</select></form>`;
}

function finish(scene: Scene, markup: string, modifiedAt?: number): Answer {
  const { site } = scene;
  const side = site.dialect.nuisances.map((name) => nuisances[name].sideHtml?.(scene) ?? '').join('');
  const added = selectBox(scene) + side;
  let body = markup;
  if (added) {
    const end = body.search(/<\/body>/i);
    body = end < 0 ? body + added : body.slice(0, end) + added + body.slice(end);
  }
  if (site.dialect.hrefs === 'base') {
    body = body.replace(/<head>/i, (head) => `${head}\n<base href="${scene.origin}/">`);
  }
  if (site.dialect.charsetTold === 'header' || site.dialect.charsetTold === 'nowhere') {
    body = body.replace(/<meta[^>]*charset[^>]*>\s*/i, '');
  }
  return { status: 200, body, type: 'html', ...(modifiedAt === undefined ? {} : { modifiedAt }) };
}

/** Records alone, with where the next come from: the answer to a 'load more' button. */
function moreRecords(html: string, next: string | null): Answer {
  return { status: 200, type: 'json', body: JSON.stringify({ html, next }) };
}

export function drawEntry(scene: Scene): Answer {
  const { world } = scene.site;
  const newest = world.posts.get(world.posts.size);
  const layout = layoutByName(scene.site.dialect.layout);
  const isLatest = scene.site.dialect.entryShows === 'latest';
  const markup = isLatest ? layout.board(latestView(scene)) : layout.entry(entryView(scene));
  return finish(scene, markup, newest?.createdAt);
}

export function drawBoard(
  scene: Scene,
  board: LabBoard,
  page: number,
  sort: string,
  recordsOnly: boolean,
): Answer {
  const { site } = scene;
  const layout = layoutByName(site.dialect.layout);
  const view = boardView(scene, board, page, sort);
  if (recordsOnly) return moreRecords(layout.threadRecords(view), view.pager?.loadMoreUrl ?? null);
  const newest = newestPost(site, [board]);
  return finish(scene, layout.board(view), newest?.createdAt ?? 0);
}

export function drawThread(
  scene: Scene,
  thread: number,
  page: number,
  options: { readonly recordsOnly: boolean; readonly only?: number },
): Answer {
  const { site } = scene;
  const layout = layoutByName(site.dialect.layout);
  const view = threadView(scene, thread, page, options.only);
  if (options.recordsOnly) return moreRecords(layout.postRecords(view), view.pager?.loadMoreUrl ?? null);
  return finish(scene, layout.thread(view), site.lastPost(thread).createdAt);
}

export const drawPlain: DrawPlain = (scene, title, contentHtml) => {
  const frame = makeFrame(scene, {
    title,
    breadcrumbs: [scene.anchor(scene.strings.home, { kind: 'entry' })],
    pager: null,
    jsonLd: [],
  });
  return finish(scene, layoutByName(scene.site.dialect.layout).plain(frame, title, contentHtml));
};
