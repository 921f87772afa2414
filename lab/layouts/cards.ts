// Skin of touch-friendly forums: everything a ul of cards; next and previous are icons without text.
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
  'card-',
  280,
  'ul{list-style:none;padding:0}.card-row{border-radius:8px;box-shadow:0 1px 3px rgba(0,0,0,.2)}.pill{border-radius:9px;padding:0 6px;background:#eee}',
);

const icon = (path: string): Html =>
  html`<svg class="i" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path fill="currentColor" d="${path}"/></svg>`;
const ARROW = 'M8.6 16.6 13.2 12 8.6 7.4 10 6l6 6-6 6-1.4-1.4z';
const HEART =
  'M12 21 10.5 19.7C5.4 15 2 12 2 8.5 2 5.4 4.4 3 7.5 3c1.7 0 3.4.8 4.5 2.1C13.1 3.8 14.8 3 16.5 3 19.6 3 22 5.4 22 8.5c0 3.5-3.4 6.5-8.5 11.2L12 21z';
const TALK = 'M20 2H4a2 2 0 0 0-2 2v18l4-4h14a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2z';

const face = (url: string | null): Html =>
  url === null
    ? html`<span class="card-noface">${icon(TALK)}</span>`
    : html`<img class="card-face" src="${url}" alt="" width="48" height="48">`;

const last = (post: LastPostView): Html =>
  html`<div class="card-last"><a href="${post.url}">${post.title}</a> <span>${person(post.author, post.authorUrl, 'card-user')}</span> <span class="card-time">${post.timeText}</span></div>`;

const boardCard = (frame: FrameView, board: BoardRowView): Html => html`<li class="card-row board">
<div class="card-title"><a href="${board.url}">${board.title}</a></div>
${when(board.description, () => html`<div class="card-meta">${board.description}</div>`)}
<div class="card-counts"><span class="pill">${icon(TALK)} ${board.threadCount} ${say(frame, 'threads')}</span> <span class="pill">${board.postCount} ${say(frame, 'posts')}</span></div>
${when(board.subBoards, () => html`<ul class="card-subs">${each(board.subBoards, (one) => html`<li>${link(one)}</li>`)}</ul>`)}
${board.last && last(board.last)}
</li>
`;

const threadCard = (
  frame: FrameView,
  thread: ThreadRowView,
): Html => html`<li class="card-row thread${thread.isSticky && ' pinned'}${thread.replies === 0 && ' fresh'}">
${(thread.isSticky || thread.isLocked || thread.isMoved) && html`<div class="card-flags">${thread.isSticky && html`<span class="pill">${say(frame, 'sticky')}</span>`}${thread.isLocked && html`<span class="pill">${say(frame, 'locked')}</span>`}${thread.isMoved && html`<span class="pill">${say(frame, 'moved')}</span>`}</div>`}
<div class="card-title">${rowPrefix(thread)}<a href="${thread.url}">${thread.title}</a></div>
<div class="card-meta">${person(thread.author, thread.authorUrl, 'card-user')} · <span class="card-time">${thread.startedText}</span></div>
${when(thread.tags, () => html`<ul class="card-tags">${each(thread.tags, (tag) => html`<li class="pill">${link(tag)}</li>`)}</ul>`)}
<div class="card-counts"><span class="pill" title="${say(frame, 'replies')}">${icon(TALK)} ${thread.replies}</span> <span class="pill" title="${say(frame, 'views')}">${thread.views}</span></div>
${last(thread.last)}
${when(thread.pager, () => html`<div class="card-mini">${links(thread.pager)}</div>`)}
</li>
`;

const pages = (pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<ul class="card-pager">
${flips(
  pager,
  (text) => html`<li class="now">${text}</li>
`,
  (item) =>
    item.rel
      ? html`<li class="${item.rel}"><a href="${item.url}" rel="${item.rel}" aria-label="${item.text}">${icon(ARROW)}</a></li>
`
      : html`<li><a href="${item.url}">${item.text}</a></li>
`,
)}</ul>
`,
  );

const post = (frame: FrameView, one: PostView): Html => html`<li class="card-post" id="${one.anchor}">
<div class="card-posthead">${face(one.avatarUrl)}<div><div>${person(one.author, one.authorUrl, 'card-user')}${when(one.userTitle, () => html` <span class="pill">${one.userTitle}</span>`)}</div><a class="card-time" href="${one.permalink}">${one.timeText}</a></div></div>
<div class="card-body">${raw(one.bodyHtml)}</div>
${when(one.attachments, () => html`<ul class="card-files">${each(one.attachments, (file) => html`<li>${link(file)}</li>`)}</ul>`)}
${when(one.editedText, () => html`<div class="card-edited">${one.editedText}</div>`)}
${when(one.signatureHtml, () => html`<div class="card-sign">${raw(one.signatureHtml)}</div>`)}
<div class="card-postfoot"><span class="card-about">${when(one.joinedText, () => html`${say(frame, 'joined')} ${one.joinedText} · `)}${one.userPosts !== null && html`${one.userPosts} ${say(frame, 'posts')}`}</span>
<ul class="card-actions">${when(one.likes, () => html`<li class="likes">${icon(HEART)} <b>${one.likes}</b></li>`)}${each(one.actions, (action) => html`<li>${link(action)}</li>`)}</ul></div>
</li>
`;

const threadRows = (view: BoardView): Html => each(view.threads, (thread) => threadCard(view.frame, thread));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one) => post(view.frame, one),
    (ad) => html`<li class="card-post card-ad">${ad}</li>
`,
  );

export const cards = defineLayout({
  name: 'cards',

  page: (frame, content) => html`<!doctype html>
<html lang="${frame.language}" dir="${frame.direction}">
<head>
<meta charset="${frame.charset}">
<meta name="viewport" content="width=device-width">
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style>${CSS}</style>
</head>
<body>
<div class="card-head"><div class="card-brand">${frame.siteTitle}</div>
<ul class="card-menu">${each(frame.navigation, (one) => html`<li>${link(one)}</li>`)}</ul></div>
<ul class="card-crumbs">${each(frame.breadcrumbs, (one) => html`<li>${link(one)}</li>`)}</ul>
${when(
  frame.online,
  () => html`<ul class="card-faces">${onlineUsers(frame, 'card-user').map((user) => html`<li>${user}</li>`)}</ul>
`,
)}<div class="card-main">
${content}
</div>
${when(
  frame.latestPosts,
  () => html`<div class="card-side"><b>${say(frame, 'latestPosts')}</b><ul>${each(
    frame.latestPosts ?? [],
    (one) => html`<li class="card-row">${last(one)}</li>
`,
  )}</ul></div>
`,
)}<ul class="card-foot">${each(frame.footer, (one) => html`<li>${link(one)}</li>`)}</ul>
<script>${menuScript('card')}</script>
</body>
</html>
`,

  entry: (view) =>
    html`${each(
      view.categories,
      (category) => html`<h2>${categoryTitle(category)}</h2>
<ul class="card-list">
${each(category.boards, (board) => boardCard(view.frame, board))}</ul>
`,
    )}<div class="card-box">${view.statistics}</div>`,

  board: (view) => html`<h1>${view.title}</h1>
<ul class="card-tools">${each(view.tools, (tool) => html`<li>${link(tool)}</li>`)}</ul>
${when(
  view.subBoards,
  () => html`<ul class="card-list">
${each(view.subBoards, (board) => boardCard(view.frame, board))}</ul>
`,
)}<ul class="card-list" id="card-threads">
${threadRows(view)}</ul>
${view.threads.length === 0 && html`<div class="card-none">${say(view.frame, 'noThreads')}</div>`}${pages(view.pager)}${loadMore(view.frame, view.pager, '#card-threads')}`,

  threadRows,

  thread: (view) => html`<h1>${view.title}</h1>
<ul class="card-tools">${each(view.tools, (tool) => html`<li>${link(tool)}</li>`)}</ul>
${when(
  view.pollHtml,
  () => html`<div class="card-poll">${raw(view.pollHtml)}</div>
`,
)}<ul class="card-list" id="card-posts">
${posts(view)}</ul>
${pages(view.pager)}${loadMore(view.frame, view.pager, '#card-posts')}${replyForm(view, 'card-form')}<div class="card-next">${neighbours(view, raw(' '))}</div>
${when(
  view.similarThreads,
  () => html`<b>${say(view.frame, 'similarThreads')}</b><ul class="card-list">${each(view.similarThreads, (one) => html`<li class="card-row">${link(one)}</li>`)}</ul>
`,
)}`,

  posts,

  plain: (title, content) => html`<h1>${title}</h1>
<div class="card-box">${content}</div>`,
});
