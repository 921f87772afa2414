// Tag names as small integers, and what the parsing rules need to know of each tag.
//
// A known name has an id below KNOWN_TAGS_END. Any other name (custom elements) gets an id from a hash of the name, so
// that ids agree between pages and processes without a shared table that a hostile page could fill. Two unknown names
// share an id once in 64,000 pairs; the name itself is always read from the source.

/** Id of text nodes; elements have greater ids. */
export const TEXT = 0;

const HTML_NAMES =
  'html head body title base link meta style script noscript template ' +
  'address article aside blockquote button center details dialog dir div dl dd dt fieldset figcaption figure footer ' +
  'form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr iframe li listing main marquee menu nav noembed noframes ' +
  'object ol p plaintext pre search section select summary textarea ul wbr xmp applet area bgsound br col embed img ' +
  'image input keygen param source track basefont ' +
  'a b big code em font i nobr s small strike strong tt u ' +
  'table caption colgroup tbody thead tfoot tr td th option optgroup rb rp rt rtc ruby ' +
  'span label abbr acronym cite q sub sup ins del dfn kbd samp var time mark bdi bdo data output progress meter ' +
  'legend datalist map picture video audio canvas slot blink isindex';
const FOREIGN_NAMES =
  'svg math g path circle rect line polyline polygon ellipse use symbol defs text tspan clippath mask lineargradient ' +
  'radialgradient stop foreignobject desc mi mo mn ms mtext annotation-xml mglyph malignmark mrow mfrac semantics';

/** Name by id; index 0 is text. */
export const TAG_NAMES: readonly string[] = ['#text', ...HTML_NAMES.split(' '), ...FOREIGN_NAMES.split(' ')];
/** First id that is not a known tag. */
export const KNOWN_TAGS_END = TAG_NAMES.length;
const FIRST_UNKNOWN = 1024;
const UNKNOWN_IDS = 65536 - FIRST_UNKNOWN;

const TABLE_SIZE = 1024;
const slotOf = (hash: number): number => (hash ^ (hash >>> 10) ^ (hash >>> 20)) & (TABLE_SIZE - 1);
const idBySlot = new Uint16Array(TABLE_SIZE);
const nameHash = (name: string): number => {
  let hash = 0;
  for (let i = 0; i < name.length; i++) hash = (Math.imul(hash, 31) + name.charCodeAt(i)) | 0;
  return hash;
};
for (let id = 1; id < KNOWN_TAGS_END; id++) {
  let slot = slotOf(nameHash(TAG_NAMES[id]!));
  while (idBySlot[slot] !== 0) slot = (slot + 1) & (TABLE_SIZE - 1);
  idBySlot[slot] = id;
}

/**
 * Id of the tag name that stands in `source` from `start` to `end`, in any case. `hash` is `31 * hash + code` over its
 * lower-case characters, which the tokenizer has at hand when it reaches the name's end.
 */
export function tagIdInSource(source: string, start: number, end: number, hash: number): number {
  const length = end - start;
  for (let slot = slotOf(hash); ; slot = (slot + 1) & (TABLE_SIZE - 1)) {
    const id = idBySlot[slot]!;
    if (id === 0) return FIRST_UNKNOWN + ((hash >>> 0) % UNKNOWN_IDS);
    const name = TAG_NAMES[id]!;
    if (name.length !== length) continue;
    let i = 0;
    while (i < length && lowerCase(source.charCodeAt(start + i)) === name.charCodeAt(i)) i++;
    if (i === length) return id;
  }
}

/** Id of a lower-case tag name. */
export function tagId(name: string): number {
  return tagIdInSource(name, 0, name.length, nameHash(name));
}

/** ASCII lower case of a character code. */
export function lowerCase(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

// What a tag means to the tree construction rules, one bit each.
export const VOID = 1;
/** "Special" elements stop the search for the element an end tag closes. */
export const SPECIAL = 2;
/** Boundary of "has an element in scope". */
export const SCOPE = 4;
/** End tags that are implied before another element closes: dd dt li option optgroup p rb rp rt rtc. */
export const IMPLIED_END = 8;
/** Formatting elements, which are opened again in the next block when left open. */
export const FORMATTING = 16;
/** Block-level start tags that close an open p. */
export const CLOSES_P = 32;
/** Content is text up to the end tag, without entities. */
export const RAW_TEXT = 64;
/** Start tags that are handled by the "in head" rules wherever they stand. */
export const HEAD_CONTENT = 128;
/** Start tags that end foreign (svg, math) content. */
export const LEAVES_FOREIGN = 256;
/** Structure of a table, meaningful only inside one. */
export const TABLE_PART = 512;
/** Starts a new line in rendered text. */
export const BLOCK = 1024;
/** Any bit that takes a start tag off the plain path in a body: see startTagInBody. */
export const BODY_RULE = 2048;
/** Any bit that takes an end tag off the plain path in a body. */
export const BODY_END_RULE = 4096;
/** Content is text up to the end tag, with entities. */
export const RC_DATA = 8192;

/** Bits by tag id; unknown tags have none, and are not in the table. */
export const TAG_BITS = new Uint16Array(65536);
const mark = (bits: number, names: string): void => {
  for (const name of names.split(' ')) TAG_BITS[tagId(name)]! |= bits;
};
mark(
  VOID,
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr image',
);
mark(
  SPECIAL,
  'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd ' +
    'details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header ' +
    'hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript ' +
    'object ol p param plaintext pre script search section select source style summary table tbody td template ' +
    'textarea tfoot th thead title tr track ul wbr xmp',
);
mark(SCOPE, 'applet caption html table td th marquee object template');
mark(IMPLIED_END, 'dd dt li optgroup option p rb rp rt rtc');
mark(FORMATTING, 'a b big code em font i nobr s small strike strong tt u');
mark(
  CLOSES_P,
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup ' +
    'main menu nav ol p search section summary ul h1 h2 h3 h4 h5 h6 pre listing form li dd dt plaintext hr xmp',
);
mark(RAW_TEXT, 'style script xmp iframe noembed noframes plaintext');
mark(RC_DATA, 'title textarea');
mark(HEAD_CONTENT, 'base basefont bgsound link meta noframes script style template title');
mark(
  LEAVES_FOREIGN,
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);
mark(TABLE_PART, 'caption col colgroup tbody td tfoot th thead tr');
mark(
  BLOCK,
  'html head body title address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption ' +
    'figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre ' +
    'search section summary ul xmp table caption tbody thead tfoot tr option optgroup legend noscript br',
);
mark(
  BODY_RULE,
  'html body frameset frame head button option optgroup rb rtc rp rt svg math select textarea image input table ' +
    'iframe noembed applet marquee object base basefont bgsound link meta noframes script style template title ' +
    'caption col colgroup tbody td tfoot th thead tr area br embed img keygen wbr param source track',
);
mark(BODY_RULE, 'a b big code em font i nobr s small strike strong tt u');
mark(
  BODY_RULE,
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup ' +
    'main menu nav ol p search section summary ul h1 h2 h3 h4 h5 h6 pre listing form li dd dt plaintext hr xmp',
);
mark(
  BODY_END_RULE,
  'address article aside blockquote button center details dialog dir div dl fieldset figcaption figure footer header ' +
    'hgroup listing main menu nav ol pre search section summary ul body html form p li dd dt h1 h2 h3 h4 h5 h6 a b ' +
    'big code em font i nobr s small strike strong tt u applet marquee object br template select',
);
