// The shape of a URL among the URLs of its site: the words that name a kind of page (`viewtopic`, `page`, `?t=`), in
// order, with ids, slugs and names left open, in any language. What is a word of the site and what is part of a title is
// told by how often it stands at the same place: first or last in its part of the path.

const MIN_COUNT = 3;
// So many words of their own at one place (`/forum/`, `/thread/`, `/user/`) are all the site's; of more, those with this share.
const FEW_WORDS = 30;
const MIN_SHARE = 0.02;
// Words of a slug (`/some-title-vt7.html`): titles begin and end alike more often than one thinks.
const MIN_SHARE_IN_SLUG = 0.3;
const NUMBER = /^\p{Nd}+$/u;
// `vf3`, `page2`: letters and a number.
const MARKER = /^\p{L}{1,6}\p{Nd}+$/u;
const DIGIT = /\p{Nd}/u;
const EXTENSION = /^\p{L}{2,5}$/u;

/** Learns which words are a site's own from its URLs and gives each URL's shape. */
export function urlShapes(urls: Iterable<string>): (url: string) => string {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const words = new Map<string, Set<string>>();
  for (const url of new Set(urls))
    for (const part of partsOf(url)) {
      add(`${part.place} ${part.isSlug}`);
      for (const [at, token] of part.tokens.entries())
        for (const key of keysOf(part, token, at)) {
          add(key);
          if (!part.isSlug) words.set(part.place, (words.get(part.place) ?? new Set()).add(key));
        }
    }
  const isOwn = (part: UrlPart, token: string, at: number) => {
    const isFew = !part.isSlug && (words.get(part.place)?.size ?? 0) <= FEW_WORDS;
    const share = MARKER.test(token) || isFew ? 0 : part.isSlug ? MIN_SHARE_IN_SLUG : MIN_SHARE;
    const least = Math.max(MIN_COUNT, share * (counts.get(`${part.place} ${part.isSlug}`) ?? 0));
    return keysOf(part, token, at).some((key) => (counts.get(key) ?? 0) >= least);
  };
  const known = new Map<string, string>();
  return (url) => {
    let shape = known.get(url);
    if (shape === undefined) {
      shape = partsOf(url)
        .map((part) => part.before + shapeOf(part, isOwn))
        .join('');
      known.set(url, shape);
    }
    return shape;
  };
}

/** A piece between slashes, or a value of the query. */
interface UrlPart {
  /** What stands before it: `/`, `?t=`. */
  readonly before: string;
  /** Depth in the path, or the parameter's name. */
  readonly place: string;
  readonly tokens: readonly string[];
  /** What joins them: one less. */
  readonly joints: readonly string[];
  /** Several words: a title, or something with a title in it. */
  readonly isSlug: boolean;
}

function shapeOf(
  { tokens, joints, ...part }: UrlPart,
  isOwn: (part: UrlPart, token: string, at: number) => boolean,
): string {
  let text = '';
  let isOpen = false;
  for (const [at, token] of tokens.entries()) {
    const isLast = at === tokens.length - 1;
    const isExtension = at > 0 && isLast && joints[at - 1] === '.' && EXTENSION.test(token);
    const isNumber = NUMBER.test(token);
    const isWord = isNumber || isExtension || isOwn({ tokens, joints, ...part }, token, at);
    // Numbers within a title are part of it.
    const joins = isOpen && (!isWord || (isNumber && part.isSlug && !isLast));
    if (joins) continue;
    text += at === 0 ? '' : joints[at - 1];
    text += isNumber ? '0' : isWord ? token.replace(/\p{Nd}+/gu, '0').toLowerCase() : '*';
    isOpen = !isWord;
  }
  return text;
}

/** A word counts where it stands: so many from the start, so many from the end. */
function keysOf({ place, tokens, isSlug }: UrlPart, token: string, at: number): string[] {
  if (DIGIT.test(token) && !MARKER.test(token)) return [];
  const word = token.replace(/\p{Nd}+/gu, '0').toLowerCase();
  if (!isSlug || MARKER.test(token)) return [`${place} ${word}`];
  const end = tokens.length - 1 - at;
  return [...(at < 2 ? [`${place} ^${at} ${word}`] : []), ...(end < 3 ? [`${place} $${end} ${word}`] : [])];
}

function partsOf(url: string): UrlPart[] {
  const from = url.indexOf('/', url.indexOf('//') + 2);
  const [path, query] = (from < 0 ? '/' : url.slice(from)).split(/\?(.*)/s, 2) as [string, string?];
  const parts = path
    .slice(1)
    .split('/')
    .map((text, depth) => partOf('/', String(depth), text));
  for (const [at, pair] of (query ?? '').split('&').entries()) {
    if (pair === '') continue;
    const cut = pair.indexOf('=');
    const name = cut < 0 ? '' : pair.slice(0, cut + 1);
    parts.push(partOf(`${at === 0 ? '?' : '&'}${name}`, `?${name}`, pair.slice(name.length)));
  }
  return parts;
}

function partOf(before: string, place: string, text: string): UrlPart {
  const tokens = text.match(/[\p{L}\p{N}%]+/gu) ?? [];
  const joints = text.match(/[^\p{L}\p{N}%]+/gu) ?? [];
  // A joint before the first token belongs to what is before it.
  const lead = tokens.length > 0 && !text.startsWith(tokens[0]!) ? joints.shift()! : '';
  const words = tokens.filter((token) => !DIGIT.test(token)).length;
  const hasExtension =
    tokens.length > 1 && joints[tokens.length - 2] === '.' && EXTENSION.test(tokens.at(-1)!);
  return { before: before + lead, place, tokens, joints, isSlug: words - (hasExtension ? 1 : 0) > 1 };
}
