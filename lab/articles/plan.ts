// Which article sites there are: every trigger, look, naming, expansion, overlay and trap comes up, combined at random.
import {
  DATE_STYLES,
  type DateStyle,
  LAB_LANGUAGES,
  makeParagraph,
  makeShortAnswer,
  makeThreadTitle,
  makeUserName,
  vocabularyOf,
} from '../language/index.ts';
import { createRandom, type Random } from '../random.ts';
import {
  ARTICLE_TRIGGERS,
  type ArticleComment,
  type ArticleSite,
  EXPANSIONS,
  LOOKS,
  NAMINGS,
  TRAPS,
  type Trap,
} from './types.ts';

export const PRESENT = Date.UTC(2026, 5, 1, 12) / 1000;
const NO_TRAP_SHARE = 0.7;
// What a comment's time looks like; without the ones no reader could place in time.
const STYLES = (Object.keys(DATE_STYLES) as DateStyle[]).filter((style) => !style.startsWith('words'));

/** Sites `from` … `from + count - 1`, by their seeds. */
export function planSites(from: number, count: number): ArticleSite[] {
  return Array.from({ length: count }, (_, i) => planSite(from + i));
}

/** One site, drawn from its seed. Triggers and languages go round, so that few sites have all of them. */
export function planSite(seed: number): ArticleSite {
  const random = createRandom(seed * 7919 + 17);
  const trigger = ARTICLE_TRIGGERS[seed % ARTICLE_TRIGGERS.length]!;
  const language = LAB_LANGUAGES[Math.floor(seed * 0.62) % LAB_LANGUAGES.length]!;
  const trap: Trap = random.chance(NO_TRAP_SHARE) ? 'none' : random.pick(TRAPS.slice(1));
  const expansion = trigger === 'static' ? random.pick(['none', 'pages'] as const) : random.pick(EXPANSIONS);
  return {
    name: `site${seed}`,
    seed,
    language,
    trigger,
    expansion:
      trigger === 'shadow' || trigger === 'modal'
        ? expansion === 'endless'
          ? 'load-more'
          : expansion
        : expansion,
    look: random.pick(LOOKS),
    naming: random.pick(NAMINGS),
    trap,
    dates: random.pick(STYLES),
    overlay: random.pick(['none', 'none', 'cookies', 'newsletter', 'cookies-needed'] as const),
    hasForm: random.chance(0.7),
    tellsCount: random.chance(0.6),
    isJson: random.chance(0.5),
    articles: 4,
  };
}

/** Every so many sites have an article with hundreds of comments. */
const MANY_EVERY = 11;

/** How many comments the articles of a site have: none, one, a few, many, up to 500. */
export function commentCount(site: ArticleSite, article: number): number {
  if (site.trap !== 'none') return 0;
  const random = createRandom(site.seed * 31 + article);
  switch (article % 4) {
    case 0:
      return 10 + random.int(30);
    case 1:
      return 1 + random.int(9);
    case 2:
      return 1 + random.int(3);
    default:
      if (site.seed % MANY_EVERY === 0) return 200 + random.int(301);
      return random.chance(0.3) ? 0 : 30 + random.int(90);
  }
}

export function articleTitle(site: ArticleSite, article: number): string {
  return makeThreadTitle(vocabularyOf(site.language), createRandom(site.seed * 101 + article));
}

export function articleText(site: ArticleSite, article: number): string[] {
  const random = createRandom(site.seed * 103 + article);
  const vocabulary = vocabularyOf(site.language);
  return Array.from({ length: 4 + random.int(5) }, () =>
    makeParagraph(vocabulary, random, 2 + random.int(4)),
  );
}

/** The comments of an article in the order they are shown, answers below what they answer. */
export function articleComments(site: ArticleSite, article: number): ArticleComment[] {
  const random = createRandom(site.seed * 107 + article);
  const vocabulary = vocabularyOf(site.language);
  const count = commentCount(site, article);
  const comments: ArticleComment[] = [];
  let time = PRESENT - (60 + random.int(200)) * 86_400;
  // An answer follows the last comment or an answer to it, so that the order shown is the order here.
  const open: number[] = [];
  for (let i = 0; i < count; i++) {
    time += 60 + Math.floor(random.exponential(20_000));
    const parent = i > 0 && open.length > 0 && open.length < 4 && random.chance(0.35) ? open.at(-1)! : null;
    if (parent === null) open.length = 0;
    else if (random.chance(0.4)) open.length = 1;
    const above = parent === null ? null : (open.at(-1) ?? null);
    comments.push({
      id: site.seed * 10_000 + article * 1000 + i + 1,
      author: makeUserName(vocabulary, random),
      created: Math.min(time, PRESENT - 120),
      text: textOf(vocabulary, random),
      parent: above,
      likes: random.int(40),
    });
    open.push(i);
  }
  return comments;
}

function textOf(vocabulary: ReturnType<typeof vocabularyOf>, random: Random): string {
  if (random.chance(0.15)) return makeShortAnswer(vocabulary, random);
  return Array.from({ length: 1 + random.int(3) }, () =>
    makeParagraph(vocabulary, random, 1 + random.int(3)),
  ).join('\n');
}
