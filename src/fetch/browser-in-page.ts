/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Functions that run inside a rendered page, not here: each is sent as text, so none may use anything outside itself.

/** What `watchActivity` keeps on the window of a page. */
export interface PageActivity {
  /** When the DOM last changed, as performance.now() tells it. */
  changedAt: number;
  /** Short timers that are still to go off, and requests a script has just made. */
  pending: number;
}

/** The name of that on the window. */
export const ACTIVITY = '__skeinActivity';

/** Before any script of the page: notes when the DOM changes, which short timers are pending and what is asked for. */
export function watchActivity(): void {
  // What is set by a timer of a timer is an animation or polling, which never ends.
  const LONGEST_MS = 1500;
  const DEEPEST = 2;
  // Requests are told by the gate as well, a little later; this covers the moment between. Long polling never answers.
  const ASKING_MS = 1000;
  // A script that has come is still to be compiled and run.
  const SCRIPT_MS = 4000;
  const activity = { changedAt: performance.now(), pending: 0 };
  Object.defineProperty(window, '__skeinActivity', { value: activity, enumerable: false });
  const observer = new MutationObserver((changes) => {
    activity.changedAt = performance.now();
    for (const { addedNodes } of changes) for (const node of addedNodes) runsLater(node);
  });
  const options = { childList: true, subtree: true, characterData: true };
  observer.observe(document, options);
  // Observers do not look into shadow roots by themselves.
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    observer.observe(root, options);
    return root;
  };
  let depth = 0;
  const pending = new Set<number>();
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const settle = (id: number) => {
    if (pending.delete(id)) activity.pending--;
  };
  const setTimer = (handler: TimerHandler, ms?: number, ...rest: unknown[]): number => {
    const own = depth + 1;
    if (typeof handler !== 'function' || Number(ms) > LONGEST_MS || own > DEEPEST)
      return set(handler, ms, ...rest);
    const id = set(() => {
      settle(id);
      const outer = depth;
      depth = own;
      try {
        handler(...rest);
      } finally {
        depth = outer;
      }
    }, ms);
    pending.add(id);
    activity.pending++;
    return id;
  };
  const asks = (atMostMs = ASKING_MS): (() => void) => {
    let isOver = false;
    activity.pending++;
    const end = () => {
      if (isOver) return;
      isOver = true;
      activity.pending--;
      activity.changedAt = performance.now();
    };
    set(end, atMostMs);
    return end;
  };
  const runsLater = (node: Node): void => {
    if (!(node instanceof HTMLScriptElement) || node.src === '') return;
    const end = asks(SCRIPT_MS);
    node.addEventListener('load', end);
    node.addEventListener('error', end);
  };
  const fetchOf = window.fetch.bind(window);
  window.fetch = (...args) => {
    const end = asks();
    return fetchOf(...args).finally(end);
  };
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function sendNoted(body) {
    this.addEventListener('loadend', asks());
    send.call(this, body);
  };
  window.setTimeout = setTimer as unknown as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (id !== undefined) settle(id);
    clear(id);
  }) as typeof window.clearTimeout;
}

/** How long the page has been still: ms since its DOM last changed; 0 while it loads or something is about to happen. */
export function stillMs(): number {
  const { __skeinActivity: activity } = window as unknown as { __skeinActivity?: PageActivity };
  if (document.readyState === 'loading') return 0;
  if (activity === undefined) return 1000;
  return activity.pending > 0 ? 0 : performance.now() - activity.changedAt;
}

/**
 * The document as HTML, with what open shadow roots show in the place of their hosts. With `boxes`, elements carry their
 * size on the screen as `data-box="WxH"`.
 */
export function serialise({ boxes, maxLength }: { boxes: boolean; maxLength: number }): string {
  if (boxes)
    for (const element of document.querySelectorAll('body, body *')) {
      const { width, height } = element.getBoundingClientRect();
      element.setAttribute('data-box', `${Math.round(width)}x${Math.round(height)}`);
    }
  const flatten = (root: ParentNode): void => {
    for (const host of root.querySelectorAll('*')) {
      const { shadowRoot } = host;
      if (shadowRoot === null) continue;
      flatten(shadowRoot);
      for (const slot of shadowRoot.querySelectorAll('slot')) {
        const shown = slot.assignedNodes({ flatten: true });
        slot.replaceWith(...(shown.length > 0 ? shown : slot.childNodes));
      }
      for (const style of shadowRoot.querySelectorAll('style')) style.remove();
      host.replaceChildren(...shadowRoot.childNodes);
    }
  };
  flatten(document);
  const { doctype } = document;
  const html = (doctype === null ? '' : `<!DOCTYPE ${doctype.name}>\n`) + document.documentElement.outerHTML;
  return html.length > maxLength ? html.slice(0, maxLength) : html;
}
