// What the lab must know of a language: words to make text of, words of the interface, and words of dates.
import type { UiStrings } from '../types.ts';

/** Words a forum's interface uses. Keys are fixed, so that every language has them all. */
export interface InterfaceStrings extends UiStrings {
  readonly home: string;
  readonly forum: string;
  readonly boards: string;
  readonly subBoards: string;
  readonly thread: string;
  readonly threads: string;
  readonly post: string;
  readonly posts: string;
  readonly reply: string;
  readonly replies: string;
  readonly views: string;
  readonly lastPost: string;
  readonly author: string;
  readonly date: string;
  readonly title: string;
  readonly quote: string;
  readonly wrote: string;
  readonly report: string;
  readonly edit: string;
  readonly like: string;
  readonly likes: string;
  readonly share: string;
  readonly permalink: string;
  readonly login: string;
  readonly logout: string;
  readonly register: string;
  readonly password: string;
  readonly search: string;
  readonly members: string;
  readonly calendar: string;
  readonly faq: string;
  readonly rules: string;
  readonly contact: string;
  readonly privacy: string;
  readonly page: string;
  readonly of: string;
  readonly next: string;
  readonly previous: string;
  readonly first: string;
  readonly last: string;
  readonly loadMore: string;
  readonly newTopic: string;
  readonly sticky: string;
  readonly locked: string;
  readonly moved: string;
  readonly joined: string;
  readonly similarThreads: string;
  readonly nextThread: string;
  readonly previousThread: string;
  readonly print: string;
  readonly markRead: string;
  readonly sortBy: string;
  readonly guest: string;
  readonly deletedUser: string;
  readonly editedBy: string;
  readonly attachments: string;
  readonly poll: string;
  readonly votes: string;
  readonly spoiler: string;
  readonly code: string;
  readonly statistics: string;
  readonly online: string;
  readonly noThreads: string;
  readonly by: string;
  readonly at: string;
  readonly in: string;
  readonly today: string;
  readonly yesterday: string;
  readonly profile: string;
  readonly unread: string;
  readonly rss: string;
  readonly tags: string;
  readonly advertisement: string;
  readonly cookies: string;
  readonly notFound: string;
  readonly mustLogin: string;
  readonly archive: string;
  readonly newest: string;
  readonly goToLastPost: string;
  readonly jumpTo: string;
  readonly signature: string;
  readonly welcome: string;
}

/** Building blocks of text. Subjects, verbs, objects and adverbials combine freely into sentences. */
export interface Vocabulary {
  /** Noun phrases, third person singular, nominative, written as inside a sentence. */
  readonly subjects: readonly string[];
  /** Transitive verbs, third person singular, present. */
  readonly verbs: readonly string[];
  /** Noun phrases in the case the verbs want. */
  readonly objects: readonly string[];
  readonly adverbials: readonly string[];
  /** Start a sentence, with what must follow them ('Honestly,'). */
  readonly openers: readonly string[];
  /** Join two clauses, with what must precede them (', but'). */
  readonly connectors: readonly string[];
  /** Whole sentences with their punctuation, for short posts and ends of posts. */
  readonly short: readonly string[];
  /** Whole questions with their punctuation. */
  readonly questions: readonly string[];
  /** Patterns of thread titles: {s} a subject, {o} an object, {v} a verb, {m} a model number. */
  readonly titles: readonly string[];
  /** Board titles; with more boards than topics, aspects are added. */
  readonly topics: readonly string[];
  readonly aspects: readonly string[];
  /** Patterns of board descriptions: {s} a subject, {t} the board's title. */
  readonly descriptions: readonly string[];
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Titles under a user's name ('Member'), lowest rank first. */
  readonly ranks: readonly string[];
  /** Parts of user names, used beside the Latin ones all forums share. */
  readonly names: readonly string[];
  readonly signatures: readonly string[];
  readonly siteNames: readonly string[];
  /** How a clause is put together: {s} subject, {v} verb, {o} object, {a} adverbial. */
  readonly clause: string;
  readonly clauseWithAdverbial: string;
  /** Between sentences, and after an opener or a connector: ' ' or ''. */
  readonly space: string;
  readonly fullStop: string;
  readonly exclamationMark: string;
}

/** Forms of a counted unit by CLDR plural category; `{n}` is the number. A missing category falls back to other. */
export interface CountedForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Words and patterns of dates. */
export interface DateWords {
  /** As in a date ('января'), January first. */
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly am: string;
  readonly pm: string;
  /** How {clock} (3:15) and {half} (PM) stand together. */
  readonly clock12: string;
  /** Whole phrases for the past ('{n} hours ago'). */
  readonly ago: Readonly<Record<TimeUnit, CountedForms>>;
  /** Suffix forms ('{n}h'). */
  readonly agoShort: Readonly<Record<TimeUnit, string>>;
  readonly justNow: string;
  readonly today: string;
  readonly yesterday: string;
  /** Patterns with {d} day, {dd}, {m}, {mm}, {month}, {mon}, {yyyy}, {yy}, {weekday}, {wd}, {time}, {time12}. */
  readonly long: string;
  readonly longWithWeekday: string;
  readonly dayOnly: string;
  /** '{time}' after the word for the day: 'Yesterday at {time}' is `${yesterday}${dayTime}`. */
  readonly dayTime: string;
}

/** Everything of one language. */
export interface LanguagePack {
  readonly strings: InterfaceStrings;
  readonly vocabulary: Vocabulary;
  readonly dates: DateWords;
}
