// Skin of the mid 2000s: the author's cell spans the three rows of a post; a left column holds boxes of other lists.
import type {
  BoardRowView,
  BoardView,
  FrameView,
  LastPostView,
  PagerView,
  PostView,
  ThreadRowView,
  ThreadView,
} from '../types.ts';
import { defineLayout } from './define.ts';
import type { Html } from './html.ts';
import { html, raw } from './html.ts';
import { loadMore } from './more-records.ts';
import {
  categoryTitle,
  each,
  flips,
  headLinks,
  link,
  links,
  neighbours,
  onlineUsers,
  person,
  replyForm,
  rowPrefix,
  when,
  withAds,
} from './pieces.ts';
import { menuScript, styleSheet } from './weight.ts';
import { say } from './words.ts';

const CSS = styleSheet(
  'rs-',
  0,
  'table.rs-grid{border-collapse:collapse;width:100%}.rs-grid td,.rs-grid th{border:1px solid #bbb;padding:4px}.unread td{font-weight:bold}',
);

const lastCell = (post: LastPostView): Html =>
  html`<td class="rs-last">${post.timeText}<br>${person(post.author, post.authorUrl, 'rs-by')} <a href="${post.url}" title="${post.title}"><img src="/i/goto.png" alt="&raquo;"></a></td>`;

const boardRow = (
  frame: FrameView,
  board: BoardRowView,
  index: number,
): Html => html`<tr class="rs-row${index % 2 === 1 && ' unread'}">
  <td class="rs-cell"><a class="rs-title" href="${board.url}">${board.title}</a>${when(board.description, () => html`<div class="rs-meta">${board.description}</div>`)}${when(board.subBoards, () => html`<ul class="rs-subs">${each(board.subBoards, (one) => html`<li>${link(one)}</li>`)}</ul>`)}</td>
  <td class="rs-count">${board.threadCount} ${say(frame, 'threads')}<br>${board.postCount} ${say(frame, 'posts')}</td>
  ${board.last ? lastCell(board.last) : html`<td class="rs-last">&ndash;</td>`}
</tr>
`;

const threadRow = (
  frame: FrameView,
  thread: ThreadRowView,
  index: number,
): Html => html`<tr class="rs-row${index % 3 === 0 && ' unread'}">
  <td class="rs-cell">${thread.isSticky && html`<span class="rs-tag">${say(frame, 'sticky')}</span> `}${thread.isLocked && html`<span class="rs-tag">${say(frame, 'locked')}</span> `}${thread.isMoved && html`<span class="rs-tag">${say(frame, 'moved')}</span> `}${rowPrefix(thread)}<a class="rs-title" href="${thread.url}">${thread.title}</a>${when(thread.pager, () => html` <small>${links(thread.pager, raw(' '))}</small>`)}${when(thread.tags, () => html` <small class="rs-tags">${links(thread.tags, raw(', '))}</small>`)}</td>
  <td class="rs-cell">${person(thread.author, thread.authorUrl, 'rs-by')}<br><small>${thread.startedText}</small></td>
  <td class="rs-count">${thread.replies}</td><td class="rs-count">${thread.views}</td>
  ${lastCell(thread.last)}
</tr>
`;

const pages = (frame: FrameView, pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<div class="rs-pager">${say(frame, 'page')}: ${flips(
      pager,
      (text) => html`<strong>[${text}]</strong> `,
      (item) => html`<a href="${item.url}"${item.rel && html` rel="${item.rel}"`}>${item.text}</a> `,
    )}</div>
`,
  );

const post = (frame: FrameView, one: PostView): Html => html`<tr class="rs-posthead" id="${one.anchor}">
  <td rowspan="3" class="rs-user" valign="top">${person(one.author, one.authorUrl, 'rs-name')}${when(one.avatarUrl, () => html`<br><img class="rs-avatar" src="${one.avatarUrl}" alt="">`)}${when(one.userTitle, () => html`<br><em>${one.userTitle}</em>`)}${when(one.joinedText, () => html`<br>${say(frame, 'joined')} ${one.joinedText}`)}${one.userPosts !== null && html`<br>${say(frame, 'posts')} ${one.userPosts}`}</td>
  <td class="rs-date"><a href="${one.permalink}">${one.timeText}</a> <span class="rs-no">#${one.number}</span></td>
</tr>
<tr class="rs-postbody">
  <td class="rs-body" valign="top">${raw(one.bodyHtml)}${when(one.editedText, () => html`<div class="rs-edited">${one.editedText}</div>`)}${when(one.attachments, () => html`<fieldset class="rs-files"><legend>${say(frame, 'attachments')}</legend>${links(one.attachments, raw('<br>'))}</fieldset>`)}</td>
</tr>
<tr class="rs-postfoot">
  <td class="rs-tools">${when(one.signatureHtml, () => html`<div class="rs-sign">${raw(one.signatureHtml)}</div>`)}${when(one.likes, () => html`<b>+${one.likes}</b> `)}${each(one.actions, (action) => html`<span class="rs-button">${link(action)}</span> `)}</td>
</tr>
`;

const threadRows = (view: BoardView): Html =>
  each(view.threads, (thread, i) => threadRow(view.frame, thread, i));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one) => post(view.frame, one),
    (ad) => html`<tr class="rs-ad"><td colspan="2">${ad}</td></tr>
`,
  );

const tools = (anchors: BoardView['tools']): Html =>
  when(
    anchors,
    () => html`<p class="rs-button">${links(anchors, raw(' | '))}</p>
`,
  );

export const rowspanTable = defineLayout({
  name: 'rowspan-table',

  page: (
    frame,
    content,
  ) => html`<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="${frame.language}" dir="${frame.direction}">
<head>
<meta http-equiv="content-type" content="text/html; charset=${frame.charset}" />
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style type="text/css">
${CSS}
</style>
<script type="text/javascript">
${menuScript('rs')}
</script>
</head>
<body>
<h1 class="rs-head">${frame.siteTitle}</h1>
<table class="rs-page" width="100%"><tr>
<td class="rs-side" width="190" valign="top">
<div class="rs-menu"><b>${say(frame, 'menu')}</b><br>${links(frame.navigation, raw('<br>'))}</div>
${when(
  frame.latestPosts,
  () => html`<table class="rs-grid"><tr><th>${say(frame, 'latestPosts')}</th></tr>
${each(
  frame.latestPosts ?? [],
  (
    one,
  ) => html`<tr><td><a href="${one.url}">${one.title}</a><br>${person(one.author, one.authorUrl, 'rs-by')}<br><small>${one.timeText}</small></td></tr>
`,
)}</table>
`,
)}${when(
  frame.online,
  () => html`<table class="rs-grid"><tr><th>${say(frame, 'online')}</th></tr>
${onlineUsers(frame, 'rs-by').map(
  (user) => html`<tr><td>${user}</td></tr>
`,
)}</table>
`,
)}</td>
<td class="rs-main" valign="top">
${when(
  frame.breadcrumbs,
  () => html`<div class="rs-crumbs">${links(frame.breadcrumbs, raw(' / '))}</div>
`,
)}${content}
</td></tr></table>
<div class="rs-foot">${links(frame.footer, raw(' | '))}</div>
</body>
</html>
`,

  entry: (view) =>
    html`${each(
      view.categories,
      (
        category,
      ) => html`<table class="rs-grid"><thead><tr><th colspan="3">${categoryTitle(category)}</th></tr></thead><tbody>
${each(category.boards, (board, i) => boardRow(view.frame, board, i))}</tbody></table>
`,
    )}<p class="rs-box">${view.statistics}</p>`,

  board: (view) => html`<h2>${view.title}</h2>
${when(
  view.subBoards,
  () => html`<table class="rs-grid"><tbody>${each(view.subBoards, (board, i) => boardRow(view.frame, board, i))}</tbody></table>
`,
)}${tools(view.tools)}<table class="rs-grid"><thead><tr><th>${say(view.frame, 'thread')}</th><th>${say(view.frame, 'author')}</th><th>${say(view.frame, 'replies')}</th><th>${say(view.frame, 'views')}</th><th>${say(view.frame, 'lastPost')}</th></tr></thead>
<tbody id="rs-threads">
${threadRows(view)}</tbody><tfoot><tr><td colspan="5">${view.threads.length === 0 && say(view.frame, 'noThreads')}${pages(view.frame, view.pager)}</td></tr></tfoot></table>
${loadMore(view.frame, view.pager, '#rs-threads')}`,

  threadRows,

  thread: (view) => html`<h2>${view.title}</h2>
${when(
  view.pollHtml,
  () => html`<div class="rs-poll">${raw(view.pollHtml)}</div>
`,
)}${pages(view.frame, view.pager)}<table class="rs-grid"><tbody id="rs-posts">
${posts(view)}</tbody></table>
${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#rs-posts')}${tools(view.tools)}${replyForm(view, 'rs-form')}<p class="rs-next">${neighbours(view, raw(' &bull; '))}</p>
${when(
  view.similarThreads,
  () => html`<table class="rs-grid"><tr><th>${say(view.frame, 'similarThreads')}</th></tr>${each(
    view.similarThreads,
    (one) => html`<tr class="rs-row"><td>${link(one)}</td></tr>
`,
  )}</table>
`,
)}`,

  posts,

  plain: (title, content) => html`<h2>${title}</h2>
<div class="rs-box">${content}</div>`,
});
