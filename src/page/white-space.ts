// Positions around white space in the source.

/** First position from `from` on that is not white space, at most `to`. */
export function endOfSpace(source: string, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const code = source.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 9 && code !== 13 && code !== 12) break;
    at++;
  }
  return at;
}

/** `at`, or the position behind the newline that stands there. */
export function afterNewline(source: string, at: number): number {
  const code = source.charCodeAt(at);
  if (code === 10) return at + 1;
  if (code === 13) return source.charCodeAt(at + 1) === 10 ? at + 2 : at + 1;
  return at;
}
