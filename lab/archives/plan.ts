// The messages of an archive: the posts of a seeded world, each as one message.
import { orderAsTree } from '../dialects/reply-tree.ts';
import type { LabPost } from '../types.ts';
import { createWorld } from '../world/index.ts';
import type { ArchiveMessage } from './types.ts';

export interface ArchiveSize {
  readonly lists: number;
  readonly threads: number;
  readonly messagesPerThread: number;
}

const PRESENT = Date.UTC(2024, 5, 30, 12) / 1000;
const SPAN_DAYS = 150;

type Writable = { -readonly [K in keyof ArchiveMessage]: ArchiveMessage[K] } & { answers: ArchiveMessage[] };

/** All messages of the archive of a seed, by time. */
export function planMessages(seed: number, size: ArchiveSize): readonly ArchiveMessage[] {
  const world = createWorld({
    seed,
    language: 'en',
    boards: size.lists,
    threads: size.threads,
    postsPerThread: size.messagesPerThread,
    users: 30,
    now: PRESENT,
    spanDays: SPAN_DAYS,
  });
  const messages = new Map<number, Writable>();
  for (const { id: thread, title } of world.threads) {
    const list = `list-${String.fromCharCode(97 + (thread % size.lists))}`;
    for (const { post, parent } of orderAsTree(world.postsOf(thread))) {
      const above = parent === null ? null : messages.get(parent)!;
      const message: Writable = {
        id: post.id,
        thread,
        list,
        number: 0,
        subject: title,
        author: post.authorName,
        createdAt: post.createdAt,
        paragraphs: paragraphsOf(post),
        quote: above !== null && post.id % 3 !== 0 ? above.paragraphs[0]! : '',
        parent: above,
        answers: [],
      };
      above?.answers.push(message);
      messages.set(post.id, message);
    }
  }
  const byTime = [...messages.values()].sort((a, b) => a.createdAt - b.createdAt || a.id - b.id);
  const counts = new Map<string, number>();
  for (const message of byTime) {
    message.number = counts.get(message.list) ?? 0;
    counts.set(message.list, message.number + 1);
  }
  return byTime;
}

/** What a post says besides what it quotes; each message says something that no other says. */
function paragraphsOf({ blocks, id }: LabPost): string[] {
  const said = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  return [...said, `Number ${id} ends here.`];
}
