// Reads the message of a page that shows one, by the site's template.
import { type DateOptions, type DayOrder, type Page, type Tree, toIso } from '../page/index.ts';
import { authorIn, type MessageTemplate, nameIn, timeIn } from './message-template.ts';
import { type MessageText, messageTexts } from './message-texts.ts';
import { readBody } from './post-body-read.ts';
import { NO_TEMPLATE } from './post-single.ts';
import type { ExtractedPage, ExtractedPost, PostTime, Quote } from './post-types.ts';
import { readyTemplate } from './template-ready.ts';
import { breadcrumbOf } from './thread-breadcrumb.ts';
import { threadTitle } from './thread-title.ts';

const SIGNATURE = /^-- ?$/mu;
const QUOTED = /^(?:[>»|:]\s?)+/u;
const MIN_QUOTE = 12;

/** The page as a thread page with one post; no posts when nothing was said where the template looks for it. */
export function readMessage(
  page: Page,
  template: MessageTemplate,
  order: DayOrder | null,
  headings: readonly string[],
): Omit<ExtractedPage, 'confidence' | 'usedTemplate'> {
  const texts = messageTexts(page, {
    siteTexts: new Set(template.siteTexts),
    messagePlaces: new Set(template.messagePlaces),
    order,
  });
  const post = postIn(page, texts, template, order);
  const first = post?.node ?? -1;
  return {
    title: threadTitle(page, first, headings),
    breadcrumb: breadcrumbOf(page, first),
    tags: [],
    posts: post === undefined ? [] : [post],
  };
}

function postIn(
  page: Page,
  texts: readonly MessageText[],
  template: MessageTemplate,
  order: DayOrder | null,
): ExtractedPost | undefined {
  const time = timeIn(texts, template);
  const author = authorIn(texts, template);
  const range = bodyRange(page, texts, template, [time, author]);
  if (range === undefined) return undefined;
  const dates: DateOptions = { now: page.writtenAt, order: order ?? undefined };
  const when = time?.date === undefined ? null : timeOf(time);
  const links = new Map(page.links.map((link) => [link.node, link]));
  const { tree } = page;
  const body = readBody(
    {
      page,
      template: NO_TEMPLATE,
      time: when,
      dates,
      ranks: readyTemplate(NO_TEMPLATE).ranks,
      hasFurniture: false,
      inner: new Map(),
      fields: new Set(),
      linkAt: (node) => links.get(node),
    },
    [range],
  );
  const cut = SIGNATURE.exec(body.text)?.index ?? -1;
  const text = (cut < 0 ? body.text : body.text.slice(0, cut)).trim();
  const name = author === undefined ? '' : nameIn(author.text);
  const profile = author === undefined ? undefined : links.get(tree.parent[author.node]!);
  const quotes = [...body.quotes, ...quotedLines(text)];
  const has = (isThere: boolean) => (isThere ? 0.9 : 0);
  return {
    id: page.url,
    permalink: null,
    position: 0,
    number: null,
    isLead: false,
    author: { name, url: profile?.url ?? null, title: null, joined: null, posts: null },
    time: when,
    text,
    html: body.html,
    signature: cut < 0 ? null : body.text.slice(cut).replace(SIGNATURE, '').trim(),
    isEdited: false,
    likes: null,
    attachments: [],
    images: body.images,
    depth: 0,
    parent: null,
    quotes,
    replyHints: [],
    replyTo: null,
    confidence: { author: has(name !== ''), time: has(when !== null), body: has(text !== ''), permalink: 0 },
    node: range.from,
  };
}

function timeOf({ date }: MessageText): PostTime {
  const { raw, precision, local, offsetMinutes } = date!;
  return { raw, iso: toIso(date!, null), precision, local, ownOffsetMinutes: offsetMinutes, source: 'text' };
}

/**
 * From the first to the last text that stands where messages do. Where an element holds them and neither name nor date,
 * all of it that is not the site's: quotes may stand before the first words.
 */
function bodyRange(
  { tree }: Page,
  texts: readonly MessageText[],
  { body }: MessageTemplate,
  fields: readonly (MessageText | undefined)[],
): { readonly from: number; readonly to: number; readonly body: number } | undefined {
  const places = new Set(body);
  const header = fields.flatMap((field) => (field === undefined ? [] : [field.node]));
  const isSaid = ({ kind, place, node }: MessageText) =>
    places.has(place) && (kind === 'own' || kind === 'date') && !header.includes(node);
  // Of several runs (below the message may be texts at such places too) the one that says most.
  const runs: MessageText[][] = [];
  let run: MessageText[] = [];
  for (const text of texts) {
    if (isSaid(text)) run.push(text);
    else if (text.kind === 'other-message' || header.includes(text.node)) {
      if (run.length > 0) runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  const lengthOf = (one: readonly MessageText[]) => one.reduce((sum, { text }) => sum + text.length, 0);
  const said = runs.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (said === undefined) return undefined;
  const [first, last] = [said[0]!, said.at(-1)!];
  let holder = first.node;
  while (tree.end[holder]! <= last.node) holder = tree.parent[holder]!;
  for (let above = tree.parent[holder]!; above > 0; above = tree.parent[above]!) {
    if (holdsOther(tree, above, texts, header, said)) break;
    holder = above;
  }
  const inside = texts.filter(
    ({ node, kind }) => node >= holder && node < tree.end[holder]! && kind !== 'site',
  );
  const holdsHeader = header.some((node) => node > holder && node < tree.end[holder]!);
  const isFlat = holdsHeader || inside.some(({ kind }) => kind === 'other-message');
  let from = isFlat ? first.node : inside[0]!.node;
  const to = tree.end[isFlat ? last.node : inside.at(-1)!.node]!;
  // With the elements that begin there: lines of a pre are lines.
  while (from > holder && tree.parent[from]! >= holder && isFirstText(tree, from)) from = tree.parent[from]!;
  return { from, to, body: holder };
}

function isFirstText(tree: Tree, node: number): boolean {
  for (let at = tree.parent[node]! + 1; at < node; at++)
    if (tree.isText(at) && tree.text(at).trim() !== '') return false;
  return true;
}

/** Whether an element holds more than the message: its header, other messages, the subject. */
function holdsOther(
  tree: Tree,
  element: number,
  texts: readonly MessageText[],
  header: readonly number[],
  said: readonly MessageText[],
): boolean {
  const isIn = (node: number) => node > element && node < tree.end[element]!;
  return (
    header.some(isIn) ||
    texts.some(
      (text) => isIn(text.node) && text.kind !== 'own' && text.kind !== 'date' && !said.includes(text),
    )
  );
}

/** Passages of lines that begin with a mark of quotation. */
function quotedLines(text: string): Quote[] {
  const quotes: string[] = [];
  let open = '';
  for (const line of [...text.split('\n'), '']) {
    if (QUOTED.test(line)) open = `${open} ${line.replace(QUOTED, '')}`.trim();
    else {
      if (open.length >= MIN_QUOTE) quotes.push(open);
      open = '';
    }
  }
  return quotes.map((quote) => ({ author: '', text: quote, sourceUrl: null }));
}
