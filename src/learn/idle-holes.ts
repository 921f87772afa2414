// Parts of a thread's address that name nothing: the page of the list one came from in `thread-20-1-2.html`. Two addresses
// that differ in such a part alone show the same thread; where that was seen of several threads, and never the opposite,
// the part is no longer a part of the name.
import { canonicalKey, groupNames } from './identity-key.ts';
import type { Pattern, SiteModel } from './model.ts';
import { orderParameters } from './url-parts.ts';

// Threads seen under two addresses before the difference is believed to mean nothing.
const ENOUGH_TWINS = 2;
// Pages whose content is remembered: what so many did not tell, more will not.
const MOST_REMEMBERED = 20_000;

// So many of the threads known must still have names of their own without the part.
const STILL_NAMED = 0.9;

type Patterns = Pick<SiteModel, 'patterns' | 'evidence'>;

/** A part of an address, what it is there, and all the rest that names. */
interface NamingPart {
  readonly name: string;
  readonly value: string;
  readonly rest: string;
}

/** What addresses of the same page, and of different ones, have told so far. */
export class IdleHoles {
  /** Threads by the part in which their addresses differed. */
  readonly #twins = new Map<string, Set<string>>();
  /** Parts in which addresses of different pages differed. */
  readonly #telling = new Set<string>();
  /** What pages showed, by all of their address but one part. */
  readonly #shown = new Map<string, { readonly value: string; readonly content: string }>();

  /** Takes note of two addresses of one page. Returns patterns without the part in which they differ, once it is sure. */
  noteTwins(model: Patterns, a: string, b: string): Pattern[] | undefined {
    for (const pattern of model.patterns) {
      const [ofA, ofB] = [partsOf(pattern, a), partsOf(pattern, b)];
      if (ofA === undefined || ofB === undefined) continue;
      const different = ofA.filter(({ value }, i) => value !== ofB[i]!.value);
      const [part, ...others] = different;
      return part === undefined || others.length > 0 ? undefined : this.#noteTwin(model, part);
    }
    return undefined;
  }

  /** The same of pages, by what they show. */
  noteContent(model: Patterns, url: string, content: string): Pattern[] | undefined {
    let better: Pattern[] | undefined;
    const parts = model.patterns.map((one) => partsOf(one, url)).find((found) => found !== undefined);
    for (const part of parts ?? []) {
      const key = `${part.name} ${part.rest}`;
      const before = this.#shown.get(key);
      if (before === undefined) {
        if (this.#shown.size < MOST_REMEMBERED) this.#shown.set(key, { value: part.value, content });
      } else if (before.value !== part.value) {
        if (before.content !== content) this.#telling.add(part.name);
        else better = this.#noteTwin(model, part) ?? better;
      }
    }
    return better;
  }

  #noteTwin({ patterns, evidence }: Patterns, { name, rest }: NamingPart): Pattern[] | undefined {
    const twins = (this.#twins.get(name) ?? new Set()).add(rest);
    this.#twins.set(name, twins);
    if (twins.size < ENOUGH_TWINS || this.#telling.has(name)) return undefined;
    const without = patterns.map((pattern) => withoutName(pattern, name));
    const threads = evidence?.examples.thread ?? [];
    const named = (given: readonly Pattern[]): number =>
      new Set(threads.map((url) => canonicalKey(url, given)?.key)).size;
    return named(without) < STILL_NAMED * named(patterns) ? undefined : without;
  }
}

/** Whether addresses have parts that may name nothing. */
export function mayHaveIdleHoles({ patterns }: Pick<SiteModel, 'patterns'>): boolean {
  return patterns.some((pattern) => pattern.type === 'thread' && pattern.identity.length > 1);
}

/** The parts that name a thread in an address that a pattern takes; undefined where it does not, or there is only one. */
function partsOf({ type, regex, identity, page }: Pattern, url: string): NamingPart[] | undefined {
  if ((type !== 'thread' && type !== 'thread-flip') || identity.length < 2) return undefined;
  const match = new RegExp(regex).exec(orderParameters(url));
  if (match === null) return undefined;
  const names = groupNames(regex);
  const naming = identity.filter((group) => group !== page && names[group - 1] !== '');
  const number = page > 0 ? match[page]! : '';
  return naming.map((group) => ({
    name: names[group - 1]!,
    value: match[group] ?? '',
    rest: [...naming.filter((other) => other !== group).map((other) => match[other]), number].join(' '),
  }));
}

function withoutName(pattern: Pattern, name: string): Pattern {
  const names = groupNames(pattern.regex);
  const identity = pattern.identity.filter((group) => names[group - 1] !== name);
  return identity.length === pattern.identity.length ? pattern : { ...pattern, identity };
}
