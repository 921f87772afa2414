// Builds a Tree from tags and text as browsers do: the HTML standard's tree construction, by the rules in head-rules,
// body-rules, table-rules and foreign-rules. This file holds the state they share and sends each token to its rules.
//
// Differences from the standard, all of them on purpose: comments and doctype leave no nodes; framesets are ordinary
// elements; a second html or body tag adds its attributes only when the first was implied; limits on formatting
// elements (formatting.ts). Scripts do not run here, so noscript holds markup, which is what a crawler is meant to see.
import { AttributeCursor, findAttribute } from './attributes.ts';
import { endTagInBody, startTagInBody, textInBody } from './body-rules.ts';
import { endTagInForeign, isForeign, startTagInForeign } from './foreign-rules.ts';
import { ActiveFormatting } from './formatting.ts';
import { endTagInHead, startTagInHead, textInHead } from './head-rules.ts';
import {
  AFTER_BODY,
  AFTER_HEAD,
  BEFORE_HEAD,
  IN_BODY,
  IN_CELL,
  IN_HEAD,
  IN_SELECT_IN_TABLE,
  IN_TEMPLATE,
} from './insertion-modes.ts';
import { NodeArrays } from './node-arrays.ts';
import { OpenElements } from './open-elements.ts';
import { resetMode } from './reset-mode.ts';
import { endTagInSelect, startTagInSelect } from './select-rules.ts';
import { SiblingLinks } from './sibling-links.ts';
import { endTagInTable, startTagInTable, textInTable } from './table-rules.ts';
import { TEXT, tagId } from './tags.ts';
import { startTagInTemplate } from './template-rules.ts';
import type { Tree } from './tree.ts';
import { afterNewline, endOfSpace } from './white-space.ts';

const HTML = tagId('html');
const HEAD = tagId('head');
const BODY = tagId('body');
const TABLE = tagId('table');
const TBODY = tagId('tbody');
const THEAD = tagId('thead');
const TFOOT = tagId('tfoot');
const TR = tagId('tr');
const TEMPLATE = tagId('template');

/** Elements that cannot hold text or ordinary elements: those are put in front of the table. */
const FOSTERS = new Uint8Array(2 * 65536);
for (const id of [TABLE, TBODY, THEAD, TFOOT, TR]) FOSTERS[id] = 1;

/** The state of one parse. The tokenizer sets the token fields and calls startTag, endTag, text. */
export class TreeBuilder {
  readonly source: string;
  readonly nodes: NodeArrays;
  readonly open: OpenElements;
  readonly formatting: ActiveFormatting;
  mode = BEFORE_HEAD;
  /** One entry for each open template: the mode of its content. */
  readonly templateModes: number[] = [];
  head = -1;
  body = -1;
  form = -1;
  /** No doctype, or an ancient one: then a table does not close an open p. */
  quirks = true;
  /** Set while body rules run for content that is misplaced in a table. */
  fostering = false;
  /** Start tags seen; bounds how many elements may be opened again. */
  startTags = 0;
  /** Set by a start tag whose content is text: the tokenizer reads on to its end tag and calls `rawText`. */
  rawTag = -1;
  /** A newline right behind pre, listing and textarea is not content. */
  skipNewline = false;

  // The current token.
  id = 0;
  start = 0;
  stop = 0;
  selfClosing = false;

  #links: SiblingLinks | undefined;
  readonly #cursor = new AttributeCursor();

  constructor(source: string) {
    this.source = source;
    this.nodes = NodeArrays.take(source.length);
    this.open = new OpenElements(this.nodes.levelOf);
    this.formatting = new ActiveFormatting(this);
    this.open.push(this.nodes.add(HTML, -1, 0, 0), HTML);
  }

  startTag(): void {
    this.startTags++;
    this.skipNewline = false;
    this.dispatchStartTag();
  }

  /** Sends the current start tag to the rules of the mode; rules call it again after changing the mode. */
  dispatchStartTag(): void {
    if (this.open.currentKey >= 65536 && isForeign(this, false)) startTagInForeign(this);
    else this.startTagByMode();
  }

  startTagByMode(): void {
    const mode = this.mode;
    if (mode === IN_BODY) startTagInBody(this);
    else if (mode <= AFTER_HEAD) startTagInHead(this);
    else if (mode <= AFTER_BODY) {
      if (this.id !== HTML) this.mode = IN_BODY;
      startTagInBody(this);
    } else if (mode <= IN_CELL) startTagInTable(this);
    else if (mode <= IN_SELECT_IN_TABLE) startTagInSelect(this);
    else startTagInTemplate(this);
  }

  endTag(): void {
    this.skipNewline = false;
    this.dispatchEndTag();
  }

  dispatchEndTag(): void {
    if (this.open.currentKey >= 65536) endTagInForeign(this);
    else this.endTagByMode();
  }

  endTagByMode(): void {
    const mode = this.mode;
    if (mode === IN_BODY) endTagInBody(this);
    else if (mode <= AFTER_HEAD) endTagInHead(this);
    else if (mode <= AFTER_BODY) {
      if (this.id === HTML) return;
      this.mode = IN_BODY;
      endTagInBody(this);
    } else if (mode <= IN_CELL) endTagInTable(this);
    else if (mode <= IN_SELECT_IN_TABLE) endTagInSelect(this);
    else if (this.id === TEMPLATE) this.closeTemplate();
  }

  text(from: number, to: number): void {
    let start = from;
    if (this.skipNewline) {
      this.skipNewline = false;
      start = afterNewline(this.source, from);
      if (start >= to) return;
    }
    if (this.open.currentKey >= 65536 && isForeign(this, true)) this.insertText(start, to);
    else this.textByMode(start, to);
  }

  textByMode(start: number, stop: number): void {
    const mode = this.mode;
    if (mode === IN_BODY) textInBody(this, start, stop);
    else if (mode <= AFTER_HEAD) textInHead(this, start, stop);
    else if (mode === AFTER_BODY) {
      if (endOfSpace(this.source, start, stop) < stop) this.mode = IN_BODY;
      textInBody(this, start, stop);
    } else if (mode <= IN_CELL) textInTable(this, start, stop);
    else if (mode <= IN_SELECT_IN_TABLE) this.insertText(start, stop);
    else textInBody(this, start, stop);
  }

  /** The content of the element that set `rawTag`, which ends with it. */
  rawText(from: number, to: number): void {
    const start = this.skipNewline ? afterNewline(this.source, from) : from;
    this.skipNewline = false;
    this.rawTag = -1;
    if (start < to) this.insertText(start, to);
    this.open.pop();
  }

  /** Ends the document: every page has html, head and body. Returns the finished tree. */
  finish(isTruncated = false): Tree {
    if (this.head < 0) this.insertHead(this.source.length, this.source.length);
    if (this.body < 0) {
      this.open.popTo(0);
      this.insertBody(this.source.length, this.source.length);
    }
    return this.nodes.finish(this.source, this.#links, isTruncated);
  }

  /** Must be called once, whether or not `finish` was reached. */
  release(): void {
    this.open.clear();
    this.nodes.release();
  }

  insertHead(start: number, stop: number): void {
    this.head = this.insertSpan(HEAD, HEAD, start, stop);
    this.mode = IN_HEAD;
  }

  insertBody(start: number, stop: number): void {
    this.body = this.insertSpan(BODY, BODY, start, stop);
    this.mode = IN_BODY;
  }

  /** Opens an element for the current start tag. */
  insertElement(): number {
    return this.insertSpan(this.id, this.id, this.start, this.stop);
  }

  /** Opens an element that no tag of the source stands for. */
  insertImplied(id: number): number {
    return this.insertSpan(id, id, this.start, this.start);
  }

  insertSpan(id: number, key: number, start: number, stop: number): number {
    const { nodes, open } = this;
    const node =
      this.#links === undefined
        ? nodes.add(id, open.currentNode, start, stop)
        : this.newNode(id, start, stop);
    if (this.#links !== undefined || (this.fostering && FOSTERS[open.currentKey] === 1)) this.place(node);
    if (open.levelOf !== nodes.levelOf) open.levelOf = nodes.levelOf;
    open.push(node, key);
    return node;
  }

  /** Adds an element for the current start tag that has no content. */
  insertVoid(): void {
    this.insertSpan(this.id, this.id, this.start, this.stop);
    this.open.pop();
  }

  insertText(start: number, stop: number): void {
    const { nodes, open } = this;
    if (this.#links === undefined && !(this.fostering && FOSTERS[open.currentKey] === 1)) {
      nodes.add(TEXT, open.currentNode, start, stop);
    } else this.place(this.newNode(TEXT, start, stop));
    if (open.levelOf !== nodes.levelOf) open.levelOf = nodes.levelOf;
  }

  newNode(id: number, start: number, stop: number): number {
    const { nodes } = this;
    const capacity = nodes.capacity;
    const node = nodes.add(id, this.open.currentNode, start, stop);
    if (nodes.capacity !== capacity) {
      this.#links?.grow(nodes.capacity);
      this.open.levelOf = nodes.levelOf;
    }
    return node;
  }

  /** A new, childless node of the same tag; it shares the source span, and so the attributes. */
  cloneNode(node: number): number {
    const { tagId: tags, start, stop } = this.nodes;
    return this.newNode(tags[node]!, start[node]!, stop[node]!);
  }

  /** Puts a new node where the standard's "appropriate place for inserting a node" is. */
  place(node: number): void {
    this.placeUnder(node, this.open.currentNode, this.open.currentKey);
  }

  placeUnder(node: number, target: number, targetKey: number): void {
    const { open } = this;
    if (this.fostering && FOSTERS[targetKey] === 1) {
      const links = this.keepLinks(node);
      const table = open.levelOfTag(TABLE);
      const template = open.levelOfTag(TEMPLATE);
      if (template > table) links.append(open.nodeAt(template), node);
      else if (table < 0) links.append(0, node);
      else {
        const tableNode = open.nodeAt(table);
        links.insertBefore(this.nodes.parent[tableNode]!, node, tableNode);
      }
    } else if (this.#links !== undefined) this.#links.append(target, node);
    else this.nodes.parent[node] = target;
  }

  /** From now on child lists are kept. `loose`: the newest node, when it has no place yet. */
  keepLinks(loose?: number): SiblingLinks {
    if (this.#links === undefined) {
      const { nodes } = this;
      this.#links = new SiblingLinks(() => nodes.parent, loose ?? nodes.count, nodes.capacity);
    }
    return this.#links;
  }

  openTemplate(): void {
    this.insertElement();
    this.formatting.addMarker();
    this.mode = IN_TEMPLATE;
    this.templateModes.push(IN_TEMPLATE);
  }

  closeTemplate(): void {
    if (this.open.levelOfTag(TEMPLATE) < 0) return;
    this.open.popThrough(TEMPLATE);
    this.formatting.clearToMarker();
    this.templateModes.pop();
    resetMode(this);
  }

  setTemplateMode(mode: number): void {
    this.templateModes[this.templateModes.length - 1] = mode;
    this.mode = mode;
  }

  /** A later html or body tag: its attributes count when the element was implied until now. */
  adoptTag(node: number): void {
    const { start, stop } = this.nodes;
    if (node >= 0 && start[node] === stop[node]) {
      start[node] = this.start;
      stop[node] = this.stop;
    }
  }

  /** Value of an attribute of the current start tag as it stands in the source, or undefined. */
  tokenAttribute(name: string): string | undefined {
    const cursor = this.#cursor;
    return findAttribute(cursor, this.source, this.start, name)
      ? this.source.slice(cursor.valueStart, cursor.valueEnd)
      : undefined;
  }
}
