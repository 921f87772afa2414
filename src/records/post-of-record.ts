// A record that was read becomes a post of its page.
import type { ReadPost } from './post-read.ts';
import type { ExtractedPost, ReplyHint } from './post-types.ts';
import type { RecordTemplate } from './template.ts';

/** Where a record stands among those of its page. */
export interface RecordAt {
  readonly roots: readonly number[];
  readonly inner: ReadonlyMap<number, number>;
  readonly parent: number;
  readonly depth: number;
}

/** The post that a record shows. */
export function postOf(
  read: ReadPost,
  record: RecordAt,
  position: number,
  template: RecordTemplate,
): ExtractedPost {
  const { link } = read;
  const hints: ReplyHint[] = [];
  if (read.replyLink !== undefined)
    hints.push({ kind: 'link', url: read.replyLink.url, fragment: read.replyLink.fragment });
  if (record.parent >= 0) hints.push({ kind: 'nesting', position: record.parent });
  for (const { author, text } of read.quotes) hints.push({ kind: 'quote', author, text });
  for (const author of read.mentions) hints.push({ kind: 'mention', author });
  return {
    id: idOf(read),
    permalink: link === undefined ? null : link.url + link.fragment,
    position,
    number: read.number,
    isLead: false,
    author: read.author,
    time: read.time,
    text: read.text,
    html: read.html,
    signature: read.signature,
    isEdited: read.isEdited,
    likes: read.likes,
    attachments: read.attachments,
    images: read.images,
    depth: record.depth,
    parent: record.parent < 0 ? null : record.parent,
    quotes: read.quotes,
    replyHints: hints,
    replyTo: record.parent < 0 ? null : record.parent,
    confidence: {
      author: read.author.name === '' ? 0 : template.confidence.author,
      time: read.time === null ? 0 : template.confidence.time,
      body: read.text === '' ? 0 : template.confidence.body,
      permalink: link === undefined ? 0 : template.confidence.permalink,
    },
    node: record.roots[0]!,
  };
}

function idOf({ link, elementId, author, time, text }: ReadPost): string {
  if (link !== undefined && link.fragment !== '') {
    // 'Answer this' leads to the same form in every post: there the address before it names the post.
    const isPlace = !/\d/.test(link.fragment) && /\d/.test(link.url);
    return isPlace ? link.url + link.fragment : link.fragment.slice(1);
  }
  if (elementId !== null) return elementId;
  if (link !== undefined) return link.url;
  let hash = 0;
  const content = `${author.name}\n${time?.iso ?? ''}\n${text}`;
  for (let i = 0; i < content.length; i++) hash = (Math.imul(hash, 31) + content.charCodeAt(i)) | 0;
  return `h${(hash >>> 0).toString(36)}`;
}
