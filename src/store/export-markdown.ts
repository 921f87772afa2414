// Exports as Markdown: a file a thread, made to be read, by people and by language models.
import { createHash } from 'node:crypto';
import type { FilePart, FolderFormat } from './export-format.ts';
import { markdownOfHtml, markdownOfText, quoted } from './export-markdown-text.ts';
import { noThreads, type ThreadLookup } from './thread-lookup.ts';
import type { PostRow, ThreadRow } from './types.ts';

export const markdown: FolderFormat = { shape: 'folder', kinds: ['posts'], write: parts };

async function* parts(
  posts: AsyncIterable<PostRow>,
  facts: ThreadLookup = noThreads,
): AsyncGenerator<FilePart, void, undefined> {
  let thread: string | undefined;
  let name = '';
  for await (const post of posts) {
    const isNew = post.thread !== thread;
    if (isNew) {
      thread = post.thread;
      name = fileName(post);
    }
    const above = isNew ? heading(post, await facts(post.thread)) : '';
    yield { name, text: `${above}\n${section(post)}` };
  }
}

function heading({ thread, threadTitle, board }: PostRow, facts: ThreadRow | undefined): string {
  const lines = [`# ${oneLine(threadTitle) || thread}`, ''];
  if (board !== '') lines.push(`- Board: ${oneLine(board)}`);
  lines.push(`- URL: <${thread}>`);
  const { tags = [], poll = null } = facts ?? {};
  if (tags.length > 0) lines.push(`- Tags: ${tags.map(oneLine).join(', ')}`);
  if (poll !== null) {
    lines.push(`- Poll: ${oneLine(poll.question)}`);
    for (const { text, votes } of poll.options)
      lines.push(`  - ${oneLine(text)}${votes === null ? '' : `: ${votes}`}`);
  }
  return [...lines, ''].join('\n');
}

function section(post: PostRow): string {
  const time = post.createdAt ?? post.createdAtRaw;
  const author = oneLine(post.author) || 'unknown';
  const head = `## ${post.position}. ${author}${time === '' ? '' : `, ${oneLine(time)}`}`;
  const reply = post.replyTo === null ? '' : `*in reply to ${oneLine(post.replyTo)}*\n\n`;
  // Replies name posts by their ids.
  const about = [oneLine(post.id), `<${post.url}>`];
  if (post.likes !== null) about.push(`likes: ${post.likes}`);
  if (post.isEdited) about.push('edited');
  return `${head}\n\n*${about.join(', ')}*\n\n${reply}${bodyOf(post)}\n${attached(post)}`;
}

function attached({ attachments }: PostRow): string {
  return attachments.length === 0 ? '' : `\n${attachments.map((url) => `- attached: <${url}>\n`).join('')}`;
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
