// What a post says, made on demand from the world's seed and the post's id.
import {
  makeAttachmentName,
  makeCode,
  makeImageName,
  makeListItem,
  makeOutsideUrl,
  makeParagraph,
  makeSentence,
  makeShortAnswer,
  type Vocabulary,
} from '../language/index.ts';
import type { Random } from '../random.ts';
import type { Block, LabPost } from '../types.ts';

/** What a post may quote. */
export interface Quotable {
  readonly postId: number;
  readonly author: string;
  readonly paragraphs: readonly string[];
}

/** The paragraphs a post's author wrote, without quotes. */
export function ownParagraphs(vocabulary: Vocabulary, random: Random, isFirst: boolean): string[] {
  if (!isFirst && random.chance(0.12)) return [makeShortAnswer(vocabulary, random)];
  const paragraphs: string[] = [];
  const count = 1 + Math.min(7, random.geometric(isFirst ? 0.45 : 0.7));
  for (let i = 0; i < count; i++) {
    const sentences = 1 + Math.min(9, random.geometric(isFirst ? 0.3 : 0.45));
    paragraphs.push(makeParagraph(vocabulary, random, sentences));
  }
  return paragraphs;
}

/** A snippet as people quote: all of a short text, the beginning of a long one, never half a character. */
function snippet(paragraphs: readonly string[], random: Random): string {
  const text = random.pick(paragraphs);
  const limit = 60 + random.int(180);
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  let end = space > limit / 2 ? space : limit;
  const code = text.charCodeAt(end - 1);
  if (code >= 0xd800 && code < 0xdc00) end--;
  return `${text.slice(0, end)}…`;
}

function decoration(vocabulary: Vocabulary, random: Random): Block {
  const roll = random.next();
  if (roll < 0.25)
    return { kind: 'link', href: makeOutsideUrl(random), text: makeListItem(vocabulary, random) };
  if (roll < 0.5) {
    return {
      kind: 'image',
      name: makeImageName(random),
      alt: random.chance(0.6) ? makeListItem(vocabulary, random) : '',
    };
  }
  if (roll < 0.7) return { kind: 'code', text: makeCode(random) };
  if (roll < 0.9) {
    const items: string[] = [];
    for (let i = 2 + random.int(5); i > 0; i--) items.push(makeListItem(vocabulary, random));
    return { kind: 'list', items };
  }
  const title = random.chance(0.5) ? makeListItem(vocabulary, random) : '';
  return { kind: 'spoiler', title, text: makeSentence(vocabulary, random) };
}

/** The blocks of a post: quotes first, then its own paragraphs with an occasional list, image or code between. */
export function makeBlocks(
  vocabulary: Vocabulary,
  random: Random,
  paragraphs: readonly string[],
  quoted: readonly Quotable[],
): Block[] {
  const blocks: Block[] = quoted.map((post) => ({
    kind: 'quote',
    postId: post.postId,
    author: post.author,
    text: snippet(post.paragraphs, random),
  }));
  for (const text of paragraphs) {
    blocks.push({ kind: 'paragraph', text });
    if (random.chance(0.1)) blocks.push(decoration(vocabulary, random));
  }
  return blocks;
}

/** Likes, a later edit and attachments of a post. */
export interface PostMarks {
  readonly likes: number;
  /** Seconds after the post, or null when it was never edited. */
  readonly editedAfter: number | null;
  readonly attachments: LabPost['attachments'];
}

const NO_ATTACHMENTS: LabPost['attachments'] = [];

export function makeMarks(random: Random): PostMarks {
  const likes = random.chance(0.35) ? Math.min(999, Math.floor(random.pareto(1.1, 1))) : 0;
  const editedAfter = random.chance(0.08) ? 60 + Math.floor(random.exponential(7200)) : null;
  if (!random.chance(0.04)) return { likes, editedAfter, attachments: NO_ATTACHMENTS };
  const attachments: LabPost['attachments'][number][] = [];
  for (let i = 1 + random.int(3); i > 0; i--) {
    attachments.push({
      name: makeAttachmentName(random),
      bytes: 500 + (Math.floor(random.pareto(0.8, 2000)) % 9_000_000),
    });
  }
  return { likes, editedAfter, attachments };
}
