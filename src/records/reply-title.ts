// What a conversation is called: the subject of a message without what mail programs and boards put before it in answers.
import { fold } from '../page/index.ts';

// 'Re:', 'AW:', 'Re[2]:', 'Ответ:' in whatever language; '[list-name]'.
const PREFIX = /^(?:\p{L}{1,8}(?:\[\d+\]|\^\d+|\(\d+\))?\s?[:：]|\[[^\]]{1,40}\])\s*/u;
// Shorter names are no names: '?', 'hi'.
const MIN_LENGTH = 4;

/**
 * The name that all messages of a conversation share, to be compared with others alone: a subject's own 'Help:' is left
 * out too. '' when there is too little of it to tell conversations apart.
 */
export function conversationName(title: string): string {
  const { name } = stripped(title);
  return name.length < MIN_LENGTH ? '' : name;
}

/** How much was put before the name: an answer has more of it than what it answers. */
export function replyDepth(title: string): number {
  return stripped(title).prefixes;
}

/** Whether a line is what the page is called, as the heading of a post: 'Re: Its title #5'. */
export function repeatsTitle(line: string, pageTitle: string): boolean {
  const name = conversationName(line.replace(/\s*#?\p{Nd}+$/u, ''));
  return name !== '' && fold(pageTitle).toLowerCase().includes(name);
}

function stripped(title: string): { readonly name: string; readonly prefixes: number } {
  let name = fold(title).toLowerCase();
  for (let prefixes = 0; ; prefixes++) {
    const shorter = name.replace(PREFIX, '');
    if (shorter === name || shorter === '') return { name, prefixes };
    name = shorter;
  }
}
