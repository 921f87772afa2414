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

/** Children of one element with the same tag and classes. */
interface RowGroup {
  /** Path of that element. */
  readonly parent: string;
  /** `at`: where it stood: after all rows of earlier calls, in the order of the document. */
  readonly rows: Map<string, { readonly row: Element; readonly at: number }>;
  /** Paths that rows have stood at. */
  readonly steps: Set<string>;
  /** How many rows came after the first call. */
  grown: number;
  readonly score: number;
  last: Element;
}

/** What is kept in the page from one call to the next. */
interface GatheredRows {
  readonly groups: Map<string, RowGroup>;
  /** The group that says most. */
  main: string;
  calls: number;
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
  const LEAST_TEXT = 60;
  const ROW_TEXT = 300;
  const MOST_ELEMENTS = 1e7;
  const store = window as unknown as { __skeinRows?: GatheredRows };
  const keyOf = (row: Element): string => {
    const own = row.id || row.getAttribute('data-id') || row.getAttribute('key');
    if (own) return own;
    const hrefs = [...row.querySelectorAll('a[href]')].slice(0, 4).map((link) => link.getAttribute('href'));
    return `${hrefs.join(' ')}|${(row.textContent ?? '').replace(/\s+/g, ' ').slice(0, 300)}`;
  };
  interface Found {
    /** Path of what they are children of. */
    readonly parent: string;
    readonly rows: Element[];
    readonly steps: string[];
  }
  const found = new Map<string, Found>();
  const places = new Map<Element, number>();
  const walk = (parent: Element, path: string): void => {
    let index = 0;
    for (const child of parent.children) {
      const tag = child.tagName;
      index++;
      places.set(child, places.size);
      if (tag === 'SCRIPT' || tag === 'STYLE' || tag === 'OPTION' || tag === 'BR') continue;
      const name = `${path} > ${tag}.${[...child.classList].sort().join('.')}`;
      const group = found.get(name) ?? { parent: path, rows: [], steps: [] };
      found.set(name, group);
      group.rows.push(child);
      group.steps.push(`${path}/${tag}${index}`);
      // Rows come and go, so what is below them has no lasting path: only as many levels as pages nest containers.
      walk(child, `${path}/${tag}${index}`);
    }
    if (parent.shadowRoot !== null) for (const child of parent.shadowRoot.children) walk(child, `${path}/#`);
  };
  walk(document.body, '');
  const isFirst = store.__skeinRows === undefined;
  const gathered: GatheredRows = store.__skeinRows ?? { groups: new Map(), main: '', calls: 0 };
  store.__skeinRows = gathered;
  gathered.calls++;
  let fresh = 0;
  let all = 0;
  for (const [path, { parent, rows, steps }] of found) {
    let group = gathered.groups.get(path);
    if (group === undefined) {
      if (!isFirst || rows.length < 2) continue;
      const lengths = rows.map((row) => (row.textContent ?? '').trim().length);
      if (lengths.reduce((sum, length) => sum + length, 0) < LEAST_TEXT) continue;
      const score = lengths.reduce((sum, length) => sum + Math.min(length, ROW_TEXT), 0);
      group = { parent, rows: new Map(), steps: new Set(), grown: 0, score, last: rows.at(-1)! };
      gathered.groups.set(path, group);
      const main = gathered.groups.get(gathered.main);
      if (main === undefined || score > main.score) gathered.main = path;
    }
    group.last = rows.at(-1)!;
    for (const step of steps) group.steps.add(step);
    for (const row of rows) {
      const key = keyOf(row);
      if (group.rows.has(key)) continue;
      fresh++;
      if (!isFirst) group.grown++;
      // Clones: what the page takes away or changes later stays as it was.
      const at = gathered.calls * MOST_ELEMENTS + places.get(row)!;
      group.rows.set(key, { row: row.cloneNode(true) as Element, at });
    }
    all += group.rows.size;
  }
  return { fresh: isFirst ? 0 : fresh, all };
}

/** What might bring more rows, nearest to the end of the longest list first. */
export function findControls(): ControlFound[] {
  const MANY = 3;
  const LONGEST_TEXT = 60;
  const store = window as unknown as { __skeinRows?: GatheredRows; __skeinControls?: Element[] };
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
  const store = window as unknown as { __skeinRows?: GatheredRows };
  const last = store.__skeinRows?.groups.get(store.__skeinRows.main)?.last;
  for (let box = last?.parentElement ?? null; box !== null; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight + 10) box.scrollTop = box.scrollHeight;
  // Up a little first: at the end already, nothing would be told of the scroll.
  window.scrollTo(0, Math.max(0, document.documentElement.scrollHeight - window.innerHeight - 50));
  window.scrollTo(0, document.documentElement.scrollHeight);
}

/**
 * Puts rows that were shown before and are gone now back in front of the present ones, in the order they were seen. What
 * stands within rows comes and goes with them; what holds a list that grows is no row, though it has changed.
 */
export function restoreRows(): void {
  const { __skeinRows: gathered } = window as unknown as { __skeinRows?: GatheredRows };
  const grown = [...(gathered?.groups.values() ?? [])].filter((group) => group.grown > 0);
  /** The path of the row of a group that another group is in. */
  const stepTo = (group: RowGroup, inner: RowGroup): string | undefined =>
    group === inner
      ? undefined
      : [...group.steps].find((step) => inner.parent === step || inner.parent.startsWith(`${step}/`));
  const holdsList = (group: RowGroup): boolean => {
    const inner = grown.filter((other) => stepTo(group, other) !== undefined);
    const steps = new Set(inner.map((other) => stepTo(group, other)));
    return steps.size === 1 && inner.some((other) => other.grown > group.grown);
  };
  const lists = grown.filter((group) => !holdsList(group));
  const outer = lists.filter(
    (group) =>
      group.last.isConnected &&
      group.last.parentElement !== null &&
      !lists.some((other) => stepTo(other, group) !== undefined),
  );
  const classesOf = (row: Element): string => [...row.classList].sort().join('.');
  const presentOf = ({ last }: RowGroup): Element[] =>
    [...last.parentElement!.children].filter(
      (one) => one.tagName === last.tagName && classesOf(one) === classesOf(last),
    );
  const hrefsOf = (row: Element): string =>
    [...row.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')).join(' ');
  // Rows of several kinds may take turns in one list.
  for (const parent of new Set(outer.map(({ last }) => last.parentElement!))) {
    const own = outer.filter(({ last }) => last.parentElement === parent);
    const gone = own.flatMap((group) => {
      const present = presentOf(group);
      if (present.length >= group.rows.size) return [];
      const texts = new Set(present.map((row) => row.textContent));
      const hrefs = new Set(present.map(hrefsOf).filter((text) => text !== ''));
      return [...group.rows.values()].filter(
        ({ row }) => !texts.has(row.textContent) && !hrefs.has(hrefsOf(row)),
      );
    });
    const present = new Set(own.flatMap(presentOf));
    const first = [...parent.children].find((child) => present.has(child)) ?? null;
    for (const { row } of gone.sort((one, other) => one.at - other.at)) parent.insertBefore(row, first);
  }
}
