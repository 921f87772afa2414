// Exports as Markdown: a file a thread, made to be read, by people and by language models.
import { createHash } from 'node:crypto';
import type { FilePart, FolderFormat } from './export-format.ts';
import { markdownOfHtml, markdownOfText, quoted } from './export-markdown-text.ts';
import type { PostRow } from './types.ts';

export const markdown: FolderFormat = { shape: 'folder', kinds: ['posts'], write: parts };

async function* parts(posts: AsyncIterable<PostRow>): AsyncGenerator<FilePart, void, undefined> {
  let thread: string | undefined;
  let name = '';
  for await (const post of posts) {
    const isNew = post.thread !== thread;
    if (isNew) {
      thread = post.thread;
      name = fileName(post);
    }
    yield { name, text: `${isNew ? heading(post) : ''}\n${section(post)}` };
  }
}

function heading({ thread, threadTitle, board }: PostRow): string {
  const lines = [`# ${oneLine(threadTitle) || thread}`, ''];
  if (board !== '') lines.push(`- Board: ${oneLine(board)}`);
  lines.push(`- URL: <${thread}>`, '');
  return lines.join('\n');
}

function section(post: PostRow): string {
  const time = post.createdAt ?? post.createdAtRaw;
  const author = oneLine(post.author) || 'unknown';
  const head = `## ${post.position}. ${author}${time === '' ? '' : `, ${oneLine(time)}`}`;
  const reply = post.replyTo === null ? '' : `*in reply to ${oneLine(post.replyTo)}*\n\n`;
  // Replies name posts by their ids.
  return `${head}\n\n*${oneLine(post.id)}, <${post.url}>*\n\n${reply}${bodyOf(post)}\n`;
}

function bodyOf({ html, text, quotes }: PostRow): string {
  if (html !== '') return markdownOfHtml(html);
  const said = markdownOfText(text);
  const missing = quotes.filter((quote) => !text.includes(quote));
  return [...missing.map((quote) => quoted(markdownOfText(quote))), said].join('\n\n');
}

/** The title as far as file systems take it, and a hash of the URL: titles repeat, and some systems ignore case. */
export function fileName({ thread, threadTitle }: Pick<PostRow, 'thread' | 'threadTitle'>): string {
  let slug = '';
  for (const character of threadTitle.normalize('NFC').toLowerCase()) {
    const next = /[\p{L}\p{N}\p{M}]/u.test(character) ? character : slug.endsWith('-') ? '' : '-';
    if (Buffer.byteLength(slug + next) > MAX_SLUG_BYTES) break;
    slug += next;
  }
  slug = slug.replace(/^-|-$/g, '');
  const hash = createHash('sha1').update(thread).digest('hex').slice(0, 10);
  return `${slug === '' ? 'thread' : slug}-${hash}.md`;
}

const MAX_SLUG_BYTES = 80;

function oneLine(text: string): string {
  return markdownOfText(text.replace(/\s+/g, ' ').trim());
}
