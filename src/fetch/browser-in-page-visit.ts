/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// What reads and scrolls a visited page. The functions run inside the page, not here: each is sent as text, so none may use
// anything outside itself.

/** The document as HTML: open shadow roots in the place of their hosts, frames as elements to be filled in, every element numbered. */
export function snapshotDocument({ frame, maxLength }: { frame: number; maxLength: number }): string {
  const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
  const LEFT_OUT = new Set('style noscript template object'.split(' '));
  const ADDRESSES = new Set(['href', 'src', 'action']);
  const nodes: Element[] = [];
  Object.defineProperty(window, '__skeinNodes', { value: nodes, configurable: true, enumerable: false });
  const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const escapeValue = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  const parts: string[] = [];
  let length = 0;
  const put = (text: string): void => {
    parts.push(text);
    length += text.length;
  };
  const attributesOf = (element: Element): string => {
    let text = '';
    for (const { name, value } of element.attributes) {
      if (name === 'skein-node' || name === 'srcset' || (name === 'style' && value.length > 300)) continue;
      let shown = value;
      if (ADDRESSES.has(name) && !value.startsWith('#') && !/^(?:javascript|data):/i.test(value)) {
        const absolute = (element as HTMLAnchorElement)[name as 'href'];
        if (typeof absolute === 'string') shown = absolute;
      }
      text += ` ${name}="${escapeValue(shown)}"`;
    }
    return text;
  };
  const write = (node: Node): void => {
    if (length > maxLength) return;
    if (node.nodeType === Node.TEXT_NODE) {
      put(escapeText(node.nodeValue ?? ''));
      return;
    }
    if (!(node instanceof Element)) return;
    const tag = node.localName;
    if (LEFT_OUT.has(tag)) return;
    if (tag === 'script' && node.getAttribute('type') !== 'application/ld+json') return;
    nodes.push(node);
    const number = ` skein-node="${frame}:${nodes.length - 1}"`;
    if (tag === 'script') {
      put(`<script${attributesOf(node)}>${node.textContent ?? ''}</script>`);
      return;
    }
    if (tag === 'iframe' || tag === 'frame') {
      put(`<div${attributesOf(node)}${number}><!--${node.getAttribute('skein-frame') ?? ''}--></div>`);
      return;
    }
    put(`<${tag}${attributesOf(node)}${number}>`);
    if (VOID.has(tag)) return;
    if (tag === 'slot' && node.getRootNode() instanceof ShadowRoot) {
      const assigned = (node as HTMLSlotElement).assignedNodes({ flatten: true });
      for (const child of assigned.length > 0 ? assigned : node.childNodes) write(child);
    } else for (const child of (node.shadowRoot ?? node).childNodes) write(child);
    put(`</${tag}>`);
  };
  write(document.documentElement);
  return `<!DOCTYPE html>\n${parts.join('')}`;
}

/** Numbers a frame, so that a snapshot of its page says where it stands. */
export function markFrame(element: Node, number: number): void {
  (element as Element).setAttribute('skein-frame', String(number));
}

/** Scrolls down by most of a screen; false at the end. `node`: scroll the box around that element of the last snapshot instead. */
export function scrollOn(node: number): boolean {
  const nodes = (window as unknown as { __skeinNodes?: Element[] }).__skeinNodes ?? [];
  let moved = false;
  for (let box: Element | null = nodes[node] ?? null; box !== null; ) {
    if (box.scrollHeight > box.clientHeight + 40 && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
      const before = box.scrollTop;
      box.scrollTop += Math.max(100, box.clientHeight * 0.8);
      if (box.scrollTop > before) moved = true;
    }
    const root = box.getRootNode();
    box = box.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  const before = window.scrollY;
  const element = nodes[node];
  if (element === undefined) window.scrollBy(0, Math.max(200, window.innerHeight * 0.8));
  else {
    // The end of the element, coming from above: what waits to be scrolled to is told.
    element.scrollIntoView({ block: 'end' });
    window.scrollBy(0, -80);
    window.scrollBy(0, 200);
  }
  return moved || window.scrollY > before + 1;
}

/** To the top, or to an element of the last snapshot. */
export function scrollBack(node: number): void {
  const nodes = (window as unknown as { __skeinNodes?: Element[] }).__skeinNodes ?? [];
  const element = nodes[node];
  if (element === undefined) window.scrollTo(0, 0);
  else element.scrollIntoView({ block: 'start' });
}
