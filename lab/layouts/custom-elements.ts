// Skin of component forums: custom elements whose parts are light-DOM children with slot attributes.
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
import { categoryTitle, each, flips, headLinks, neighbours, rowPrefix, when, withAds } from './pieces.ts';
import { menuScript, styleSheet } from './weight.ts';
import { say } from './words.ts';

const CSS = styleSheet(
  'x',
  250,
  'x-post,x-row,x-board,x-list,x-pager{display:block}x-user{font-weight:600}x-post:not(:defined){opacity:.9}',
);

const user = (name: string, url: string | null, slot: string): Html =>
  html`<x-user slot="${slot}">${url === null || url === '' ? name : html`<a href="${url}">${name}</a>`}</x-user>`;

const last = (post: LastPostView): Html =>
  html`<x-last slot="last"><a href="${post.url}">${post.title}</a>${user(post.author, post.authorUrl, 'by')}<x-time>${post.timeText}</x-time></x-last>`;

const slotted = (anchors: BoardView['tools'], slot: string): Html =>
  each(anchors, (one) => html`<a slot="${slot}" href="${one.url}">${one.text}</a>`);

const boardElement = (
  board: BoardRowView,
): Html => html`<x-board threads="${board.threadCount}" posts="${board.postCount}">
<a slot="title" href="${board.url}">${board.title}</a>
${when(board.description, () => html`<span slot="about">${board.description}</span>`)}
<x-number slot="count">${board.threadCount}</x-number><x-number slot="count">${board.postCount}</x-number>
${slotted(board.subBoards, 'child')}${board.last && last(board.last)}
</x-board>
`;

const threadElement = (
  frame: FrameView,
  thread: ThreadRowView,
): Html => html`<x-row${thread.isSticky && html` pinned`}${thread.isLocked && html` closed`}${thread.isMoved && html` moved`}>
${rowPrefix(thread)}<a slot="title" href="${thread.url}">${thread.title}</a>${thread.isSticky && html`<x-badge slot="badge">${say(frame, 'sticky')}</x-badge>`}${thread.isLocked && html`<x-badge slot="badge">${say(frame, 'locked')}</x-badge>`}${thread.isMoved && html`<x-badge slot="badge">${say(frame, 'moved')}</x-badge>`}
${user(thread.author, thread.authorUrl, 'author')}<x-time slot="started">${thread.startedText}</x-time>
${slotted(thread.pager, 'page')}${slotted(thread.tags, 'tag')}
<x-number slot="replies" label="${say(frame, 'replies')}">${thread.replies}</x-number><x-number slot="views" label="${say(frame, 'views')}">${thread.views}</x-number>
${last(thread.last)}
</x-row>
`;

const pages = (pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`<x-pager>${flips(
      pager,
      (text) => html`<span slot="here">${text}</span>`,
      (item) =>
        html`<a slot="${item.rel ?? 'page'}" href="${item.url}"${item.rel && html` rel="${item.rel}"`}>${item.text}</a>`,
    )}</x-pager>
`,
  );

const post = (
  frame: FrameView,
  one: PostView,
): Html => html`<x-post id="${one.anchor}" number="${one.number}" depth="${one.depth}">
${user(one.author, one.authorUrl, 'author')}${when(one.avatarUrl, () => html`<img slot="avatar" src="${one.avatarUrl}" alt="">`)}
<a slot="permalink" href="${one.permalink}"><x-time iso="${one.timeIso}">${one.timeText}</x-time></a>
<div slot="body">${raw(one.bodyHtml)}</div>
${when(one.signatureHtml, () => html`<div slot="signature">${raw(one.signatureHtml)}</div>`)}
${slotted(one.attachments, 'file')}${when(one.editedText, () => html`<span slot="edited">${one.editedText}</span>`)}
${when(one.userTitle, () => html`<span slot="rank">${one.userTitle}</span>`)}${when(one.joinedText, () => html`<span slot="joined" title="${say(frame, 'joined')}">${one.joinedText}</span>`)}${one.userPosts !== null && html`<x-number slot="posts">${one.userPosts}</x-number>`}
<x-menu slot="actions">${when(one.likes, () => html`<x-number>${one.likes}</x-number>`)}${slotted(one.actions, 'item')}</x-menu>
</x-post>
`;

const threadRows = (view: BoardView): Html =>
  each(view.threads, (thread) => threadElement(view.frame, thread));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one) => post(view.frame, one),
    (ad) => html`<x-ad>${ad}</x-ad>
`,
  );

export const customElements = defineLayout({
  name: 'custom-elements',

  page: (frame, content) => html`<!doctype html>
<html lang="${frame.language}" dir="${frame.direction}">
<head>
<meta charset="${frame.charset}">
<title>${frame.pageTitle}</title>
${headLinks(frame)}<style>
${CSS}
</style>
<script type="module">
class Part extends HTMLElement { connectedCallback() { this.dataset.ready = ''; } }
for (const name of ['x-post', 'x-row', 'x-board', 'x-list', 'x-pager', 'x-user', 'x-last', 'x-menu'])
  customElements.define(name, class extends Part {});
</script>
</head>
<body>
<x-app dir="${frame.direction}">
<x-header><span slot="brand">${frame.siteTitle}</span>${slotted(frame.navigation, 'nav')}</x-header>
${when(
  frame.breadcrumbs,
  () => html`<x-trail>${slotted(frame.breadcrumbs, 'step')}</x-trail>
`,
)}<x-content>
${content}
</x-content>
${when(
  [...(frame.latestPosts ?? []), ...(frame.online ?? [])],
  () => html`<x-drawer>
${when(
  frame.latestPosts,
  () => html`<x-list heading="${say(frame, 'latestPosts')}">${each(
    frame.latestPosts ?? [],
    (one) => html`<x-row compact>${last(one)}</x-row>
`,
  )}</x-list>
`,
)}${when(
  frame.online,
  () => html`<x-list heading="${say(frame, 'online')}">${each(frame.online ?? [], (one) => user(one.text, one.url, 'user'))}</x-list>
`,
)}</x-drawer>
`,
)}<x-footer>${slotted(frame.footer, 'link')}</x-footer>
</x-app>
<script>
${menuScript('x')}
</script>
</body>
</html>
`,

  entry: (view) =>
    html`${each(
      view.categories,
      (category) => html`<x-list><h2 slot="heading">${categoryTitle(category)}</h2>
${each(category.boards, boardElement)}</x-list>
`,
    )}<x-note>${view.statistics}</x-note>`,

  board: (view) => html`<h1>${view.title}</h1>
<x-menu>${slotted(view.tools, 'item')}</x-menu>
<x-list id="x-threads">
${each(view.subBoards, boardElement)}${threadRows(view)}</x-list>
${view.threads.length === 0 && html`<x-note>${say(view.frame, 'noThreads')}</x-note>`}${pages(view.pager)}${loadMore(view.frame, view.pager, '#x-threads')}`,

  threadRows,

  thread: (view) => html`<h1>${view.title}</h1>
<x-menu>${slotted(view.tools, 'item')}</x-menu>
${when(
  view.pollHtml,
  () => html`<x-poll>${raw(view.pollHtml)}</x-poll>
`,
)}${pages(view.pager)}<x-list id="x-posts">
${posts(view)}</x-list>
${pages(view.pager)}${loadMore(view.frame, view.pager, '#x-posts')}${when(
  view.replyFormUrl,
  () => html`<x-composer><form action="${view.replyFormUrl}" method="post"><textarea name="text"></textarea><button>${say(view.frame, 'reply')}</button></form></x-composer>
`,
)}<x-between>${neighbours(view, raw(' '))}</x-between>
${when(
  view.similarThreads,
  () => html`<x-list heading="${say(view.frame, 'similarThreads')}">${slotted(view.similarThreads, 'item')}</x-list>
`,
)}`,

  posts,

  plain: (title, content) => html`<h1>${title}</h1>
<x-note>${content}</x-note>`,
});
