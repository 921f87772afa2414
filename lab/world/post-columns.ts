// The bones of all posts and threads as columns of numbers: some 20 bytes a post, so that worlds of a million
// threads fit. Texts are made on demand. Post ids and thread ids count from 1 in the order of time.

/** A column of whole numbers that grows. */
class Column {
  #cells: Float64Array | Int32Array;

  constructor(capacity: number, kind: 'time' | 'id') {
    this.#cells = kind === 'time' ? new Float64Array(capacity) : new Int32Array(capacity);
  }

  get(index: number): number {
    return this.#cells[index] as number;
  }

  set(index: number, value: number): void {
    if (index >= this.#cells.length) {
      const size = Math.max(index + 1, this.#cells.length * 2);
      const grown = this.#cells instanceof Float64Array ? new Float64Array(size) : new Int32Array(size);
      grown.set(this.#cells);
      this.#cells = grown;
    }
    this.#cells[index] = value;
  }
}

/** Posts in threads, as linked lists in columns: appending is O(1), reading a thread is O(its length). */
export class PostColumns {
  postCount = 0;
  threadCount = 0;
  readonly #time: Column;
  readonly #thread: Column;
  readonly #author: Column;
  readonly #answers: Column;
  readonly #following: Column;
  readonly #first: Column;
  readonly #last: Column;
  readonly #length: Column;

  constructor(posts: number, threads: number) {
    this.#time = new Column(posts + 1, 'time');
    this.#thread = new Column(posts + 1, 'id');
    this.#author = new Column(posts + 1, 'id');
    this.#answers = new Column(posts + 1, 'id');
    this.#following = new Column(posts + 1, 'id');
    this.#first = new Column(threads + 1, 'id');
    this.#last = new Column(threads + 1, 'id');
    this.#length = new Column(threads + 1, 'id');
  }

  /** Appends a post to a thread (the next new thread, or an existing one) and returns its id. */
  append(threadId: number, time: number, author: number, answers: number): number {
    const id = ++this.postCount;
    this.#time.set(id, time);
    this.#thread.set(id, threadId);
    this.#author.set(id, author);
    this.#answers.set(id, answers);
    this.#following.set(id, 0);
    if (threadId > this.threadCount) {
      if (threadId !== this.threadCount + 1)
        throw new RangeError(`thread ${threadId} starts before its elders`);
      this.threadCount = threadId;
      this.#first.set(threadId, id);
      this.#length.set(threadId, 0);
    } else {
      this.#following.set(this.#last.get(threadId), id);
    }
    this.#last.set(threadId, id);
    this.#length.set(threadId, this.#length.get(threadId) + 1);
    return id;
  }

  time(postId: number): number {
    return this.#time.get(postId);
  }
  threadOf(postId: number): number {
    return this.#thread.get(postId);
  }
  author(postId: number): number {
    return this.#author.get(postId);
  }
  /** The post it answers, or 0. */
  answers(postId: number): number {
    return this.#answers.get(postId);
  }
  first(threadId: number): number {
    return this.#first.get(threadId);
  }
  last(threadId: number): number {
    return this.#last.get(threadId);
  }
  length(threadId: number): number {
    return this.#length.get(threadId);
  }

  /** Ids of a thread's posts, oldest first. */
  idsOf(threadId: number): number[] {
    const ids: number[] = [];
    for (let id = this.#first.get(threadId); id !== 0; id = this.#following.get(id)) ids.push(id);
    return ids;
  }
}
