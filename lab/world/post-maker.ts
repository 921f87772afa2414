// Makes a post from its bones: everything but the numbers in the columns is drawn from the seed and the post's id.
import { makeUserName, type Vocabulary } from '../language/index.ts';
import { createRandom, mix, type Random } from '../random.ts';
import type { LabPost, LabUser } from '../types.ts';
import { GUEST } from './members.ts';
import { makeBlocks, makeMarks, ownParagraphs, type Quotable } from './post-body.ts';
import type { PostColumns } from './post-columns.ts';

/** One independent stream for each part of a post, so that one part's draws never shift another's. */
const STREAM = { body: 1, marks: 2, blocks: 3, guest: 4 } as const;

export class PostMaker {
  readonly #seed: number;
  readonly #vocabulary: Vocabulary;
  readonly #columns: PostColumns;
  readonly #users: ReadonlyMap<number, LabUser>;
  readonly #now: () => number;

  constructor(
    seed: number,
    vocabulary: Vocabulary,
    columns: PostColumns,
    users: ReadonlyMap<number, LabUser>,
    now: () => number,
  ) {
    this.#seed = mix(seed, 0x706f7374);
    this.#vocabulary = vocabulary;
    this.#columns = columns;
    this.#users = users;
    this.#now = now;
  }

  make(id: number): LabPost {
    const columns = this.#columns;
    const author = columns.author(id);
    const answers = columns.answers(id);
    const createdAt = columns.time(id);
    const { likes, editedAfter, attachments } = makeMarks(this.#random('marks', id));
    const maker = this;
    let blocks: LabPost['blocks'] | undefined;
    return {
      id,
      threadId: columns.threadOf(id),
      userId: author === GUEST ? null : author,
      authorName: this.#authorName(id),
      createdAt,
      // An edit shows once it has happened.
      get editedAt() {
        return editedAfter !== null && createdAt + editedAfter <= maker.#now()
          ? createdAt + editedAfter
          : null;
      },
      // The text costs most of a post and is often not wanted: lists show authors and times only.
      get blocks() {
        blocks ??= maker.#blocks(id);
        return blocks;
      },
      replyTo: answers === 0 ? null : answers,
      likes,
      attachments,
    };
  }

  #random(stream: keyof typeof STREAM, id: number): Random {
    return createRandom(mix(this.#seed + STREAM[stream], id));
  }

  #authorName(postId: number): string {
    const author = this.#columns.author(postId);
    if (author === GUEST) return makeUserName(this.#vocabulary, this.#random('guest', postId));
    return (this.#users.get(author) as LabUser).name;
  }

  #paragraphs(postId: number): string[] {
    const isFirst = this.#columns.first(this.#columns.threadOf(postId)) === postId;
    return ownParagraphs(this.#vocabulary, this.#random('body', postId), isFirst);
  }

  #blocks(postId: number): LabPost['blocks'] {
    const random = this.#random('blocks', postId);
    const answers = this.#columns.answers(postId);
    const first = this.#columns.first(this.#columns.threadOf(postId));
    const quotedIds: number[] = [];
    if (answers !== 0 && random.chance(0.55)) {
      if (answers !== first && random.chance(0.06)) quotedIds.push(first);
      quotedIds.push(answers);
    }
    const quoted = quotedIds.map(
      (id): Quotable => ({ postId: id, author: this.#authorName(id), paragraphs: this.#paragraphs(id) }),
    );
    return makeBlocks(this.#vocabulary, random, this.#paragraphs(postId), quoted);
  }
}
