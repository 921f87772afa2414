// The shape of a URL among the URLs of its site: the words that many of them share (`viewtopic`, `page`, `?t=`), in
// order, with the rest left open. Slugs, names and numbers are the rest, in any language.

const MIN_SHARE = 0.02;
const MIN_COUNT = 3;
const LETTER = /\p{L}/u;

/** Learns which words are a site's own from its URLs and gives each URL's shape. */
export function urlShapes(urls: Iterable<string>): (url: string) => string {
  const distinct = new Set(urls);
  const counts = new Map<string, number>();
  for (const url of distinct)
    for (const word of new Set(wordsOf(url))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const least = Math.max(MIN_COUNT, MIN_SHARE * distinct.size);
  const known = new Map<string, string>();
  return (url) => {
    const found = known.get(url);
    if (found !== undefined) return found;
    const words = wordsOf(url).map((word) =>
      !LETTER.test(word) || (counts.get(word) ?? 0) >= least ? word : '*',
    );
    // However many words and numbers a slug has, it is one gap.
    const text = words.join('').replace(/(?:0[-_.+,]+)*\*(?:[-_.+,]+[0*])*/g, '*');
    known.set(url, text);
    return text;
  };
}

/** Path and query in words and what joins them; numbers are all one word, names of parameters are words of their own. */
function wordsOf(url: string): string[] {
  const from = url.indexOf('/', url.indexOf('//') + 2);
  return (from < 0 ? '/' : url.slice(from)).match(/[\p{L}\p{N}%]+|[^\p{L}\p{N}%]/gu)?.map(wordOf) ?? [];
}

const wordOf = (word: string): string => word.replace(/\p{Nd}+/gu, '0').toLowerCase();
