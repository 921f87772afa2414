// Skin of the early 2000s: tables three deep, spacer images, a post over three rows, boards and threads in one table.
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
  'nt_',
  30,
  '.tiny{font-size:10px}.alt1{background:#f5f5ff}.alt2{background:#e1e4f2}.border{background:#0b198c}',
);
const spacer = (width: number, height: number): Html =>
  html`<img src='/images/spacer.gif' width='${width}' height='${height}' border='0' alt=''>`;
const alternate = (index: number): string => (index % 2 === 0 ? 'alt1' : 'alt2');

/** The bordered box of the time: a table in a cell of a table. */
const box = (
  content: Html,
  id = '',
): Html => html`<table width='100%' cellpadding='0' cellspacing='0' border='0' class='border' align='center'><tr><td>
<table width='100%' cellpadding='5' cellspacing='1' border='0'${id && html` id='${id}'`}>
${content}</table>
</td></tr></table>
${spacer(1, 6)}<br>
`;

const last = (frame: FrameView, post: LastPostView): Html =>
  html`<table cellpadding='0' cellspacing='0' border='0' width='100%'><tr><td class='tiny' nowrap><a href='${post.url}'>${post.title}</a><br>${post.timeText}<br>${say(frame, 'by')} ${person(post.author, post.authorUrl, 'nt_name')}</td><td align='right'>${spacer(12, 12)}</td></tr></table>`;

const boardRow = (frame: FrameView, board: BoardRowView): Html => html`<tr align='center'>
<td class='alt2'><img src='/images/forum_new.gif' border='0' alt=''></td>
<td class='alt1' align='left' width='70%'><b><a href='${board.url}'>${board.title}</a></b>${when(board.description, () => html`<br><span class='tiny'>${board.description}</span>`)}${when(board.subBoards, () => html`<br><span class='tiny'><b>${say(frame, 'subBoards')}</b>: ${links(board.subBoards, raw(', '))}</span>`)}</td>
<td class='alt2' nowrap>${board.last ? last(frame, board.last) : raw('&nbsp;')}</td>
<td class='alt1'>${board.threadCount}</td>
<td class='alt2'>${board.postCount}</td>
</tr>
`;

const threadRow = (frame: FrameView, thread: ThreadRowView): Html => html`<tr align='center'>
<td class='alt2'><img src='/images/thread${thread.isLocked && '_lock'}${thread.replies > 15 && '_hot'}.gif' alt='${thread.isLocked && say(frame, 'locked')}'></td>
<td class='alt1' align='left'><table cellpadding='0' cellspacing='0' border='0' width='100%'><tr><td>${thread.isSticky && html`<b>${say(frame, 'sticky')}:</b> `}${thread.isMoved && html`${say(frame, 'moved')}: `}${rowPrefix(thread)}<a href='${thread.url}'>${thread.title}</a>${when(thread.pager, () => html` <span class='tiny'>(<img src='/images/multipage.gif' alt=''> ${links(thread.pager)})</span>`)}</td><td align='right' class='tiny'>${when(thread.tags, () => links(thread.tags))}</td></tr><tr><td colspan='2' class='tiny'>${person(thread.author, thread.authorUrl, 'nt_name')} ${thread.startedText}</td></tr></table></td>
<td class='alt2'>${last(frame, thread.last)}</td>
<td class='alt1'>${thread.replies}</td>
<td class='alt2'>${thread.views}</td>
</tr>
`;

const heads = (texts: readonly string[]): Html =>
  html`<tr align='center' class='nt_head'><td>${spacer(20, 1)}</td>${each(texts, (text) => html`<td class='nt_head' nowrap><b>${text}</b></td>`)}</tr>
`;

const boardHeads = (frame: FrameView): Html =>
  heads([say(frame, 'board'), say(frame, 'lastPost'), say(frame, 'threads'), say(frame, 'posts')]);

const pages = (frame: FrameView, pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<table align='right' cellpadding='3' cellspacing='1' border='0' class='border'><tr>
<td class='nt_head'>${say(frame, 'pages')}</td>
${flips(
  pager,
  (text) => html`<td class='alt2'><b>${text}</b></td>
`,
  (
    item,
  ) => html`<td class='alt1'><a class='tiny' href='${item.url}'${item.rel && html` rel='${item.rel}'`}>${item.text}</a></td>
`,
)}<td class='alt1'><select onchange='if(this.value)location=this.value'><option value=''>${say(frame, 'page')}</option>${flips(
      pager,
      (text) => html`<option value='' selected>${text}</option>`,
      (item) => html`<option value='${item.url}'>${item.text}</option>`,
    )}</select></td>
</tr></table><br clear='all'>
`,
  );

const post = (frame: FrameView, one: PostView, index: number): Html => html`<tr valign='top'>
<td class='${alternate(index)}' width='175' nowrap><a name='${one.anchor}' id='${one.anchor}'></a><b>${person(one.author, one.authorUrl, 'nt_bigname')}</b>
${when(one.userTitle, () => html`<div class='tiny'>${one.userTitle}</div>`)}${when(one.avatarUrl, () => html`<div>${spacer(1, 4)}<br><img src='${one.avatarUrl}' border='0' alt=''></div>`)}
<table cellpadding='0' cellspacing='0' border='0' class='tiny'>${when(one.joinedText, () => html`<tr><td>${say(frame, 'joined')}:</td><td>${one.joinedText}</td></tr>`)}${one.userPosts !== null && html`<tr><td>${say(frame, 'posts')}:</td><td>${one.userPosts}</td></tr>`}</table></td>
<td class='${alternate(index)}'><table width='100%' cellpadding='0' cellspacing='0' border='0'><tr><td class='nt_body'>
${raw(one.bodyHtml)}
</td></tr>${when(one.attachments, () => html`<tr><td class='tiny'>${spacer(1, 8)}<br><b>${say(frame, 'attachments')}</b><br>${links(one.attachments, raw('<br>'))}</td></tr>`)}${when(one.editedText, () => html`<tr><td class='tiny'><i>${one.editedText}</i></td></tr>`)}${when(one.signatureHtml, () => html`<tr><td class='nt_sign'>__________________<br>${raw(one.signatureHtml)}</td></tr>`)}</table></td>
</tr>
<tr>
<td class='${alternate(index)} tiny'><a href='${one.permalink}'><img src='/images/posticon.gif' border='0' alt='${say(frame, 'permalink')} ${one.number}'></a> ${one.timeText}</td>
<td class='${alternate(index)} tiny' align='right'>${when(one.likes, () => html`${say(frame, 'likes')}: <b>${one.likes}</b> &nbsp; `)}${links(one.actions, raw(' &nbsp; '))}</td>
</tr>
<tr><td colspan='2' class='border' height='1'>${spacer(1, 1)}</td></tr>
`;

const threadRows = (view: BoardView): Html => each(view.threads, (thread) => threadRow(view.frame, thread));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one, i) => post(view.frame, one, i),
    (ad) => html`<tr><td class='alt1'>${spacer(1, 1)}</td><td class='alt1' align='center'>${ad}</td></tr>
`,
  );

const tools = (anchors: BoardView['tools']): Html =>
  when(
    anchors,
    () => html`<table cellpadding='2' border='0'><tr>${each(anchors, (one) => html`<td class='tiny'>${link(one)}</td>`)}</tr></table>
`,
  );

export const nestedTables = defineLayout({
  name: 'nested-tables',

  page: (
    frame,
    content,
  ) => html`<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html dir='${frame.direction}' lang='${frame.language}'>
<head>
<meta http-equiv='Content-Type' content='text/html; charset=${frame.charset}'>
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style type='text/css'>
${CSS}
</style>
<script type='text/javascript'>
<!--
${menuScript('nt')}
// -->
</script>
</head>
<body bgcolor='#ffffff' marginwidth='0' marginheight='0' leftmargin='0' topmargin='0'>
<table width='98%' cellpadding='0' cellspacing='0' border='0' align='center'><tr><td class='nt_head'><table width='100%' cellpadding='4' border='0'><tr><td><img src='/images/logo.gif' alt='${frame.siteTitle}'></td><td align='right'><table><tr>${each(frame.navigation, (one) => html`<td>${link(one)}</td>`)}</tr></table></td></tr></table></td></tr>
<tr><td>${spacer(1, 10)}</td></tr>
<tr><td>
${when(
  frame.breadcrumbs,
  () => html`<table class='nt_crumbs' width='100%'><tr><td><img src='/images/folder_open.gif' alt=''> ${links(frame.breadcrumbs, raw(' &gt; '))}</td></tr></table>
`,
)}${content}
${when(frame.online, () =>
  box(html`<tr><td class='nt_head'><b>${say(frame, 'online')}</b></td></tr><tr><td class='alt1 tiny'>${join(onlineUsers(frame, 'nt_name'), raw(', '))}</td></tr>
`),
)}${when(frame.latestPosts, () =>
  box(html`<tr><td class='nt_head' colspan='2'><b>${say(frame, 'latestPosts')}</b></td></tr>
${each(
  frame.latestPosts ?? [],
  (
    one,
    i,
  ) => html`<tr><td class='${alternate(i)}'>${spacer(8, 8)}</td><td class='${alternate(i)}'>${last(frame, one)}</td></tr>
`,
)}`),
)}</td></tr>
<tr><td align='center' class='tiny'>${links(frame.footer, raw(' - '))}</td></tr></table>
</body>
</html>
`,

  entry: (view) =>
    html`${box(
      html`${boardHeads(view.frame)}${each(
        view.categories,
        (category) => html`<tr><td colspan='5' class='nt_title'><b>${categoryTitle(category)}</b></td></tr>
${each(category.boards, (board) => boardRow(view.frame, board))}`,
      )}`,
    )}${box(html`<tr><td class='alt1 tiny'>${view.statistics}</td></tr>
`)}`,

  board: (view) => html`<h2>${view.title}</h2>
${tools(view.tools)}${pages(view.frame, view.pager)}${box(
  html`${when(view.subBoards, () => html`${boardHeads(view.frame)}${each(view.subBoards, (board) => boardRow(view.frame, board))}`)}${heads([say(view.frame, 'thread'), say(view.frame, 'lastPost'), say(view.frame, 'replies'), say(view.frame, 'views')])}${threadRows(view)}${
    view.threads.length === 0 &&
    html`<tr><td colspan='5' class='alt1' align='center'>${say(view.frame, 'noThreads')}</td></tr>
`
  }`,
  'nt_list',
)}${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#nt_list')}`,

  threadRows,

  thread: (view) => html`${tools(view.tools)}${when(view.pollHtml, () =>
    box(html`<tr><td class='alt1'>${raw(view.pollHtml)}</td></tr>
`),
  )}${pages(view.frame, view.pager)}${box(
    html`<tr class='nt_head'><td class='nt_head'><b>${say(view.frame, 'author')}</b></td><td class='nt_head'><b>${view.title}</b></td></tr>
${posts(view)}`,
    'nt_posts',
  )}${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#nt_posts')}<div align='center' class='tiny'>&laquo; ${neighbours(view, raw(' | '))} &raquo;</div>
${replyForm(view, 'nt_form')}${when(view.similarThreads, () =>
  box(html`<tr><td class='nt_head'><b>${say(view.frame, 'similarThreads')}</b></td></tr>
${each(
  view.similarThreads,
  (one, i) => html`<tr><td class='${alternate(i)}'>${link(one)}</td></tr>
`,
)}`),
)}`,

  posts,

  plain: (title, content) =>
    box(html`<tr><td class='nt_head'><b>${title}</b></td></tr><tr><td class='alt1'>${content}</td></tr>
`),
});
