// Titles of threads: where no heading says them, or something else stands beside them.
import type { Sketch, SketchPage } from '../types.ts';
import { said } from './said.ts';

/** A page of three posts. `above`: what stands over them. */
function titled(title: string, above: string, threadTitle: string): SketchPage {
  const posts = said(3);
  const drawn = posts.map(
    ({ number, author, text, shownTime }) =>
      `<tr class="post" id="p${number}"><td><a href="/u/${author}">${author}</a></td><td><small>${shownTime}</small><p>${text}</p></td></tr>`,
  );
  return {
    type: 'thread',
    title,
    html: `${above}<table>${drawn.join('')}</table>`,
    threadTitle,
    posts: posts.map(({ author, text, time }) => ({ author, text, time })),
  };
}

const LINKED_BOARD = '<a href="/r/harbour/">harbour</a>';
const LABELLED = '<span>Author</span> Topic: Which oil for winter?  (Read 9 times)';
const TO_FIRST_PAGE =
  '<h1><a href="/">Harbour</a></h1><a href="/">Home</a> » <a href="/b?f=1">Oils</a> » <a href="/t?id=5">Which oil</a>';
const SITE = '<a href="/">Harbour - all about boats and engines</a>';
const listed = (end: string): string =>
  `<ol><li><a href="/">Start</a></li><li><a href="/b?f=1">Engines</a></li><li>${end}</li></ol>`;
const ANSWER = 'Re: Which oil for winter [Engines] - Garage';

export const titles: readonly Sketch[] = [
  {
    name: 'the title of the page names site, board and thread, and a trail names the board',
    pages: {
      '/?t=5': titled(
        'My forum, my way: News and announcements » Which oil?',
        '<a href="/">Home</a> » <a href="/?c=1">General</a> » <a href="/?f=1">News and announcements</a> » <b>Oil</b>',
        'Which oil?',
      ),
    },
  },
  {
    name: 'a colon or brackets part the title of a thread from its board, or belong to it',
    pages: {
      '/?t=5': titled('Which oil? : harbour', LINKED_BOARD, 'Which oil?'),
      '/?t=6': titled('Urgent : which oil?', LINKED_BOARD, 'Urgent : which oil?'),
      '/?t=7': titled('Which oil? [harbour] - My site', LINKED_BOARD, 'Which oil?'),
      '/?t=8': titled('Which oil? [solved] - My site', LINKED_BOARD, 'Which oil? [solved]'),
    },
  },
  {
    name: 'the first post of a later page is headed as an answer',
    pages: {
      '/?t=5&p=2': titled('Which oil? - Harbour', '<h2>Re: Which oil?</h2>', 'Which oil?'),
      '/?t=6&p=2': titled(
        'OIL - which one? (Page 2) / Engines / Harbour',
        '<h3>Re: OIL - which one?</h3>',
        'OIL - which one?',
      ),
    },
  },
  {
    name: 'dashes part the words of a title above the posts, or the title from the site',
    pages: {
      '/?t=5': titled(
        'Winter - which oil?',
        '<div><strong>Winter - which oil?</strong></div>',
        'Winter - which oil?',
      ),
      '/?t=6': titled(
        'Which oil? - Harbour - all about boats and engines',
        `<p>${SITE}</p><p><b>Which oil?</b></p>`,
        'Which oil?',
      ),
    },
    knownFailures: { 'read /?t=6': 'the second half of the name of the site is taken for the title' },
  },
  {
    name: 'labels stand around the title in the heading, and other pages are called like the site',
    pages: {
      '/?t=5': titled(
        'Which oil for winter?',
        `<a href="/">Harbour</a><h3>${LABELLED}</h3>`,
        'Which oil for winter?',
      ),
      '/?t=6': titled('Harbour', '<a href="/">Harbour</a><h3>Harbour rules</h3>', 'Harbour rules'),
    },
  },
  {
    name: 'a later page adds its number to the title, or a title ends with a number',
    pages: {
      '/t?id=5&p=2': titled('Which oil (Page 2) / Oils / Harbour', TO_FIRST_PAGE, 'Which oil'),
      '/t?id=5&p=3': titled('Which oil is best 2 / Oils / Harbour', TO_FIRST_PAGE, 'Which oil is best 2'),
    },
  },
  {
    name: 'a link in the heading of a later page says the title alone',
    pages: {
      '/?t=5&p=2': titled(
        'Which oil for winter? - page 2',
        '<h1>Discussion: <a href="/?t=5&p=2">Which oil for winter?</a></h1>',
        'Which oil for winter?',
      ),
    },
  },
  {
    name: 'a later page leads back to the thread at the end of the trail',
    pages: {
      '/t?t=5&page=2': titled(
        'Friends of old engines - Which oil?',
        '<div><a href="/">All boards</a><br><img src="b.gif"><a href="/b?f=1">Engines</a><br><img src="b.gif"><a href="/t?t=5">Which oil?</a></div>',
        'Which oil?',
      ),
    },
  },
  {
    name: 'the title of a later page marks its first post as an answer, and the trail ends with the thread or not',
    pages: {
      '/t?t=5&start=10': titled(ANSWER, listed('Which oil for winter'), 'Which oil for winter'),
      '/t?t=5&start=20': titled(ANSWER, listed('All posts'), 'Re: Which oil for winter'),
    },
  },
];
