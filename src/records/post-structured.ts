// What JSON-LD and microdata say of posts, used where it agrees with what the page shows: an item fills in the author
// and the time of the post that has its text or its address, and nothing else.
import { type DateOptions, firstDate, type Page, resolveUrl, toIso } from '../page/index.ts';
import type { ExtractedPost } from './post-types.ts';

interface StructuredPost {
  readonly author: string;
  readonly authorUrl: string | null;
  readonly created: string;
  readonly text: string;
  readonly url: string;
  readonly votes: number | null;
}

const POSTS =
  /^(?:Comment|Answer|Question|DiscussionForumPosting|SocialMediaPosting|BlogPosting|Article|NewsArticle)$/;
/** Properties that hold further posts. */
const NESTED = ['comment', 'suggestedAnswer', 'acceptedAnswer', 'mainEntity', 'hasPart'];
const MAX_POSTS = 2000;
/** Texts are compared by their beginnings: markup is drawn differently in data and page. */
const PREFIX = 40;
const MIN_PREFIX = 12;

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Posts with what structured data adds. */
export function withStructured(page: Page, posts: readonly ExtractedPost[]): readonly ExtractedPost[] {
  if (posts.every(isComplete)) return posts;
  const items = structuredPosts(page);
  if (items.length === 0) return posts;
  const byUrl = new Map(items.map((item) => [item.url, item]));
  const byText = new Map(items.map((item) => [squeeze(item.text).slice(0, PREFIX), item]));
  return posts.map((post) => {
    if (isComplete(post)) return post;
    const prefix = squeeze(post.text.slice(0, 4 * PREFIX)).slice(0, PREFIX);
    const item =
      (post.permalink === null ? undefined : byUrl.get(post.permalink)) ??
      (prefix.length >= MIN_PREFIX ? byText.get(prefix) : undefined);
    return item === undefined ? post : filled(post, item, page.writtenAt);
  });
}

/** Nothing to add: a name, and a time that names the minute. */
function isComplete({ author, time }: ExtractedPost): boolean {
  return author.name !== '' && time !== null && (time.precision === 'second' || time.precision === 'minute');
}

function filled(post: ExtractedPost, item: StructuredPost, now: number): ExtractedPost {
  const found = item.created === '' ? undefined : firstDate(item.created, { now } satisfies DateOptions);
  const shown = post.time;
  // A date that contradicts the one people see is of something else.
  const agrees =
    found !== undefined &&
    (shown === null ||
      Math.abs(
        Date.UTC(found.local.year, found.local.month - 1, found.local.day) -
          Date.UTC(shown.local.year, shown.local.month - 1, shown.local.day),
      ) <=
        (shown.precision === 'day' || shown.precision === 'hour' ? 2 : 370) * 86_400_000);
  return {
    ...post,
    author:
      post.author.name === '' && item.author !== ''
        ? { ...post.author, name: item.author, url: post.author.url ?? item.authorUrl }
        : post.author,
    time: agrees
      ? {
          raw: shown?.raw ?? item.created,
          iso: toIso(found),
          precision: found.precision,
          local: found.local,
          source: 'structured',
        }
      : shown,
    likes: post.likes ?? item.votes,
    confidence: {
      ...post.confidence,
      author: post.author.name === '' && item.author !== '' ? 0.8 : post.confidence.author,
      time: agrees ? Math.max(0.8, post.confidence.time) : post.confidence.time,
    },
  };
}

function structuredPosts(page: Page): StructuredPost[] {
  const found: StructuredPost[] = [];
  const visit = (properties: Readonly<Record<string, unknown>>, types: readonly string[]): void => {
    if (found.length >= MAX_POSTS) return;
    if (types.some((type) => POSTS.test(type))) found.push(postOf(properties, page.url));
    for (const name of NESTED) {
      for (const value of [properties[name]].flat()) {
        if (typeof value !== 'object' || value === null) continue;
        const item = value as Record<string, unknown>;
        visit(
          item,
          [item['@type']].flat().filter((type) => typeof type === 'string'),
        );
      }
    }
  };
  for (const { properties, types } of page.structured) visit(properties, types);
  return found;
}

function postOf(properties: Readonly<Record<string, unknown>>, base: string): StructuredPost {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const [author] = [properties.author].flat();
  const person =
    typeof author === 'object' && author !== null ? (author as Record<string, unknown>) : undefined;
  const url = text(properties.url) || text(properties['@id']);
  const split = url === '' ? undefined : resolveUrl(url, base);
  const votes = Number(properties.upvoteCount ?? Number.NaN);
  return {
    author: person === undefined ? text(author) : text(person.name),
    authorUrl: person === undefined ? null : text(person.url) || null,
    created: text(properties.datePublished) || text(properties.dateCreated),
    text: (text(properties.text) || text(properties.articleBody)).replace(/<[^>]*>/g, ' '),
    url: split === undefined ? '' : split.url + split.fragment,
    votes: Number.isFinite(votes) ? votes : null,
  };
}
