// What a thread's row and head show, made on demand from the world's seed and the thread's id.
import {
  makeListItem,
  makePollQuestion,
  makeTag,
  makeThreadTitle,
  type Vocabulary,
} from '../language/index.ts';
import type { Random } from '../random.ts';
import type { LabThread } from '../types.ts';

/** Things about a thread that the world decides when it is started. */
export interface ThreadPlace {
  readonly id: number;
  readonly boardId: number;
  readonly isSticky: boolean;
  readonly isLocked: boolean;
  readonly movedFromBoardId: number | null;
}

function makePoll(vocabulary: Vocabulary, random: Random): NonNullable<LabThread['poll']> {
  const options: { text: string; votes: number }[] = [];
  const taken = new Set<string>();
  for (let i = 2 + random.int(4); i > 0; i--) {
    const text = makeListItem(vocabulary, random);
    if (taken.has(text)) continue;
    taken.add(text);
    options.push({ text, votes: random.int(60) });
  }
  return { question: makePollQuestion(vocabulary, random), options };
}

/** The thread with all its fields; `posts` is its present number of posts. */
export function makeThread(
  vocabulary: Vocabulary,
  random: Random,
  place: ThreadPlace,
  posts: number,
): LabThread {
  const title = makeThreadTitle(vocabulary, random);
  const tags = new Set<string>();
  if (random.chance(0.4)) for (let i = 1 + random.int(3); i > 0; i--) tags.add(makeTag(vocabulary, random));
  const poll = random.chance(0.03) ? makePoll(vocabulary, random) : null;
  const viewsPerPost = Math.exp(random.normal(3.2, 0.7));
  return { ...place, title, views: Math.ceil(posts * viewsPerPost + random.int(40)), tags: [...tags], poll };
}
