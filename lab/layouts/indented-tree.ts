// Skin of news-like sites: a reply tree drawn flat, one table a comment, its depth only a spacer's width.
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

const CSS = styleSheet('in', 28, 'td.indent{padding:0}.insub{font-size:7pt;color:#828282}.c00{color:#000}');

const last = (frame: FrameView, post: LastPostView): Html =>
  html`<span class="insub">${say(frame, 'lastPost')}: <a href="${post.url}">${post.title}</a> ${person(post.author, post.authorUrl, 'inuser')} ${post.timeText}</span>`;

const boardRows = (
  frame: FrameView,
  board: BoardRowView,
): Html => html`<tr class="inthing"><td align=right valign=top class=inrank>&bull;</td><td><a href="${board.url}" class="intitle">${board.title}</a>${when(board.description, () => html` <span class="insub">${board.description}</span>`)}</td></tr>
<tr><td></td><td class="insub">${board.threadCount} ${say(frame, 'threads')} | ${board.postCount} ${say(frame, 'posts')}${when(board.subBoards, () => html` | ${links(board.subBoards, raw(' | '))}`)}${board.last && html` | ${last(frame, board.last)}`}</td></tr>
<tr style="height:5px"></tr>
`;

const threadEntry = (
  frame: FrameView,
  thread: ThreadRowView,
  index: number,
): Html => html`<tr class="inthing"><td align=right valign=top class=inrank>${index + 1}.</td><td>${thread.isSticky && html`<span class="inmark">[${say(frame, 'sticky')}]</span> `}${thread.isLocked && html`<span class="inmark">[${say(frame, 'locked')}]</span> `}${thread.isMoved && html`<span class="inmark">[${say(frame, 'moved')}]</span> `}${rowPrefix(thread)}<a href="${thread.url}" class="intitle">${thread.title}</a>${when(thread.tags, () => html` <span class="intags">${links(thread.tags)}</span>`)}</td></tr>
<tr><td></td><td class="insub">${person(thread.author, thread.authorUrl, 'inuser')} ${thread.startedText} | ${thread.views} ${say(frame, 'views')} | ${thread.replies} ${say(frame, 'replies')}${when(thread.pager, () => html` | ${links(thread.pager)}`)} | ${last(frame, thread.last)}</td></tr>
<tr style="height:5px"></tr>
`;

const pages = (pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<div class="inpager">${join(
      flips(pager, (text) => html`<span>${text}</span>`),
      raw(' | '),
    )}</div>
`,
  );

const post = (
  frame: FrameView,
  one: PostView,
): Html => html`<tr class="incomment" id="${one.anchor}"><td><table border="0"><tr>
<td class="indent"><img src="/s.gif" height="1" width="${one.depth * 40}" alt=""></td>
<td valign="top"><center>${when(one.avatarUrl, () => html`<img src="${one.avatarUrl}" width="16" height="16" alt="">`)}${when(one.likes, () => html`<span class="inscore">${one.likes}</span>`)}</center></td>
<td class="default"><div><span class="insub">${person(one.author, one.authorUrl, 'inuser')} <span class="age"><a href="${one.permalink}">${one.timeText}</a></span>${when(one.userTitle, () => html` | ${one.userTitle}`)}${when(one.joinedText, () => html` | ${say(frame, 'joined')} ${one.joinedText}`)}${one.userPosts !== null && html` | ${one.userPosts}`}</span></div><br>
<div class="inbody"><span class="c00">${raw(one.bodyHtml)}</span></div>
${when(one.attachments, () => html`<div class="insub">${links(one.attachments, raw(' | '))}</div>`)}${when(one.editedText, () => html`<div class="insub">${one.editedText}</div>`)}${when(one.signatureHtml, () => html`<div class="insub">--<br>${raw(one.signatureHtml)}</div>`)}
<div class="reply"><font size="1"><u>${links(one.actions)}</u></font></div></td>
</tr></table></td></tr>
`;

const threadRows = (view: BoardView): Html =>
  each(view.threads, (thread, i) => threadEntry(view.frame, thread, i));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one) => post(view.frame, one),
    (ad) => html`<tr class="inad"><td>${ad}</td></tr>
`,
  );

export const indentedTree = defineLayout({
  name: 'indented-tree',

  page: (
    frame,
    content,
  ) => html`<html dir="${frame.direction}" lang="${frame.language}"><head><meta http-equiv="Content-Type" content="text/html; charset=${frame.charset}">
<meta name="referrer" content="origin"><title>${frame.pageTitle}</title>
${headLinks(frame)}<style type="text/css">
${CSS}
</style>
</head><body><center><table id="inmain" border="0" cellpadding="0" cellspacing="0" width="85%" bgcolor="#f6f6ef">
<tr><td bgcolor="#88aacc"><table border="0" width="100%"><tr><td><b>${frame.siteTitle}</b> ${links(frame.navigation, raw(' | '))}</td></tr></table></td></tr>
${when(
  frame.breadcrumbs,
  () => html`<tr><td class="incrumbs">${links(frame.breadcrumbs, raw(' &gt; '))}</td></tr>
`,
)}<tr style="height:10px"></tr>
<tr><td>
${content}
</td></tr>
${when(
  frame.latestPosts,
  () => html`<tr><td><b>${say(frame, 'latestPosts')}</b><table border="0">${each(
    frame.latestPosts ?? [],
    (one) => html`<tr class="inthing"><td>${last(frame, one)}</td></tr>
`,
  )}</table></td></tr>
`,
)}${when(
  frame.online,
  () => html`<tr><td class="insub">${say(frame, 'online')}: ${join(onlineUsers(frame, 'inuser'), raw(' '))}</td></tr>
`,
)}<tr><td><center><span class="infoot">${links([...frame.footer, ...frame.feeds], raw(' | '))}</span></center></td></tr>
</table></center>
<script type="text/javascript">
${menuScript('in')}
</script>
</body></html>
`,

  entry: (view) =>
    html`${each(
      view.categories,
      (category) => html`<h4>${categoryTitle(category)}</h4><table border="0" class="inlist">
${each(category.boards, (board) => boardRows(view.frame, board))}</table>
`,
    )}<p class="insub">${view.statistics}</p>`,

  board: (view) => html`<h3>${view.title}</h3>
<p class="insub">${links(view.tools, raw(' | '))}</p>
${when(
  view.subBoards,
  () => html`<table border="0" class="inlist">
${each(view.subBoards, (board) => boardRows(view.frame, board))}</table>
`,
)}<table border="0" class="inlist" id="instories">
${threadRows(view)}</table>
${view.threads.length === 0 && html`<p>${say(view.frame, 'noThreads')}</p>`}${pages(view.pager)}${loadMore(view.frame, view.pager, '#instories')}`,

  threadRows,

  thread: (view) => html`<h3 class="intitle">${view.title}</h3>
<p class="insub">${links(view.tools, raw(' | '))}</p>
${when(
  view.pollHtml,
  () => html`<div class="inpoll">${raw(view.pollHtml)}</div>
`,
)}${replyForm(view, 'inform')}<table border="0" class="incomments" id="incomments">
${posts(view)}</table>
${pages(view.pager)}${loadMore(view.frame, view.pager, '#incomments')}<p class="insub">${neighbours(view, raw(' | '))}</p>
${when(
  view.similarThreads,
  () => html`<p>${say(view.frame, 'similarThreads')}<br>${links(view.similarThreads, raw('<br>'))}</p>
`,
)}`,

  posts,

  plain: (title, content) => html`<h3>${title}</h3>
<div class="inbox">${content}</div>`,
});
