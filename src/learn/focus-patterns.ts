// FoCUS 4.3.2: ITF regexes, one set each for index, thread and page-flipping URLs.
import type { FocusTrainingSet } from './focus-training-set.ts';
import { koppulaPatterns } from './koppula.ts';
import type { LinkType, Pattern } from './model.ts';
import { orderParameters } from './url-parts.ts';

// A pattern is kept when it matches more than this share of the URLs of its set.
const SUPPORT = 0.2;
const EXAMPLES = 5;

/**
 * The regexes of a training set. The paper knows one type of page flip; here it is that of most pages the flips were
 * found on, and flips come first, as a thread's pattern with an open end may match its later pages too.
 */
export function itfPatterns({ index, thread, flips }: FocusTrainingSet): Pattern[] {
  const sourceOf = new Map(flips.map(({ flipUrl, of }) => [orderParameters(flipUrl), of]));
  const flipType = (urls: readonly string[]): LinkType => {
    const ofThreads = urls.filter((url) => sourceOf.get(url) === 'thread').length;
    return ofThreads * 2 > urls.length ? 'thread-flip' : 'index-flip';
  };
  // Regexes are learned of parameters in one order. Sites are asked in theirs: some know no other.
  const asLinked = new Map(
    [...flips.map(({ flipUrl }) => flipUrl), ...index, ...thread].map((url) => [orderParameters(url), url]),
  );
  const learn = (urls: readonly string[], typeOf: (matched: readonly string[]) => LinkType): Pattern[] =>
    koppulaPatterns(urls, SUPPORT).map(({ regex, urls: matched }) => ({
      type: typeOf(matched),
      regex,
      identity: [],
      page: 0,
      firstPage: null,
      locations: [],
      notLocations: [],
      support: matched.length,
      examples: matched.slice(0, EXAMPLES).map((url) => asLinked.get(url) ?? url),
    }));
  return [
    ...learn([...sourceOf.keys()], flipType),
    ...learn(index, () => 'index'),
    ...learn(thread, () => 'thread'),
  ];
}
