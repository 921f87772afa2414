// A store full of posts as forums have them: some long, most short, a tenth of them Chinese.
import type { PostRow, Store } from '../../src/store/index.ts';

const WORDS =
  'the of and a to in is you that it he was for on are as with his they at be this have from or one had by word but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more write go see number no way could people my than first water been call who oil its now find long down day did get come made may part'.split(
    ' ',
  );
const CHARACTERS =
  '的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分';

/** The same numbers every time. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The i-th post; a thread has 20. */
export function postAt(i: number): PostRow {
  const random = numbers(i * 2654435761);
  const number = Math.floor(i / 20);
  const thread = `https://forum.example.com/community/topic/${String(number).padStart(7, '0')}-a-thread-about-bread/`;
  const isChinese = number % 10 === 0;
  // As long-tailed as posts are; some 200 bytes in the mean.
  const length = Math.ceil(-40 * Math.log(1 - random() * 0.999)) + 8;
  const words = Array.from({ length }, () =>
    isChinese
      ? Array.from({ length: 2 }, () => CHARACTERS[Math.floor(random() ** 2 * CHARACTERS.length)]).join('')
      : random() < 0.02
        ? `w${Math.floor(random() * 200_000).toString(36)}`
        : WORDS[Math.floor(random() ** 2 * WORDS.length)],
  );
  const text = words.join(isChinese ? '' : ' ');
  const position = (i % 20) + 1;
  return {
    id: `p${i}`,
    thread,
    threadTitle: `A thread about bread, number ${number}`,
    board: `Board ${number % 30}`,
    position,
    author: `user${Math.floor(random() * 5_000)}`,
    authorUrl: `https://forum.example.com/user/${i % 5_000}`,
    createdAt: new Date(1.6e12 + i * 60_000).toISOString(),
    createdAtRaw: 'some time ago',
    text,
    html: `<p>${text}</p>`,
    url: `${thread}#p${i}`,
    replyTo: position > 1 && i % 3 === 0 ? `p${i - 1}` : null,
    quotes: i % 5 === 0 ? [text.slice(0, 60)] : [],
    page: thread,
    likes: i % 7 === 0 ? i % 50 : null,
    isEdited: i % 40 === 0,
    attachments: [],
    images: i % 30 === 0 ? [`https://forum.example.com/files/${i}.jpg`] : [],
    confidence: { author: 0.98, time: 1, body: 0.95, permalink: 1 },
  };
}

/** Stores `count` posts, as many at a time as a crawl does. */
export async function fill(store: Store, count: number, batch = 1_000): Promise<void> {
  const { id } = await store.openSite('https://forum.example.com/', 'bench');
  for (let from = 0; from < count; from += batch) {
    const posts = Array.from({ length: Math.min(batch, count - from) }, (_, i) => postAt(from + i));
    await store.replacePosts(id, [], { posts });
  }
}
