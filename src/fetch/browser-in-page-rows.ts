/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Functions that run inside a rendered page to find its rows and what brings more of them. No words are known here: rows
// are siblings alike, and a control is what stands near the end of them, occurs once, leads nowhere, and proves itself.

/** Rows of a page, gathered over all that was clicked and scrolled. */
export interface RowsSeen {
  /** Rows not seen before. */
  readonly fresh: number;
  readonly all: number;
}

/** Something to click. */
export interface ControlFound {
  /** Tag with id and classes, or with its text when it has neither: equal on all pages of a site. */
  readonly name: string;
  /** Which of several with that name: its text. */
  readonly text: string;
  /** To find it again right now. */
  readonly index: number;
}

/**
 * Gathers the rows the page shows now. A group of rows is the children of one element with the same tag and classes; only
 * groups that were there at the first call count, so that a menu which opens is no news.
 */
export function gatherRows(): RowsSeen {
  interface Group {
    readonly path: string;
    readonly rows: Map<string, Element>;
    score: number;
    last: Element;
  }
  interface Gathered {
    groups: Map<string, Group>;
    main: string;
  }
  const LEAST_TEXT = 60;
  const ROW_TEXT = 300;
  const store = window as unknown as { __skeinRows?: Gathered };
  const keyOf = (row: Element): string => {
    const own = row.id || row.getAttribute('data-id') || row.getAttribute('key');
    if (own) return own;
    const hrefs = [...row.querySelectorAll('a[href]')].slice(0, 4).map((link) => link.getAttribute('href'));
    return `${hrefs.join(' ')}|${(row.textContent ?? '').replace(/\s+/g, ' ').slice(0, 300)}`;
  };
  const found = new Map<string, Element[]>();
  const walk = (parent: Element, path: string): void => {
    let index = 0;
    for (const child of parent.children) {
      const tag = child.tagName;
      index++;
      if (tag === 'SCRIPT' || tag === 'STYLE' || tag === 'OPTION' || tag === 'BR') continue;
      const group = `${path} > ${tag}.${[...child.classList].sort().join('.')}`;
      const rows = found.get(group);
      if (rows === undefined) found.set(group, [child]);
      else rows.push(child);
      // Rows come and go, so what is below them has no lasting path: only as many levels as pages nest containers.
      walk(child, `${path}/${tag}${index}`);
    }
    if (parent.shadowRoot !== null) for (const child of parent.shadowRoot.children) walk(child, `${path}/#`);
  };
  walk(document.body, '');
  const isFirst = store.__skeinRows === undefined;
  const gathered: Gathered = store.__skeinRows ?? { groups: new Map(), main: '' };
  store.__skeinRows = gathered;
  let fresh = 0;
  let all = 0;
  for (const [path, rows] of found) {
    let group = gathered.groups.get(path);
    if (group === undefined) {
      if (!isFirst || rows.length < 2) continue;
      const lengths = rows.map((row) => (row.textContent ?? '').trim().length);
      if (lengths.reduce((sum, length) => sum + length, 0) < LEAST_TEXT) continue;
      const score = lengths.reduce((sum, length) => sum + Math.min(length, ROW_TEXT), 0);
      group = { path, rows: new Map(), score, last: rows.at(-1)! };
      gathered.groups.set(path, group);
      const main = gathered.groups.get(gathered.main);
      if (main === undefined || score > main.score) gathered.main = path;
    }
    group.last = rows.at(-1)!;
    for (const row of rows) {
      const key = keyOf(row);
      if (!group.rows.has(key)) {
        fresh++;
        // Clones: what the page takes away or changes later stays as it was.
        group.rows.set(key, row.cloneNode(true) as Element);
      }
    }
    all += group.rows.size;
  }
  return { fresh: isFirst ? 0 : fresh, all };
}

/** What might bring more rows, nearest to the end of the longest list first. */
export function findControls(): ControlFound[] {
  const MANY = 3;
  const LONGEST_TEXT = 60;
  const store = window as unknown as {
    __skeinRows?: { groups: Map<string, { last: Element }>; main: string };
    __skeinControls?: Element[];
  };
  const last = store.__skeinRows?.groups.get(store.__skeinRows.main)?.last;
  const end = last?.getBoundingClientRect().bottom ?? 0;
  const textOf = (element: Element): string =>
    (
      (element.textContent ?? '').trim() ||
      element.getAttribute('aria-label') ||
      element.getAttribute('title') ||
      (element as HTMLInputElement).value ||
      ''
    )
      .replace(/\s+/g, ' ')
      .slice(0, 100);
  const nameOf = (element: Element): string => {
    const tag = element.tagName.toLowerCase();
    const classes = [...element.classList].sort().join('.');
    if (element.id === '' && classes === '') return `${tag}{${textOf(element).replace(/\d+/g, '0')}}`;
    return `${tag}${element.id === '' ? '' : `#${element.id}`}${classes === '' ? '' : `.${classes}`}`;
  };
  const leadsNowhere = (element: Element): boolean => {
    const href = element.getAttribute('href');
    return href === null || href === '' || href.startsWith('#') || /^javascript:/i.test(href);
  };
  const isClickable = (element: Element): boolean => {
    const tag = element.tagName;
    if (tag === 'A') return leadsNowhere(element);
    if (tag === 'BUTTON' || element.getAttribute('role') === 'button' || element.hasAttribute('onclick'))
      return true;
    if (tag === 'INPUT') return (element as HTMLInputElement).type === 'button';
    if (tag !== 'DIV' && tag !== 'SPAN' && tag !== 'LI') return false;
    // Made clickable by a script: where the hand begins.
    if (getComputedStyle(element).cursor !== 'pointer') return false;
    const { parentElement } = element;
    return parentElement === null || getComputedStyle(parentElement).cursor !== 'pointer';
  };
  const isUsable = (element: Element): boolean => {
    if ((element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true')
      return false;
    // Menus open; forms send; a new window is another page.
    if (element.hasAttribute('aria-haspopup') || element.hasAttribute('aria-expanded')) return false;
    if (element.hasAttribute('download') || element.getAttribute('target') === '_blank') return false;
    const form = element.closest('form');
    if (form?.querySelector('input:not([type=hidden]):not([type=button]), textarea, select')) return false;
    const text = textOf(element);
    if (text === '' || text.length > LONGEST_TEXT) return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const all = [...document.body.querySelectorAll('*')].filter((one) => isClickable(one) && isUsable(one));
  const counts = new Map<string, number>();
  const likeness = (element: Element): string => `${nameOf(element)}|${textOf(element)}`;
  for (const one of all) counts.set(likeness(one), (counts.get(likeness(one)) ?? 0) + 1);
  // What every row has (reply, like, quote) is not what brings rows.
  const rare = all.filter((one) => counts.get(likeness(one))! < MANY);
  const distance = (element: Element): number => {
    const away = element.getBoundingClientRect().top - end;
    return away >= -5 ? away : 3 * -away;
  };
  rare.sort((one, other) => distance(one) - distance(other));
  store.__skeinControls = rare;
  return rare.map((one, index) => ({ name: nameOf(one), text: textOf(one), index }));
}

/** Presses one of the controls that were just found; false when it is gone. */
export function pressControl(index: number): boolean {
  const { __skeinControls: controls } = window as unknown as { __skeinControls?: Element[] };
  const control = controls?.[index];
  if (control?.isConnected !== true) return false;
  control.scrollIntoView({ block: 'center' });
  const options = { bubbles: true, cancelable: true, composed: true, view: window };
  control.dispatchEvent(new PointerEvent('pointerdown', options));
  control.dispatchEvent(new MouseEvent('mousedown', options));
  control.dispatchEvent(new PointerEvent('pointerup', options));
  control.dispatchEvent(new MouseEvent('mouseup', options));
  (control as HTMLElement).click();
  return true;
}

/** Scrolls the page, and the box the rows scroll in if they have one, to the end. */
export function scrollToEnd(): void {
  const store = window as unknown as {
    __skeinRows?: { groups: Map<string, { last: Element }>; main: string };
  };
  const last = store.__skeinRows?.groups.get(store.__skeinRows.main)?.last;
  for (let box = last?.parentElement ?? null; box !== null; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight + 10) box.scrollTop = box.scrollHeight;
  // Up a little first: at the end already, nothing would be told of the scroll.
  window.scrollTo(0, Math.max(0, document.documentElement.scrollHeight - window.innerHeight - 50));
  window.scrollTo(0, document.documentElement.scrollHeight);
}

/** Puts rows that were shown before and are gone now back in front of the present ones, in the order they were seen. */
export function restoreRows(): void {
  const store = window as unknown as {
    __skeinRows?: { groups: Map<string, { rows: Map<string, Element>; last: Element }> };
  };
  const hrefsOf = (row: Element): string =>
    [...row.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')).join(' ');
  for (const { rows, last } of store.__skeinRows?.groups.values() ?? []) {
    const parent = last.parentElement;
    if (parent === null || !last.isConnected) continue;
    const classes = [...last.classList].sort().join('.');
    const present = [...parent.children].filter(
      (one) => one.tagName === last.tagName && [...one.classList].sort().join('.') === classes,
    );
    if (present.length >= rows.size) continue;
    const texts = new Set(present.map((row) => row.textContent));
    const hrefs = new Set(present.map(hrefsOf).filter((text) => text !== ''));
    for (const row of rows.values())
      if (!texts.has(row.textContent) && !hrefs.has(hrefsOf(row)))
        parent.insertBefore(row, present[0] ?? null);
  }
}
