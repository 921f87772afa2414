// Skin of app-like forums: divs and spans only, class names hashed by a build step, nothing named after its meaning.
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
  neighbours,
  onlineUsers,
  rowPrefix,
  when,
  withAds,
} from './pieces.ts';
import { menuScript, styleSheet } from './weight.ts';
import { say } from './words.ts';

const hashes = new Map<string, string>();

/** What a CSS-modules build makes of a class name: stable, and silent about its meaning. */
function hashed(name: string): string {
  const known = hashes.get(name);
  if (known !== undefined) return known;
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  const made = `_${(hash >>> 0).toString(36).padStart(6, '0').slice(-6)}`;
  hashes.set(name, made);
  return made;
}

const CSS = styleSheet(
  '_x',
  320,
  `.${hashed('row')}{display:flex;gap:8px}.${hashed('post')}{display:grid}.${hashed('hidden')}{display:none}`,
);

/** A div; several names become several hashes. */
const div = (names: string, content: Html | string | number, attributes: Html = raw('')): Html =>
  html`<div class="${names.split(' ').map(hashed).join(' ')}"${attributes}>${content}</div>`;
const span = (name: string, content: Html | string | number): Html =>
  html`<span class="${hashed(name)}">${content}</span>`;
const user = (name: string, url: string | null): Html =>
  url === null
    ? span('user', name)
    : html`<a class="${hashed('user')} ${hashed('link')}" href="${url}">${span('name', name)}</a>`;
const anchors = (list: BoardView['tools'], name: string): Html =>
  each(list, (one) => html`<a class="${hashed(name)}" href="${one.url}">${span('label', one.text)}</a>`);

const last = (post: LastPostView): Html =>
  div(
    'last',
    html`<a class="${hashed('link')}" href="${post.url}">${post.title}</a>${user(post.author, post.authorUrl)}${span('time', post.timeText)}`,
  );

const boardRow = (board: BoardRowView): Html => html`${div(
  'row board',
  html`${div('main', html`${div('heading', html`<a class="${hashed('link')}" href="${board.url}">${board.title}</a>`)}${when(board.description, () => div('text', board.description))}${when(board.subBoards, () => div('chips', anchors(board.subBoards, 'chip')))}`)}${div('number', board.threadCount)}${div('number', board.postCount)}${board.last && last(board.last)}`,
)}
`;

const threadRow = (frame: FrameView, thread: ThreadRowView): Html => html`${div(
  `row${thread.isSticky ? ' raised' : ''}${thread.isLocked ? ' muted' : ''}`,
  html`${div('main', html`${div('heading', html`${thread.isSticky && span('badge', say(frame, 'sticky'))}${thread.isLocked && span('badge', say(frame, 'locked'))}${thread.isMoved && span('badge', say(frame, 'moved'))}${rowPrefix(thread)}<a class="${hashed('link')}" href="${thread.url}">${thread.title}</a>`)}${div('sub', html`${user(thread.author, thread.authorUrl)}${span('time', thread.startedText)}${anchors(thread.pager, 'pageChip')}`)}${when(thread.tags, () => div('chips', anchors(thread.tags, 'chip')))}`)}${div('number', thread.replies)}${div('number', thread.views)}${last(thread.last)}`,
)}
`;

const pages = (pager: PagerView | null): Html =>
  when(
    pager?.items,
    () => html`${div(
      'pager',
      html`${flips(
        pager,
        (text) => span('pagerHere', text),
        (item) =>
          html`<a class="${hashed('pagerLink')}" href="${item.url}"${item.rel && html` rel="${item.rel}"`}>${span('label', item.text)}</a>`,
      )}`,
    )}
`,
  );

const post = (frame: FrameView, one: PostView): Html => html`${div(
  'post',
  html`
${div('postTop', html`${when(one.avatarUrl, () => div('avatar', html`<img class="${hashed('img')}" src="${one.avatarUrl}" alt="">`))}${div('who', html`${user(one.author, one.authorUrl)}${when(one.userTitle, () => span('rank', one.userTitle))}`)}${div('when', html`<a class="${hashed('quiet')}" href="${one.permalink}" title="${one.timeIso}">${one.timeText}</a>`)}`)}
${div('content', html`${div('rich', raw(one.bodyHtml))}${when(one.editedText, () => div('note', one.editedText))}`)}
${when(one.attachments, () => div('files', anchors(one.attachments, 'file')))}
${when(one.signatureHtml, () => div('divider', div('small', raw(one.signatureHtml))))}
${div('bar', html`${one.likes > 0 && div('reaction', html`${span('emoji', '👍')}${span('count', one.likes)}`)}${anchors(one.actions, 'action')}`)}
${(one.joinedText !== '' || one.userPosts !== null) && div('hidden', html`${when(one.joinedText, () => span('fact', `${say(frame, 'joined')} ${one.joinedText}`))}${one.userPosts !== null && span('fact', `${one.userPosts} ${say(frame, 'posts')}`)}`)}
`,
  html` id="${one.anchor}" data-index="${one.number}"`,
)}
`;

const threadRows = (view: BoardView): Html => each(view.threads, (thread) => threadRow(view.frame, thread));

const posts = (view: ThreadView): Html =>
  withAds(
    view.posts,
    view.adHtml,
    (one) => post(view.frame, one),
    (ad) => html`${div('post promo', ad)}
`,
  );

export const hashedClasses = defineLayout({
  name: 'hashed-classes',

  page: (
    frame,
    content,
  ) => html`<!doctype html><html lang="${frame.language}" dir="${frame.direction}"><head><meta charset="${frame.charset}"><title>${frame.pageTitle}</title>
${headLinks(frame)}<style>${CSS}</style></head><body><div id="root"><div class="${hashed('app')}">
${div('top', html`${div('brand', frame.siteTitle)}${div('nav', anchors(frame.navigation, 'navLink'))}`)}
${when(frame.breadcrumbs, () => div('crumbs', anchors(frame.breadcrumbs, 'crumb')))}
<div class="${hashed('layout')}"><div class="${hashed('column')}">
${content}
</div>
${when([...(frame.latestPosts ?? []), ...(frame.online ?? [])], () =>
  div(
    'rail',
    html`${when(frame.latestPosts, () => div('panel', html`${div('heading', say(frame, 'latestPosts'))}${each(frame.latestPosts ?? [], (one) => div('row', last(one)))}`))}${when(frame.online, () => div('panel', html`${div('heading', say(frame, 'online'))}${onlineUsers(frame, hashed('user')).map((one) => div('row', one))}`))}`,
  ),
)}</div>
${div('bottom', anchors(frame.footer, 'navLink'))}
</div></div><script>window.__STATE__={"build":"7c1e0","flags":{"newEditor":true,"rail":"right"},"routes":["/","/b","/t"],"user":null};
${menuScript('_x')}</script></body></html>
`,

  entry: (view) =>
    html`${each(
      view.categories,
      (category) => html`${div(
        'section',
        html`${div('heading', categoryTitle(category))}
${each(category.boards, boardRow)}`,
      )}
`,
    )}${div('panel', view.statistics)}`,

  board: (view) => html`${div('heading', view.title)}
${div('bar', anchors(view.tools, 'action'))}
${when(view.subBoards, () => div('section', each(view.subBoards, boardRow)))}
<div class="${hashed('section')}" data-list>
${threadRows(view)}</div>
${view.threads.length === 0 && div('empty', say(view.frame, 'noThreads'))}${pages(view.pager)}${loadMore(view.frame, view.pager, '[data-list]')}`,

  threadRows,

  thread: (view) => html`${div('heading', view.title)}
${div('bar', anchors(view.tools, 'action'))}
${when(view.pollHtml, () => div('panel', raw(view.pollHtml)))}
<div class="${hashed('stream')}" data-list>
${posts(view)}</div>
${pages(view.pager)}${loadMore(view.frame, view.pager, '[data-list]')}${when(view.replyFormUrl, () => div('composer', html`<form action="${view.replyFormUrl}" method="post"><textarea class="${hashed('input')}" name="m"></textarea><button class="${hashed('action')}">${say(view.frame, 'reply')}</button></form>`))}
${div('bar', neighbours(view, raw(' ')))}
${when(view.similarThreads, () => div('panel', html`${div('heading', say(view.frame, 'similarThreads'))}${each(view.similarThreads, (one) => div('row', link(one)))}`))}`,

  posts,

  plain: (title, content) => html`${div('heading', title)}
${div('panel', content)}`,
});
