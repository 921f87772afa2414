// A map from id to post that holds none: every post is made when asked for.
import type { LabPost } from '../types.ts';

export class PostMap implements ReadonlyMap<number, LabPost> {
  readonly #count: () => number;
  readonly #make: (id: number) => LabPost;

  constructor(count: () => number, make: (id: number) => LabPost) {
    this.#count = count;
    this.#make = make;
  }

  get size(): number {
    return this.#count();
  }

  has(id: number): boolean {
    return Number.isInteger(id) && id >= 1 && id <= this.#count();
  }

  get(id: number): LabPost | undefined {
    return this.has(id) ? this.#make(id) : undefined;
  }

  *keys(): MapIterator<number> {
    for (let id = 1; id <= this.#count(); id++) yield id;
    return undefined;
  }

  *values(): MapIterator<LabPost> {
    for (const id of this.keys()) yield this.#make(id);
    return undefined;
  }

  *entries(): MapIterator<[number, LabPost]> {
    for (const id of this.keys()) yield [id, this.#make(id)];
    return undefined;
  }

  [Symbol.iterator](): MapIterator<[number, LabPost]> {
    return this.entries();
  }

  forEach(visit: (post: LabPost, id: number, map: ReadonlyMap<number, LabPost>) => void): void {
    for (const [id, post] of this) visit(post, id, this);
  }
}
