// A small seeded random generator: the lab must say the same thing on every machine, every time.

/** A stream of pseudo-random numbers. Equal seeds give equal streams. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, n). */
  int(n: number): number;
  /** True with probability `p`. */
  chance(p: number): boolean;
  /** One element; throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
  /** Exponential with the given mean. */
  exponential(mean: number): number;
  /** Pareto: at least `scale`, P(X > x) = (scale / x) ^ shape. */
  pareto(shape: number, scale: number): number;
  /** Failures before the first success: 0, 1, 2, … with mean (1 - p) / p. */
  geometric(p: number): number;
  /** How many events of a Poisson process with this mean happen. */
  poisson(mean: number): number;
  normal(mean: number, deviation: number): number;
  /**
   * An independent stream named by `label`. It depends on this stream's seed and the label only, never on how much
   * was drawn before, so that adding a draw in one place does not change the rest of the world.
   */
  fork(label: string | number): Random;
}

/** Mixes two 32-bit numbers into one; a stateless draw from (seed, id). */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
}

function hashLabel(label: string | number): number {
  if (typeof label === 'number') return label >>> 0;
  let h = 0x811c9dc5;
  for (let i = 0; i < label.length; i++) h = Math.imul(h ^ label.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** sfc32 (Chris Doty-Humphrey): 128 bits of state, passes PractRand, a few nanoseconds a draw. */
class Sfc32 implements Random {
  readonly #seed: number;
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#seed = seed;
    this.#a = mix(seed, 1) | 0;
    this.#b = mix(seed, 2) | 0;
    this.#c = mix(seed, 3) | 0;
    // The first outputs of nearby seeds are alike until the state has been stirred.
    for (let i = 0; i < 8; i++) this.#draw();
  }

  #draw(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  next(): number {
    return this.#draw() / 4294967296;
  }

  int(n: number): number {
    return Math.floor(this.next() * n);
  }

  chance(p: number): boolean {
    return this.next() < p;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('cannot pick from an empty list');
    return list[this.int(list.length)] as T;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const held = copy[i] as T;
      copy[i] = copy[j] as T;
      copy[j] = held;
    }
    return copy;
  }

  exponential(mean: number): number {
    return -Math.log(1 - this.next()) * mean;
  }

  pareto(shape: number, scale: number): number {
    return scale / (1 - this.next()) ** (1 / shape);
  }

  geometric(p: number): number {
    if (p >= 1) return 0;
    return Math.floor(Math.log(1 - this.next()) / Math.log(1 - p));
  }

  poisson(mean: number): number {
    // Knuth's product underflows for large means; a normal is indistinguishable there.
    if (mean > 60) return Math.max(0, Math.round(this.normal(mean, Math.sqrt(mean))));
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = this.next(); product > limit; product *= this.next()) count++;
    return count;
  }

  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next());
  }

  fork(label: string | number): Random {
    return new Sfc32(mix(this.#seed, hashLabel(label)));
  }
}

/** A stream of random numbers for a seed (any number; only its integer part modulo 2^32 counts). */
export function createRandom(seed: number): Random {
  return new Sfc32(seed >>> 0);
}
