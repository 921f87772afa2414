// A response becomes a Page: bytes are decoded (charset.ts), HTML becomes a flat tree of numbered nodes as browsers would
// build it (tokenizer.ts, tree-builder.ts, tree.ts), and from the tree come, each when first asked for, the links with
// their place on the page, the visible text, what the head says, and structured data. URLs are normalised here, once
// and for all stages.
export { canonicalCharset, type DecodedBody, decodeBody } from './charset.ts';
export {
  type DateOptions,
  type DayOrder,
  decideOrder,
  epochOf,
  type FoundDate,
  findDates,
  firstDate,
  hasDate,
  type LocalTime,
  localAt,
  localEpoch,
  type OrderDecision,
  type Precision,
  toIso,
} from './dates/index.ts';
export { embeddedJson } from './embedded-json.ts';
export { decodeText } from './entities.ts';
export { type FeedEntry, feedEntries, isSitemapIndex } from './feed.ts';
export { LatePage, type PageOutline } from './late-page.ts';
export { anchorText } from './links.ts';
export { locationOf } from './location.ts';
export { type PageSource, parseHtml, parsePage } from './page.ts';
export { detached, remembered } from './remember.ts';
export { BLOCK, FORMATTING, KNOWN_TAGS_END, TAG_BITS, TAG_NAMES, TEXT, tagId } from './tags.ts';
export { fold, foldedText, visibleText } from './text.ts';
export { parseTree } from './tokenizer.ts';
export { Tree } from './tree.ts';
export type { Link, Page, StructuredItem } from './types.ts';
export { normaliseUrl, resolveUrl, type SplitUrl } from './url.ts';
