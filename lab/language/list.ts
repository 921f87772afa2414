// Word lists written as running text, so that a language's words fit on a screen.

/** The phrases between the bars; a phrase never begins or ends with white space. */
export function list(text: string): readonly string[] {
  return text.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}
