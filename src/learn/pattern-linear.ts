// Whether a regular expression decides in time linear in the text, however hostile the text.
//
// Accepted is a subset simple enough to prove: no quantified groups, no back references, and after a repetition that
// could end in several places only repetitions whose runs cannot overlap. Each alternative is looked at on its own.
// What may be there or not, or up to so many times, multiplies the ways to try ('.{0,64}' seven times: 65 to the 7th): they are counted.

interface Atom {
  /** Which of the characters 0–127, and at 128 all others, it takes. */
  readonly set: readonly boolean[];
  readonly isUnbounded: boolean;
  readonly isOptional: boolean;
  /** In how many places a bounded repetition that ends here could end. */
  readonly ends: number;
}
type Sequence = readonly Atom[];

const SET_SIZE = 129;
const MAX_VARIANTS = 256;
/** Ways to try of all alternatives together: what a match may cost a character. */
const MAX_WAYS = 256;
const MAX_REPEATS = 64;
const any = Array.from({ length: SET_SIZE }, () => true);

class Unsupported extends Error {}

/** True when matching an anchored pattern costs at most a constant number of looks at each character. */
export function isLinearRegex(source: string): boolean {
  // Without the anchor the engine tries every start.
  if (!source.startsWith('^')) return false;
  try {
    new RegExp(source);
    const reader = new Reader(source.slice(1));
    const variants = reader.alternatives();
    const ways = variants.reduce((sum, atoms) => sum + waysOf(atoms), 0) * reader.waysAhead;
    return reader.isAtEnd && ways <= MAX_WAYS && variants.every(isLinear);
  } catch (error) {
    if (error instanceof Unsupported || error instanceof SyntaxError) return false;
    throw error;
  }
}

function isLinear(atoms: Sequence): boolean {
  return atoms.every((atom, i) => !atom.isUnbounded || isDetermined(atoms, i) || isSafeChoice(atoms, i));
}

/** The ways in which bounded repetitions can share a text among them and what follows. */
function waysOf(atoms: Sequence): number {
  return atoms.reduce((ways, { ends }, i) => (ends > 1 && !isDetermined(atoms, i) ? ways * ends : ways), 1);
}

/** Whether the repetition can end in one place only: what must come next is none of its characters. */
function isDetermined(atoms: Sequence, at: number): boolean {
  for (let i = at + 1; i < atoms.length; i++) {
    if (intersects(atoms[i]!.set, atoms[at]!.set)) return false;
    if (!atoms[i]!.isOptional) return true;
  }
  return true;
}

/** Whether all that follows a repetition with many ends, up to where the ends meet again, costs no more in sum. */
function isSafeChoice(atoms: Sequence, at: number): boolean {
  const { set } = atoms[at]!;
  for (let i = at + 1; i < atoms.length; i++) {
    const atom = atoms[i]!;
    // The ends meet at the first character the repetition cannot take.
    if (!atom.isOptional && !intersects(atom.set, set)) return true;
    if (atom.isUnbounded) {
      const before = atoms[i - 1]!;
      const runsAreApart = i - 1 > at && !before.isOptional && !intersects(before.set, atom.set);
      if (!runsAreApart || !isDetermined(atoms, i)) return false;
    }
    if (!isSubset(atom.set, set)) return !atoms.slice(i).some((later) => later.isUnbounded);
  }
  return true;
}

function intersects(a: readonly boolean[], b: readonly boolean[]): boolean {
  return a.some((has, i) => has && b[i]);
}

function isSubset(a: readonly boolean[], b: readonly boolean[]): boolean {
  return a.every((has, i) => !has || b[i]);
}

/** Reads a source into all sequences its alternatives and optional groups allow. */
class Reader {
  readonly #source: string;
  #at = 0;
  /** Ways to try that looks ahead add. */
  waysAhead = 1;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  alternatives(): Sequence[] {
    const all: Sequence[] = [];
    for (;;) {
      all.push(...this.#sequence());
      if (all.length > MAX_VARIANTS) throw new Unsupported();
      if (this.#source[this.#at] !== '|') return all;
      this.#at++;
    }
  }

  #sequence(): Sequence[] {
    let variants: Sequence[] = [[]];
    for (let next = this.#source[this.#at]; next !== undefined; next = this.#source[this.#at]) {
      if (next === '|' || next === ')') break;
      if (next === '$') {
        this.#at++;
        continue;
      }
      const choices = next === '(' ? this.#group() : [this.#atom()];
      variants = variants.flatMap((variant) => choices.map((choice) => [...variant, ...choice]));
      if (variants.length > MAX_VARIANTS) throw new Unsupported();
    }
    return variants;
  }

  #group(): Sequence[] {
    const opening = /^\((?:\?:|\?<[A-Za-z_]\w*>|\?!|\?=)?/.exec(this.#source.slice(this.#at))![0];
    if (this.#source.startsWith('(?', this.#at) && opening === '(') throw new Unsupported();
    this.#at += opening.length;
    const inner = this.alternatives();
    if (this.#source[this.#at] !== ')') throw new Unsupported();
    this.#at++;
    const isLook = opening === '(?!' || opening === '(?=';
    // A look ahead is read once from each place it stands at: bounded text only.
    if (isLook && inner.some((atoms) => atoms.some((atom) => atom.isUnbounded))) throw new Unsupported();
    const quantifier = this.#quantifier();
    if (quantifier.isUnbounded || quantifier.max > 1) throw new Unsupported();
    if (isLook) {
      this.waysAhead *= inner.reduce((sum, atoms) => sum + waysOf(atoms), 0);
      return [[]];
    }
    return quantifier.min === 0 ? [...inner, []] : inner;
  }

  #atom(): Atom[] {
    const set = this.#set();
    const { min, max, isUnbounded } = this.#quantifier();
    if (isUnbounded) return [{ set, isUnbounded, isOptional: min === 0, ends: 1 }];
    return Array.from({ length: max }, (_, i) => ({
      set,
      isUnbounded: false,
      isOptional: i >= min,
      ends: i === max - 1 ? max - min + 1 : 1,
    }));
  }

  #quantifier(): { min: number; max: number; isUnbounded: boolean } {
    const found = /^(?:([*+?])|\{(\d+)(,)?(\d+)?\})\??/.exec(this.#source.slice(this.#at));
    if (!found) return { min: 1, max: 1, isUnbounded: false };
    this.#at += found[0].length;
    if (found[1] === '?') return { min: 0, max: 1, isUnbounded: false };
    if (found[1] !== undefined)
      return { min: found[1] === '+' ? 1 : 0, max: Number.POSITIVE_INFINITY, isUnbounded: true };
    const min = Number(found[2]);
    if (found[3] !== undefined && found[4] === undefined)
      return { min, max: Number.POSITIVE_INFINITY, isUnbounded: true };
    const max = found[4] === undefined ? min : Number(found[4]);
    if (max > MAX_REPEATS) throw new Unsupported();
    return { min, max, isUnbounded: false };
  }

  /** The characters taken, found by asking the engine itself: no second table of escapes to keep right. */
  #set(): readonly boolean[] {
    const text = /^(?:\[(?:[^\]\\]|\\[\s\S])*\]|\\[\s\S]|[\s\S])/u.exec(this.#source.slice(this.#at))![0];
    if (/^\\[1-9bBkpPuxc]/.test(text) || /^[*+?{}^]/.test(text)) throw new Unsupported();
    this.#at += text.length;
    if (text === '.') return any;
    const regex = new RegExp(`^${text}$`);
    return Array.from({ length: SET_SIZE }, (_, i) =>
      i < 128 ? regex.test(String.fromCharCode(i)) : /[^\x00-\x7f]/.test(text) || regex.test('\u00e9'),
    );
  }
}
