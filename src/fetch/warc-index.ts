// Where each URL of an archive stands, in typed arrays: about 50 bytes a key, whatever the length of the URL.
import { createHash } from 'node:crypto';

/** Where a record stands and how good an answer it is. */
export interface IndexedRecord {
  /** Number of the file in the archive. */
  readonly file: number;
  readonly offset: number;
  /** Bytes from there to the end of the record (packed, when the file is). */
  readonly length: number;
  /** Higher wins over an earlier record under the same key; equal wins too, being later. */
  readonly rank: number;
}

const SMALLEST = 1024;

/**
 * A hash table from the first 64 bits of a key's SHA-1 to a record. Two keys with the same 64 bits are as good as
 * impossible (one in a million at six million keys), and who reads the record sees its URL.
 */
export class WarcIndex {
  #slots = new Slots(SMALLEST);
  #size = 0;

  /** Number of keys. */
  get size(): number {
    return this.#size;
  }

  set(key: string, record: IndexedRecord): void {
    if (this.#size * 4 >= this.#slots.count * 3) {
      const grown = new Slots(this.#slots.count * 2);
      for (let slot = 0; slot < this.#slots.count; slot++) {
        const hash = this.#slots.hashes[slot]!;
        if (hash !== 0n) grown.put(grown.find(hash), hash, this.#slots.at(slot));
      }
      this.#slots = grown;
    }
    const hash = hashOf(key);
    const slot = this.#slots.find(hash);
    if (this.#slots.hashes[slot] === 0n) this.#size++;
    else if (record.rank < this.#slots.at(slot).rank) return;
    this.#slots.put(slot, hash, record);
  }

  get(key: string): IndexedRecord | undefined {
    const slot = this.#slots.find(hashOf(key));
    return this.#slots.hashes[slot] === 0n ? undefined : this.#slots.at(slot);
  }
}

/** The table itself: open addressing, `count` a power of two. */
class Slots {
  readonly count: number;
  /** 0 marks an empty slot. */
  readonly hashes: BigUint64Array;
  readonly #offsets: Float64Array;
  readonly #lengths: Float64Array;
  readonly #files: Uint32Array;
  readonly #ranks: Uint8Array;

  constructor(count: number) {
    this.count = count;
    this.hashes = new BigUint64Array(count);
    this.#offsets = new Float64Array(count);
    this.#lengths = new Float64Array(count);
    this.#files = new Uint32Array(count);
    this.#ranks = new Uint8Array(count);
  }

  /** The slot that holds the hash, or the empty one where it belongs. */
  find(hash: bigint): number {
    const mask = this.count - 1;
    let slot = Number(hash & BigInt(mask));
    while (this.hashes[slot] !== 0n && this.hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  }

  at(slot: number): IndexedRecord {
    return {
      file: this.#files[slot]!,
      offset: this.#offsets[slot]!,
      length: this.#lengths[slot]!,
      rank: this.#ranks[slot]!,
    };
  }

  put(slot: number, hash: bigint, record: IndexedRecord): void {
    this.hashes[slot] = hash;
    this.#offsets[slot] = record.offset;
    this.#lengths[slot] = record.length;
    this.#files[slot] = record.file;
    this.#ranks[slot] = record.rank;
  }
}

function hashOf(key: string): bigint {
  const hash = createHash('sha1').update(key).digest().readBigUInt64LE(0);
  return hash === 0n ? 1n : hash;
}
