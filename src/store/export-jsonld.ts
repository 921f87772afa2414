// Exports as schema.org JSON-LD: a line is a thread, a DiscussionForumPosting with the replies as its comments. The
// line is written piece by piece, so that a thread of a million posts needs no more memory than one of two.
import { chunked, type StreamFormat } from './export-format.ts';
import { noThreads, type ThreadLookup } from './thread-lookup.ts';
import type { PollRow, PostRow, ThreadRow } from './types.ts';

export const jsonld: StreamFormat = {
  shape: 'file',
  kinds: ['posts'],
  isBinary: false,
  write: (_kind, rows, facts) => chunked(pieces(rows as AsyncIterable<PostRow>, facts)),
};

async function* pieces(
  posts: AsyncIterable<PostRow>,
  facts: ThreadLookup = noThreads,
): AsyncGenerator<string> {
  let thread: string | undefined;
  let comments = 0;
  const end = () => `${comments > 0 ? ']' : ''},"commentCount":${comments}}\n`;
  for await (const post of posts) {
    if (post.thread !== thread) {
      if (thread !== undefined) yield end();
      thread = post.thread;
      comments = 0;
      yield JSON.stringify(postingOf(post, await facts(post.thread))).slice(0, -1);
    } else {
      yield `${comments === 0 ? ',"comment":[' : ','}${JSON.stringify(commentOf(post))}`;
      comments++;
    }
  }
  if (thread !== undefined) yield end();
}

// Made of thread and id, not of the permalink: a reply knows the id of what it answers, and nothing else of it.
const nodeId = (thread: string, id: string) => `${thread}#${encodeURIComponent(id)}`;

function postingOf(post: PostRow, facts: ThreadRow | undefined): object {
  const { tags = [], views = null, poll = null } = facts ?? {};
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': nodeId(post.thread, post.id),
    url: post.thread,
    mainEntityOfPage: post.thread,
    headline: post.threadTitle,
    ...(post.board !== '' && { articleSection: post.board }),
    ...(tags.length > 0 && { keywords: tags }),
    ...(poll !== null && { hasPart: questionOf(poll) }),
    ...said(post, views === null ? [] : [counter('ViewAction', views)]),
  };
}

/** Of all types of schema.org a question with its answers is closest to a poll. */
function questionOf({ question, options }: PollRow): object {
  const suggestedAnswer = options.map(({ text, votes }) => ({
    '@type': 'Answer',
    text,
    ...(votes !== null && { upvoteCount: votes }),
  }));
  return { '@type': 'Question', name: question, suggestedAnswer };
}

function counter(interactionType: 'LikeAction' | 'ViewAction', count: number): object {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${interactionType}`,
    userInteractionCount: count,
  };
}

function commentOf(post: PostRow): object {
  return {
    '@type': 'Comment',
    '@id': nodeId(post.thread, post.id),
    url: post.url,
    position: post.position,
    ...(post.replyTo !== null && { parentItem: { '@id': nodeId(post.thread, post.replyTo) } }),
    ...said(post),
  };
}

function said(
  { author, authorUrl, createdAt, text, likes, images, attachments }: PostRow,
  counters: readonly object[] = [],
): object {
  const interactionStatistic = [...counters, ...(likes === null ? [] : [counter('LikeAction', likes)])];
  return {
    ...(author !== '' && {
      author: { '@type': 'Person', name: author, ...(authorUrl !== null && { url: authorUrl }) },
    }),
    ...(createdAt !== null && { datePublished: createdAt }),
    text,
    ...(images.length > 0 && { image: images }),
    ...(attachments.length > 0 && {
      associatedMedia: attachments.map((contentUrl) => ({ '@type': 'MediaObject', contentUrl })),
    }),
    ...(interactionStatistic.length > 0 && { interactionStatistic }),
  };
}
