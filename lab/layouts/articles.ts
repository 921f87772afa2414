// Skin of the 2010s: an article element a post, header and footer inside, microdata throughout, user details last.
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
import { each, flips, headLinks, link, links, rowPrefix, when, withAds } from './pieces.ts';
import { menuScript, styleSheet } from './weight.ts';
import { say } from './words.ts';

const CSS = styleSheet(
  'ar-',
  150,
  '.ar-item{display:flex}.ar-side{width:240px;float:right}[hidden]{display:none}',
);

const name = (text: string, url: string | null): Html =>
  url === null
    ? html`<span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">${text}</span></span>`
    : html`<span itemprop="author" itemscope itemtype="https://schema.org/Person"><a itemprop="url" href="${url}"><span itemprop="name">${text}</span></a></span>`;

const last = (post: LastPostView): Html =>
  html`<a href="${post.url}" class="ar-lastlink">${post.title}</a> <span class="ar-lastby">${post.authorUrl === null ? post.author : link({ text: post.author, url: post.authorUrl })}</span> <span class="ar-when">${post.timeText}</span>`;

const boardItem = (frame: FrameView, board: BoardRowView): Html => html`<section class="ar-item ar-board">
<header><h3><a href="${board.url}">${board.title}</a></h3>${when(board.description, () => html`<p>${board.description}</p>`)}</header>
${when(board.subBoards, () => html`<nav class="ar-subs" aria-label="${say(frame, 'subBoards')}">${links(board.subBoards)}</nav>`)}
<footer><span class="ar-num"><b>${board.threadCount}</b> ${say(frame, 'threads')}</span> <span class="ar-num"><b>${board.postCount}</b> ${say(frame, 'posts')}</span>${board.last && html` <p class="ar-last">${last(board.last)}</p>`}</footer>
</section>
`;

const threadItem = (
  frame: FrameView,
  thread: ThreadRowView,
): Html => html`<article class="ar-item ar-thread${thread.isSticky && ' is-pinned'}${thread.isLocked && ' is-closed'}${thread.isMoved && ' is-moved'}" itemscope itemtype="https://schema.org/DiscussionForumPosting">
<header><h3 itemprop="headline">${rowPrefix(thread)}<a itemprop="url" href="${thread.url}">${thread.title}</a></h3>
<p class="ar-meta">${name(thread.author, thread.authorUrl)} <span class="ar-when">${thread.startedText}</span>${thread.isSticky && html` <span class="ar-badge">${say(frame, 'sticky')}</span>`}${thread.isLocked && html` <span class="ar-badge">${say(frame, 'locked')}</span>`}${thread.isMoved && html` <span class="ar-badge">${say(frame, 'moved')}</span>`}</p></header>
${when(thread.tags, () => html`<p class="ar-tags">${each(thread.tags, (tag) => html`<a rel="tag" href="${tag.url}">${tag.text}</a> `)}</p>`)}
<footer><span class="ar-num"><b itemprop="commentCount">${thread.replies}</b> ${say(frame, 'replies')}</span> <span class="ar-num"><b>${thread.views}</b> ${say(frame, 'views')}</span>
${when(thread.pager, () => html`<nav class="ar-mini">${links(thread.pager)}</nav>`)}<p class="ar-last">${last(thread.last)}</p></footer>
</article>
`;

const pages = (frame: FrameView, pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<nav class="ar-pager" aria-label="${say(frame, 'pages')}"><ul>${flips(
      pager,
      (text) => html`<li class="is-here"><span aria-current="page">${text}</span></li>`,
      (item) => html`<li><a href="${item.url}"${item.rel && html` rel="${item.rel}"`}>${item.text}</a></li>`,
    )}</ul></nav>
`,
  );

const post = (
  frame: FrameView,
  one: PostView,
): Html => html`<article class="ar-post" id="${one.anchor}" itemprop="${one.number === 1 ? 'mainEntity' : 'comment'}" itemscope itemtype="https://schema.org/${one.number === 1 ? 'DiscussionForumPosting' : 'Comment'}">
<header class="ar-posthead">${name(one.author, one.authorUrl)} <a href="${one.permalink}" itemprop="url" title="${say(frame, 'permalink')}"><time itemprop="dateCreated" datetime="${one.timeIso}">${one.timeText}</time></a> <span class="ar-no">${one.number}</span></header>
<div class="ar-body" itemprop="text">${raw(one.bodyHtml)}</div>
${when(one.attachments, () => html`<aside class="ar-files"><h5>${say(frame, 'attachments')}</h5>${links(one.attachments)}</aside>`)}
<footer class="ar-postfoot">
${when(one.editedText, () => html`<p class="ar-edited">${one.editedText}</p>`)}
${when(one.likes, () => html`<span class="ar-likes" itemprop="upvoteCount" content="${one.likes}">♥ ${one.likes}</span>`)}
<menu class="ar-actions">${each(one.actions, (action) => html`<li>${link(action)}</li>`)}</menu>
<aside class="ar-about">${when(one.avatarUrl, () => html`<img src="${one.avatarUrl}" loading="lazy" width="64" height="64" alt="">`)}
<dl>${when(one.userTitle, () => html`<dt hidden>${say(frame, 'author')}</dt><dd>${one.userTitle}</dd>`)}${when(one.joinedText, () => html`<dt>${say(frame, 'joined')}</dt><dd>${one.joinedText}</dd>`)}${one.userPosts !== null && html`<dt>${say(frame, 'posts')}</dt><dd>${one.userPosts}</dd>`}</dl>
${when(one.signatureHtml, () => html`<div class="ar-sign">${raw(one.signatureHtml)}</div>`)}</aside>
</footer>
</article>
`;

const threadRows = (view: BoardView): Html => each(view.threads, (thread) => threadItem(view.frame, thread));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one) => post(view.frame, one),
    (ad) => html`<aside class="ar-ad" aria-label="${say(view.frame, 'advertisement')}">${ad}</aside>
`,
  );

const side = (frame: FrameView): Html =>
  when(
    [...(frame.latestPosts ?? []), ...(frame.online ?? [])],
    () => html`<aside class="ar-side">
${when(
  frame.latestPosts,
  () => html`<h4>${say(frame, 'latestPosts')}</h4>
${each(
  frame.latestPosts ?? [],
  (one) => html`<article class="ar-mini">${last(one)}</article>
`,
)}`,
)}${when(frame.online, () => html`<h4>${say(frame, 'online')}</h4><ul>${each(frame.online ?? [], (user) => html`<li>${user.url === '' ? user.text : link(user)}</li>`)}</ul>`)}
</aside>
`,
  );

export const articles = defineLayout({
  name: 'articles',

  page: (frame, content) => html`<!DOCTYPE html>
<html lang="${frame.language}" dir="${frame.direction}">
<head>
<meta charset="${frame.charset}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style>
${CSS}
</style>
</head>
<body>
<header class="ar-head" role="banner"><p class="ar-brand">${frame.siteTitle}</p>
<nav><ul class="ar-menu">${each(frame.navigation, (one) => html`<li>${link(one)}</li>`)}</ul></nav></header>
${when(
  frame.breadcrumbs,
  () => html`<nav class="ar-crumbs"><ol itemscope itemtype="https://schema.org/BreadcrumbList">${each(frame.breadcrumbs, (one, i) => html`<li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="${one.url}"><span itemprop="name">${one.text}</span></a><meta itemprop="position" content="${i + 1}"></li>`)}</ol></nav>
`,
)}${side(frame)}<main>
${content}
</main>
<footer class="ar-foot"><nav>${links(frame.footer)}</nav></footer>
<script>
${menuScript('ar-')}
</script>
</body>
</html>
`,

  entry: (view) => html`${each(
    view.categories,
    (
      category,
    ) => html`<section class="ar-list"><h2>${category.url === null ? category.title : link({ text: category.title, url: category.url })}</h2>
${each(category.boards, (board) => boardItem(view.frame, board))}</section>
`,
  )}<aside class="ar-box"><h4>${say(view.frame, 'statistics')}</h4><p>${view.statistics}</p></aside>
`,

  board: (view) => html`<h1>${view.title}</h1>
${when(
  view.subBoards,
  () => html`<section class="ar-list">${each(view.subBoards, (board) => boardItem(view.frame, board))}</section>
`,
)}<menu class="ar-tools">${each(view.tools, (tool) => html`<li>${link(tool)}</li>`)}</menu>
<section class="ar-list" id="ar-threads">
${threadRows(view)}</section>
${view.threads.length === 0 && html`<p class="ar-none">${say(view.frame, 'noThreads')}</p>`}${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#ar-threads')}`,

  threadRows,

  thread: (view) => html`<h1>${view.title}</h1>
<menu class="ar-tools">${each(view.tools, (tool) => html`<li>${link(tool)}</li>`)}</menu>
${when(
  view.pollHtml,
  () => html`<section class="ar-poll"><h4>${say(view.frame, 'poll')}</h4>${raw(view.pollHtml)}</section>
`,
)}<section class="ar-posts" id="ar-posts">
${posts(view)}</section>
${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#ar-posts')}${when(
  view.replyFormUrl,
  () => html`<form class="ar-form" method="post" action="${view.replyFormUrl}"><label>${say(view.frame, 'reply')} <textarea name="body"></textarea></label><button>${say(view.frame, 'reply')}</button></form>
`,
)}<nav class="ar-neighbours">${view.previousThread && link(view.previousThread)} ${view.nextThread && link(view.nextThread)}</nav>
${when(
  view.similarThreads,
  () => html`<aside class="ar-box"><h4>${say(view.frame, 'similarThreads')}</h4><ul>${each(view.similarThreads, (one) => html`<li>${link(one)}</li>`)}</ul></aside>
`,
)}`,

  posts,

  plain: (title, content) => html`<h1>${title}</h1>
<section class="ar-box">${content}</section>`,
});
