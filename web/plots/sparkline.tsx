// A curve of the last values, without axes: the figure beside it says the present one.
import type { JSX } from 'preact';

const WIDTH = 180;
const HEIGHT = 36;
const POINTS = 120;

export function Sparkline({
  values,
  label,
}: {
  readonly values: readonly number[];
  readonly label: string;
}): JSX.Element {
  const top = Math.max(1, ...values);
  const x = (i: number) => WIDTH - (values.length - 1 - i) * (WIDTH / (POINTS - 1));
  const y = (value: number) => HEIGHT - 2 - (value / top) * (HEIGHT - 4);
  const line = values
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)},${y(value).toFixed(1)}`)
    .join('');
  return (
    <svg class="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line x1="0" x2={WIDTH} y1={HEIGHT - 1.5} y2={HEIGHT - 1.5} class="axis" />
      {values.length > 1 && <path d={line} class="curve" />}
    </svg>
  );
}
