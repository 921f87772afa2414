// Threads of sketches of whole forums: their posts, and how these are drawn.
import { type DrawnPost, range } from '../draw.ts';
import { nameOf, PEOPLE_COUNT, personPath, prose } from './words.ts';

const HOUR = 3_600_000;
const JOINED = ['May 2019', 'June 2012', 'March 2021', 'August 2015', 'May 2018', 'July 2020'];

export const authorOf = (thread: number, position: number): number =>
  (thread * 4 + position * 2) % PEOPLE_COUNT;

/** When a post was written: threads with higher numbers began later. */
export function momentOf(thread: number, position: number): Date {
  const minutes = ((thread * 7 + position * 3) % 11) * 13;
  return new Date(Date.UTC(2024, 2, 1) + (thread * 5 + position * 9) * HOUR + minutes * 60_000);
}

/** A moment as pages show it: '2024-04-10 09:10'. */
export const shown = (when: Date): string => when.toISOString().slice(0, 16).replace('T', ' ');

/** Posts number `from` … of a thread. */
export function postsIn(thread: number, count: number, { from = 1, words = 20 } = {}): DrawnPost[] {
  return range(from, from + count - 1).map((position) => {
    const shownTime = shown(momentOf(thread, position));
    return {
      position,
      author: nameOf(authorOf(thread, position)),
      text: prose(thread * 1000 + position, words + ((thread + position * 5) % words)),
      time: `${shownTime.replace(' ', 'T')}:00`,
      shownTime,
    };
  });
}

export type DrawPost = (thread: number, post: DrawnPost) => string;

/** A post with the furniture that most software puts around it. */
export const drawFullPost: DrawPost = (thread, { position, author, text, shownTime }) => {
  const person = authorOf(thread, position);
  const id = thread * 1000 + position;
  return (
    `<div class="post" id="post-${id}"><div class="author"><a href="${personPath(person)}"><img class="avatar" src="/avatars/${person}.png" alt=""></a>` +
    `<a class="name" href="${personPath(person)}">${author}</a><div class="rank">Rider</div><div>Posts: ${person * 31 + 12}</div><div>Joined: ${JOINED[person % JOINED.length]}</div></div>` +
    `<div class="main"><div class="date"><a href="#post-${id}">#${position}</a> ${shownTime}</div><div class="body"><p>${text}</p></div>` +
    `<div class="tools"><a href="/reply?quote=${id}" rel="nofollow">Quote</a> <a href="/report?post=${id}" rel="nofollow">Report</a></div></div></div>`
  );
};
