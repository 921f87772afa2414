// Texts as bags of words.
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{N}]+/gu;

/** Words of a text as the scorer of whole crawls counts them. */
export function words(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(WORDS) ?? [];
}
