// Skin of threaded boards: answers are a ul inside the li of the post they answer, as deep as the talk goes.
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
import type { Branch } from './pieces.ts';
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
  replyTree,
  rowPrefix,
  when,
} from './pieces.ts';
import { menuScript, styleSheet } from './weight.ts';
import { say } from './words.ts';

const CSS = styleSheet(
  'rt-',
  95,
  'ul.rt-tree{list-style:none;margin-left:18px;border-left:1px dotted #999}.rt-fold{cursor:pointer}',
);

const last = (post: LastPostView): Html =>
  html`<span class="rt-last"><a href="${post.url}">${post.title}</a>, ${person(post.author, post.authorUrl, 'rt-name')}, <i>${post.timeText}</i></span>`;

const boardItem = (
  frame: FrameView,
  board: BoardRowView,
): Html => html`<li class="rt-board"><a href="${board.url}"><b>${board.title}</b></a> (${board.threadCount} ${say(frame, 'threads')}, ${board.postCount} ${say(frame, 'posts')})
${when(board.description, () => html`<div class="rt-meta">${board.description}</div>`)}${board.last && html`<div class="rt-meta">${last(board.last)}</div>`}
${when(board.subBoards, () => html`<ul class="rt-tree">${each(board.subBoards, (one) => html`<li>${link(one)}</li>`)}</ul>`)}
</li>
`;

const threadItem = (
  frame: FrameView,
  thread: ThreadRowView,
): Html => html`<li class="rt-thread">${thread.isSticky && html`<b class="rt-mark">${say(frame, 'sticky')}</b> `}${thread.isLocked && html`<b class="rt-mark">${say(frame, 'locked')}</b> `}${thread.isMoved && html`<b class="rt-mark">${say(frame, 'moved')}</b> `}${rowPrefix(thread)}<a href="${thread.url}" class="rt-subject">${thread.title}</a> &ndash; ${person(thread.author, thread.authorUrl, 'rt-name')}, <i>${thread.startedText}</i>
<span class="rt-count">(${thread.replies} ${say(frame, 'replies')}, ${thread.views} ${say(frame, 'views')})</span>
${when(thread.pager, () => html`<span class="rt-pages">${links(thread.pager)}</span>`)}${when(thread.tags, () => html`<span class="rt-tags">${links(thread.tags)}</span>`)}
<ul class="rt-tree"><li>${last(thread.last)}</li></ul>
</li>
`;

const pages = (pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<p class="rt-pager">${join(
      flips(pager, (text) => html`<b>${text}</b>`),
      raw(' &middot; '),
    )}</p>
`,
  );

const card = (
  frame: FrameView,
  one: PostView,
): Html => html`<div class="rt-posthead">${when(one.avatarUrl, () => html`<img src="${one.avatarUrl}" width="24" height="24" alt="">`)} ${person(one.author, one.authorUrl, 'rt-name')}${when(one.userTitle, () => html` <span class="rt-rank">${one.userTitle}</span>`)} <a href="${one.permalink}" class="rt-date">${one.timeText}</a>${when(one.likes, () => html` <span class="rt-points">${one.likes}</span>`)}</div>
<div class="rt-body">${raw(one.bodyHtml)}</div>
${when(one.attachments, () => html`<div class="rt-files">${say(frame, 'attachments')}: ${links(one.attachments)}</div>`)}${when(one.editedText, () => html`<div class="rt-edited">${one.editedText}</div>`)}${when(one.signatureHtml, () => html`<div class="rt-sign">${raw(one.signatureHtml)}</div>`)}
<div class="rt-postfoot">${links(one.actions)}${(one.joinedText !== '' || one.userPosts !== null) && html`<span class="rt-about" style="display:none">${one.joinedText} ${one.userPosts}</span>`}</div>`;

/** The ad stands between the trees of the top level, never inside one. */
const branches = (frame: FrameView, found: readonly Branch[], ad: string): Html =>
  each(
    found,
    ({ post, replies }, index) => html`<li class="rt-post" id="${post.anchor}">
<span class="rt-fold" onclick="return toggleBox('${post.anchor}-below')">[-]</span>
${card(frame, post)}
${when(
  replies,
  () => html`<ul class="rt-tree" id="${post.anchor}-below">
${branches(frame, replies, '')}</ul>`,
)}
</li>
${
  ad !== '' &&
  index % 4 === 0 &&
  html`<li class="rt-ad">${raw(ad)}</li>
`
}`,
  );

const threadRows = (view: BoardView): Html => each(view.threads, (thread) => threadItem(view.frame, thread));

const posts = (view: ThreadView): Html => branches(view.frame, replyTree(view.posts), view.adHtml);

export const nestedReplyTree = defineLayout({
  name: 'reply-tree',

  page: (frame, content) => html`<!DOCTYPE html>
<html lang="${frame.language}" dir="${frame.direction}">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=${frame.charset}">
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style>
${CSS}
</style>
<script>
${menuScript('rt')}
</script>
</head>
<body>
<div class="rt-head"><h1>${frame.siteTitle}</h1><div class="rt-menu">${links(frame.navigation, raw(' | '))}</div></div>
${when(
  frame.breadcrumbs,
  () => html`<div class="rt-crumbs">${links(frame.breadcrumbs, raw(' / '))}</div>
`,
)}<div class="rt-main">
${content}
</div>
${when(
  frame.latestPosts,
  () => html`<div class="rt-side"><h4>${say(frame, 'latestPosts')}</h4><ul class="rt-tree">${each(
    frame.latestPosts ?? [],
    (one) => html`<li>${last(one)}</li>
`,
  )}</ul></div>
`,
)}${when(
  frame.online,
  () => html`<div class="rt-side">${say(frame, 'online')}: ${join(onlineUsers(frame, 'rt-name'), raw(', '))}</div>
`,
)}<div class="rt-foot">${links(frame.footer, raw(' | '))}</div>
</body>
</html>
`,

  entry: (view) => html`<ul class="rt-tree rt-root">${each(
    view.categories,
    (category) => html`<li class="rt-category"><b>${categoryTitle(category)}</b>
<ul class="rt-tree">
${each(category.boards, (board) => boardItem(view.frame, board))}</ul></li>
`,
  )}</ul>
<p>${view.statistics}</p>`,

  board: (view) => html`<h2>${view.title}</h2>
${when(
  view.tools,
  () => html`<p class="rt-tools">${links(view.tools, raw(' | '))}</p>
`,
)}${when(
  view.subBoards,
  () => html`<ul class="rt-tree rt-root">
${each(view.subBoards, (board) => boardItem(view.frame, board))}</ul>
`,
)}${pages(view.pager)}<ul class="rt-tree rt-root" id="rt-threads">
${threadRows(view)}</ul>
${view.threads.length === 0 && html`<p>${say(view.frame, 'noThreads')}</p>`}${loadMore(view.frame, view.pager, '#rt-threads')}`,

  threadRows,

  thread: (view) => html`<h2>${view.title}</h2>
${when(
  view.tools,
  () => html`<p class="rt-tools">${links(view.tools, raw(' | '))}</p>
`,
)}${when(
  view.pollHtml,
  () => html`<div class="rt-poll">${raw(view.pollHtml)}</div>
`,
)}<ul class="rt-tree rt-root" id="rt-posts">
${posts(view)}</ul>
${pages(view.pager)}${loadMore(view.frame, view.pager, '#rt-posts')}${replyForm(view, 'rt-form')}<p>${neighbours(view, raw(' | '))}</p>
${when(
  view.similarThreads,
  () => html`<h4>${say(view.frame, 'similarThreads')}</h4><ul class="rt-tree">${each(view.similarThreads, (one) => html`<li>${link(one)}</li>`)}</ul>
`,
)}`,

  posts,

  plain: (title, content) => html`<h2>${title}</h2>
<div class="rt-box">${content}</div>`,
});
