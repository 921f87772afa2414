import { describe, expect, it } from 'vitest';
import { rankClickables } from '../../src/comments/rank-clickables.ts';
import type { Clickable } from '../../src/fetch/index.ts';

const HOME = 'http://paper.test/news/story-1234.html';

function clickable(html: string, more: Partial<Clickable> = {}): Clickable {
  const text = html.replace(/<[^>]*>/g, '').trim();
  const raw = /href="([^"]*)"/.exec(html)?.[1] ?? '';
  const href = raw === '' || raw.startsWith('#') ? '' : new URL(raw, HOME).href;
  const tag = /^<(\w+)/.exec(html)![1]!;
  const name = `${tag}.${/class="([^"]*)"/.exec(html)?.[1] ?? ''}`;
  const rest = {
    index: 0,
    frame: 0,
    likes: 0,
    record: -1,
    isAfterCut: false,
    isBesideEditor: false,
    top: 0,
  };
  return { ...rest, html, text, tag, href, name, isVisible: true, isInForm: false, isSubmit: false, ...more };
}
const ranked = (...elements: Clickable[]): string[] =>
  rankClickables(elements, HOME).map(({ clickable: { text } }) => text);

describe('rankClickables', () => {
  it('puts what shows the comments first, in languages it was and was not trained on', () => {
    for (const label of [
      'Show comments (12)',
      '12 Kommentare anzeigen',
      'Toon 12 reacties',
      'Yorumları göster',
      '댓글 보기',
    ])
      expect(
        ranked(
          clickable('<a class="nav" href="/politics">Politics</a>'),
          clickable(`<button class="comments-toggle">${label}</button>`),
          clickable('<button class="theme">Dark</button>'),
        )[0],
      ).toBe(label);
  });

  it('knows a sign with a number by what it says to those who cannot see it', () => {
    const icon = (label: string): Clickable =>
      clickable(`<button class="px-2" aria-label="${label}"><svg></svg><span>12</span></button>`);
    expect(rankClickables([icon('12 comments')], HOME)).toHaveLength(1);
    expect(rankClickables([icon('Recommend (12)')], HOME)).toHaveLength(0);
  });

  it('never offers logins, shares, subscriptions, reports, deletions or forms', () => {
    expect(
      ranked(
        clickable('<a class="comment-login" href="/login">Log in to comment</a>'),
        clickable('<button class="comment-share">Share comments</button>'),
        clickable('<button class="comments-subscribe">Subscribe to comments</button>'),
        clickable('<button class="comment-report">Report comment</button>'),
        clickable('<button class="comment-delete">Delete comment</button>'),
        clickable('<button class="comments-send">Comment</button>', { isInForm: true, isSubmit: true }),
        clickable('<button class="comments-send">Comment</button>', { isBesideEditor: true }),
        clickable('<a class="comments" href="mailto:a@paper.test">Comments</a>'),
      ),
    ).toEqual([]);
  });

  it('leaves the comments of other articles alone, but follows those of this one to a page of their own', () => {
    const others = [1, 2, 3].map((n) =>
      clickable(`<a class="cnt" href="/news/other-${n}000.html#comments">${n}7 comments</a>`),
    );
    const own = clickable('<a class="talk" href="/discussion/1234">Read 5 comments</a>');
    expect(ranked(...others, own)).toEqual(['Read 5 comments']);
  });
});
