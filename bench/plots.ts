// Plots as SVG, without a library: grouped bars, lines, and dots in two colours.

const COLOURS = ['#1d4ed8', '#c2410c', '#15803d', '#7c3aed', '#0e7490', '#b91c1c', '#475569', '#0f172a'];
const SIZE = { width: 860, height: 380 };
const PLOT = { left: 56, right: 190, top: 44, bottom: 70 };
const INNER = {
  width: SIZE.width - PLOT.left - PLOT.right,
  height: SIZE.height - PLOT.top - PLOT.bottom,
};

export interface Series {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
}

/** A group of bars for each label, one bar a series; values 0 … `max`. */
export function barPlot(
  title: string,
  labels: readonly string[],
  series: readonly Series[],
  max = 100,
): string {
  const group = INNER.width / Math.max(1, labels.length);
  const bar = (group * 0.8) / Math.max(1, series.length);
  const parts: string[] = [];
  for (const [i, label] of labels.entries()) {
    const left = PLOT.left + i * group + group * 0.1;
    for (const [j, { name, values }] of series.entries()) {
      const value = values[i];
      if (value === undefined) continue;
      const height = (Math.min(value, max) / max) * INNER.height;
      parts.push(
        `<rect x="${round(left + j * bar)}" y="${round(PLOT.top + INNER.height - height)}" width="${round(bar * 0.92)}" height="${round(height)}" fill="${colour(j)}"><title>${escaped(`${label}, ${name}: ${round(value)}`)}</title></rect>`,
      );
    }
    parts.push(tickLabel(left + group * 0.4, PLOT.top + INNER.height + 14, label, labels.length > 8));
  }
  return svg(title, [...axis(max), ...parts, ...legend(series.map(({ name }) => name))]);
}

/** A line a series over the same steps on the x axis, which stand evenly. */
export function linePlot(
  title: string,
  steps: readonly string[],
  series: readonly Series[],
  max = 100,
): string {
  const x = (i: number) => PLOT.left + (i + 0.5) * (INNER.width / Math.max(1, steps.length));
  const y = (value: number) => PLOT.top + INNER.height - (Math.min(value, max) / max) * INNER.height;
  const parts = steps.map((step, i) =>
    tickLabel(x(i), PLOT.top + INNER.height + 14, step, steps.length > 12),
  );
  for (const [j, { values }] of series.entries()) {
    const points = values.flatMap((value, i) => (value === undefined ? [] : [{ x: x(i), y: y(value) }]));
    const path = points
      .map((point, i) => `${i === 0 ? 'M' : 'L'}${round(point.x)},${round(point.y)}`)
      .join(' ');
    parts.push(`<path d="${path}" fill="none" stroke="${colour(j)}" stroke-width="2"/>`);
    for (const point of points)
      parts.push(`<circle cx="${round(point.x)}" cy="${round(point.y)}" r="3" fill="${colour(j)}"/>`);
  }
  return svg(title, [...axis(max), ...parts, ...legend(series.map(({ name }) => name))]);
}

/** Dots above each step, by kind. */
export function dotPlot(
  title: string,
  steps: readonly string[],
  kinds: readonly string[],
  dots: readonly { readonly step: number; readonly kind: number; readonly value: number }[],
  max = 100,
): string {
  const width = INNER.width / Math.max(1, steps.length);
  const parts = steps.map((step, i) =>
    tickLabel(PLOT.left + (i + 0.5) * width, PLOT.top + INNER.height + 14, step, false),
  );
  for (const [n, { step, kind, value }] of dots.entries()) {
    // Spread sideways, the same way every time, so that equal dots do not hide each other.
    const spread = ((n * 0.618) % 1) - 0.5;
    const x = PLOT.left + (step + 0.5 + spread * 0.6) * width;
    const y = PLOT.top + INNER.height - (value / max) * INNER.height;
    parts.push(`<circle cx="${round(x)}" cy="${round(y)}" r="4" fill="${colour(kind)}" fill-opacity="0.7"/>`);
  }
  return svg(title, [...axis(max), ...parts, ...legend(kinds)]);
}

function axis(max: number): string[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const y = round(PLOT.top + INNER.height * (1 - share));
    return (
      `<line x1="${PLOT.left}" x2="${PLOT.left + INNER.width}" y1="${y}" y2="${y}" stroke="#cbd5e1"/>` +
      `<text x="${PLOT.left - 8}" y="${y + 4}" text-anchor="end">${round(share * max)}</text>`
    );
  });
}

function legend(names: readonly string[]): string[] {
  const x = SIZE.width - PLOT.right + 20;
  return names.map(
    (name, i) =>
      `<rect x="${x}" y="${PLOT.top + 22 * i}" width="12" height="12" fill="${colour(i)}"/>` +
      `<text x="${x + 18}" y="${PLOT.top + 22 * i + 11}">${escaped(name)}</text>`,
  );
}

function tickLabel(x: number, y: number, text: string, isTilted: boolean): string {
  const turn = isTilted
    ? ` text-anchor="end" transform="rotate(-35 ${round(x)} ${round(y)})"`
    : ' text-anchor="middle"';
  return `<text x="${round(x)}" y="${round(y)}"${turn}>${escaped(text)}</text>`;
}

function svg(title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="system-ui, sans-serif" font-size="12" fill="#0f172a">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#ffffff"/>`,
    `<text x="${PLOT.left}" y="24" font-size="15" font-weight="600">${escaped(title)}</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

const colour = (i: number): string => COLOURS[i % COLOURS.length]!;
const round = (value: number): number => Math.round(value * 10) / 10;
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
