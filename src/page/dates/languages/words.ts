// The shape of a language's date words.

/**
 * Words of one language, folded or not (case and accents do not matter). Groups are separated by `|`, forms of the
 * same meaning by `,`; a form may be several words. Weekdays begin with Sunday. Everything but `code` may be missing.
 */
export interface LanguageWords {
  /** BCP 47 primary subtags that read this table, the first one names it. */
  readonly code: string;
  /** January | February | … */
  readonly months?: string;
  /** Sunday | Monday | … */
  readonly weekdays?: string;
  /** second | minute | hour | day | week | month | year, in every case and number that stands in a count. */
  readonly units?: string;
  /** Forms of units that mean two of them. Groups as in `units`. */
  readonly duals?: string;
  /** Units that already say 'ago' (Hungarian 'órája'). Groups as in `units`. */
  readonly unitsAgo?: string;
  /** Units short enough to stand with a number alone as a whole text ('3h'). Groups as in `units`. */
  readonly short?: string;
  /** Words before a count | words after it. */
  readonly ago?: string;
  /** today | yesterday | the day before yesterday */
  readonly days?: string;
  readonly now?: string;
  /** before noon | after noon | noon and midnight words that take the hour as it is | night (12 is 0) */
  readonly period?: string;
  /** Words for 1 in a count. */
  readonly one?: string;
  /** Words for 'some', 'a few'. */
  readonly few?: string;
  /** Words between a count and its frame: 'about', 'less than'. */
  readonly about?: string;
  /** 'last' as in 'last Tuesday', before or after it. */
  readonly last?: string;
  /** Words between the parts of a day: 'of', 'de'. */
  readonly of?: string;
  /** Words between day and time: 'at', 'um'. */
  readonly at?: string;
  /** year | month | day | hour | minute | second, after their numbers. */
  readonly marks?: string;
  /** year | month | day, before their numbers. */
  readonly marksBefore?: string;
  /** Endings of ordinal numbers, after a day. */
  readonly ordinals?: string;
}
