// Skin of the late 2000s: div rows with floated columns, odd/even classes, user details floated beside the body.
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
import { each, flips, headLinks, link, links, person, rowPrefix, when, withAds } from './pieces.ts';
import { menuScript, styleSheet } from './weight.ts';
import { say } from './words.ts';

const CSS = styleSheet(
  'fl-',
  205,
  `.fl-wrap{width:960px;margin:0 auto}.fl-c1{float:left;width:52%}.fl-c2,.fl-c3{float:left;width:10%;text-align:center}
.fl-c4{float:right;width:26%}.clear{clear:both;height:0;overflow:hidden}.fl-who{float:left;width:160px}.fl-what{margin-left:170px}
.odd{background:#f4f7fa}.even{background:#fff}.new .fl-title{font-weight:bold}.hidden{display:none}`,
);

const stripe = (index: number): string => (index % 2 === 0 ? 'odd' : 'even');

const last = (frame: FrameView, post: LastPostView): Html =>
  html`<a class="fl-lasttitle" href="${post.url}">${post.title}</a><br>${say(frame, 'by')} ${person(post.author, post.authorUrl, 'fl-name')}<br><span class="fl-when">${post.timeText}</span>`;

const boardRow = (
  frame: FrameView,
  board: BoardRowView,
  index: number,
): Html => html`<div class="fl-row ${stripe(index)}${index % 3 === 0 && ' new'}">
  <div class="fl-c1"><h3 class="fl-title"><a href="${board.url}">${board.title}</a></h3>${when(board.description, () => html`<p class="fl-meta">${board.description}</p>`)}
  ${when(board.subBoards, () => html`<div class="fl-subs"><strong>${say(frame, 'subBoards')}:</strong> ${links(board.subBoards, raw(', '))}</div>`)}</div>
  <div class="fl-c2">${board.threadCount}</div>
  <div class="fl-c3">${board.postCount}</div>
  <div class="fl-c4">${board.last && last(frame, board.last)}</div>
  <div class="clear"></div>
</div>
`;

const threadRow = (
  frame: FrameView,
  thread: ThreadRowView,
  index: number,
): Html => html`<div class="fl-row fl-thread ${stripe(index)}${thread.isSticky && ' pinned'}${thread.isLocked && ' closed'}${thread.isMoved && ' shadow'}">
  <div class="fl-c1"><div class="fl-title">${thread.isSticky && html`<em class="fl-tag">${say(frame, 'sticky')}</em> `}${thread.isMoved && html`<em class="fl-tag">${say(frame, 'moved')}</em> `}${thread.isLocked && html`<img src="/img/lock.png" alt="${say(frame, 'locked')}"> `}${rowPrefix(thread)}<a href="${thread.url}">${thread.title}</a></div>
  <div class="fl-meta">${say(frame, 'startedBy')} ${person(thread.author, thread.authorUrl, 'fl-name')}, ${thread.startedText}${when(thread.pager, () => html` <span class="fl-minipager">${links(thread.pager)}</span>`)}</div>${when(
    thread.tags,
    () => html`
  <div class="fl-tags">${links(thread.tags)}</div>`,
  )}</div>
  <div class="fl-c2">${thread.replies}</div>
  <div class="fl-c3">${thread.views}</div>
  <div class="fl-c4">${last(frame, thread.last)}</div>
  <div class="clear"></div>
</div>
`;

const listHead = (frame: FrameView, first: 'board' | 'thread'): Html =>
  html`<div class="fl-head"><div class="fl-c1">${say(frame, first)}</div><div class="fl-c2">${say(frame, first === 'board' ? 'threads' : 'replies')}</div><div class="fl-c3">${say(frame, first === 'board' ? 'posts' : 'views')}</div><div class="fl-c4">${say(frame, 'lastPost')}</div><div class="clear"></div></div>
`;

const pages = (pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<div class="fl-pager">${join(
      flips(pager, (text) => html`<span class="here">${text}</span>`),
      raw(' '),
    )}</div>
`,
  );

const post = (
  frame: FrameView,
  one: PostView,
  index: number,
): Html => html`<div class="fl-post ${stripe(index)}" id="${one.anchor}">
  <div class="fl-who">
    <div class="fl-user">${person(one.author, one.authorUrl, 'fl-name')}</div>
    ${when(one.userTitle, () => html`<div class="fl-rank">${one.userTitle}</div>`)}
    ${when(one.avatarUrl, () => html`<div class="fl-face"><img src="${one.avatarUrl}" width="100" alt=""></div>`)}
    ${when(one.joinedText, () => html`<div class="fl-fact"><span>${say(frame, 'joined')}</span> ${one.joinedText}</div>`)}
    ${one.userPosts !== null && html`<div class="fl-fact"><span>${say(frame, 'posts')}</span> ${one.userPosts}</div>`}
  </div>
  <div class="fl-what">
    <div class="fl-meta"><a class="fl-no" href="${one.permalink}">#${one.number}</a> <span class="fl-when">${one.timeText}</span></div>
    <div class="fl-body">${raw(one.bodyHtml)}</div>
    ${when(one.attachments, () => html`<div class="fl-files"><b>${say(frame, 'attachments')}</b><ul>${each(one.attachments, (file) => html`<li>${link(file)}</li>`)}</ul></div>`)}
    ${when(one.editedText, () => html`<div class="fl-edited">${one.editedText}</div>`)}
    ${when(one.signatureHtml, () => html`<div class="fl-sign">${raw(one.signatureHtml)}</div>`)}
  </div>
  <div class="fl-foot">${when(one.likes, () => html`<span class="fl-count">${say(frame, 'likes')}: ${one.likes}</span> `)}${links(one.actions)}</div>
  <div class="clear"></div>
</div>
`;

const threadRows = (view: BoardView): Html =>
  each(view.threads, (thread, i) => threadRow(view.frame, thread, i));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one, i) => post(view.frame, one, i),
    (ad) => html`<div class="fl-ad">${ad}</div>
`,
  );

const side = (frame: FrameView): Html =>
  html`${when(
    frame.online,
    () => html`<div class="fl-box"><h4>${say(frame, 'online')}</h4><p>${join(
      (frame.online ?? []).map((user) => person(user.text, user.url, 'fl-name')),
      raw(', '),
    )}</p></div>
`,
  )}${when(
    frame.latestPosts,
    () => html`<div class="fl-box"><h4>${say(frame, 'latestPosts')}</h4>${each(
      frame.latestPosts ?? [],
      (one) => html`<div class="fl-mini">${last(frame, one)}</div>
`,
    )}</div>
`,
  )}`;

export const floatedDivs = defineLayout({
  name: 'floated-divs',

  page: (
    frame,
    content,
  ) => html`<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="${frame.language}" lang="${frame.language}" dir="${frame.direction}">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=${frame.charset}" />
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style type="text/css">
${CSS}
</style>
<script type="text/javascript">
// <![CDATA[
${menuScript('fl-')}
// ]]>
</script>
</head>
<body class="fl ${frame.direction}">
<div class="fl-wrap">
<div class="fl-head"><h1>${frame.siteTitle}</h1><ul class="fl-menu">${each(frame.navigation, (one) => html`<li>${link(one)}</li>`)}</ul></div>
${when(
  frame.breadcrumbs,
  () => html`<div class="fl-crumbs">${links(frame.breadcrumbs, raw(' &raquo; '))}</div>
`,
)}<div id="fl-main">
${content}
</div>
${side(frame)}
<div class="fl-foot">${links(frame.footer, raw(' &middot; '))}</div>
</div>
</body>
</html>
`,

  entry: (view) => html`${each(
    view.categories,
    (
      category,
      i,
    ) => html`<div class="fl-list" id="cat${i}"><h2>${category.url === null ? category.title : link({ text: category.title, url: category.url })} <a href="#" onclick="return toggleBox('cat${i}')" class="fold"></a></h2>
${listHead(view.frame, 'board')}${each(category.boards, (board, n) => boardRow(view.frame, board, n))}</div>
`,
  )}<div class="fl-box"><h4>${say(view.frame, 'statistics')}</h4><p>${view.statistics}</p></div>
`,

  board: (view) => html`<h2>${view.title}</h2>
${when(
  view.subBoards,
  () => html`<div class="fl-list">${listHead(view.frame, 'board')}${each(view.subBoards, (board, i) => boardRow(view.frame, board, i))}</div>
`,
)}<div class="fl-tools">${links(view.tools)}</div>
${pages(view.pager)}<div class="fl-list">${listHead(view.frame, 'thread')}<div id="fl-threads">
${threadRows(view)}</div>${view.threads.length === 0 && html`<p class="fl-none">${say(view.frame, 'noThreads')}</p>`}</div>
${pages(view.pager)}${loadMore(view.frame, view.pager, '#fl-threads')}`,

  threadRows,

  thread: (view) => html`<h2>${view.title}</h2>
<div class="fl-tools">${links(view.tools)}</div>
${when(
  view.pollHtml,
  () => html`<div class="fl-poll">${raw(view.pollHtml)}</div>
`,
)}${pages(view.pager)}<div id="fl-posts">
${posts(view)}</div>
${pages(view.pager)}${loadMore(view.frame, view.pager, '#fl-posts')}${when(
  view.replyFormUrl,
  () => html`<form class="fl-form" method="post" action="${view.replyFormUrl}"><fieldset><textarea name="text" rows="8" cols="70"></textarea><input type="submit" value="${say(view.frame, 'reply')}" /></fieldset></form>
`,
)}<div class="fl-neighbours">${view.previousThread && html`&laquo; ${link(view.previousThread)}`} | ${view.nextThread && html`${link(view.nextThread)} &raquo;`}</div>
${when(
  view.similarThreads,
  () => html`<div class="fl-box"><h4>${say(view.frame, 'similarThreads')}</h4>${each(view.similarThreads, (one, i) => html`<div class="${stripe(i)}">${link(one)}</div>`)}</div>
`,
)}`,

  posts,

  plain: (title, content) => html`<h2>${title}</h2>
<div class="fl-box">${content}</div>`,
});
