// Skin of blogs: the first post is the article, the others are comments nested below it; boards are rubrics.
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
  'bl-',
  345,
  '.lead{font-size:18px;max-width:40em}.talkback ol{list-style:none;padding-left:2em}.thumb{float:left}',
);

const last = (post: LastPostView): Html =>
  html`<span class="bl-lastword">${person(post.author, post.authorUrl, 'bl-who')}: <a href="${post.url}">${post.title}</a> <span class="bl-when">${post.timeText}</span></span>`;

const rubric = (frame: FrameView, board: BoardRowView): Html => html`<div class="bl-rubric">
<h3><a href="${board.url}">${board.title}</a> <small>${board.threadCount} / ${board.postCount} ${say(frame, 'posts')}</small></h3>
${when(board.description, () => html`<p>${board.description}</p>`)}${when(board.subBoards, () => html`<p class="bl-subs">${links(board.subBoards, raw(', '))}</p>`)}${board.last && last(board.last)}
</div>
`;

const teaser = (
  frame: FrameView,
  thread: ThreadRowView,
  index: number,
): Html => html`<div class="bl-teaser${index === 0 && ' bl-first'}${thread.isSticky && ' bl-sticky'}">
<h2 class="bl-title">${rowPrefix(thread)}<a href="${thread.url}" rel="bookmark">${thread.title}</a></h2>
<p class="bl-byline">${person(thread.author, thread.authorUrl, 'bl-who')}, ${thread.startedText}${thread.isSticky && html` <b>${say(frame, 'sticky')}</b>`}${thread.isLocked && html` <b>${say(frame, 'locked')}</b>`}${thread.isMoved && html` <b>${say(frame, 'moved')}</b>`}</p>
<p class="bl-stats">${thread.replies} ${say(frame, 'replies')} &middot; ${thread.views} ${say(frame, 'views')}${when(thread.pager, () => html` &middot; ${links(thread.pager)}`)}</p>
${when(thread.tags, () => html`<p class="bl-tags">${links(thread.tags, raw(', '))}</p>`)}${last(thread.last)}
</div>
`;

const pages = (frame: FrameView, pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<div class="bl-pager" role="navigation"><h2 class="hidden">${say(frame, 'page')}</h2>${flips(
      pager,
      (text) => html`<span class="current">${text}</span> `,
      (item) =>
        html`<a class="step" href="${item.url}"${item.rel && html` rel="${item.rel}"`}>${item.text}</a> `,
    )}</div>
`,
  );

const article = (
  frame: FrameView,
  one: PostView,
): Html => html`<article class="bl-article" id="${one.anchor}">
<p class="bl-byline">${person(one.author, one.authorUrl, 'bl-who')} <time datetime="${one.timeIso}">${one.timeText}</time> <a href="${one.permalink}" class="bl-perma" title="${say(frame, 'permalink')}">¶</a></p>
<div class="lead">${raw(one.bodyHtml)}</div>
${when(one.attachments, () => html`<p class="bl-files">${links(one.attachments)}</p>`)}${when(one.editedText, () => html`<p class="bl-edited">${one.editedText}</p>`)}
<div class="bl-share">${when(one.likes, () => html`<span class="bl-likes">♥ ${one.likes}</span> `)}${links(one.actions)}</div>
<div class="bl-bio">${when(one.avatarUrl, () => html`<img class="thumb" src="${one.avatarUrl}" width="96" alt="">`)}${when(one.userTitle, () => html`<p>${one.userTitle}</p>`)}${when(one.joinedText, () => html`<p>${say(frame, 'joined')} ${one.joinedText}</p>`)}${one.userPosts !== null && html`<p>${one.userPosts} ${say(frame, 'posts')}</p>`}${when(one.signatureHtml, () => html`<div>${raw(one.signatureHtml)}</div>`)}</div>
</article>
`;

const comments = (frame: FrameView, found: readonly Branch[], depth: number): Html =>
  each(
    found,
    (
      { post, replies },
      index,
    ) => html`<li class="bl-comment depth-${depth} ${index % 2 === 0 ? 'even' : 'odd'}" id="${post.anchor}">
<div class="bl-commentbody">
${when(post.avatarUrl, () => html`<img class="thumb" src="${post.avatarUrl}" width="32" height="32" alt="">`)}<cite>${person(post.author, post.authorUrl, 'bl-who')}</cite>${when(post.userTitle, () => html` <small>${post.userTitle}</small>`)}
<div class="bl-meta"><a href="${post.permalink}"><time datetime="${post.timeIso}">${post.timeText}</time></a></div>
<div class="bl-said">${raw(post.bodyHtml)}</div>
${when(post.attachments, () => html`<p class="bl-files">${links(post.attachments)}</p>`)}${when(post.editedText, () => html`<p class="bl-edited">${post.editedText}</p>`)}${when(post.signatureHtml, () => html`<div class="bl-sign">${raw(post.signatureHtml)}</div>`)}
<div class="bl-reply">${when(post.likes, () => html`<span class="bl-likes">♥ ${post.likes}</span> `)}${links(post.actions)}</div>
</div>
${when(
  replies,
  () => html`<ol class="bl-children">
${comments(frame, replies, depth + 1)}</ol>
`,
)}</li>
`,
  );

const threadRows = (view: BoardView): Html =>
  each(view.threads, (thread, i) => teaser(view.frame, thread, i));

/** The comments alone: an article is never loaded by 'load more'. */
const posts = (view: ThreadView): Html =>
  comments(view.frame, replyTree(view.posts.filter((one) => one.number !== 1)), 1);

export const blog = defineLayout({
  name: 'blog',

  page: (frame, content) => html`<!DOCTYPE html>
<html lang="${frame.language}" dir="${frame.direction}">
<head>
<meta charset="${frame.charset}">
<meta name="viewport" content="width=device-width">
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style>
${CSS}
</style>
</head>
<body class="blog">
<div class="bl-head"><p class="bl-brand">${frame.siteTitle}</p><ul class="bl-menu">${each(frame.navigation, (one) => html`<li>${link(one)}</li>`)}</ul></div>
${when(
  frame.breadcrumbs,
  () => html`<p class="bl-crumbs">${links(frame.breadcrumbs, raw(' » '))}</p>
`,
)}<div id="primary">
${content}
</div>
${when(
  [...(frame.latestPosts ?? []), ...(frame.online ?? [])],
  () => html`<div id="secondary" class="bl-side">
${when(
  frame.latestPosts,
  () => html`<h3>${say(frame, 'latestPosts')}</h3><ul class="bl-recent">${each(
    frame.latestPosts ?? [],
    (one) => html`<li>${last(one)}</li>
`,
  )}</ul>
`,
)}${when(
  frame.online,
  () => html`<h3>${say(frame, 'online')}</h3><ul>${onlineUsers(frame, 'bl-who').map((user) => html`<li>${user}</li>`)}</ul>
`,
)}</div>
`,
)}<div class="bl-foot">${links([...frame.footer, ...frame.feeds], raw(' | '))}</div>
<script>
${menuScript('bl')}
</script>
</body>
</html>
`,

  entry: (view) =>
    html`${each(
      view.categories,
      (category) => html`<h2>${categoryTitle(category)}</h2>
${each(category.boards, (board) => rubric(view.frame, board))}`,
    )}<p class="bl-box">${view.statistics}</p>`,

  board: (view) => html`<h1>${view.title}</h1>
<p class="bl-tools">${links(view.tools, raw(' | '))}</p>
${each(view.subBoards, (board) => rubric(view.frame, board))}<div id="bl-teasers">
${threadRows(view)}</div>
${view.threads.length === 0 && html`<p>${say(view.frame, 'noThreads')}</p>`}${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#bl-teasers')}`,

  threadRows,

  thread: (view) => html`<h1 class="bl-title">${view.title}</h1>
<p class="bl-tools">${links(view.tools, raw(' | '))}</p>
${each(
  view.posts.filter((one) => one.number === 1),
  (one) => article(view.frame, one),
)}${when(
  view.pollHtml,
  () => html`<div class="bl-poll">${raw(view.pollHtml)}</div>
`,
)}${when(
  view.adHtml,
  () => html`<div class="bl-ad">${raw(view.adHtml)}</div>
`,
)}<p class="bl-next">${neighbours(view, raw(' | '))}</p>
<div class="talkback" id="comments"><h2>${say(view.frame, 'replies')}</h2>
<ol class="bl-comments" id="bl-comments">
${posts(view)}</ol>
${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#bl-comments')}${replyForm(view, 'bl-form')}</div>
${when(
  view.similarThreads,
  () => html`<div class="bl-box"><h3>${say(view.frame, 'similarThreads')}</h3><ul>${each(view.similarThreads, (one) => html`<li>${link(one)}</li>`)}</ul></div>
`,
)}`,

  posts,

  plain: (title, content) => html`<h1>${title}</h1>
<div class="bl-box">${content}</div>`,
});
