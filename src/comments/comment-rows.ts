// Gathered comments as rows of posts: the same fields, so that everything that reads posts reads comments.
import type { Page } from '../page/index.ts';
import type { PostRow } from '../store/index.ts';
import type { GatheredComment } from './gathered.ts';
import { type JsonFacts, withJson } from './json-comments.ts';

/** Rows in the order of the comments; answers name the row they answer. */
export function commentRows(
  article: Page,
  comments: readonly GatheredComment[],
  facts: ReadonlyMap<string, JsonFacts>,
): PostRow[] {
  const ids = new Map<string, string>();
  const byJsonId = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, post } of comments) {
    let id = post.id;
    for (let copy = 2; taken.has(id); copy++) id = `${post.id}-${copy}`;
    taken.add(id);
    ids.set(key, id);
    const jsonId = facts.get(key)?.id;
    if (jsonId !== null && jsonId !== undefined) byJsonId.set(jsonId, id);
  }
  return comments.map(({ key, parent, post: shown, page }, index) => {
    const known = facts.get(key);
    const post = known === undefined ? shown : withJson(shown, known);
    const told = known?.parentId === null || known === undefined ? undefined : byJsonId.get(known.parentId);
    const above = parent === null ? undefined : ids.get(parent);
    return {
      id: ids.get(key)!,
      thread: article.url,
      threadTitle: article.title,
      board: '',
      position: index + 1,
      author: post.author.name,
      authorUrl: post.author.url,
      createdAt: post.time?.iso ?? null,
      createdAtRaw: post.time?.raw ?? '',
      text: post.text,
      html: post.html.replace(/ skein-node="[^"]*"/g, ''),
      url: post.permalink ?? article.url,
      replyTo: told ?? above ?? null,
      quotes: post.quotes.map((quote) => quote.text),
      page,
      likes: post.likes,
      isEdited: post.isEdited,
      attachments: post.attachments.map((attachment) => attachment.url),
      images: post.images,
      confidence: Object.fromEntries(
        Object.entries(post.confidence).map(([field, sure]) => [field, Math.round(100 * sure) / 100]),
      ),
    };
  });
}
