// Exports as an mbox file (RFC 4155): a post is a message, a thread is a thread in any mail client.
import { createHash } from 'node:crypto';
import { chunked, type StreamFormat } from './export-format.ts';
import { base64Lines, headerText, quotedPrintable } from './export-mail-encoding.ts';
import { mailTime, separatorTime, type ToldTime, toldTime } from './export-time.ts';
import { noThreads, type ThreadLookup } from './thread-lookup.ts';
import type { PollRow, PostRow, ThreadRow } from './types.ts';

export const mbox: StreamFormat = {
  shape: 'file',
  kinds: ['posts'],
  isBinary: false,
  write: (_kind, rows, facts) => chunked(messages(rows as AsyncIterable<PostRow>, facts)),
};

const UNKNOWN: ToldTime = { at: new Date(0), offset: undefined };

async function* messages(
  posts: AsyncIterable<PostRow>,
  facts: ThreadLookup = noThreads,
): AsyncGenerator<string> {
  let root: PostRow | undefined;
  let known: ThreadRow | undefined;
  let last = UNKNOWN;
  for await (const post of posts) {
    if (root?.thread !== post.thread) {
      root = post;
      known = await facts(post.thread);
      last = UNKNOWN;
    }
    // A message must have a date; a post without one was written no earlier than the one before it.
    last = (post.createdAt === null ? undefined : toldTime(post.createdAt)) ?? last;
    yield message(post, root, last, known);
  }
}

function message(post: PostRow, root: PostRow, time: ToldTime, facts: ThreadRow | undefined): string {
  const host = hostOf(post.thread);
  const isReply = post !== root;
  const parent = post.replyTo === null || post.replyTo === post.id ? root.id : post.replyTo;
  const references = [...new Set([root.id, parent])]
    .map((id) => messageId(post.thread, id, host))
    .join('\n ');
  const { encoding, body } = bodyOf(textOf(post, isReply ? null : (facts?.poll ?? null)));
  const keywords = [post.board, ...(facts?.tags ?? [])].filter((word) => word !== '');
  // Addresses end in .invalid (RFC 2606): nobody is written to by answering.
  const sender = `${mailbox(post.author)}@${host}.invalid`;
  const subject = post.threadTitle === '' ? '(no title)' : post.threadTitle;
  const lines = [
    `From ${sender} ${separatorTime(time.at)}`,
    `From: ${headerText(post.author === '' ? 'unknown' : post.author, 'phrase', 6)} <${sender}>`,
    `Date: ${mailTime(time)}`,
    `Subject: ${headerText(isReply ? `Re: ${subject}` : subject, 'text', 9)}`,
    `Message-ID: ${messageId(post.thread, post.id, host)}`,
    ...(isReply ? [`In-Reply-To: ${messageId(post.thread, parent, host)}`, `References: ${references}`] : []),
    ...(keywords.length === 0
      ? []
      : [`Keywords: ${keywords.map((word) => headerText(word, 'phrase', 10)).join(',\n ')}`]),
    ...addressHeader(post.url),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    body,
    '',
  ];
  return `${lines.join('\n')}\n`;
}

/** What a mail has no field for stands below what was said. */
function textOf({ text, attachments }: PostRow, poll: PollRow | null): string {
  const lines: string[] = [];
  if (poll !== null) {
    lines.push(poll.question);
    for (const { text, votes } of poll.options) lines.push(`- ${text}${votes === null ? '' : `: ${votes}`}`);
  }
  for (const url of attachments) lines.push(`<${url}>`);
  return lines.length === 0 ? text : `${text}\n\n${lines.join('\n')}`;
}

/** The shorter of the two encodings: both keep every line short and no line begins with "From ". */
function bodyOf(text: string): { encoding: string; body: string } {
  const bytes = Buffer.from(text.replace(/\r\n?/g, '\n'));
  let special = 0;
  for (const byte of bytes) if (byte > 126 || byte === 61) special++;
  return special * 6 > bytes.length
    ? { encoding: 'base64', body: base64Lines(bytes) }
    : { encoding: 'quoted-printable', body: quotedPrintable(bytes) };
}

/** Made of thread and id alone, so that a reply names its parent without having seen it. */
function messageId(thread: string, id: string, host: string): string {
  return `<${createHash('sha1').update(`${thread}\n${id}`).digest('base64url')}@${host}>`;
}

function hostOf(thread: string): string {
  const host = URL.canParse(thread) ? new URL(thread).hostname : '';
  return /^[a-z0-9.-]+$/i.test(host) ? host : 'forum';
}

/** A local part: what of the name may stand there, and a few letters of its hash, for names differ in other letters too. */
function mailbox(author: string): string {
  const plain = author
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  if (plain === author) return plain;
  const hash = createHash('sha1').update(author).digest('hex').slice(0, 8);
  return plain === '' ? hash : `${plain}-${hash}`;
}

/** RFC 5064. An address that does not fit a line of mail is left out. */
function addressHeader(url: string): string[] {
  const safe = url.replace(/[^\x21-\x7e]|[<>]/gu, encodeURIComponent);
  return safe.length > 900 ? [] : [`Archived-At: <${safe}>`];
}
