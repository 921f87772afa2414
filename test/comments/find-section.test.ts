import { describe, expect, it } from 'vitest';
import { planSite, shownArticles } from '../../lab/articles/index.ts';
import { commentsOfPage, findSection } from '../../src/comments/index.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';

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

  it('reads a single comment below its number alone, whoever wrote it named in one line with the date', () => {
    const section = `<details><summary>Comments (1)</summary><div><p><b>Vera</b> wrote on 4 March 2024 at 10:15:</p><p>I agree.</p></div><p><a href="/login">Sign in to comment</a></p></details>`;
    const page = parseHtml(
      `<html><body>${article}${section}${related}</body></html>`,
      'http://paper.test/a/77',
    );
    expect(findSection(page)?.comments.map(({ author, text }) => [author.name, text])).toEqual([
      ['Vera', 'I agree.'],
    ]);
  });

  it('reads a single comment whose parts alone are named, beside something to write in', () => {
    const section = `<div><div><a>1 comment</a></div><div role="textbox" contenteditable="true" aria-label="Join the discussion"></div><ul><li class="post"><header class="comment-head"><a href="/u/1">Vera</a> <a href="#c1">2 March 2024</a></header><div class="said"><p>I agree.</p></div><a href="#">Reply</a></li></ul></div>`;
    expect(found(article + section + related)).toEqual(['I agree.']);
  });

  it('reads as many as a heading tells of, although nobody says who', () => {
    const one = (n: number): string =>
      `<div class="c"><span class="d">${n} May 2024</span><p>This is what comment ${n} has to say.</p></div>`;
    const section = `<div class="comments"><h3>4 Comments</h3>${[1, 2, 3, 4].map(one).join('')}</div>`;
    expect(found(article + section)).toHaveLength(4);
  });

  it('reads comments that have subjects', () => {
    const one = (n: number): string =>
      `<div class="entry"><b class="nick">user${n}</b> <time>2024-03-0${n} 10:15</time><h4>What I always wanted to say ${n}</h4><p>This is the ${n}th of what people have to say.</p><button>Reply</button></div>`;
    expect(
      found(`${article}<section class="forum"><h2>Comments</h2>${[1, 2, 3, 4].map(one).join('')}</section>`),
    ).toHaveLength(4);
  });

  it('knows comments again by how the site draws them, with nothing else to tell', () => {
    const one = (n: number): string =>
      `<div class="qx"><i>user${n}</i><time>2024-03-0${n} 10:15</time><p>This is the ${n}th of what people have to say.</p></div>`;
    const page = (body: string) =>
      parseHtml(`<html><body>${article}${body}</body></html>`, 'http://paper.test/a/7');
    const rich = findSection(
      page(`<section id="comments"><h2>6 comments</h2>${[1, 2, 3, 4, 5, 6].map(one).join('')}</section>`),
    );
    const lone = page(`<div>${one(7)}</div>`);
    expect(rich?.comments).toHaveLength(6);
    expect(findSection(lone)).toBeUndefined();
    expect(findSection(lone, { template: rich?.template })?.comments).toHaveLength(1);
  });

  it('does not take a rank in the line of name and date for what a single comment says', () => {
    const line =
      '<div class="head"><span class="nick">Vera</span><span>Elves</span><span>2024-03-04</span></div>';
    const section = `<section id="comments" class="comments"><h2>1 comment</h2><div class="comment">${line}<div class="said"><p>So it is.</p></div></div></section>`;
    expect(found(article + section + related)).toEqual(['So it is.']);
  });

  it('names the one who wrote all comments, not what else is the same in each', () => {
    const one = (day: number, text: string): string =>
      `<div class="entry"><span class="nick">Vera</span><span class="time">2024-03-0${day}</span><div class="what"><span data-value="Firefox 128">Firefox 128</span></div><div class="said"><p>${text}</p></div><button>Reply</button></div>`;
    const section = `<section class="comments"><h2>3 comments</h2>${[1, 2, 3].map((day) => one(day, `What there is to say on day ${day}.`)).join('')}</section>`;
    const page = parseHtml(`<html><body>${article}${section}</body></html>`, 'http://paper.test/a/77');
    expect(findSection(page)?.comments.map(({ author }) => author.name)).toEqual(['Vera', 'Vera', 'Vera']);
  });

  it('takes neither a form nor other articles with comment counts for comments', () => {
    const form = `<section id="comments" class="comments"><h2>Comments</h2><form><label>Name<input name="n"></label><label>E-mail<input name="m"></label><textarea></textarea></form></section>`;
    expect(found(article + form + related)).toEqual([]);
  });

  it('reads short answers that stand within the comments they answer', () => {
    const said = [1, 2, 3, 4, 5, 6].map(
      (n) => `What number ${n} has to say of it, at some length and with a reason.`,
    );
    const answer = (n: number): string =>
      n % 2 === 0 ? `Right, ${n}.` : `An answer to ${n} that goes on for a while, as answers do.`;
    const entry = (name: string, day: number, text: string, inside = ''): string =>
      `<li class="remark"><article><footer><b class="nick">${name}</b> <time>2024-03-0${day} 10:15</time></footer><div class="said"><p>${text}</p></div><div class="do"><a href="#r">Reply</a></div></article>${inside}</li>`;
    const list = said.map((text, i) =>
      entry(`user${i}`, 1 + i, text, `<ol class="answers">${entry('Vera', 2 + i, answer(i))}</ol>`),
    );
    const section = `<section id="comments" class="comments"><h2>12 comments</h2><ol>${list.join('')}</ol></section>`;
    expect(found(article + section)).toEqual(said.flatMap((text, i) => [text, answer(i)]));
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

describe('commentsOfPage', () => {
  const read = (body: string): string[] =>
    commentsOfPage(
      pageStructure(parseHtml(`<html><body>${body}</body></html>`, 'http://paper.test/a/77')),
    ).map(({ text }) => text);

  it('leaves out the article itself', () => {
    const section = `<div id="comments" class="comments">${[1, 2, 3].map((n) => comment(`user${n}`, n, `This is what comment ${n} has to say.`)).join('')}</div>`;
    expect(read(article + section)).toEqual([1, 2, 3].map((n) => `This is what comment ${n} has to say.`));
  });
});
