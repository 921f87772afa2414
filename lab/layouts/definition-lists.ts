// Skin of the CSS-purist years: every row a dl inside an li, its columns dt and dd; posts are dl pairs too.
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
  'dl-',
  225,
  'dl.entry{display:block;overflow:hidden}dl.entry dt{float:left;width:55%}dl.entry dd{float:left;width:10%;margin:0}dl.entry dd.wide{width:24%}ol.talk{list-style:none}.bg1{background:#ecf3f7}.bg2{background:#e1ebf2}',
);

const last = (frame: FrameView, post: LastPostView): Html =>
  html`<dd class="wide"><span><dfn>${say(frame, 'lastPost')}</dfn> ${say(frame, 'by')} ${person(post.author, post.authorUrl, 'dl-name')} <a href="${post.url}" title="${post.title}"><img src="./styles/icon_latest.gif" width="11" height="9" alt=""></a><br>${post.timeText}</span></dd>`;

const boardRow = (frame: FrameView, board: BoardRowView): Html => html`<li class="dl-row">
<dl class="entry icon-board">
<dt><a href="${board.url}" class="dl-title">${board.title}</a>${when(board.description, () => html`<br>${board.description}`)}${when(board.subBoards, () => html`<br><strong>${say(frame, 'subBoards')}:</strong> ${links(board.subBoards, raw(', '))}`)}</dt>
<dd>${board.threadCount} <dfn>${say(frame, 'threads')}</dfn></dd>
<dd>${board.postCount} <dfn>${say(frame, 'posts')}</dfn></dd>
${board.last && last(frame, board.last)}
</dl>
</li>
`;

const threadRow = (
  frame: FrameView,
  thread: ThreadRowView,
  index: number,
): Html => html`<li class="dl-row bg${(index % 2) + 1}${thread.isSticky && ' fixed'}${thread.isLocked && ' shut'}">
<dl class="entry">
<dt${thread.isLocked && html` title="${say(frame, 'locked')}"`}>${thread.isSticky && html`<em>${say(frame, 'sticky')}</em> `}${thread.isMoved && html`<em>${say(frame, 'moved')}</em> `}${rowPrefix(thread)}<a href="${thread.url}" class="dl-title">${thread.title}</a>
${when(thread.pager, () => html`<strong class="dl-pager"><span>${join(thread.pager.map(link), raw('<span class="comma">, </span>'))}</span></strong>`)}<br>${say(frame, 'by')} ${person(thread.author, thread.authorUrl, 'dl-name')} &raquo; ${thread.startedText}${when(thread.tags, () => html`<br>${links(thread.tags)}`)}</dt>
<dd>${thread.replies} <dfn>${say(frame, 'replies')}</dfn></dd>
<dd>${thread.views} <dfn>${say(frame, 'views')}</dfn></dd>
${last(frame, thread.last)}
</dl>
</li>
`;

const header = (frame: FrameView, first: Html, second: string, third: string): Html =>
  html`<ul class="dl-list"><li class="dl-head"><dl class="entry"><dt>${first}</dt><dd>${second}</dd><dd>${third}</dd><dd class="wide">${say(frame, 'lastPost')}</dd></dl></li></ul>
`;

const boardsHeader = (frame: FrameView, first: Html): Html =>
  header(frame, first, say(frame, 'threads'), say(frame, 'posts'));

const pages = (frame: FrameView, pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<div class="dl-pager">${say(frame, 'pages')} &bull; <span>${join(
      flips(pager, (text) => html`<strong>${text}</strong>`),
      raw('<span class="comma">, </span>'),
    )}</span></div>
`,
  );

const post = (
  frame: FrameView,
  one: PostView,
  index: number,
): Html => html`<li class="dl-post bg${(index % 2) + 1}" id="${one.anchor}">
<dl class="dl-user">
<dt>${when(one.avatarUrl, () => html`<img src="${one.avatarUrl}" width="90" height="90" alt=""><br>`)}${person(one.author, one.authorUrl, 'dl-name')}</dt>
${when(one.userTitle, () => html`<dd>${one.userTitle}</dd>`)}
${one.userPosts !== null && html`<dd><strong>${say(frame, 'posts')}:</strong> ${one.userPosts}</dd>`}${when(one.joinedText, () => html`<dd><strong>${say(frame, 'joined')}:</strong> ${one.joinedText}</dd>`)}
</dl>
<dl class="dl-said">
<dt><a href="${one.permalink}"><img src="./styles/icon_post.gif" alt="${say(frame, 'post')} ${one.number}"></a> ${one.timeText}</dt>
<dd class="dl-body">${raw(one.bodyHtml)}</dd>
${when(one.attachments, () => html`<dd class="dl-files"><dl><dt>${say(frame, 'attachments')}</dt>${each(one.attachments, (file) => html`<dd>${link(file)}</dd>`)}</dl></dd>`)}
${when(one.editedText, () => html`<dd class="dl-note">${one.editedText}</dd>`)}
${when(one.likes, () => html`<dd class="dl-note">${say(frame, 'likes')}: ${one.likes}</dd>`)}
${when(one.signatureHtml, () => html`<dd class="dl-sign">${raw(one.signatureHtml)}</dd>`)}
${when(one.actions, () => html`<dd><ul class="dl-button">${each(one.actions, (action) => html`<li>${link(action)}</li>`)}</ul></dd>`)}
</dl>
</li>
`;

const threadRows = (view: BoardView): Html =>
  each(view.threads, (thread, i) => threadRow(view.frame, thread, i));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one, i) => post(view.frame, one, i),
    (ad) => html`<li class="dl-ad">${ad}</li>
`,
  );

export const definitionLists = defineLayout({
  name: 'definition-lists',

  page: (frame, content) => html`<!DOCTYPE html>
<html dir="${frame.direction}" lang="${frame.language}">
<head>
<meta charset="${frame.charset}" />
<meta http-equiv="X-UA-Compatible" content="IE=edge" />
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style type="text/css">
${CSS}
</style>
</head>
<body id="page" class="section ${frame.direction}">
<div id="wrap">
<div class="dl-head"><div id="site-description"><strong>${frame.siteTitle}</strong></div>
<ul class="dl-menu">${each(frame.navigation, (one) => html`<li>${link(one)}</li>`)}</ul>
<ul class="dl-crumbs">${each(frame.breadcrumbs, (one, i) => html`<li>${i > 0 && html`<strong>&#8249;</strong> `}${link(one)}</li>`)}</ul></div>
<div id="content">
${content}
</div>
${when(
  frame.latestPosts,
  () => html`<h3>${say(frame, 'latestPosts')}</h3>
<ul class="dl-list">${each(
    frame.latestPosts ?? [],
    (
      one,
    ) => html`<li class="dl-row"><dl class="entry"><dt><a href="${one.url}" class="dl-title">${one.title}</a></dt><dd>${person(one.author, one.authorUrl, 'dl-name')}</dd><dd>${one.timeText}</dd></dl></li>
`,
  )}</ul>
`,
)}${when(
  frame.online,
  () => html`<h3>${say(frame, 'online')}</h3><p>${join(onlineUsers(frame, 'dl-name'), raw(', '))}</p>
`,
)}<div class="dl-foot"><ul>${each([...frame.footer, ...frame.feeds], (one) => html`<li>${link(one)}</li>`)}</ul></div>
</div>
<script type="text/javascript">
${menuScript('dl')}
</script>
</body>
</html>
`,

  entry: (view) =>
    html`${each(
      view.categories,
      (
        category,
      ) => html`<div class="dl-box">${boardsHeader(view.frame, categoryTitle(category))}<ul class="dl-list boards">
${each(category.boards, (board) => boardRow(view.frame, board))}</ul></div>
`,
    )}<h3>${say(view.frame, 'statistics')}</h3><p>${view.statistics}</p>`,

  board: (view) => html`<h2>${view.title}</h2>
${when(
  view.subBoards,
  () => html`<div class="dl-box">${boardsHeader(view.frame, html`${say(view.frame, 'subBoards')}`)}<ul class="dl-list boards">
${each(view.subBoards, (board) => boardRow(view.frame, board))}</ul></div>
`,
)}<div class="dl-bar">${links(view.tools)}${pages(view.frame, view.pager)}</div>
<div class="dl-box">${header(view.frame, html`${say(view.frame, 'threads')}`, say(view.frame, 'replies'), say(view.frame, 'views'))}<ul class="dl-list threads" id="dl-threads">
${threadRows(view)}</ul>${view.threads.length === 0 && html`<p>${say(view.frame, 'noThreads')}</p>`}</div>
<div class="dl-bar">${pages(view.frame, view.pager)}</div>${loadMore(view.frame, view.pager, '#dl-threads')}`,

  threadRows,

  thread: (view) => html`<h2>${view.title}</h2>
<div class="dl-bar">${links(view.tools)}${pages(view.frame, view.pager)}</div>
${when(
  view.pollHtml,
  () => html`<div class="dl-poll">${raw(view.pollHtml)}</div>
`,
)}<ol class="talk" id="dl-posts">
${posts(view)}</ol>
<div class="dl-bar">${pages(view.frame, view.pager)}</div>
${loadMore(view.frame, view.pager, '#dl-posts')}${replyForm(view, 'dl-form')}<p>${neighbours(view, raw(' &bull; '))}</p>
${when(
  view.similarThreads,
  () => html`<dl class="dl-box"><dt>${say(view.frame, 'similarThreads')}</dt>${each(view.similarThreads, (one) => html`<dd>${link(one)}</dd>`)}</dl>
`,
)}`,

  posts,

  plain: (title, content) => html`<h2>${title}</h2>
<div class="dl-box">${content}</div>`,
});
