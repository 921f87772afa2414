// Dialects without end: a seed picks one of each ingredient, and only combinations that make sense.
import { DATE_STYLES, type DateStyle } from '../language/index.ts';
import { layouts } from '../layouts/index.ts';
import { createRandom, type Random } from '../random.ts';
import type { LabLanguage } from '../types.ts';
import { urlStyles } from '../urls/index.ts';
import { type DialectSettings, defineDialect } from './define.ts';
import type { Dialect, NuisanceName, PagingStyle } from './types.ts';

/** Layouts that show answers below what they answer. */
const treeLayouts = new Set(['reply-tree', 'indented-tree']);

const languages: readonly LabLanguage[] = ['en', 'de', 'es', 'ru', 'zh', 'ja', 'ar', 'pl'];

const combinedStyles = urlStyles.filter(({ isOnlyNamed }) => isOnlyNamed !== true);

/** What a forum of the language may be encoded in; utf-8 is the most likely by far. */
const charsets: Readonly<Record<LabLanguage, readonly string[]>> = {
  en: ['utf-8', 'utf-8', 'iso-8859-1', 'windows-1252'],
  de: ['utf-8', 'utf-8', 'iso-8859-1'],
  es: ['utf-8', 'utf-8', 'iso-8859-1'],
  ru: ['utf-8', 'windows-1251', 'koi8-r'],
  zh: ['utf-8', 'gbk', 'big5'],
  ja: ['utf-8', 'shift_jis', 'euc-jp'],
  ar: ['utf-8', 'utf-8', 'windows-1256'],
  pl: ['utf-8', 'iso-8859-2', 'windows-1250'],
};

/** Date styles that only some languages use. */
const datesOf: Partial<Record<DateStyle, readonly LabLanguage[]>> = {
  'slashed-us': ['en'],
  'weekday-us': ['en'],
  'month-apostrophe': ['en'],
  'words-12h': ['en'],
  'slashed-eu': ['es', 'en', 'ar'],
  'slashed-asian': ['ja', 'zh'],
  'iso-unpadded': ['zh', 'ja'],
  dotted: ['de', 'ru', 'pl'],
  'long-native-digits': ['ar'],
};

const zones: Readonly<Record<LabLanguage, number>> = {
  en: -300,
  de: 60,
  es: 60,
  ru: 180,
  zh: 480,
  ja: 540,
  ar: 180,
  pl: 60,
};

// 'load-more' is left to the named dialects: without a browser its pages are out of reach.
const pagings: readonly PagingStyle[] = [
  'numbers',
  'windowed',
  'next',
  'both-ends',
  'last-shortcut',
  'select',
];

/** Each with the share of forums that have it. */
const nuisanceShares: readonly (readonly [NuisanceName, number])[] = [
  ['sort-links', 0.4],
  ['print-view', 0.35],
  ['lo-fi', 0.15],
  ['feeds', 0.5],
  ['login-walls', 0.5],
  ['members', 0.5],
  ['posts-by', 0.3],
  ['calendar', 0.2],
  ['search', 0.5],
  ['tags', 0.3],
  ['similar-threads', 0.3],
  ['adjacent-threads', 0.3],
  ['soft-404', 0.1],
  ['trailing-slash', 0.3],
  ['moved-redirect', 0.3],
  ['robots', 0.4],
  ['online', 0.4],
  ['latest-posts', 0.4],
  ['quick-jump', 0.3],
  ['repeating-path', 0.05],
  ['new-posts', 0.3],
  ['unread-links', 0.3],
  ['attachments', 0.4],
  ['images', 0.8],
  ['sitemap', 0.2],
  ['advertisements', 0.3],
  ['looping-pager', 0.05],
  ['highlight', 0.1],
  ['share-links', 0.3],
];

function pickNuisances(random: Random): NuisanceName[] {
  const chosen = nuisanceShares.filter(([, share]) => random.chance(share)).map(([name]) => name);
  // At most one kind of session and one kind of trouble: no software has two.
  const session = random.next();
  if (session < 0.12) chosen.push('session-until-cookie');
  else if (session < 0.2) chosen.push('session-forever');
  else if (session < 0.25) chosen.push('session-in-path');
  const trouble = random.next();
  if (trouble < 0.06) chosen.push('busy-503');
  else if (trouble < 0.12) chosen.push('busy-429');
  return chosen;
}

function pickDates(random: Random, language: LabLanguage): DateStyle {
  const possible = (Object.keys(DATE_STYLES) as DateStyle[]).filter(
    (style) => datesOf[style]?.includes(language) ?? true,
  );
  return random.pick(possible);
}

/** The dialect of a seed. Equal seeds give equal dialects. */
export function combineDialect(seed: number): Dialect {
  const random = createRandom(seed).fork('dialect');
  const language = random.pick(languages);
  const layout = random.pick(layouts).name;
  const isTree = treeLayouts.has(layout);
  const charset = random.pick(charsets[language]);
  const urls = random.pick(combinedStyles).name;
  const base = random.pick(['/', '/', '/', '/forum/', '/community/', '/board/talk/']);
  const dates = pickDates(random, language);
  // A charset told nowhere must be one that can be detected.
  const isDetectable = !/^iso-8859|^windows-125[026]/.test(charset);
  const told = random.pick(['header', 'meta', 'both', 'both', 'wrong-meta', 'nowhere'] as const);
  const ingredients = {
    name: `combined-${seed}`,
    purpose: `one of endless combinations: ${language}, ${layout}, ${urls}`,
    language,
    layout,
    urls,
    base,
    boardPaging: random.pick(pagings),
    threadPaging: random.pick(pagings),
    threadsPerPage: random.pick([15, 20, 25, 30, 50]),
    postsPerPage: isTree ? random.pick([40, 60, 100]) : random.pick([10, 15, 20, 25]),
    numbersFirstPage: random.chance(0.2),
    dates,
    timeZoneOffsetMinutes: random.chance(0.7) ? zones[language] : 0,
    charset,
    charsetTold: told === 'nowhere' && !isDetectable ? 'both' : told,
    hrefs: random.pick(['root', 'root', 'relative', 'absolute'] as const),
    permalinks: random.pick(['none', 'fragment', 'fragment', 'redirect', 'page', 'single'] as const),
    lastPosts: random.pick(['none', 'fragment', 'redirect', 'page'] as const),
    order: isTree ? 'tree' : 'time',
    hasCategoryPages: random.chance(0.4),
    hasRowPagers: random.chance(0.4),
    tellsCanonical: random.chance(0.4),
    tellsNextPage: random.chance(0.3),
    structuredData: random.chance(0.25) ? 'json-ld' : 'none',
    secondSpelling: random.pick(['serve', 'serve', 'redirect'] as const),
    beyondLast: random.pick(['last', 'last', 'first', 'not-found'] as const),
    validators: random.pick(['none', 'none', 'etag', 'last-modified', 'both'] as const),
    compression: random.pick(['none', 'gzip', 'gzip', 'br', 'deflate'] as const),
    nuisances: pickNuisances(random),
    size: {
      boards: 6 + random.int(12),
      threads: 80 + random.int(160),
      postsPerThread: 4 + random.int(10),
      users: 40 + random.int(120),
    },
  } satisfies DialectSettings;
  // Drawn last, so that what seeds stood for before stays.
  return defineDialect({
    ...ingredients,
    hrefs: random.pick([
      ingredients.hrefs,
      ingredients.hrefs,
      ingredients.hrefs,
      'protocol',
      'base',
    ] as const),
    canonicalLies: random.pick(['never', 'never', 'never', 'first-page', 'entry'] as const),
    entryShows: random.chance(0.12) ? 'latest' : 'boards',
    hasLabels: random.chance(0.15),
  });
}
