// Skin for phones of 2003 and archives: bold names, br between parts, hr between posts, hardly an attribute.
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
import { html, join, raw } from './html.ts';
import { loadMore } from './more-records.ts';
import {
  categoryTitle,
  each,
  flips,
  headLinks,
  link,
  links,
  neighbours,
  rowPrefix,
  when,
  withAds,
} from './pieces.ts';
import { say } from './words.ts';

const name = (text: string, url: string | null): Html =>
  url === null || url === '' ? html`<b>${text}</b>` : html`<b><a href="${url}">${text}</a></b>`;

const last = (post: LastPostView): Html =>
  html`<a href="${post.url}">${post.title}</a> ${name(post.author, post.authorUrl)} ${post.timeText}`;

const boardItem = (
  frame: FrameView,
  board: BoardRowView,
): Html => html`<li><a href="${board.url}">${board.title}</a> <small>(${board.threadCount}/${board.postCount} ${say(frame, 'posts')})</small>${when(board.description, () => html`<br>${board.description}`)}${board.last && html`<br><small>${last(board.last)}</small>`}${when(board.subBoards, () => html`<ul>${each(board.subBoards, (one) => html`<li>${link(one)}`)}</ul>`)}
`;

const threadItem = (
  frame: FrameView,
  thread: ThreadRowView,
): Html => html`<li>${thread.isSticky && html`${say(frame, 'sticky')}: `}${thread.isLocked && html`${say(frame, 'locked')}: `}${thread.isMoved && html`${say(frame, 'moved')}: `}${rowPrefix(thread)}<a href="${thread.url}">${thread.title}</a> <small>(${thread.replies} ${say(frame, 'replies')}, ${thread.views} ${say(frame, 'views')})</small>${when(thread.pager, () => html` ${links(thread.pager, raw(' '))}`)}<br><small>${name(thread.author, thread.authorUrl)} ${thread.startedText}; ${last(thread.last)}</small>${when(thread.tags, () => html`<br><small>${links(thread.tags)}</small>`)}
`;

const pages = (frame: FrameView, pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<small>${say(frame, 'page')}: ${join(
      flips(pager, (text) => html`<b>${text}</b>`),
      raw(' '),
    )}</small><br>
`,
  );

const post = (
  frame: FrameView,
  one: PostView,
): Html => html`<a name="${one.anchor}"></a>${when(one.avatarUrl, () => html`<img src="${one.avatarUrl}" width=16 height=16 alt=""> `)}${name(one.author, one.authorUrl)}${when(one.userTitle, () => html` <small>${one.userTitle}</small>`)}${when(one.joinedText, () => html` <small>${say(frame, 'joined')} ${one.joinedText}</small>`)}${one.userPosts !== null && html` <small>${one.userPosts} ${say(frame, 'posts')}</small>`}<br>
<small>${one.timeText} <a href="${one.permalink}">#${one.number}</a></small><br>
${raw(one.bodyHtml)}<br>
${when(
  one.attachments,
  () => html`${say(frame, 'attachments')}: ${links(one.attachments)}<br>
`,
)}${when(
  one.editedText,
  () => html`<i>${one.editedText}</i><br>
`,
)}${when(
  one.signatureHtml,
  () => html`--<br>${raw(one.signatureHtml)}<br>
`,
)}${when(one.likes, () => html`+${one.likes} `)}${links(one.actions)}<hr>
`;

const threadRows = (view: BoardView): Html => each(view.threads, (thread) => threadItem(view.frame, thread));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one) => post(view.frame, one),
    (ad) => html`${ad}<hr>
`,
  );

export const lofi = defineLayout({
  name: 'lofi',

  page: (frame, content) => html`<html dir=${frame.direction} lang=${frame.language}>
<head><title>${frame.pageTitle}</title>
<meta http-equiv="Content-Type" content="text/html; charset=${frame.charset}">
${headLinks(frame)}<style>body{font-family:sans-serif;font-size:90%}</style></head>
<body>
<b>${frame.siteTitle}</b><br>
${join(frame.navigation.map(link), raw(' | '))}<br>
${when(
  frame.breadcrumbs,
  () => html`${links(frame.breadcrumbs, raw(' &gt; '))}<br>
`,
)}<hr>
${content}
${when(
  frame.latestPosts,
  () => html`<p>${say(frame, 'latestPosts')}<br>
${join((frame.latestPosts ?? []).map(last), raw('<br>\n'))}
`,
)}${when(
  frame.online,
  () => html`<p>${say(frame, 'online')}: ${join(
    (frame.online ?? []).map((one) => name(one.text, one.url)),
    raw(', '),
  )}
`,
)}<p><small>${links([...frame.footer, ...frame.feeds], raw(' | '))}</small>
</body></html>
`,

  entry: (view) => html`<ul>
${each(
  view.categories,
  (category) => html`<li><b>${categoryTitle(category)}</b><ul>
${each(category.boards, (board) => boardItem(view.frame, board))}</ul>
`,
)}</ul>
<small>${view.statistics}</small>`,

  board: (view) => html`<b>${view.title}</b><br>
${links(view.tools)}<br>
${pages(view.frame, view.pager)}${when(
  view.subBoards,
  () => html`<ul>
${each(view.subBoards, (board) => boardItem(view.frame, board))}</ul>
`,
)}<ol>
${threadRows(view)}</ol>
${view.threads.length === 0 && say(view.frame, 'noThreads')}${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, 'ol')}`,

  threadRows,

  thread: (view) => html`<b>${view.title}</b><br>
${links(view.tools)}<br>
${raw(view.pollHtml)}
${pages(view.frame, view.pager)}<hr>
<div id=posts>
${posts(view)}</div>
${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#posts')}${when(
  view.replyFormUrl,
  () => html`<form action="${view.replyFormUrl}" method=post><textarea name=m></textarea><input type=submit value="${say(view.frame, 'reply')}"></form>
`,
)}${neighbours(view, raw(' | '))}<br>
${when(
  view.similarThreads,
  () => html`${say(view.frame, 'similarThreads')}<br>
${links(view.similarThreads, raw('<br>\n'))}<br>
`,
)}`,

  posts,

  plain: (title, content) => html`<b>${title}</b><br>
${content}`,
});
