// Comments as scripts draw them: no space between elements, ranks beside names, answers that begin with whom they answer.
import { describe, expect, it } from 'vitest';
import { extractPosts } from '../../src/records/index.ts';
import { posts as makePosts, structureOf } from './snippets.ts';

const answered = (n: number): number | undefined => (n % 3 === 0 ? n - 1 : undefined);
const comments = makePosts(9).map(({ number, author, text, time }) => {
  const to = answered(number);
  const line =
    to === undefined
      ? ''
      : `<div class="to"><a href="#c${to}">@${makePosts(9)[to - 1]!.author}</a><span>: </span></div>`;
  return `<div class="card" id="c${number}"><img src="/u/${number}.png" alt=""><div class="head"><span class="who">${author}</span><span class="rank">Elves</span><span class="when">${time.slice(0, 10)}</span></div><div class="what">${line}<div><p>${text}</p></div></div></div>`;
});
const { posts } = extractPosts(structureOf(`<div class="cards">${comments.join('')}</div>`));

describe('comments drawn without spaces', () => {
  it('have the name alone as their author', () => {
    expect(posts.map(({ author }) => author.name)).toEqual(makePosts(9).map(({ author }) => author));
  });

  it('do not say whom they answer, but answer', () => {
    expect(posts.map(({ text }) => text)).toEqual(makePosts(9).map(({ text }) => text));
    expect(posts.map(({ replyTo }) => replyTo)).toEqual(
      makePosts(9).map(({ number }) => (answered(number) === undefined ? null : answered(number)! - 1)),
    );
  });
});

it('a link at the head of a body stays where words stand beside it', () => {
  const heads = ['as in', 'compare', 'unlike what was said in', 'see', 'not that of', 'more than'];
  const rows = makePosts(6).map(
    ({ number, author, text, time }) =>
      `<div class="card" id="c${number}"><b>${author}</b> <i>${time}</i><div class="what"><div>${heads[number - 1]} <a href="#c${number % 4}">it</a></div><p>${text}</p></div></div>`,
  );
  const read = extractPosts(structureOf(`<div class="cards">${rows.join('')}</div>`)).posts;
  expect(read.map(({ text }) => text.split('\n')[0]!.trim())).toEqual(heads);
});
