// Parts that several skins share: head elements, links, pagers, the 'load more' button, reply trees.
import type {
  Anchor,
  EntryView,
  FrameView,
  PagerView,
  PostView,
  ThreadRowView,
  ThreadView,
} from '../types.ts';
import type { Html, Part } from './html.ts';
import { html, join, nothing, raw } from './html.ts';
import { say } from './words.ts';

/** A plain link. */
export const link = (anchor: Anchor): Html => html`<a href="${anchor.url}">${anchor.text}</a>`;

/** What stands before a thread's title, when something does: its board, or a label. */
export const rowPrefix = (thread: ThreadRowView): Html =>
  when(thread.prefix, () => html`${thread.prefix && link(thread.prefix)} `);

/** Links one after another. */
export const links = (anchors: readonly Anchor[], separator: Html = raw(' ')): Html =>
  join(anchors.map(link), separator);

/** Each part drawn, in order. */
export const each = <T>(items: readonly T[], drawOne: (item: T, index: number) => Part): Html =>
  html`${items.map(drawOne)}`;

/** `drawn` when there is something to show: a non-empty text or list, a number above zero, a value that is there. */
export function when(
  value: string | number | readonly unknown[] | object | null | undefined,
  drawn: () => Html,
): Html {
  const isThere = Array.isArray(value) ? value.length > 0 : Boolean(value);
  return isThere ? drawn() : nothing;
}

/** A user's name, linked when the user has a profile. */
export const person = (name: string, url: string | null, className: string): Html =>
  url === null || url === ''
    ? html`<span class="${className} guest">${name}</span>`
    : html`<a href="${url}" class="${className}">${name}</a>`;

/** JSON inside a script element: '<' would end or open markup there. */
export const jsonScript = (value: object): Html =>
  raw(`<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>\n`);

/** What every head holds besides charset, title and style: canonical, next, prev, feeds, structured data. */
export const headLinks = (frame: FrameView): Html =>
  html`${when(
    frame.canonicalUrl,
    () => html`<link rel="canonical" href="${frame.canonicalUrl}">
`,
  )}${when(
    frame.prevUrl,
    () => html`<link rel="prev" href="${frame.prevUrl}">
`,
  )}${when(
    frame.nextUrl,
    () => html`<link rel="next" href="${frame.nextUrl}">
`,
  )}${each(
    frame.feeds,
    (feed) => html`<link rel="alternate" type="application/rss+xml" title="${feed.text}" href="${feed.url}">
`,
  )}${each(frame.jsonLd, jsonScript)}`;

type PagerItem = PagerView['items'][number];

/** A link of a pager, with its rel when the view has one. */
export const flip = (item: PagerItem, className = ''): Html =>
  html`<a href="${item.url}"${item.rel && html` rel="${item.rel}"`}${className && html` class="${className}"`}>${item.text}</a>`;

/** A pager's items: links, and the current page or a gap as `still` draws it. */
export const flips = (
  pager: PagerView | null,
  still: (text: string) => Part,
  moving: (item: PagerItem) => Part = flip,
): readonly Part[] =>
  (pager?.items ?? []).map((item) => (item.url === null ? still(item.text) : moving(item)));

/** Posts with the advertisement after the first and then after every fifth more. */
export const withAds = (
  posts: readonly PostView[],
  adHtml: string,
  drawPost: (post: PostView, index: number) => Part,
  drawAd: (ad: Html) => Part,
): Html =>
  each(posts, (post, index) => [
    drawPost(post, index),
    adHtml !== '' && index % 6 === 0 && drawAd(raw(adHtml)),
  ]);

/** A post with the posts that answer it. */
export interface Branch {
  readonly post: PostView;
  readonly replies: readonly Branch[];
}

/** The reply tree that the depths of posts in reading order describe; a page may begin in the middle of one. */
export function replyTree(posts: readonly PostView[]): readonly Branch[] {
  const roots: Branch[] = [];
  const open: { readonly depth: number; readonly replies: Branch[] }[] = [];
  for (const post of posts) {
    while (open.length > 0 && open.at(-1)!.depth >= post.depth) open.pop();
    const replies: Branch[] = [];
    (open.at(-1)?.replies ?? roots).push({ post, replies });
    open.push({ depth: post.depth, replies });
  }
  return roots;
}

/** A category's title, linked when it has a page of its own. */
export const categoryTitle = (category: EntryView['categories'][number]): Html =>
  category.url === null ? html`${category.title}` : link({ text: category.title, url: category.url });

/** Links to the threads before and after this one. */
export const neighbours = (view: ThreadView, separator: Html): Html =>
  links(
    [view.previousThread, view.nextThread].filter((one) => one !== null),
    separator,
  );

/** Who is online; guests have no profile to link. */
export const onlineUsers = (frame: FrameView, className: string): readonly Html[] =>
  (frame.online ?? []).map((user) => person(user.text, user.url, className));

/** The form that answers a thread. */
export const replyForm = (view: ThreadView, className: string): Html =>
  when(
    view.replyFormUrl,
    () => html`<form class="${className}" method="post" action="${view.replyFormUrl}">
<textarea name="message" rows="8" cols="72"></textarea>
<button type="submit">${say(view.frame, 'reply')}</button>
</form>
`,
  );
