// Text made from a vocabulary: grammatical enough to have natural lengths, punctuation and script.
import type { Random } from '../random.ts';
import { list } from './list.ts';
import type { Vocabulary } from './types.ts';

// Nicknames are Latin on forums of every language; the language's own parts are mixed in.
const NICK_PARTS =
  list(`dark | blue | mega | fox | bit | ray | zen | max | kilo | pix | luna | tom | neo | old | turbo |
  mr | iron | sky | nova | rex | vik | ana | leo | hex | wolf | jazz | owl | volt`);

const MODEL_PREFIXES = ['XR', 'GT', 'MK', 'TS', 'AV', 'DX', 'PRO', 'K', 'R', 'Z'];

// Characters that break careless escaping or byte counting stand in ordinary posts too.
const ODDITIES = list(
  `<3 | R&D | 5 < 7 | "ok" | '98 | 100 % | 😀 | 👍🏽 | → | ½ | a_b_c | #1 | @all | &amp;`,
);

const CODE_LINES = [
  'for (let i = 0; i < count; i++) {',
  '  total += items[i] * 2;',
  '}',
  'if (a < b && c > d) return;',
  'sudo systemctl restart radio.service',
  '<div class="box">text</div>',
  'SELECT id, name FROM parts WHERE price > 10;',
  'volume=80',
  '# comment',
  'print("done")',
  'ERROR 0x1F: sensor not found',
];

/** A model number such as 'XR-200'. */
function modelNumber(random: Random): string {
  return `${random.pick(MODEL_PREFIXES)}-${random.int(98) + 2}${random.chance(0.5) ? '0' : ''}`;
}

function capitalise(text: string): string {
  // '¿' stands before the letter that Spanish capitalises.
  const at = text.startsWith('¿') ? 1 : 0;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

/** Patterns cut at their gaps, each cut once: literal, key, literal, key, …, literal. */
const cutPatterns = new Map<string, readonly string[]>();

/** Fills {s}, {v}, {o}, {a}, {m}, {t} of a pattern. */
function fill(vocabulary: Vocabulary, random: Random, pattern: string, topic = ''): string {
  let parts = cutPatterns.get(pattern);
  if (parts === undefined) {
    parts = pattern.split(/\{([svoamt])\}/);
    cutPatterns.set(pattern, parts);
  }
  let text = parts[0] as string;
  for (let i = 1; i < parts.length; i += 2) {
    const key = parts[i];
    if (key === 's') text += random.pick(vocabulary.subjects);
    else if (key === 'v') text += random.pick(vocabulary.verbs);
    else if (key === 'o') text += random.pick(vocabulary.objects);
    else if (key === 'a') text += random.pick(vocabulary.adverbials);
    else if (key === 'm') text += modelNumber(random);
    else text += topic;
    text += parts[i + 1] as string;
  }
  return text;
}

function clause(vocabulary: Vocabulary, random: Random): string {
  return fill(vocabulary, random, random.chance(0.6) ? vocabulary.clauseWithAdverbial : vocabulary.clause);
}

/** One sentence with its final punctuation. */
export function makeSentence(vocabulary: Vocabulary, random: Random): string {
  const roll = random.next();
  if (roll < 0.08) return random.pick(vocabulary.short);
  if (roll < 0.16) return random.pick(vocabulary.questions);
  const { space } = vocabulary;
  let text = clause(vocabulary, random);
  if (random.chance(0.25)) text = random.pick(vocabulary.openers) + space + text;
  if (random.chance(0.3)) text += random.pick(vocabulary.connectors) + space + clause(vocabulary, random);
  if (random.chance(0.05)) text += ` ${random.pick(ODDITIES)}`;
  const end = random.chance(0.08) ? vocabulary.exclamationMark : vocabulary.fullStop;
  return capitalise(text) + end;
}

/** A paragraph of `sentences` sentences. */
export function makeParagraph(vocabulary: Vocabulary, random: Random, sentences: number): string {
  const parts: string[] = [];
  for (let i = 0; i < sentences; i++) parts.push(makeSentence(vocabulary, random));
  return parts.join(vocabulary.space);
}

/** What a reply of a few words says. */
export function makeShortAnswer(vocabulary: Vocabulary, random: Random): string {
  return random.pick(vocabulary.short);
}

/** An item of a list: a noun phrase, sometimes with a number. */
export function makeListItem(vocabulary: Vocabulary, random: Random): string {
  const item = capitalise(random.pick(vocabulary.objects));
  return random.chance(0.4) ? `${item} (${random.int(90) + 10})` : item;
}

export function makeThreadTitle(vocabulary: Vocabulary, random: Random): string {
  return capitalise(fill(vocabulary, random, random.pick(vocabulary.titles)));
}

export function makePollQuestion(vocabulary: Vocabulary, random: Random): string {
  return random.pick(vocabulary.questions);
}

/** The title of the board with this index; distinct for every index. */
export function makeBoardTitle(vocabulary: Vocabulary, index: number): string {
  const { topics, aspects } = vocabulary;
  const topic = topics[index % topics.length] as string;
  const round = Math.floor(index / topics.length);
  if (round === 0) return topic;
  const aspect = aspects[(round - 1) % aspects.length] as string;
  const repeat = Math.floor((round - 1) / aspects.length);
  return `${topic}: ${aspect}${repeat === 0 ? '' : ` ${repeat + 1}`}`;
}

export function makeBoardDescription(vocabulary: Vocabulary, random: Random, title: string): string {
  return fill(vocabulary, random, random.pick(vocabulary.descriptions), title);
}

/** The heading with this index; distinct for every index. */
export function makeCategoryTitle(vocabulary: Vocabulary, index: number): string {
  const { categories } = vocabulary;
  const round = Math.floor(index / categories.length);
  return `${categories[index % categories.length]}${round === 0 ? '' : ` ${round + 1}`}`;
}

/** A nickname; not necessarily unique. */
export function makeUserName(vocabulary: Vocabulary, random: Random): string {
  const roll = random.next();
  const native = random.pick(vocabulary.names);
  const latin = random.pick(NICK_PARTS);
  if (roll < 0.25) return native;
  if (roll < 0.45) return `${native}${random.int(99) + 1}`;
  if (roll < 0.55) return `${capitalise(latin)}${random.pick(['.', '_', '-', ' '])}${capitalise(native)}`;
  if (roll < 0.7) return `${latin}${random.pick(NICK_PARTS)}`;
  if (roll < 0.85) return `${capitalise(latin)}${random.int(9999)}`;
  if (roll < 0.88) return `[${latin.toUpperCase()}]${native}`;
  return `${latin}_${native}`;
}

/** Rank under the name: mostly low ones. */
export function makeRank(vocabulary: Vocabulary, random: Random): string {
  const { ranks } = vocabulary;
  return ranks[Math.min(ranks.length - 1, random.geometric(0.4))] as string;
}

export function makeSignature(vocabulary: Vocabulary, random: Random): string {
  const first = random.pick(vocabulary.signatures);
  return random.chance(0.3) ? `${first} ${fill(vocabulary, random, '{m} / {m}')}` : first;
}

export function makeTag(vocabulary: Vocabulary, random: Random): string {
  return random.pick(vocabulary.tags);
}

/** Several lines of something that looks like code, with the characters that HTML must escape. */
export function makeCode(random: Random): string {
  const lines: string[] = [];
  for (let i = random.int(6) + 1; i > 0; i--) lines.push(random.pick(CODE_LINES));
  return lines.join('\n');
}

export function makeImageName(random: Random): string {
  return random.chance(0.6)
    ? `IMG_${1000 + random.int(9000)}.jpg`
    : `${random.pick(NICK_PARTS)}-${random.int(50)}.png`;
}

export function makeAttachmentName(random: Random): string {
  return `${random.pick(NICK_PARTS)}_${random.pick(NICK_PARTS)}${random.int(100)}.${random.pick(['zip', 'pdf', 'jpg', 'txt'])}`;
}

/** A link to somewhere outside the forum, on a host reserved for examples. */
export function makeOutsideUrl(random: Random): string {
  const host = random.pick(['www.example.com', 'example.org', 'shop.example.net', 'wiki.example.org']);
  return `https://${host}/${random.pick(NICK_PARTS)}/${random.int(9000)}${random.chance(0.3) ? '?ref=forum&id=7' : ''}`;
}
