// A bounded store of finished answers: the one used longest ago leaves first.

export interface FinishedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export class PageCache {
  readonly #answers = new Map<string, FinishedAnswer>();
  readonly #limitBytes: number;
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  get(key: string): FinishedAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer) {
      // Moved to the end: the map's order is the order of use.
      this.#answers.delete(key);
      this.#answers.set(key, answer);
    }
    return answer;
  }

  set(key: string, answer: FinishedAnswer): void {
    const before = this.#answers.get(key);
    if (before) this.#bytes -= before.body.length;
    this.#answers.set(key, answer);
    this.#bytes += answer.body.length;
    for (const [oldest, kept] of this.#answers) {
      if (this.#bytes <= this.#limitBytes) break;
      this.#answers.delete(oldest);
      this.#bytes -= kept.body.length;
    }
  }

  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }
}
