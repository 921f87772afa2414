// Skin of question sites: a question with votes, answers, and small comments under each; its lists show counts first.
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
} from './pieces.ts';
import { menuScript, styleSheet } from './weight.ts';
import { say } from './words.ts';

const CSS = styleSheet(
  'qa-',
  15,
  '.qa-vote{width:48px;text-align:center;float:left}.qa-layout{margin-left:60px}.qa-note{font-size:12px;border-bottom:1px solid #eee}.qa-sign-card{float:right;width:200px}',
);

const last = (post: LastPostView): Html =>
  html`<span class="qa-activity"><a href="${post.url}">${post.title}</a> ${person(post.author, post.authorUrl, 'qa-user')} ${post.timeText}</span>`;

const boardBox = (frame: FrameView, board: BoardRowView): Html => html`<div class="qa-tagbox">
<a class="qa-tag" href="${board.url}">${board.title}</a> <span class="qa-x">&times; ${board.threadCount}</span>
${when(board.description, () => html`<div class="qa-excerpt">${board.description}</div>`)}<div class="qa-meta">${board.postCount} ${say(frame, 'posts')}</div>
${when(board.subBoards, () => html`<div class="qa-related">${each(board.subBoards, (one) => html`<a class="qa-tag" href="${one.url}">${one.text}</a> `)}</div>`)}${board.last && html`<div class="qa-meta">${last(board.last)}</div>`}
</div>
`;

const question = (frame: FrameView, thread: ThreadRowView): Html => html`<div class="qa-summary">
<div class="qa-stats"><div class="qa-stat"><b>${thread.replies}</b><div>${say(frame, 'replies')}</div></div><div class="qa-stat"><b>${thread.views}</b><div>${say(frame, 'views')}</div></div></div>
<div class="qa-question"><h3>${rowPrefix(thread)}<a href="${thread.url}">${thread.title}</a>${thread.isLocked && html` [${say(frame, 'locked')}]`}${thread.isSticky && html` [${say(frame, 'sticky')}]`}${thread.isMoved && html` [${say(frame, 'moved')}]`}</h3>
${when(thread.tags, () => html`<div class="qa-tags">${each(thread.tags, (tag) => html`<a class="qa-tag" rel="tag" href="${tag.url}">${tag.text}</a> `)}</div>`)}${when(thread.pager, () => html`<div class="qa-mini">${links(thread.pager)}</div>`)}
<div class="qa-started">${thread.startedText} ${person(thread.author, thread.authorUrl, 'qa-user')}</div>${last(thread.last)}</div>
</div>
`;

const pages = (pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<div class="qa-pager">${flips(
      pager,
      (text) => html`<span class="page-numbers here">${text}</span> `,
      (item) =>
        html`<a href="${item.url}"${item.rel && html` rel="${item.rel}"`} title="${item.text}"><span class="page-numbers">${item.text}</span></a> `,
    )}</div>
`,
  );

/** The large form: votes, body, and the writer's card after it. */
const large = (
  frame: FrameView,
  one: PostView,
  kind: 'question' | 'answer',
  notes: readonly PostView[],
): Html => html`<div class="qa-${kind}" id="${one.anchor}" data-${kind}id="${one.number}">
<div class="qa-vote"><a class="up" href="#" rel="nofollow">&#9650;</a><span class="qa-score">${one.likes}</span><a class="down" href="#" rel="nofollow">&#9660;</a></div>
<div class="qa-layout">
<div class="qa-text">${raw(one.bodyHtml)}</div>
${when(one.attachments, () => html`<div class="qa-files">${links(one.attachments)}</div>`)}${when(one.editedText, () => html`<div class="qa-edited">${one.editedText}</div>`)}
<div class="qa-menu">${links(one.actions)}</div>
<div class="qa-sign-card"><a class="qa-time" href="${one.permalink}"><span title="${one.timeIso}">${one.timeText}</span></a>${when(one.avatarUrl, () => html`<img src="${one.avatarUrl}" width="32" height="32" alt="">`)}
<div class="qa-details">${person(one.author, one.authorUrl, 'qa-user')}${when(one.userTitle, () => html` <span class="qa-rank">${one.userTitle}</span>`)}${one.userPosts !== null && html` <span class="qa-rep">${one.userPosts}</span>`}${when(one.joinedText, () => html` <span class="qa-since" title="${say(frame, 'joined')}">${one.joinedText}</span>`)}</div></div>
${when(one.signatureHtml, () => html`<div class="qa-foot">${raw(one.signatureHtml)}</div>`)}
${when(
  notes,
  () => html`<ul class="qa-notes">
${each(notes, note)}</ul>`,
)}
</div>
</div>
`;

/** A comment is small: no avatar, no signature, no buttons. */
const note = (
  one: PostView,
): Html => html`<li class="qa-note" id="${one.anchor}"><span class="qa-score">${one.likes > 0 && one.likes}</span> <div class="qa-copy">${raw(one.bodyHtml)}</div>${when(one.attachments, () => links(one.attachments))} &ndash; ${person(one.author, one.authorUrl, 'qa-user')} <a class="qa-time" href="${one.permalink}" title="${one.timeIso}">${one.timeText}</a>${when(one.editedText, () => html` <i>${one.editedText}</i>`)}</li>
`;

interface Large {
  readonly post: PostView;
  readonly notes: PostView[];
}

/** Deep posts are comments on the large post before them; a page may begin with some, which then stand as answers. */
function grouped(view: ThreadView): readonly Large[] {
  const groups: Large[] = [];
  for (const post of view.posts) {
    const open = groups.at(-1);
    if (post.depth >= 2 && open) open.notes.push(post);
    else groups.push({ post, notes: [] });
  }
  return groups;
}

const threadRows = (view: BoardView): Html => each(view.threads, (thread) => question(view.frame, thread));

const posts = (view: ThreadView): Html =>
  each(grouped(view), ({ post, notes }, index) => [
    large(view.frame, post, post.number === 1 ? 'question' : 'answer', notes),
    view.adHtml !== '' &&
      index % 4 === 0 &&
      html`<div class="qa-ad">${raw(view.adHtml)}</div>
`,
  ]);

export const questions = defineLayout({
  name: 'questions',

  page: (frame, content) => html`<!DOCTYPE html>
<html lang="${frame.language}" dir="${frame.direction}">
<head>
<meta charset="${frame.charset}">
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style>
${CSS}
</style>
</head>
<body class="question-page">
<div class="qa-head"><div class="qa-logo">${frame.siteTitle}</div><ol class="qa-nav">${each(frame.navigation, (one) => html`<li>${link(one)}</li>`)}</ol></div>
${when(
  frame.breadcrumbs,
  () => html`<div class="qa-crumbs">${links(frame.breadcrumbs, raw(' &rsaquo; '))}</div>
`,
)}<div class="qa-main">
${content}
</div>
${when(
  [...(frame.latestPosts ?? []), ...(frame.online ?? [])],
  () => html`<div class="qa-side">
${when(
  frame.latestPosts,
  () => html`<h4>${say(frame, 'latestPosts')}</h4>
${each(
  frame.latestPosts ?? [],
  (one) => html`<div class="qa-spacer">${last(one)}</div>
`,
)}`,
)}${when(frame.online, () => html`<h4>${say(frame, 'online')}</h4>${onlineUsers(frame, 'qa-user').map((user) => html`<div>${user}</div>`)}`)}
</div>
`,
)}<div class="qa-foot">${links(frame.footer)}</div>
<script>
${menuScript('qa')}
</script>
</body>
</html>
`,

  entry: (view) =>
    html`${each(
      view.categories,
      (category) => html`<h2>${categoryTitle(category)}</h2>
<div class="qa-tagboxes">
${each(category.boards, (board) => boardBox(view.frame, board))}</div>
`,
    )}<div class="qa-box">${view.statistics}</div>`,

  board: (view) => html`<h1>${view.title}</h1>
<div class="qa-tabs">${links(view.tools)}</div>
${when(
  view.subBoards,
  () => html`<div class="qa-tagboxes">
${each(view.subBoards, (board) => boardBox(view.frame, board))}</div>
`,
)}<div id="questions">
${threadRows(view)}</div>
${view.threads.length === 0 && html`<p>${say(view.frame, 'noThreads')}</p>`}${pages(view.pager)}${loadMore(view.frame, view.pager, '#questions')}`,

  threadRows,

  thread: (view) => html`<h1>${view.title}</h1>
<div class="qa-tabs">${links(view.tools)}</div>
${when(
  view.pollHtml,
  () => html`<div class="qa-poll">${raw(view.pollHtml)}</div>
`,
)}<div id="qa-posts">
${posts(view)}</div>
${pages(view.pager)}${loadMore(view.frame, view.pager, '#qa-posts')}${replyForm(view, 'qa-form')}${when(
  view.similarThreads,
  () => html`<h4>${say(view.frame, 'similarThreads')}</h4>
${each(
  view.similarThreads,
  (one) => html`<div class="qa-spacer">${link(one)}</div>
`,
)}`,
)}<p>${neighbours(view, raw(' | '))}</p>`,

  posts,

  plain: (title, content) => html`<h1>${title}</h1>
<div class="qa-box">${content}</div>`,
});
