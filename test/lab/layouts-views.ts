// Random views for the tests of layouts: every text and URL is unique, and texts try to break out of their markup.
import type {
  Anchor,
  BoardRowView,
  BoardView,
  EntryView,
  FrameView,
  LastPostView,
  PagerView,
  PostView,
  ThreadRowView,
  ThreadView,
} from '../../lab/types.ts';

const SPITE = [
  '',
  '<script>alert(1)</script>',
  '"><evil onevil="1">',
  "' onevil='1",
  '</td></table></div><evil>',
  '&amp; & &lt;',
  '<!-- ',
  '日本 «ö» עב',
];

/** Makes views from a seed; the same seed makes the same views. */
export class ViewMaker {
  #state: number;
  #count = 0;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below `limit`. */
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  flag(): boolean {
    return this.below(2) === 0;
  }

  list<T>(most: number, one: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, one);
  }

  /** A unique text. The full stop ends it, so that no text is part of another. */
  text(kind: string): string {
    return `${kind}${++this.#count}. ${SPITE[this.below(SPITE.length)]}`.trim();
  }

  url(kind: string): string {
    return `/${kind}/${++this.#count}.html?a=1&b='x'`;
  }

  number(): number {
    return 100_000 + ++this.#count;
  }

  anchor(kind: string): Anchor {
    return { text: this.text(kind), url: this.url(kind) };
  }

  anchors(kind: string, most = 3): Anchor[] {
    return this.list(most, () => this.anchor(kind));
  }

  last(): LastPostView {
    return {
      title: this.text('last'),
      url: this.url('last'),
      author: this.text('poster'),
      authorUrl: this.flag() ? this.url('poster') : null,
      timeText: this.text('when'),
    };
  }

  frame(): FrameView {
    return {
      language: this.flag() ? 'ar' : 'de',
      direction: this.flag() ? 'rtl' : 'ltr',
      siteTitle: this.text('site'),
      pageTitle: this.text('page'),
      charset: this.flag() ? 'windows-1251' : 'utf-8',
      breadcrumbs: this.anchors('crumb'),
      navigation: this.anchors('nav'),
      footer: this.anchors('foot'),
      feeds: this.anchors('feed', 2),
      canonicalUrl: this.flag() ? this.url('canonical') : null,
      jsonLd: this.list(2, () => ({ '@type': 'Thing', name: this.text('thing') })),
      nextUrl: this.flag() ? this.url('next') : null,
      prevUrl: this.flag() ? this.url('prev') : null,
      strings: { replies: 'R', posts: 'P' },
      ...(this.flag() && { latestPosts: this.list(3, () => this.last()) }),
      ...(this.flag() && { online: [...this.anchors('online'), { text: this.text('visitor'), url: '' }] }),
    };
  }

  pager(): PagerView | null {
    if (this.below(4) === 0) return null;
    if (this.below(4) === 0) return { items: [], loadMoreUrl: this.url('more') };
    return {
      items: [
        { text: this.text('back'), url: this.url('flip'), rel: 'prev' },
        { text: this.text('here'), url: null },
        ...this.list(3, () => ({ text: this.text('flip'), url: this.url('flip') })),
        { text: this.text('on'), url: this.url('flip'), rel: 'next' },
      ],
      loadMoreUrl: null,
    };
  }

  boardRow(): BoardRowView {
    return {
      title: this.text('board'),
      url: this.url('board'),
      description: this.flag() ? this.text('about') : '',
      threadCount: this.number(),
      postCount: this.number(),
      last: this.flag() ? this.last() : null,
      subBoards: this.anchors('sub'),
    };
  }

  threadRow(): ThreadRowView {
    return {
      title: this.text('thread'),
      url: this.url('thread'),
      author: this.text('starter'),
      authorUrl: this.flag() ? this.url('starter') : null,
      startedText: this.text('started'),
      replies: this.number(),
      views: this.number(),
      last: this.last(),
      isSticky: this.flag(),
      isLocked: this.flag(),
      isMoved: this.flag(),
      pager: this.anchors('rowflip'),
      prefix: this.flag() ? { text: this.text('prefix'), url: this.url('prefix') } : null,
      tags: this.anchors('tag'),
    };
  }

  post(number: number, depth: number): PostView {
    return {
      anchor: `p${this.number()}`,
      number,
      author: this.text('author'),
      authorUrl: this.flag() ? this.url('author') : null,
      userTitle: this.flag() ? this.text('rank') : '',
      avatarUrl: this.flag() ? this.url('avatar') : null,
      joinedText: this.flag() ? this.text('joined') : '',
      userPosts: this.flag() ? this.number() : null,
      timeText: this.text('time'),
      timeIso: `20${10 + this.below(10)}-01-01T00:00:${10 + this.below(49)}Z`,
      bodyHtml: this.body(),
      signatureHtml: this.flag() ? `<i>sign${++this.#count}.</i>` : '',
      editedText: this.flag() ? this.text('edited') : '',
      permalink: this.url('permalink'),
      likes: this.flag() ? this.number() : 0,
      attachments: this.anchors('file', 2),
      actions: this.anchors('act'),
      depth,
    };
  }

  /** Block elements of all kinds, as forums have them. */
  body(): string {
    const n = ++this.#count;
    const forms = [
      `<p>body${n}. first</p><p>second &amp; last</p>`,
      `body${n}. line<br>line<blockquote><cite>x:</cite> quoted</blockquote>after`,
      `<blockquote>quoted</blockquote><pre><code>if (a &lt; b)</code></pre>body${n}. text`,
      `<ul><li>body${n}. one</li><li>two</li></ul><table><tr><td>cell</td></tr></table>`,
    ];
    return forms[this.below(forms.length)]!;
  }

  entry(): EntryView {
    return {
      frame: this.frame(),
      categories: this.list(3, () => ({
        title: this.text('category'),
        url: this.flag() ? this.url('category') : null,
        boards: this.list(3, () => this.boardRow()),
      })),
      statistics: this.text('statistics'),
    };
  }

  board(): BoardView {
    return {
      frame: this.frame(),
      title: this.text('title'),
      subBoards: this.list(2, () => this.boardRow()),
      threads: this.list(4, () => this.threadRow()),
      pager: this.pager(),
      tools: this.anchors('tool'),
    };
  }

  thread(posts = 1 + this.below(7)): ThreadView {
    const first = this.flag() ? 1 : 21;
    let depth = first === 1 ? 0 : this.below(3);
    return {
      frame: this.frame(),
      title: this.text('title'),
      posts: Array.from({ length: posts }, (_, i) => {
        if (i > 0) depth = 1 + this.below(depth + 1);
        return this.post(first + i, depth);
      }),
      pager: this.pager(),
      pollHtml: this.flag() ? `<form><label>poll${++this.#count}.</label></form>` : '',
      tools: this.anchors('tool'),
      similarThreads: this.anchors('similar'),
      nextThread: this.flag() ? this.anchor('nextthread') : null,
      previousThread: this.flag() ? this.anchor('previousthread') : null,
      replyFormUrl: this.flag() ? this.url('answer') : null,
      adHtml: this.flag() ? `<a href="/ad/${++this.#count}">ad${this.#count}.</a>` : '',
    };
  }
}
