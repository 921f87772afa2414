/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// What can be clicked in a visited page, and clicking it. The functions run inside the page, not here: each is sent as text,
// so none may use anything outside itself.

/** An element that can be clicked, as the page shows it now. */
export interface ClickableSeen {
  /** To find it again right now, in its frame. */
  readonly index: number;
  /** The element, cut short. */
  readonly html: string;
  readonly text: string;
  readonly tag: string;
  /** Absolute, or '' where it leads nowhere else. */
  readonly href: string;
  /** Tag, id and classes without digits: the same on other pages of the site. */
  readonly name: string;
  readonly isVisible: boolean;
  /** Belongs to a form with fields to fill in. */
  readonly isInForm: boolean;
  /** Stands right beside something to write in. */
  readonly isBesideEditor: boolean;
  /** Sends a form when clicked. */
  readonly isSubmit: boolean;
  /** How many others have the same name. */
  readonly likes: number;
  /** Inside one of the given records. */
  readonly record: number;
  /** Stands behind a text that is cut short: "…". */
  readonly isAfterCut: boolean;
  /** Pixels from the top of the document. */
  readonly top: number;
}

/** Before any script of the page: notes what listens for clicks, opens shadow roots, and keeps new windows in this one. */
export function watchClicks(): void {
  const listening = new WeakSet<EventTarget>();
  Object.defineProperty(window, '__skeinListening', { value: listening, enumerable: false });
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function addNoted(type, listener, options) {
    if (type === 'click' || type === 'mousedown' || type === 'pointerdown' || type === 'touchend')
      if (this instanceof Element) listening.add(this);
    add.call(this, type, listener, options);
  };
  // A closed root hides from other scripts what everybody sees on the screen.
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachOpen(init) {
    return attach.call(this, { ...init, mode: 'open' });
  };
  // A window of its own shows the same page: here it can be read.
  window.open = (url) => {
    if (url) window.location.href = String(url);
    return null;
  };
}

/**
 * What can be clicked, in document order. `within`: only below that element of the last snapshot and `levels` above;
 * `records`: elements of that snapshot that are records.
 */
export function findClickables({
  within,
  levels,
  records,
}: {
  within: number;
  levels: number;
  records: readonly number[];
}): ClickableSeen[] {
  const MAX_HTML = 1500;
  const MAX_FOUND = 3000;
  const store = window as unknown as {
    __skeinNodes?: Element[];
    __skeinListening?: WeakSet<EventTarget>;
    __skeinClickables?: Element[];
  };
  const nodes = store.__skeinNodes ?? [];
  const above = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  let scope: Element = within < 0 ? document.documentElement : (nodes[within] ?? document.documentElement);
  for (let level = 0; level < levels; level++) {
    const up = above(scope);
    if (up === null || up === document.body || up === document.documentElement) break;
    scope = up;
  }
  const recordOf = new Map<Element, number>();
  for (const record of records) if (nodes[record] !== undefined) recordOf.set(nodes[record], record);
  const found: Element[] = [];
  const isClickable = (element: Element): boolean => {
    const tag = element.localName;
    // Without an address it is there to be pressed, unless it marks a place; who listens may be far above it.
    if (tag === 'a')
      return (
        element.hasAttribute('href') ||
        listens(element) ||
        hasHand(element) ||
        (!element.hasAttribute('name') && (element.textContent ?? '').trim() !== '')
      );
    if (tag === 'button' || tag === 'summary') return true;
    if (tag === 'input') return /^(?:button|submit|image)$/i.test(element.getAttribute('type') ?? '');
    if (tag === 'body' || tag === 'html' || tag === 'label' || tag === 'option' || tag === 'textarea')
      return false;
    const role = element.getAttribute('role');
    if (role === 'button' || role === 'tab' || role === 'link') return true;
    if (element.hasAttribute('onclick')) return true;
    // Delegated listeners sit far above what is pressed: only small elements are meant themselves.
    return (listens(element) || hasHand(element)) && (element.textContent ?? '').trim().length < 80;
  };
  const listens = (element: Element): boolean =>
    store.__skeinListening?.has(element) === true || typeof (element as HTMLElement).onclick === 'function';
  const hasHand = (element: Element): boolean => {
    if (getComputedStyle(element).cursor !== 'pointer') return false;
    const up = above(element);
    return up === null || getComputedStyle(up).cursor !== 'pointer';
  };
  const walk = (element: Element): void => {
    if (found.length >= MAX_FOUND) return;
    if (isClickable(element)) found.push(element);
    if (element.shadowRoot !== null) for (const child of element.shadowRoot.children) walk(child);
    for (const child of element.children) walk(child);
  };
  walk(scope);
  store.__skeinClickables = found;
  // What is drawn, not what is hidden in it.
  const drawnText = (element: Element): string => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
    const { innerText } = element as HTMLElement;
    return innerText ?? '';
  };
  const textOf = (element: Element): string =>
    (
      drawnText(element).trim() ||
      element.getAttribute('aria-label') ||
      element.getAttribute('title') ||
      (element as HTMLInputElement).value ||
      element.textContent?.trim() ||
      ''
    )
      .toString()
      .replace(/\s+/g, ' ')
      .slice(0, 160);
  const nameOf = (element: Element): string => {
    const stem = (name: string): string => name.replace(/[\d]+/g, '0');
    const classes = [...element.classList].sort().map(stem).join('.');
    const id = element.id === '' ? '' : `#${stem(element.id)}`;
    if (id === '' && classes === '') return `${element.localName}{${stem(textOf(element)).slice(0, 60)}}`;
    return `${element.localName}${id}${classes === '' ? '' : `.${classes}`}`;
  };
  const isAfterCut = (element: Element): boolean => {
    let around = element.parentElement;
    for (let level = 0; level < 2 && around !== null; level++, around = around.parentElement) {
      const range = document.createRange();
      range.setStart(around, 0);
      range.setEndBefore(element);
      const before = range.toString().trim();
      if (before !== '') return /(?:…|\.\.\.)$/.test(before);
    }
    return false;
  };
  const EDITOR = 'textarea, [contenteditable]:not([contenteditable=false]), [role=textbox]';
  const isBesideEditor = (element: Element): boolean => {
    for (let up = above(element), level = 0; up !== null && level < 2; up = above(up), level++) {
      if (up === document.body) return false;
      for (const editor of up.querySelectorAll(EDITOR)) {
        // A form of its own has a button of its own.
        const form = editor.closest('form');
        if (editor.contains(element) || (form !== null && !form.contains(element))) continue;
        if (editor.getBoundingClientRect().height > 0) return true;
      }
    }
    return false;
  };
  const names = found.map(nameOf);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return found.map((element, index) => {
    const tag = element.localName;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const form = element.closest('form');
    const type = (element.getAttribute('type') ?? '').toLowerCase();
    const href = tag === 'a' ? ((element as HTMLAnchorElement).href ?? '') : '';
    const raw = element.getAttribute('href') ?? '';
    const leads =
      tag === 'a' &&
      typeof href === 'string' &&
      raw !== '' &&
      !raw.startsWith('#') &&
      !/^javascript:/i.test(raw);
    let record = -1;
    for (let up: Element | null = element; up !== null && record < 0; up = above(up))
      record = recordOf.get(up) ?? -1;
    return {
      index,
      html: element.outerHTML.slice(0, MAX_HTML),
      text: textOf(element),
      tag,
      href: leads ? href : '',
      name: names[index]!,
      isVisible: box.width > 0 && box.height > 0 && style.visibility !== 'hidden' && style.display !== 'none',
      isInForm:
        form !== null &&
        form.querySelector(
          `input:not([type=hidden]):not([type=button]):not([type=submit]), select, ${EDITOR}`,
        ) !== null,
      isBesideEditor: isBesideEditor(element),
      isSubmit: form !== null && (type === 'submit' || type === 'image' || (tag === 'button' && type === '')),
      likes: (counts.get(names[index]!) ?? 1) - 1,
      record,
      isAfterCut: record >= 0 && isAfterCut(element),
      top: Math.round(box.top + window.scrollY),
    };
  });
}

/** Presses one of the elements that were just found; false when it is gone. */
export function pressFound(index: number): boolean {
  const { __skeinClickables: found } = window as unknown as { __skeinClickables?: Element[] };
  const element = found?.[index];
  if (element?.isConnected !== true) return false;
  // What opens in a new window is to open here.
  for (const link of [element, ...element.querySelectorAll('a[target]')]) link.removeAttribute('target');
  element.closest('a[target]')?.removeAttribute('target');
  element.scrollIntoView({ block: 'center' });
  const box = element.getBoundingClientRect();
  const options = {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    clientX: box.left + box.width / 2,
    clientY: box.top + box.height / 2,
  };
  element.dispatchEvent(new MouseEvent('mouseover', options));
  element.dispatchEvent(
    new PointerEvent('pointerdown', { ...options, pointerType: 'mouse', isPrimary: true }),
  );
  element.dispatchEvent(new MouseEvent('mousedown', options));
  element.dispatchEvent(new PointerEvent('pointerup', { ...options, pointerType: 'mouse', isPrimary: true }));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  if (typeof (element as HTMLElement).click === 'function') (element as HTMLElement).click();
  else element.dispatchEvent(new MouseEvent('click', options));
  return true;
}

/** Something that lies over the page. */
export interface OverlaySeen {
  readonly text: string;
  /** Share of the screen it covers, 0 … 1. */
  readonly cover: number;
  readonly isDialog: boolean;
  /** Elements of the last `findClickables` that stand in it. */
  readonly clickables: readonly number[];
}

/** What lies over the page, as far as it has something to press; call `findClickables` first. */
export function findOverlays(isFrame: boolean): OverlaySeen[] {
  const found = (window as unknown as { __skeinClickables?: Element[] }).__skeinClickables ?? [];
  const groups = new Map<Element, number[]>();
  const layerOf = (element: Element): Element | null => {
    let layer: Element | null = null;
    for (let up: Element | null = element; up !== null && up !== document.body; ) {
      const { position, zIndex } = getComputedStyle(up);
      const isDialog =
        up.localName === 'dialog' ||
        /dialog/.test(up.getAttribute('role') ?? '') ||
        up.getAttribute('aria-modal') === 'true';
      if (position === 'fixed' || isDialog || (position === 'absolute' && Number(zIndex) >= 100)) layer = up;
      const root = up.getRootNode();
      up = up.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return layer ?? (isFrame ? document.body : null);
  };
  for (const [index, element] of found.entries()) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const layer = layerOf(element);
    if (layer === null) continue;
    const group = groups.get(layer);
    if (group === undefined) groups.set(layer, [index]);
    else group.push(index);
  }
  return [...groups].map(([layer, clickables]) => {
    const box = layer.getBoundingClientRect();
    const width = Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0));
    const height = Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
    const { innerText } = layer as HTMLElement;
    return {
      text: (innerText ?? layer.textContent ?? '').replace(/\s+/g, ' ').slice(0, 1500),
      cover: (width * height) / (innerWidth * innerHeight),
      isDialog:
        layer.localName === 'dialog' ||
        /dialog/.test(layer.getAttribute('role') ?? '') ||
        layer.getAttribute('aria-modal') === 'true',
      clickables,
    };
  });
}
