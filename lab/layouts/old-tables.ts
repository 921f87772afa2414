// Skin of the 1990s: one table a list, FONT and BGCOLOR, upper-case tags, cells and rows that are never closed.
import type {
  Anchor,
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
import { each, flips, headLinks, link, links, rowPrefix, when, withAds } from './pieces.ts';
import { menuScript } from './weight.ts';
import { say } from './words.ts';

const shade = (index: number): string => (index % 2 === 0 ? '#DEE3E7' : '#EFEFEF');
const bar = raw(' | ');

const name = (text: string, url: string | null): Html =>
  url === null ? html`<B>${text}</B>` : html`<A HREF="${url}"><B>${text}</B></A>`;

const last = (post: LastPostView): Html =>
  html`<FONT SIZE=1><A HREF="${post.url}">${post.title}</A><BR>${post.timeText}<BR>${name(post.author, post.authorUrl)}</FONT>`;

const side = (frame: FrameView): Html =>
  html`${when(
    frame.latestPosts,
    () => html`<TABLE WIDTH="95%" BORDER=1 CELLPADDING=2 ALIGN=CENTER><TR BGCOLOR="#AABBCC"><TD COLSPAN=3><B>${say(frame, 'latestPosts')}</B>
${each(
  frame.latestPosts ?? [],
  (
    post,
  ) => html`<TR><TD><A HREF="${post.url}">${post.title}</A><TD>${name(post.author, post.authorUrl)}<TD><FONT SIZE=1>${post.timeText}</FONT>
`,
)}</TABLE>`,
  )}${when(
    frame.online,
    () =>
      html`<P ALIGN=CENTER><FONT SIZE=1>${say(frame, 'online')}: ${join(
        (frame.online ?? []).map((user) => (user.url === '' ? html`${user.text}` : link(user))),
        raw(', '),
      )}</FONT>`,
  )}`;

const boardRow = (
  frame: FrameView,
  board: BoardRowView,
  index: number,
): Html => html`<TR BGCOLOR="${shade(index)}">
<TD WIDTH=20 ALIGN=CENTER><IMG SRC="/images/folder.gif" WIDTH=19 HEIGHT=18 ALT="">
<TD><A HREF="${board.url}"><FONT SIZE=3><B>${board.title}</B></FONT></A>${when(board.description, () => html`<BR><FONT SIZE=1>${board.description}</FONT>`)}
${when(board.subBoards, () => html`<BR><FONT SIZE=1 COLOR="#666666">${say(frame, 'subBoards')}: ${links(board.subBoards, raw(', '))}</FONT>`)}
<TD ALIGN=CENTER>${board.threadCount}<TD ALIGN=CENTER>${board.postCount}
<TD NOWRAP ALIGN=CENTER>${board.last === null ? '-' : last(board.last)}
`;

const boardHead = (
  frame: FrameView,
): Html => html`<TR BGCOLOR="#006699"><TH COLSPAN=2><FONT COLOR=WHITE>${say(frame, 'board')}</FONT><TH><FONT COLOR=WHITE>${say(frame, 'threads')}</FONT><TH><FONT COLOR=WHITE>${say(frame, 'posts')}</FONT><TH><FONT COLOR=WHITE>${say(frame, 'lastPost')}</FONT>
`;

const threadRow = (
  frame: FrameView,
  thread: ThreadRowView,
  index: number,
): Html => html`<TR BGCOLOR="${shade(index)}">
<TD WIDTH=20><IMG SRC="/images/${thread.isLocked ? 'lock' : thread.replies > 15 ? 'hot' : 'folder'}.gif" WIDTH=19 HEIGHT=18 ALT="${thread.isLocked && say(frame, 'locked')}">
<TD>${thread.isSticky && html`<B>${say(frame, 'sticky')}:</B> `}${thread.isMoved && html`<I>${say(frame, 'moved')}:</I> `}${rowPrefix(thread)}<A HREF="${thread.url}">${thread.title}</A>
${when(thread.pager, () => html`<FONT SIZE=1>[ ${links(thread.pager, raw(', '))} ]</FONT>`)}${when(thread.tags, () => html`<BR><FONT SIZE=1>${links(thread.tags)}</FONT>`)}
<TD ALIGN=CENTER>${name(thread.author, thread.authorUrl)}<BR><FONT SIZE=1>${thread.startedText}</FONT>
<TD ALIGN=CENTER>${thread.replies}<TD ALIGN=CENTER>${thread.views}
<TD ALIGN=RIGHT NOWRAP>${last(thread.last)}
`;

const table = (content: Html, id = ''): Html =>
  html`<TABLE WIDTH="95%" BORDER=0 CELLSPACING=1 CELLPADDING=4 ALIGN=CENTER BGCOLOR="#000000"${id && html` ID="${id}"`}>
${content}</TABLE>
`;

const pages = (frame: FrameView, pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<TABLE WIDTH="95%" ALIGN=CENTER><TR><TD ALIGN=RIGHT><FONT SIZE=2>${say(frame, 'pages')}: ${join(
      flips(pager, (text) => html`<B>${text}</B>`),
      raw(' '),
    )}</FONT></TABLE>
`,
  );

const tools = (anchors: readonly Anchor[]): Html =>
  when(
    anchors,
    () => html`<P ALIGN=CENTER><FONT SIZE=2>[ ${links(anchors, bar)} ]</FONT>
`,
  );

const post = (frame: FrameView, one: PostView, index: number): Html => html`<TR BGCOLOR="${shade(index)}">
<TD WIDTH=150 VALIGN=TOP><A NAME="${one.anchor}"></A>${name(one.author, one.authorUrl)}
${when(one.userTitle, () => html`<BR><FONT SIZE=1>${one.userTitle}</FONT>`)}${when(one.avatarUrl, () => html`<BR><IMG SRC="${one.avatarUrl}" ALT="" BORDER=0>`)}
${when(one.joinedText, () => html`<BR><FONT SIZE=1>${say(frame, 'joined')}: ${one.joinedText}</FONT>`)}${one.userPosts !== null && html`<BR><FONT SIZE=1>${say(frame, 'posts')}: ${one.userPosts}</FONT>`}
<TD VALIGN=TOP><FONT SIZE=1><A HREF="${one.permalink}"><IMG SRC="/images/post.gif" BORDER=0 ALT="#${one.number}"></A> ${one.timeText} &nbsp; ${links(one.actions, bar)}</FONT>
<HR SIZE=1>
<FONT SIZE=2>${raw(one.bodyHtml)}</FONT>
${when(one.attachments, () => html`<P><FONT SIZE=1>${say(frame, 'attachments')}: ${links(one.attachments, bar)}</FONT>`)}${when(one.likes, () => html`<P><FONT SIZE=1>${say(frame, 'likes')}: ${one.likes}</FONT>`)}
${when(one.editedText, () => html`<P><FONT SIZE=1><I>${one.editedText}</I></FONT>`)}${when(one.signatureHtml, () => html`<P>_________________<BR><FONT SIZE=1>${raw(one.signatureHtml)}</FONT>`)}
`;

const threadRows = (view: BoardView): Html =>
  each(view.threads, (thread, i) => threadRow(view.frame, thread, i));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one, i) => post(view.frame, one, i),
    (ad) => html`<TR BGCOLOR=WHITE><TD COLSPAN=2 ALIGN=CENTER>${ad}
`,
  );

export const oldTables = defineLayout({
  name: 'old-tables',

  page: (frame, content) => html`<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML DIR="${frame.direction}" LANG="${frame.language}">
<HEAD>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=${frame.charset}">
<TITLE>${frame.pageTitle}</TITLE>
${headLinks(frame)}<STYLE TYPE="text/css"><!--
BODY { font-family: Verdana, Arial; background: #E5E5E5 } A:link { color: #006699 } A:visited { color: #5493B4 }
A:hover { color: #DD6900 } TD { font-size: 12px } .quote { background: #FAFAFA; border: 1px solid #D1D7DC; padding: 4px }
--></STYLE>
<SCRIPT LANGUAGE="JavaScript" TYPE="text/javascript"><!--
${menuScript('old')}
//--></SCRIPT>
</HEAD>
<BODY BGCOLOR="#E5E5E5" TEXT="#000000" LINK="#006699" VLINK="#5493B4">
<TABLE WIDTH="95%" ALIGN=CENTER BORDER=0><TR><TD><IMG SRC="/images/logo.gif" ALT=""><TD ALIGN=CENTER><FONT SIZE=5><B>${frame.siteTitle}</B></FONT><BR><FONT SIZE=2>${links(frame.navigation, bar)}</FONT></TABLE>
${when(
  frame.breadcrumbs,
  () => html`<TABLE WIDTH="95%" ALIGN=CENTER><TR><TD><FONT SIZE=2><B>${links(frame.breadcrumbs, raw(' -&gt; '))}</B></FONT></TABLE>
`,
)}${content}
${side(frame)}
<HR WIDTH="95%">
<CENTER><FONT SIZE=1>${links([...frame.footer, ...frame.feeds], bar)}</FONT></CENTER>
</BODY></HTML>
`,

  entry: (view) =>
    html`${each(view.categories, (category) =>
      table(html`${boardHead(view.frame)}<TR BGCOLOR="#C8D1D7"><TD COLSPAN=5><B>${category.url === null ? category.title : link({ text: category.title, url: category.url })}</B>
${each(category.boards, (board, i) => boardRow(view.frame, board, i))}`),
    )}<P ALIGN=CENTER><FONT SIZE=1>${view.statistics}</FONT>`,

  board: (view) => html`<H2 ALIGN=CENTER>${view.title}</H2>
${when(view.subBoards, () => table(html`${boardHead(view.frame)}${each(view.subBoards, (board, i) => boardRow(view.frame, board, i))}`))}${tools(view.tools)}${pages(view.frame, view.pager)}${table(
  html`<TR BGCOLOR="#006699"><TH COLSPAN=2><FONT COLOR=WHITE>${say(view.frame, 'thread')}</FONT><TH><FONT COLOR=WHITE>${say(view.frame, 'author')}</FONT><TH><FONT COLOR=WHITE>${say(view.frame, 'replies')}</FONT><TH><FONT COLOR=WHITE>${say(view.frame, 'views')}</FONT><TH><FONT COLOR=WHITE>${say(view.frame, 'lastPost')}</FONT>
${threadRows(view)}${view.threads.length === 0 && html`<TR BGCOLOR=WHITE><TD COLSPAN=6 ALIGN=CENTER>${say(view.frame, 'noThreads')}`}`,
  'topics',
)}${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#topics')}`,

  threadRows,

  thread: (view) => html`<H2>${view.title}</H2>
${when(
  view.previousThread ?? view.nextThread,
  () => html`<P ALIGN=CENTER><FONT SIZE=1>${view.previousThread && link(view.previousThread)} :: ${view.nextThread && link(view.nextThread)}</FONT>
`,
)}${tools(view.tools)}${when(view.pollHtml, () =>
  table(html`<TR BGCOLOR=WHITE><TD>${raw(view.pollHtml)}
`),
)}${pages(view.frame, view.pager)}${table(posts(view), 'messages')}${pages(view.frame, view.pager)}${loadMore(view.frame, view.pager, '#messages')}${when(
  view.replyFormUrl,
  () => html`<FORM ACTION="${view.replyFormUrl}" METHOD=POST><CENTER><TEXTAREA NAME=message ROWS=6 COLS=60></TEXTAREA><BR><INPUT TYPE=SUBMIT VALUE="${say(view.frame, 'reply')}"></CENTER></FORM>
`,
)}${when(view.similarThreads, () =>
  table(html`<TR BGCOLOR="#C8D1D7"><TD><B>${say(view.frame, 'similarThreads')}</B>
${each(
  view.similarThreads,
  (thread, i) => html`<TR BGCOLOR="${shade(i)}"><TD>${link(thread)}
`,
)}`),
)}`,

  posts,

  plain: (title, content) => html`<H2 ALIGN=CENTER>${title}</H2>
${table(html`<TR BGCOLOR=WHITE><TD>${content}
`)}`,
});
