// Names that look like no names, guests, and posts that are a picture.
import type { Sketch } from '../types.ts';
import { drawPost, forumPages, plainTime, profile, type Written } from './forum.ts';

const MARKED = ['Yippee!', 'bruno', 'carpenter77', 'Dr. B.', 'ed_h', 'Fenna', 'Ann S.', 'Hedwig'];
const SHORT = ['1971', 'bruno', 'carpenter77', 'x', 'ed_h', 'Fenna', '4711', 'Hedwig'];

const isGuest = ({ user }: Written): boolean => user % 3 === 0;
const guestOrMember = (post: Written): string => (isGuest(post) ? post.author : profile(post));
const drawGuest = (post: Written): string =>
  `<tr><td class="row1"><b>${guestOrMember(post)}</b>${isGuest(post) ? '<br>Guest' : ''}</td>` +
  `<td class="row1"><small>Posted: ${plainTime(post)}</small><hr><span class="postbody">${post.text}</span></td></tr>`;

/** Every third post is a picture and says nothing. */
const isPicture = ({ id }: Written): boolean => id % 3 === 0;
const picture = ({ id }: Written): string => `/upload/photo-${id}.jpg`;
const drawPicture = (post: Written): string =>
  drawPost(
    isPicture(post)
      ? { ...post, text: `<img src="${picture(post)}" alt="" width="640" height="480">` }
      : post,
  );

const starts = ['/', '/topic/23'];

export const people: readonly Sketch[] = [
  {
    name: 'names end in exclamation marks and full stops',
    pages: forumPages({ names: MARKED, draw: (posts) => posts.map(drawPost).join('') }),
    starts,
    knownFailures: {
      'crawl from /': "names that end in '!' are stored as ''",
      'crawl from /topic/23': "names that end in '!' are stored as ''",
    },
  },
  {
    name: 'names are digits or one letter',
    pages: forumPages({ names: SHORT, draw: (posts) => posts.map(drawPost).join('') }),
    starts,
    knownFailures: {
      'crawl from /': "names of digits are stored as ''",
      'crawl from /topic/23': "names of digits are stored as ''",
    },
  },
  {
    name: "guests have no profile, and the word 'Guest' stands below their names",
    pages: forumPages({
      nameOf: guestOrMember,
      draw: (posts) => `<table class="forumline">${posts.map(drawGuest).join('')}</table>`,
    }),
    starts,
    knownFailures: {
      'crawl from /': "'Guest' is stored as a part of the name",
      'crawl from /topic/23': "'Guest' is stored as a part of the name",
    },
  },
  {
    name: 'every third post is a picture without words',
    pages: forumPages({
      draw: (posts) => posts.map(drawPicture).join(''),
      told: (posts) =>
        posts.map((post) => ({
          author: post.author,
          text: isPicture(post) ? '' : post.text,
          time: post.time,
          images: isPicture(post) ? [`http://forum.test${picture(post)}`] : [],
        })),
    }),
    starts,
  },
];
