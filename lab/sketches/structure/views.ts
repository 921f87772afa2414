// Views that show a part of the threads and look more like a list than the full list does.
import { page, pagesOf, range } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { accountMenu, footer, forumPages, links, sidePages, sixThreads, threadBody } from './forum.ts';
import { type DrawList, fewPosts, latestFirst, threadTable } from './tables.ts';
import { postsIn } from './threads.ts';
import { boardName, prose, titleOf } from './words.ts';

const menuOf = (entries: readonly (readonly [string, string])[]) => (body: string) =>
  `<div id="header"><a class="logo" href="/">The Workshop</a>${links('views', entries)}${accountMenu}</div>${body}${footer}`;

/** Titles with a line of text below, without counts and dates. */
const plainThreads: DrawList = (numbers, href, postCount) =>
  `<div class="topics">${latestFirst(numbers, postCount)
    .map(
      (n) =>
        `<div class="topic"><h3><a href="${href(n)}">${titleOf(n)}</a></h3><p>${prose(n + 500, 14)}</p></div>`,
    )
    .join('')}</div>`;

const threadHref = (n: number): string => `/topic/${n}`;
const forumFrame = menuOf([['/unanswered', 'Unanswered topics']]);
/** Every third thread waits for an answer. */
const isUnanswered = (n: number): boolean => n % 3 === 0;

/** Posts of a thread: an unanswered one has no other than the first. */
const answered = (n: number): number => (isUnanswered(n) ? 1 : fewPosts(n));
const questionHref = (n: number): string => `/q/${n}`;
const questionFrame = menuOf([
  ['/questions', 'Questions'],
  ['/unanswered', 'Unanswered'],
  ['/tags', 'Tags'],
]);
const listHref = (number: number): string => (number === 1 ? '/questions' : `/questions?page=${number}`);
const numberLinks = (number: number, last: number): string =>
  `<div class="pages">${range(1, last)
    .map((p) => (p === number ? `<b>${p}</b>` : `<a href="${listHref(p)}">${p}</a>`))
    .join(' ')}</div>`;

export const views: readonly Sketch[] = [
  {
    name: 'a view of unanswered threads has counts and dates, which boards have not',
    pages: pagesOf(forumPages({ frame: forumFrame, threadList: plainThreads, postCount: answered }), {
      '/unanswered': page(
        'alias',
        forumFrame(
          `<h1>Unanswered topics</h1>${threadTable(range(1, 4).flatMap(sixThreads).filter(isUnanswered), threadHref, answered)}`,
        ),
        { title: 'Unanswered topics' },
      ),
    }),
    starts: ['/', '/board/2', '/topic/23', '/unanswered'],
    knownFailures: {
      'crawl from /unanswered':
        'the view is taken for the front page, and profiles are read in place of the boards',
    },
  },
  {
    name: 'a view of unanswered questions has counts and dates, which the full list has not',
    pages: pagesOf(
      sidePages(
        questionFrame,
        range(1, 30).map((n) => ({ href: questionHref(n), text: titleOf(n) })),
      ),
      {
        '/': page(
          'other',
          questionFrame(
            `<h1>Ask The Workshop</h1><p>${prose(72, 40)}</p><p><a href="/questions">See all questions</a></p>`,
          ),
        ),
        '/tags': page(
          'other',
          questionFrame(
            `<h1>Tags</h1>${range(1, 5)
              .map((n) => `<span class="tag">${boardName(n)}</span>`)
              .join(' ')}`,
          ),
        ),
        '/unanswered': page(
          'alias',
          questionFrame(
            `<h1>Unanswered questions</h1>${threadTable(range(1, 30).filter(isUnanswered), questionHref, answered)}`,
          ),
        ),
      },
      range(1, 3).map((number): [string, SketchPage] => [
        listHref(number),
        page(
          number === 1 ? 'entry' : 'index-flip',
          questionFrame(
            `<h1>All questions</h1>${plainThreads(latestFirst(range(1, 30), answered).slice(number * 10 - 10, number * 10), questionHref, answered)}${numberLinks(number, 3)}`,
          ),
        ),
      ]),
      range(1, 30).map((n): [string, SketchPage] => {
        const body = threadBody(n, postsIn(n, answered(n)));
        return [questionHref(n), { ...body, type: 'thread', html: questionFrame(body.html) }];
      }),
    ),
    starts: ['/', '/questions', '/q/13', '/unanswered'],
    knownFailures: {
      'crawl from /': 'the view is taken for the list of all threads, so answered ones are missed',
    },
  },
];
