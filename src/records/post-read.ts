// Reads one record by a template: every field of a post, and nothing that depends on other posts.
import { type DateOptions, type DayOrder, firstDate, type Link, type Page, toIso } from '../page/index.ts';
import { imageSource } from './clean-html.ts';
import { type Attachment, attachmentsIn } from './post-attachments.ts';
import { isNameLike } from './post-author.ts';
import { readBody } from './post-body-read.ts';
import { type DateCell, dateOfElement, rankOf } from './post-cells.ts';
import { type NameRanks, namesOf } from './post-rows.ts';
import { lineOf } from './post-text.ts';
import type { PostAuthor, PostTime, Quote } from './post-types.ts';
import { numberOf } from './post-user.ts';
import type { RecordTemplate } from './template.ts';
import { TemplatePaths } from './template-paths.ts';

/** A record as a reader takes it. */
export interface ReadableRecord {
  readonly roots: readonly number[];
  readonly inner: ReadonlyMap<number, number>;
}

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
  readonly mentions: readonly string[];
}

// A name stands at the beginning of its element.
const MAX_NAME_NODES = 12;

/** A template made ready to read the records of a page. */
export class PostReader {
  readonly #page: Page;
  readonly #template: RecordTemplate;
  readonly #ranks: NameRanks;
  readonly #paths: TemplatePaths;
  readonly #dates: DateOptions;
  readonly #hasFurniture: boolean;
  /** Nodes of paths by record: records are looked at once to see if they fit, and again to be read. */
  readonly #walked = new Map<string, Map<string, number>>();
  #links: Map<number, Link> | undefined;

  constructor(page: Page, template: RecordTemplate, order: DayOrder | null) {
    this.#page = page;
    this.#template = template;
    this.#hasFurniture = Object.keys(template.furniture).length > 0;
    this.#ranks = new Map(template.ranks.map((name, rank) => [name, rank]));
    const {
      author,
      time,
      body,
      permalink,
      id,
      number,
      likes,
      joined,
      userPosts,
      userTitle,
      signature,
      edited,
      replyLink,
    } = template;
    this.#paths = new TemplatePaths(
      [
        author,
        time,
        [body],
        permalink,
        id,
        number,
        likes,
        joined,
        userPosts,
        userTitle,
        signature,
        edited,
        replyLink,
      ].flat(),
      this.#ranks,
    );
    this.#dates = {
      now: page.writtenAt,
      order: order ?? undefined,
      language: page.language === '' ? undefined : page.language,
    };
  }

  get ranks(): NameRanks {
    return this.#ranks;
  }

  /** Which of author, time and body a record has: what tells a post from an element that looks like one. */
  fit(record: ReadableRecord): number {
    const at = this.#walk(record);
    const has = (paths: readonly string[]): boolean => paths.some((path) => at.has(path));
    const { author, time, body } = this.#template;
    const wanted = [author, time, [body]].filter((paths) => paths.length > 0 && paths[0] !== '');
    return wanted.length === 0 ? 0 : wanted.filter(has).length / wanted.length;
  }

  read(record: ReadableRecord): ReadPost {
    const { tree } = this.#page;
    const template = this.#template;
    const at = this.#walk(record);
    const text = (paths: readonly string[]): string => {
      for (const path of paths) {
        const node = at.get(path);
        if (node === undefined) continue;
        const line = lineOf(tree, node, tree.end[node]!, (inside) => record.inner.get(inside) ?? -1);
        if (line !== '') return line;
      }
      return '';
    };
    const bodyNode = template.body === '' ? undefined : at.get(template.body);
    const ranges =
      template.body === ''
        ? record.roots.map((root) => ({ from: root, to: tree.end[root]!, body: root }))
        : bodyNode === undefined
          ? []
          : [{ from: bodyNode + 1, to: tree.end[bodyNode]!, body: bodyNode }];
    const fields = new Set<number>();
    for (const path of [...template.author, ...template.time, ...template.signature, ...template.edited]) {
      const node = at.get(path);
      if (node === undefined) continue;
      // The time may be an attribute of an element around the body; only among loose siblings is a root a field.
      const isAround = ranges.some(({ body }) => tree.contains(node, body));
      if (!isAround || (template.body === '' && record.roots.length > 1)) fields.add(node);
    }
    const linkAt = (node: number): Link | undefined => this.#linkAt(node);
    const body = readBody(
      {
        page: this.#page,
        template,
        ranks: this.#ranks,
        hasFurniture: this.#hasFurniture,
        inner: record.inner,
        fields,
        linkAt,
      },
      ranges,
    );
    const permalink = this.#first(template.permalink, at);
    const replyNode = this.#first(template.replyLink, at);
    const authorNode = this.#firstName(record, template.author, at);
    const ids = template.id.map((path) => at.get(path)).filter((node) => node !== undefined);
    const signature = body.signature !== '' ? body.signature : text(template.signature);
    return {
      elementId:
        ids
          .map((node) => tree.attribute(node, 'id') ?? tree.attribute(node, 'name'))
          .find((id) => id !== undefined) ?? null,
      link: permalink === undefined ? undefined : this.#linkAt(permalink),
      author: {
        name: authorNode === undefined ? '' : this.#name(record, authorNode),
        url: authorNode === undefined ? null : this.#profile(authorNode),
        avatar: this.#avatar(record, authorNode, bodyNode),
        title: text(template.userTitle) || null,
        joined: this.#day(text(template.joined)),
        posts: numberOf(text(template.userPosts)),
      },
      time: this.#time(template.time, at),
      hasBody: ranges.length > 0,
      text: body.text,
      html: body.html,
      signature: signature === '' ? null : signature,
      isEdited: body.isEdited || text(template.edited) !== '',
      number: numberOf(text(template.number)),
      likes: numberOf(text(template.likes)),
      attachments: attachmentsIn(this.#page, record.roots, record.inner, linkAt),
      images: body.images,
      quotes: body.quotes,
      replyLink: replyNode === undefined ? undefined : this.#linkAt(replyNode),
      mentions: mentionsIn(body.text),
    };
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

  /**
   * The element with the author's name. Guests and deleted users may be drawn in an element never seen while learning:
   * then the name is what stands around where it usually is.
   */
  #firstName(
    record: ReadableRecord,
    paths: readonly string[],
    at: ReadonlyMap<string, number>,
  ): number | undefined {
    for (const path of paths) {
      const node = at.get(path);
      if (node !== undefined && isNameLike(this.#name(record, node))) return node;
    }
    for (const path of paths) {
      const node = nearest(path, at);
      if (node === undefined) continue;
      const named = this.#sameName(record, node, path) ?? this.#firstText(record, node);
      if (named !== undefined) return named;
    }
    return undefined;
  }

  /** The first text in an element, when it may be a name. */
  #firstText(record: ReadableRecord, around: number): number | undefined {
    const { tree } = this.#page;
    const end = Math.min(tree.end[around]!, around + MAX_NAME_NODES);
    for (let node = around + 1; node < end; node++) {
      if (record.inner.has(node)) return undefined;
      if (!tree.isText(node) || tree.text(node).trim() === '') continue;
      return isNameLike(tree.text(node).trim()) ? node : undefined;
    }
    return undefined;
  }

  /** An element with the class name that a path ends in, whatever its tag. */
  #sameName(record: ReadableRecord, around: number, path: string): number | undefined {
    const { tree } = this.#page;
    const wanted = /\.([^.>[]+)(?:\[\d+\])?$/.exec(path)?.[1];
    if (wanted === undefined) return undefined;
    for (let node = around + 1; node < tree.end[around]!; node++) {
      if (record.inner.has(node)) return undefined;
      if (namesOf(tree, node).includes(wanted) && isNameLike(this.#name(record, node))) return node;
    }
    return undefined;
  }

  #name(record: ReadableRecord, node: number): string {
    const { tree } = this.#page;
    return lineOf(tree, node, tree.end[node]!, (inside) => record.inner.get(inside) ?? -1);
  }

  /** Address of the link around or inside the name. */
  #profile(node: number): string | null {
    const { tree } = this.#page;
    for (let at = node, up = 0; at > 0 && up < 3; at = tree.parent[at]!, up++) {
      const link = this.#linkAt(at);
      if (link !== undefined) return link.url;
    }
    for (let at = node + 1; at < tree.end[node]!; at++) {
      const link = this.#linkAt(at);
      if (link !== undefined) return link.url;
    }
    return null;
  }

  /** The first image of the record before or beside the body, as a rule the author's. */
  #avatar(record: ReadableRecord, author: number | undefined, body: number | undefined): string | null {
    if (author === undefined) return null;
    const { tree, url } = this.#page;
    for (const root of record.roots) {
      for (let node = root; node < tree.end[root]!; node++) {
        const innerUntil = record.inner.get(node);
        if (innerUntil !== undefined) node = innerUntil - 1;
        else if (node === body) node = tree.end[node]! - 1;
        else if (tree.tag(node) === 'img') {
          const width = Number(tree.attribute(node, 'width') ?? '99');
          const source = imageSource(tree, node, url);
          if (!(width < 24) && source !== '') return source;
        }
      }
    }
    return null;
  }

  #day(text: string): string | null {
    const found = text === '' ? undefined : firstDate(text, this.#dates);
    return found === undefined
      ? null
      : toIso({ ...found, precision: found.precision === 'month' ? 'month' : 'day' });
  }

  #time(paths: readonly string[], at: ReadonlyMap<string, number>): PostTime | null {
    for (const path of paths) {
      const node = at.get(path);
      const cell = node === undefined ? undefined : this.#bestDate(node);
      if (cell !== undefined) return timeOf(cell);
    }
    const { tree } = this.#page;
    for (const path of paths) {
      const node = nearest(path, at);
      if (node === undefined) continue;
      const text = lineOf(tree, node, tree.end[node]!);
      const found = text.length > 200 ? undefined : firstDate(text, this.#dates);
      if (found !== undefined) return timeOf({ raw: found.raw, found, isExact: false });
    }
    return null;
  }

  /** The date of an element, or a finer one in an attribute right around or inside it. */
  #bestDate(node: number): DateCell | undefined {
    const { tree } = this.#page;
    let best = dateOfElement({ page: this.#page }, node, this.#dates);
    const consider = (other: number): void => {
      if (other <= 0 || tree.isText(other)) return;
      const cell = dateOfElement({ page: this.#page }, other, this.#dates);
      if (cell?.isExact && (best === undefined || rankOf(cell.found) > rankOf(best.found)))
        best = { ...cell, raw: best?.raw ?? cell.raw };
    };
    if (best?.isExact && best.found.precision === 'second') return best;
    const above = tree.parent[node]!;
    if (tree.end[above]! - above < 12) consider(above);
    for (let inside = node + 1; inside < Math.min(tree.end[node]!, node + 6); inside++) consider(inside);
    return best;
  }
}

function timeOf({ raw, found, isExact }: DateCell): PostTime {
  const { precision, local } = found;
  return { raw, iso: toIso(found), precision, local, source: isExact ? 'attribute' : 'text' };
}

// Further up stands everything else too.
const MAX_LEVELS_UP = 2;

/** The deepest element on a path that the record has, short of the record itself. */
function nearest(path: string, at: ReadonlyMap<string, number>): number | undefined {
  let end = path.lastIndexOf('>');
  for (let level = 0; level < MAX_LEVELS_UP && end > 0; level++, end = path.lastIndexOf('>', end - 1)) {
    const above = path.slice(0, end);
    const node = above.includes('>') ? at.get(above) : undefined;
    if (node !== undefined) return node;
  }
  return undefined;
}

/** Names after an @. */
function mentionsIn(text: string): string[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(/(?:^|[\s(,])@([\p{L}\p{N}_.-]{2,40})/gu)].map(([, name]) => name!);
}
