// What JSON-LD, microdata and the data of a page's scripts say of posts, used where it agrees with what the page shows: an
// item fills in the author and the time of the post that has its text or its address, and tells how far the site's clock
// is from UTC.
import {
  type DateOptions,
  epochOf,
  firstDate,
  localEpoch,
  type Page,
  resolveUrl,
  toIso,
} from '../page/index.ts';
import { payloadPosts } from './payload-posts.ts';
import { squeeze } from './payload-strings.ts';
import { withToldReplies } from './post-told-replies.ts';
import type { ExtractedPost, PostTime } from './post-types.ts';

interface StructuredPost {
  readonly author: string;
  readonly authorUrl: string | null;
  readonly created: string;
  readonly text: string;
  readonly url: string;
  readonly votes: number | null;
  readonly number: number | null;
}

const NOTHING_SAID: StructuredPost = {
  author: '',
  authorUrl: null,
  created: '',
  text: '',
  url: '',
  votes: null,
  number: null,
};

const POSTS =
  /^(?:Comment|Answer|Question|DiscussionForumPosting|SocialMediaPosting|BlogPosting|Article|NewsArticle)$/;
/** Properties that hold further posts. */
const NESTED = ['comment', 'suggestedAnswer', 'acceptedAnswer', 'mainEntity', 'hasPart'];
const MAX_POSTS = 2000;
/** Texts are compared by their beginnings: markup is drawn differently in data and page. */
const PREFIX = 40;
const MIN_PREFIX = 12;
const MINUTE_MS = 60_000;
// Zones differ by quarters of an hour.
const QUARTER = 15;
const MAX_OFFSET = 14 * 60;

/** Posts with what structured data adds. */
export function withStructured(page: Page, posts: readonly ExtractedPost[]): readonly ExtractedPost[] {
  const told = toldPosts(page, posts);
  if (posts.every(isComplete)) return withToldReplies(page, posts, told);
  const items = itemsOf(page, posts, told);
  if (items === undefined) return posts;
  const filledPosts = withToldReplies(
    page,
    posts.map((post, i) => {
      const item = items[i];
      return isComplete(post) || item === undefined ? post : filled(post, item, page.writtenAt);
    }),
    told,
  );
  // What of one post gives the zone away counts for those beside it that data tells nothing of.
  const [offset, ...others] = new Set(offsetsOf(page, posts, items));
  if (offset === undefined || others.length > 0) return filledPosts;
  return filledPosts.map((post) =>
    post.time !== null && isMoment(post.time) && !hasOffset(post.time)
      ? { ...post, time: zoned(post.time, offset) }
      : post,
  );
}

/** What the data for scripts says of posts, read once and only when asked for. */
function toldPosts(page: Page, posts: readonly ExtractedPost[]): () => ReturnType<typeof payloadPosts> {
  let told: { readonly posts: ReturnType<typeof payloadPosts> } | undefined;
  return () => {
    told ??= { posts: payloadPosts(page, posts) };
    return told.posts;
  };
}

/** Of each post whose time the page shows without a zone and whose moment data tells: minutes east of UTC. */
export function structuredOffsets(page: Page, posts: readonly ExtractedPost[]): number[] {
  return offsetsOf(page, posts, itemsOf(page, posts, toldPosts(page, posts)) ?? []);
}

function offsetsOf(
  page: Page,
  posts: readonly ExtractedPost[],
  items: readonly (StructuredPost | undefined)[],
): number[] {
  return items.flatMap((item, i) => {
    const offset = item === undefined ? null : offsetBetween(posts[i]!.time, item, page.writtenAt);
    return offset === null ? [] : [offset];
  });
}

/** What data says of each post; undefined when it says nothing of posts at all. */
function itemsOf(
  page: Page,
  posts: readonly ExtractedPost[],
  toldBy: () => ReturnType<typeof payloadPosts>,
): readonly (StructuredPost | undefined)[] | undefined {
  const described = describedItems(page, posts);
  if (described?.every((item) => item !== undefined && item.created !== '') === true) return described;
  const told = toldBy();
  if (told === undefined) return described;
  return posts.map((_, i) => {
    const item = described?.[i];
    const other = told[i];
    if (other === undefined) return item;
    return {
      ...(item ?? NOTHING_SAID),
      author: item?.author || other.author,
      created: item?.created || other.created,
      number: other.number,
    };
  });
}

/** What JSON-LD and microdata say of each post. */
function describedItems(
  page: Page,
  posts: readonly ExtractedPost[],
): readonly (StructuredPost | undefined)[] | undefined {
  const items = structuredPosts(page);
  if (items.length === 0) return undefined;
  const byUrl = new Map(items.map((item) => [item.url, item]));
  const byText = new Map(items.map((item) => [squeeze(item.text).slice(0, PREFIX), item]));
  return posts.map((post) => {
    const prefix = squeeze(post.text.slice(0, 4 * PREFIX)).slice(0, PREFIX);
    return (
      (post.permalink === null ? undefined : byUrl.get(post.permalink)) ??
      (prefix.length >= MIN_PREFIX ? byText.get(prefix) : undefined)
    );
  });
}

/** Nothing to add: a name, and a time that names the minute and how far it is from UTC. */
function isComplete({ author, time }: ExtractedPost): boolean {
  return author.name !== '' && time !== null && isMoment(time) && hasOffset(time);
}

function isMoment({ precision }: PostTime): boolean {
  return precision === 'second' || precision === 'minute';
}

const hasOffset = ({ iso }: PostTime): boolean => /(?:Z|[+-]\d\d:\d\d)$/.test(iso);

function zoned(time: PostTime, offsetMinutes: number): PostTime {
  return { ...time, iso: toIso({ ...time, offsetMinutes }) };
}

/** Minutes between UTC and the time a page shows of a moment that data tells; null when they are of different moments. */
function offsetBetween(shown: PostTime | null, { created }: StructuredPost, now: number): number | null {
  if (shown === null || !isMoment(shown) || shown.source !== 'text' || shown.ownOffsetMinutes !== null)
    return null;
  const found = created === '' ? undefined : firstDate(created, { now });
  if (found === undefined || found.offsetMinutes === null) return null;
  const ahead = (localEpoch(shown.local) - epochOf(found)) / MINUTE_MS;
  // Pages leave the seconds out, or round them.
  const offset = QUARTER * Math.round(ahead / QUARTER);
  return Math.abs(ahead - offset) <= 1 && Math.abs(offset) <= MAX_OFFSET ? offset : null;
}

function filled(post: ExtractedPost, item: StructuredPost, now: number): ExtractedPost {
  const found = item.created === '' ? undefined : firstDate(item.created, { now } satisfies DateOptions);
  const shown = post.time;
  const offset = offsetBetween(shown, item, now);
  // A date that contradicts the one people see is of something else.
  const agrees =
    found !== undefined &&
    !(shown !== null && isMoment(shown)) &&
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
          ownOffsetMinutes: found.offsetMinutes,
          source: 'structured',
        }
      : shown !== null && offset !== null
        ? zoned(shown, offset)
        : shown,
    likes: post.likes ?? item.votes,
    number: post.number ?? item.number,
    confidence: {
      ...post.confidence,
      author: post.author.name === '' && item.author !== '' ? 0.8 : post.confidence.author,
      time: agrees ? Math.max(0.8, post.confidence.time) : post.confidence.time,
    },
  };
}

function structuredPosts(page: Page): StructuredPost[] {
  // Most pages have no data: one look at the source saves looking at every element.
  if (!page.tree.source.includes('ld+json') && !page.tree.source.includes('itemscope')) return [];
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
    number: null,
  };
}
