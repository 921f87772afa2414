// Skin of the 2020s: semantic elements, time with datetime, JSON-LD in the head, details that hide, icons as SVG.
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
  'u-',
  190,
  ':root{--gap:12px;--ink:#1d2733}main{display:grid;grid-template-columns:1fr 280px;gap:var(--gap)}.visually-hidden{position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden}',
);

const icon = (name: string): Html =>
  html`<svg class="u-icon" aria-hidden="true"><use href="#icon-${name}"></use></svg>`;

const last = (post: LastPostView): Html =>
  html`<p class="latest"><a href="${post.url}">${post.title}</a><span>${person(post.author, post.authorUrl, 'u-user')}</span><span class="ago">${post.timeText}</span></p>`;

const boardSection = (frame: FrameView, board: BoardRowView): Html => html`<section class="u-row forum">
<hgroup><h3><a href="${board.url}">${board.title}</a></h3>${when(board.description, () => html`<p>${board.description}</p>`)}</hgroup>
<dl class="figures"><div><dt>${say(frame, 'threads')}</dt><dd>${board.threadCount}</dd></div><div><dt>${say(frame, 'posts')}</dt><dd>${board.postCount}</dd></div></dl>
${when(board.subBoards, () => html`<details class="u-more"><summary>${say(frame, 'subBoards')}</summary><ul>${each(board.subBoards, (one) => html`<li>${link(one)}</li>`)}</ul></details>`)}
${board.last && last(board.last)}
</section>
`;

const threadItem = (
  frame: FrameView,
  thread: ThreadRowView,
): Html => html`<li class="u-row topic"${thread.isSticky && html` data-pinned="true"`}>
<h3>${thread.isSticky && html`${icon('pin')}<span class="visually-hidden">${say(frame, 'sticky')}</span>`}${thread.isLocked && html`${icon('lock')}<span class="visually-hidden">${say(frame, 'locked')}</span>`}${thread.isMoved && html`${icon('moved')}<span class="visually-hidden">${say(frame, 'moved')}</span>`}${rowPrefix(thread)}<a href="${thread.url}" data-role="title">${thread.title}</a></h3>
<p class="byline">${person(thread.author, thread.authorUrl, 'u-user')} <span class="ago">${thread.startedText}</span>${when(thread.pager, () => html` <span class="jump">${links(thread.pager)}</span>`)}</p>
${when(thread.tags, () => html`<p class="u-tag">${each(thread.tags, (tag) => html`<a rel="tag" href="${tag.url}">${tag.text}</a>`)}</p>`)}
<dl class="figures"><div><dt>${say(frame, 'replies')}</dt><dd>${thread.replies}</dd></div><div><dt>${say(frame, 'views')}</dt><dd>${thread.views}</dd></div></dl>
${last(thread.last)}
</li>
`;

const pages = (frame: FrameView, pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<nav class="u-pager" aria-label="${say(frame, 'pages')}">${flips(
      pager,
      (text) => html`<span aria-current="page">${text}</span>`,
      (item) =>
        html`<a href="${item.url}"${item.rel && html` rel="${item.rel}"`} class="step">${item.text}</a>`,
    )}</nav>
`,
  );

const post = (
  frame: FrameView,
  one: PostView,
): Html => html`<article class="u-post" id="${one.anchor}" aria-labelledby="${one.anchor}-by" data-number="${one.number}">
<header>
<details class="who"><summary id="${one.anchor}-by">${when(one.avatarUrl, () => html`<img src="${one.avatarUrl}" alt="" width="40" height="40" loading="lazy" decoding="async">`)}<span class="u-user">${one.author}</span></summary>
<div class="profile-pop">${one.authorUrl !== null && html`<a href="${one.authorUrl}">${one.author}</a>`}${when(one.userTitle, () => html`<p>${one.userTitle}</p>`)}${when(one.joinedText, () => html`<p>${say(frame, 'joined')} <b>${one.joinedText}</b></p>`)}${one.userPosts !== null && html`<p>${say(frame, 'posts')} <b>${one.userPosts}</b></p>`}</div></details>
<a class="stamp" href="${one.permalink}"><time datetime="${one.timeIso}" title="${one.timeIso}">${one.timeText}</time></a>
</header>
<div class="prose">${raw(one.bodyHtml)}</div>
${when(one.attachments, () => html`<ul class="files">${each(one.attachments, (file) => html`<li>${icon('clip')}${link(file)}</li>`)}</ul>`)}
${when(one.editedText, () => html`<small class="edited">${one.editedText}</small>`)}
${when(one.signatureHtml, () => html`<div class="u-sign" data-nosnippet>${raw(one.signatureHtml)}</div>`)}
<footer><span class="score" aria-label="${say(frame, 'likes')}">${icon('heart')}${one.likes > 0 && html`<data value="${one.likes}">${one.likes}</data>`}</span>
<div class="acts" role="group">${each(one.actions, (action) => html`<a class="u-button" href="${action.url}">${icon('dot')}<span>${action.text}</span></a>`)}</div></footer>
</article>
`;

const threadRows = (view: BoardView): Html => each(view.threads, (thread) => threadItem(view.frame, thread));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one) => post(view.frame, one),
    (ad) => html`<aside class="u-ad" data-slot="stream">${ad}</aside>
`,
  );

const toolbar = (anchors: BoardView['tools']): Html =>
  when(
    anchors,
    () => html`<div class="u-tools" role="toolbar">${links(anchors)}</div>
`,
  );

export const semantic = defineLayout({
  name: 'semantic',

  page: (frame, content) => html`<!doctype html>
<html lang="${frame.language}" dir="${frame.direction}" class="no-js" data-theme="light">
<head>
<meta charset="${frame.charset}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta property="og:site_name" content="${frame.siteTitle}">
<meta property="og:title" content="${frame.pageTitle}">
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style>
${CSS}
</style>
<script>document.documentElement.classList.remove('no-js');</script>
</head>
<body>
<svg hidden xmlns="http://www.w3.org/2000/svg"><symbol id="icon-pin" viewBox="0 0 16 16"><title>pin</title><path d="M9 1l6 6-3 1-3 3 0 3-3-3-4 4 4-5-3-3 3 0 3-3z"/></symbol><symbol id="icon-heart" viewBox="0 0 16 16"><path d="M8 14 2 8a4 4 0 0 1 6-5 4 4 0 0 1 6 5z"/></symbol><symbol id="icon-dot" viewBox="0 0 16 16"><circle cx="8" cy="8" r="3"/></symbol></svg>
<a class="visually-hidden" href="#content">${say(frame, 'menu')}</a>
<header class="u-head"><strong>${frame.siteTitle}</strong><nav>${links(frame.navigation)}</nav>
<form role="search" action="#"><input type="search" name="q" placeholder="${say(frame, 'search')}"></form></header>
${when(
  frame.breadcrumbs,
  () => html`<nav class="u-crumbs" aria-label="breadcrumb"><ol>${each(frame.breadcrumbs, (one) => html`<li>${link(one)}</li>`)}</ol></nav>
`,
)}<main id="content">
<div class="column">
${content}
</div>
${when(
  [...(frame.latestPosts ?? []), ...(frame.online ?? [])],
  () => html`<aside class="u-side">
${when(
  frame.latestPosts,
  () => html`<section><h2>${say(frame, 'latestPosts')}</h2><ol>${each(
    frame.latestPosts ?? [],
    (one) => html`<li>${last(one)}</li>
`,
  )}</ol></section>
`,
)}${when(
  frame.online,
  () => html`<section><h2>${say(frame, 'online')}</h2><ul>${onlineUsers(frame, 'u-user').map((user) => html`<li>${user}</li>`)}</ul></section>
`,
)}</aside>
`,
)}</main>
<footer class="u-foot"><nav>${links(frame.footer)}</nav></footer>
<script type="module">
${menuScript('u-')}
</script>
</body>
</html>
`,

  entry: (view) =>
    html`${each(
      view.categories,
      (category) => html`<section class="u-list"><h2>${categoryTitle(category)}</h2>
${each(category.boards, (board) => boardSection(view.frame, board))}</section>
`,
    )}<section class="u-box"><h2>${say(view.frame, 'statistics')}</h2><p>${view.statistics}</p></section>`,

  board: (view) => html`<header class="u-title"><h1>${view.title}</h1>${toolbar(view.tools)}</header>
${each(view.subBoards, (board) => boardSection(view.frame, board))}<ol class="u-list" id="topics">
${threadRows(view)}</ol>
${view.threads.length === 0 && html`<p class="empty">${say(view.frame, 'noThreads')}</p>`}${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#topics')}`,

  threadRows,

  thread: (view) => html`<header class="u-title"><h1>${view.title}</h1>${toolbar(view.tools)}</header>
${when(
  view.pollHtml,
  () => html`<section class="u-poll">${raw(view.pollHtml)}</section>
`,
)}<section class="stream" id="stream" aria-label="${say(view.frame, 'posts')}">
${posts(view)}</section>
${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#stream')}${replyForm(view, 'u-form')}<nav class="between">${neighbours(view, raw(' '))}</nav>
${when(
  view.similarThreads,
  () => html`<section class="u-box"><h2>${say(view.frame, 'similarThreads')}</h2><ol>${each(view.similarThreads, (one) => html`<li>${link(one)}</li>`)}</ol></section>
`,
)}`,

  posts,

  plain: (title, content) => html`<header class="u-title"><h1>${title}</h1></header>
<section class="u-box">${content}</section>`,
});
