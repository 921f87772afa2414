// Broken pages from good ones: what a fuzz run feeds to the detectors. Seeded, so that a finding can be had again.

/** Numbers 0 … 1, the same for the same seed. */
export function generator(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const FRAGMENTS = [
  '<',
  '>',
  '</div>',
  '</table>',
  '<table>',
  '<tr>',
  '<td>',
  '<div class="',
  '<a href=x>',
  '</a>',
  '<select>',
  '<svg>',
  '<math>',
  '<template>',
  '<!--',
  '-->',
  '<script>',
  '</script>',
  '<textarea>',
  '<li>',
  '<p>',
  '"',
  "'",
  '&#x110000;',
  '\u0000',
  '\ud800',
  '<style>',
  '<ul><li>',
  ' hidden ',
];

/** A page with a few pieces cut, doubled, moved or put in. */
export function mutate(html: string, random: () => number): string {
  let page = html;
  const place = (): number => Math.floor(random() * (page.length + 1));
  for (let changes = 1 + Math.floor(random() * 12); changes > 0; changes--) {
    const from = place();
    const to = Math.min(page.length, from + Math.floor(random() ** 3 * 4000));
    const kind = random();
    if (kind < 0.25) page = page.slice(0, from) + page.slice(to);
    else if (kind < 0.45) {
      const piece = page.slice(from, to).repeat(1 + Math.floor(random() * 4));
      page = page.slice(0, to) + piece + page.slice(to);
    } else if (kind < 0.6) {
      const piece = page.slice(from, to);
      page = page.slice(0, from) + page.slice(to);
      const at = place();
      page = page.slice(0, at) + piece + page.slice(at);
    } else if (kind < 0.9) {
      const piece = FRAGMENTS[Math.floor(random() * FRAGMENTS.length)]!;
      page = page.slice(0, from) + piece.repeat(1 + Math.floor(random() ** 4 * 40)) + page.slice(from);
    } else page = page.slice(0, from);
  }
  return page;
}
