// Character 3-grams of words (ComCrawler III-A): misspellings, abbreviations and compounds keep most of theirs.

/** Lower-case words of a value: letters only, names in camel case split. */
export function wordsOf(value: string): string[] {
  return (
    value
      .replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

/** 3-grams of a word with its ends marked: two letters of Chinese are a word and have some too. */
export function gramsOf(word: string): string[] {
  const marked = [...`^${word}$`];
  const grams: string[] = [];
  for (let at = 0; at + 3 <= marked.length; at++) grams.push(marked.slice(at, at + 3).join(''));
  return grams;
}
