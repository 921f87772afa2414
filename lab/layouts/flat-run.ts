// Skin without wrappers: a record is a run of siblings (heading, line, body, rule), told apart only by their order.
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
  'f',
  60,
  'h3{margin:12px 0 2px}hr{border:0;border-top:1px solid #ccc}.fbody{max-width:70ch}',
);

const last = (post: LastPostView): Html =>
  html`<a href="${post.url}">${post.title}</a> (${person(post.author, post.authorUrl, 'fname')}, ${post.timeText})`;

const boardRun = (
  frame: FrameView,
  board: BoardRowView,
): Html => html`<h3><a href="${board.url}">${board.title}</a></h3>
${when(
  board.description,
  () => html`<div class="fdesc">${board.description}</div>
`,
)}<div class="fmeta">${say(frame, 'threads')}: ${board.threadCount}, ${say(frame, 'posts')}: ${board.postCount}${board.last && html` &mdash; ${last(board.last)}`}</div>
${when(
  board.subBoards,
  () => html`<div class="fsubs">${links(board.subBoards, raw(', '))}</div>
`,
)}<hr>
`;

const threadRun = (
  frame: FrameView,
  thread: ThreadRowView,
): Html => html`<h3>${thread.isSticky && html`[${say(frame, 'sticky')}] `}${thread.isLocked && html`[${say(frame, 'locked')}] `}${thread.isMoved && html`[${say(frame, 'moved')}] `}${rowPrefix(thread)}<a href="${thread.url}">${thread.title}</a></h3>
<div class="fmeta">${person(thread.author, thread.authorUrl, 'fname')}, ${thread.startedText} &mdash; ${say(frame, 'replies')}: ${thread.replies}, ${say(frame, 'views')}: ${thread.views}${when(thread.pager, () => html` <span>(${links(thread.pager)})</span>`)}</div>
<div class="flast">${last(thread.last)}${when(thread.tags, () => html` &mdash; ${links(thread.tags)}`)}</div>
<hr>
`;

const pages = (frame: FrameView, pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<div class="fpager">${say(frame, 'page')} ${join(
      flips(pager, (text) => html`<em>${text}</em>`),
      raw(' '),
    )}</div>
`,
  );

const post = (
  frame: FrameView,
  one: PostView,
): Html => html`<h3 id="${one.anchor}">${person(one.author, one.authorUrl, 'fname')}${when(one.userTitle, () => html` <small>${one.userTitle}</small>`)}</h3>
<div class="fmeta"><a href="${one.permalink}">${one.number}</a> &middot; ${one.timeText}${when(one.joinedText, () => html` &middot; ${say(frame, 'joined')} ${one.joinedText}`)}${one.userPosts !== null && html` &middot; ${say(frame, 'posts')} ${one.userPosts}`}</div>
${when(
  one.avatarUrl,
  () => html`<img class="fface" src="${one.avatarUrl}" alt="" align="right" width="60">
`,
)}<div class="fbody">${raw(one.bodyHtml)}</div>
${when(
  one.attachments,
  () => html`<div class="ffiles">${say(frame, 'attachments')}: ${links(one.attachments)}</div>
`,
)}${when(
  one.editedText,
  () => html`<div class="fedit">${one.editedText}</div>
`,
)}${when(
  one.signatureHtml,
  () => html`<div class="fsign">${raw(one.signatureHtml)}</div>
`,
)}<div class="facts">${when(one.likes, () => html`${say(frame, 'likes')} ${one.likes} `)}${links(one.actions, raw(' / '))}</div>
<hr>
`;

const threadRows = (view: BoardView): Html => each(view.threads, (thread) => threadRun(view.frame, thread));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one) => post(view.frame, one),
    (ad) => html`<div class="fad">${ad}</div>
`,
  );

export const flatRun = defineLayout({
  name: 'flat-run',

  page: (frame, content) => html`<!DOCTYPE html>
<html lang="${frame.language}" dir="${frame.direction}">
<head>
<meta charset="${frame.charset}">
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style>
${CSS}
</style>
<script>
${menuScript('f')}
</script>
</head>
<body>
<h1>${frame.siteTitle}</h1>
<div class="fmenu">${links(frame.navigation, raw(' &middot; '))}</div>
${when(
  frame.breadcrumbs,
  () => html`<div class="fcrumbs">${links(frame.breadcrumbs, raw(' &gt; '))}</div>
`,
)}<hr>
<div class="fmain">
${content}
</div>
${when(
  frame.latestPosts,
  () => html`<h3>${say(frame, 'latestPosts')}</h3>
${each(
  frame.latestPosts ?? [],
  (one) => html`<div class="flast">${last(one)}</div>
`,
)}`,
)}${when(
  frame.online,
  () => html`<h3>${say(frame, 'online')}</h3>
<div class="fmeta">${join(onlineUsers(frame, 'fname'), raw(', '))}</div>
`,
)}<div class="ffoot">${links(frame.footer, raw(' &middot; '))}</div>
</body>
</html>
`,

  entry: (view) =>
    html`${each(
      view.categories,
      (category) => html`<h2>${categoryTitle(category)}</h2>
${each(category.boards, (board) => boardRun(view.frame, board))}`,
    )}<div class="fmeta">${view.statistics}</div>`,

  board: (view) => html`<h2>${view.title}</h2>
<div class="ftools">${links(view.tools, raw(' / '))}</div>
${pages(view.frame, view.pager)}${each(view.subBoards, (board) => boardRun(view.frame, board))}<div class="flist">
${threadRows(view)}</div>
${view.threads.length === 0 && html`<div class="fmeta">${say(view.frame, 'noThreads')}</div>`}${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '.flist')}`,

  threadRows,

  thread: (view) => html`<h2>${view.title}</h2>
<div class="ftools">${links(view.tools, raw(' / '))}</div>
${when(
  view.pollHtml,
  () => html`<div class="fpoll">${raw(view.pollHtml)}</div>
`,
)}<div class="flist">
${posts(view)}</div>
${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '.flist')}${replyForm(view, 'fform')}<div class="fnext">${neighbours(view, raw(' / '))}</div>
${when(
  view.similarThreads,
  () => html`<h3>${say(view.frame, 'similarThreads')}</h3>
${each(
  view.similarThreads,
  (one) => html`<div class="flast">${link(one)}</div>
`,
)}`,
)}`,

  posts,

  plain: (title, content) => html`<h2>${title}</h2>
${content}`,
});
