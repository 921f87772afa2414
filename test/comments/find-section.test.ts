import { describe, expect, it } from 'vitest';
import { planSite, shownArticles } from '../../lab/articles/index.ts';
import { findSection } from '../../src/comments/index.ts';
import { parseHtml } from '../../src/page/index.ts';

const squeezed = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');
const comment = (name: string, day: number, text: string): string =>
  `<div class="entry"><b class="nick">${name}</b> <span>2024-03-0${day} 10:15</span><div class="said"><p>${text}</p></div><button>Reply</button></div>`;
const article = `<h1>Title of the article</h1><div class="story">${'<p>A long paragraph of the article itself, with many words in it.</p>'.repeat(6)}</div>`;
const related = `<ul class="related">${[1, 2, 3, 4, 5].map((n) => `<li><a href="/a/${n}">Another article with a long title ${n}</a> <a href="/a/${n}#comments">${n}7 comments</a> <time>2024-02-0${n}</time></li>`).join('')}</ul>`;

function found(body: string): string[] {
  const section = findSection(parseHtml(`<html><body>${body}</body></html>`, 'http://paper.test/a/77'));
  return section?.comments.map(({ text }) => text) ?? [];
}

describe('findSection', () => {
  it('reads a single comment in a section that is named as one', () => {
    const section = `<section id="comments" class="comments"><h2>1 comment</h2>${comment('Vera', 4, 'I agree.').replace('"entry"', '"comment"')}</section>`;
    expect(found(article + section + related)).toEqual(['I agree.']);
  });

  it('does not take a rank in the line of name and date for what a single comment says', () => {
    const line =
      '<div class="head"><span class="nick">Vera</span><span>Elves</span><span>2024-03-04</span></div>';
    const section = `<section id="comments" class="comments"><h2>1 comment</h2><div class="comment">${line}<div class="said"><p>So it is.</p></div></div></section>`;
    expect(found(article + section + related)).toEqual(['So it is.']);
  });

  it('takes neither a form nor other articles with comment counts for comments', () => {
    const form = `<section id="comments" class="comments"><h2>Comments</h2><form><label>Name<input name="n"></label><label>E-mail<input name="m"></label><textarea></textarea></form></section>`;
    expect(found(article + form + related)).toEqual([]);
  });

  it('tells how many comments the page says there are', () => {
    const section = `<div class="discussion"><h3>12 comments</h3>${[1, 2, 3].map((n) => comment(`user${n}`, n, `This is what comment ${n} has to say.`)).join('')}</div>`;
    const page = parseHtml(`<html><body>${article}${section}</body></html>`, 'http://paper.test/a/77');
    expect(findSection(page)).toMatchObject({ stated: 12, comments: { length: 3 } });
  });

  it('reads all comments of lab articles and none where there are traps, on sites it was not trained on', () => {
    const wrong: string[] = [];
    let pages = 0;
    for (let seed = 5001; seed <= 5012; seed++) {
      for (const { url, html, comments } of shownArticles(planSite(seed))) {
        pages++;
        const got = findSection(parseHtml(html, url))?.comments.map(({ text }) => squeezed(text)) ?? [];
        if (got.join('|') !== comments.map(squeezed).join('|')) wrong.push(url);
      }
    }
    expect(pages).toBe(48);
    expect(wrong.length, wrong.join(' ')).toBeLessThanOrEqual(2);
  });
});
