// Reads one record by a template: every field of a post, and nothing that depends on other posts.
import { type DayOrder, firstDate, type Link, localAt, type Page, toIso } from '../page/index.ts';
import { addresseeOf } from './post-addressee.ts';
import { type Attachment, attachmentsIn } from './post-attachments.ts';
import { looseBody, readBody } from './post-body-read.ts';
import { nameInLine } from './post-byline.ts';
import { levelAt } from './post-indent.ts';
import { authorNode, nameAt, nearbyAuthorNode, profileAt } from './post-read-author.ts';
import { readTime, type TimeOptions } from './post-read-time.ts';
import type { NameRanks } from './post-rows.ts';
import { lineOf } from './post-text.ts';
import type { PostAuthor, PostTime, Quote } from './post-types.ts';
import { numberOf } from './post-user.ts';
import { labelledCount } from './post-user-counts.ts';
import { offsetAt, type SiteZone } from './site-zone.ts';
import type { RecordTemplate } from './template.ts';
import { omitInner, type ReadableRecord } from './template-paths.ts';
import { type ReadyTemplate, readyTemplate } from './template-ready.ts';

/** What one record says by itself. */
export interface ReadPost {
  readonly elementId: string | null;
  readonly link: Link | undefined;
  readonly author: PostAuthor;
  readonly time: PostTime | null;
  readonly hasBody: boolean;
  readonly text: string;
  readonly html: string;
  readonly signature: string | null;
  readonly isEdited: boolean;
  readonly number: number | null;
  readonly likes: number | null;
  readonly attachments: readonly Attachment[];
  readonly images: readonly string[];
  readonly quotes: readonly Quote[];
  readonly replyLink: Link | undefined;
  /** Depth in a tree drawn by indentation, or null. */
  readonly level: number | null;
  readonly mentions: readonly string[];
}

const NEARLY = 0.8;

const COUNTED = /\[\d+\]$/;
const kindOf = (path: string): string => path.replace(COUNTED, '');

/** Whether an element stands deep enough in a record that the one around it tells something. */
const isDeep = (path: string): boolean => path.split('>').length > 3;

/** A template made ready to read the records of a page. */
export class PostReader {
  readonly #page: Page;
  readonly #template: RecordTemplate;
  readonly #ranks: NameRanks;
  readonly #paths: ReadyTemplate['paths'];
  #dates: TimeOptions;
  readonly #hasFurniture: boolean;
  /** Nodes of paths by record: records are looked at once to see if they fit, and again to be read. */
  readonly #walked = new Map<string, Map<string, number>>();
  #links: Map<number, Link> | undefined;

  constructor(page: Page, template: RecordTemplate, order: DayOrder | null) {
    this.#page = page;
    this.#template = template;
    const { ranks, paths, hasFurniture } = readyTemplate(template);
    this.#ranks = ranks;
    this.#paths = paths;
    this.#hasFurniture = hasFurniture;
    this.#dates = {
      now: page.writtenAt,
      order: order ?? undefined,
      language: page.language === '' ? undefined : page.language,
      zone: null,
    };
  }

  /** From now on times are read as of a zone. */
  useZone(zone: SiteZone | null): void {
    const timeZoneOffsetMinutes =
      zone === null ? null : offsetAt(zone, localAt(this.#page.writtenAt, zone.offsetMinutes));
    this.#dates = { ...this.#dates, timeZoneOffsetMinutes, zone };
  }

  get ranks(): NameRanks {
    return this.#ranks;
  }

  /** Which of author, time and body a record has: what tells a post from an element that looks like one. */
  fit(record: ReadableRecord): number {
    const at = this.#walk(record);
    const has = (paths: readonly string[]): number => {
      if (paths.some((path) => at.has(path))) return 1;
      // The names of guests stand where others' do, in another element.
      if (paths.some((path) => isDeep(path) && at.has(path.slice(0, path.lastIndexOf('>'))))) return NEARLY;
      // Of several alike some may be missing: a guest has no day of joining before the time.
      const kinds = new Set(paths.filter((path) => COUNTED.test(path)).map(kindOf));
      return kinds.size > 0 && [...at.keys()].some((path) => kinds.has(kindOf(path))) ? NEARLY : 0;
    };
    const { author, time, body } = this.#template;
    const wanted = [author, time, [body]].filter((paths) => paths.length > 0 && paths[0] !== '');
    return wanted.length === 0 ? 0 : wanted.reduce((sum, paths) => sum + has(paths), 0) / wanted.length;
  }

  read(record: ReadableRecord): ReadPost {
    const page = this.#page;
    const { tree } = page;
    const template = this.#template;
    const at = this.#walk(record);
    const time = readTime(page, record, template.time, at, this.#dates);
    const omit = omitInner(record);
    const text = (paths: readonly string[]): string => {
      for (const path of paths) {
        const node = at.get(path);
        if (node === undefined) continue;
        const line = lineOf(tree, node, tree.end[node]!, omit);
        if (line !== '') return line;
      }
      return '';
    };
    const bodyNode = template.body === '' ? undefined : at.get(template.body);
    const ranges =
      template.body === ''
        ? looseBody(
            page,
            record,
            [...template.author, ...template.time].flatMap((path) => at.get(path) ?? []),
            time,
          )
        : bodyNode === undefined
          ? []
          : [bodyNode, ...(template.more ?? []).flatMap((path) => at.get(path) ?? [])].map((node) => ({
              from: node + 1,
              to: tree.end[node]!,
              body: node,
            }));
    const fields = new Set<number>();
    for (const path of [...template.author, ...template.time, ...template.signature, ...template.edited]) {
      const node = at.get(path);
      if (node === undefined) continue;
      // The time may be an attribute of an element around the body; only among loose siblings is a root a field.
      const isAround = ranges.some(({ body }) => tree.contains(node, body));
      if (!isAround || (template.body === '' && record.roots.length > 1)) fields.add(node);
    }
    const linkAt = (node: number): Link | undefined => this.#linkAt(node);
    const [first] = ranges;
    const addressee = first === undefined ? undefined : addresseeOf(page, first.from, first.to, linkAt);
    if (addressee !== undefined) fields.add(addressee.line);
    const body = readBody(
      {
        page,
        template,
        time,
        dates: this.#dates,
        ranks: this.#ranks,
        hasFurniture: this.#hasFurniture,
        inner: record.inner,
        fields,
        linkAt,
      },
      ranges,
    );
    const permalink = this.#first(template.permalink, at);
    const indented = template.indent == null ? undefined : at.get(template.indent.path);
    const replyNode = this.#first(template.replyLink, at) ?? addressee?.link;
    const linked = authorNode(page, record, template.author, at);
    const inLine = linked === undefined ? this.#nameInByline(text) : '';
    const labels = template.authorLabels ?? [];
    const nearby = () => nearbyAuthorNode(page, record, template.author, at, labels);
    const named = linked ?? (inLine === '' ? nearby() : undefined);
    const ids = template.id.map((path) => at.get(path)).filter((node) => node !== undefined);
    const signature = body.signature !== '' ? body.signature : text(template.signature);
    const profile = named === undefined ? null : profileAt(page, named, linkAt);
    return {
      elementId:
        ids
          .map((node) => tree.attribute(node, 'id') ?? tree.attribute(node, 'name'))
          .find((id) => id !== undefined) ?? null,
      link: permalink === undefined ? undefined : this.#linkAt(permalink),
      author: {
        name: named === undefined ? inLine : nameAt(page, record, named),
        url: profile,
        title: text(template.userTitle) || null,
        joined: firstOf(template.joined, (path) => this.#day(text([path]))),
        posts: firstOf(template.userPosts, (path) => {
          const count = labelledCount(text([path]));
          return count?.label === template.userPostsLabel ? count.value : null;
        }),
      },
      time,
      hasBody: ranges.length > 0,
      text: body.text,
      html: body.html,
      signature: signature === '' ? null : signature,
      isEdited: body.isEdited || text(template.edited) !== '',
      number: numberOf(text(template.number)),
      likes: numberOf(text(template.likes)),
      // Names may end as those of files do ('quiet.storm').
      attachments: attachmentsIn(page, record.roots, record.inner, linkAt).filter(
        ({ url }) => url !== profile,
      ),
      images: body.images,
      quotes: body.quotes,
      replyLink: replyNode === undefined ? this.#reference(bodyNode) : this.#linkAt(replyNode),
      level: indented === undefined ? null : levelAt(page, indented, template.indent!),
      mentions: mentionsIn(body.text),
    };
  }

  /** The link to another post of the page that a body begins with ('>>26'). */
  #reference(body: number | undefined): Link | undefined {
    const { tree, url } = this.#page;
    if (body === undefined) return undefined;
    for (let node = body + 1; node < tree.end[body]!; node++) {
      if (tree.isText(node)) {
        if (tree.text(node).trim() !== '') return undefined;
        continue;
      }
      if (tree.tag(node) !== 'a') continue;
      const link = this.#linkAt(node);
      return link !== undefined && link.url === url && /\d/.test(link.fragment) ? link : undefined;
    }
    return undefined;
  }

  #nameInByline(text: (paths: readonly string[]) => string): string {
    const { byline } = this.#template;
    if (byline == null) return '';
    const name = nameInLine(text([byline.path]), byline, this.#dates);
    // Beside the name of somebody who has no profile stands what he is: 'Ann (not verified)'.
    return this.#template.author.length > 0 ? name.replace(GUEST_REMARK, '') : name;
  }

  #walk({ roots, inner }: ReadableRecord): ReadonlyMap<string, number> {
    // The same record may be looked at again with more siblings, or without the posts nested in it.
    const key = `${roots[0]} ${roots.length} ${inner.size}`;
    let at = this.#walked.get(key);
    if (at === undefined) {
      at = this.#paths.walk(this.#page.tree, roots, inner);
      this.#walked.set(key, at);
    }
    return at;
  }

  #linkAt(node: number): Link | undefined {
    if (this.#links === undefined) this.#links = new Map(this.#page.links.map((link) => [link.node, link]));
    return this.#links.get(node);
  }

  #first(paths: readonly string[], at: ReadonlyMap<string, number>): number | undefined {
    for (const path of paths) {
      const node = at.get(path);
      if (node !== undefined) return node;
    }
    return undefined;
  }

  #day(text: string): string | null {
    const found = text === '' ? undefined : firstDate(text, this.#dates);
    return found === undefined
      ? null
      : toIso({ ...found, precision: found.precision === 'month' ? 'month' : 'day' });
  }
}

function firstOf<T>(paths: readonly string[], read: (path: string) => T | null): T | null {
  for (const path of paths) {
    const value = read(path);
    if (value !== null) return value;
  }
  return null;
}

const GUEST_REMARK = /(?<=\S)\s+[([（][^()[\]（）]*\p{L}[^()[\]（）]*[)\]）]$/u;

/** Names after an @. */
function mentionsIn(text: string): string[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(/(?:^|[\s(,])@([\p{L}\p{N}_.-]{2,40})/gu)].map(([, name]) => name!);
}
