// Things to press in a page as it is sent: what may bring more rows stands there as a button, or as a link that leads
// nowhere, and not in every row.
import type { Page } from '../page/index.ts';

const MANY = 3;
const LONGEST_TEXT = 60;

/** Names (`button#more.large`) of what might bring more rows. The browser names controls alike. */
export function controlNames({ tree }: Page): ReadonlySet<string> {
  const counts = new Map<string, { count: number; name: string }>();
  for (const tag of ['button', 'a', 'div', 'span'])
    for (const node of tree.elements(tag)) {
      if (!isPressed(tree, node, tag)) continue;
      const text = tree.text(node).replace(/\s+/g, ' ').trim();
      if (text === '' || text.length > LONGEST_TEXT) continue;
      const name = nameOf(tree, node, tag, text);
      const key = `${name}|${text}`;
      counts.set(key, { name, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  return new Set([...counts.values()].filter(({ count }) => count < MANY).map(({ name }) => name));
}

/** Whether a control of that name may stand in a body: a quick look, for every page passes here. */
export function mayHaveControl(body: Buffer, name: string): boolean {
  const [, rest = ''] = /^[a-z0-9-]+(.*)$/s.exec(name) ?? [];
  if (rest.startsWith('{')) return body.includes(rest.slice(1, -1).replace(/0.*$/s, ''));
  return rest.split(/[#.]/).every((part) => part === '' || body.includes(part));
}

function isPressed(tree: Page['tree'], node: number, tag: string): boolean {
  const href = tree.attribute(node, 'href');
  const isMarked = tree.attribute(node, 'role') === 'button' || tree.attribute(node, 'onclick') !== undefined;
  if (tag === 'a') {
    if (href === undefined ? !isMarked : !/^(#|javascript:|$)/i.test(href)) return false;
    if (href !== undefined && isPlaceIn(tree, href)) return false;
  } else if (tag !== 'button' && !isMarked) return false;
  if (tree.attribute(node, 'aria-haspopup') !== undefined) return false;
  const form = tree.closest(node, 'form');
  return form < 0 || tree.elements('textarea', form).length + tree.elements('input', form).length === 0;
}

/** Whether a link leads to a place of its own page: an answer names what it answers so. */
function isPlaceIn(tree: Page['tree'], href: string): boolean {
  const place = href.startsWith('#') ? href.slice(1) : '';
  // The top of a page needs no mark.
  return place !== '' && (place.toLowerCase() === 'top' || placesOf(tree).has(place));
}

const placesIn = new WeakMap<Page['tree'], ReadonlySet<string>>();

function placesOf(tree: Page['tree']): ReadonlySet<string> {
  let places = placesIn.get(tree);
  if (places === undefined) {
    const found = new Set<string>();
    for (let node = 0; node < tree.size; node++) {
      if (tree.isText(node)) continue;
      for (const name of ['id', 'name']) {
        const value = tree.attribute(node, name);
        if (value !== undefined) found.add(value);
      }
    }
    places = found;
    placesIn.set(tree, places);
  }
  return places;
}

function nameOf(tree: Page['tree'], node: number, tag: string, text: string): string {
  const id = tree.attribute(node, 'id') ?? '';
  const classes = [...new Set(tree.classes(node))].sort().join('.');
  if (id === '' && classes === '') return `${tag}{${text.replace(/\d+/g, '0')}}`;
  return `${tag}${id === '' ? '' : `#${id}`}${classes === '' ? '' : `.${classes}`}`;
}
