// What plots share: scales with round ticks, axes with units, and values told for what one points at.
import type { ComponentChildren, JSX } from 'preact';

export const MARGIN = { left: 52, right: 14, top: 22, bottom: 40 };

export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

/** From 0 to a round number above `top`. */
export function linear(top: number, from: number, to: number, count = 4): Scale {
  const rough = Math.max(top, 1e-9) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  // Halves of posts do not come.
  const whole = top >= 2 ? Math.max(1, Math.round(step)) : step;
  const end = Math.max(whole, Math.ceil(top / whole - 1e-9) * whole);
  const ticks = Array.from({ length: Math.round(end / whole) + 1 }, (_, i) => i * whole);
  return { ticks, at: (value) => from + (value / end) * (to - from) };
}

const TIME_STEPS = [1e3, 1e4, 6e4, 6e5, 3.6e6, 2.16e7, 8.64e7, 6.048e8, 2.592e9, 3.156e10, 3.156e11];

/** Logarithmic over durations in ms, with ticks people know: seconds, minutes, hours, days. */
export function durations(least: number, most: number, from: number, to: number): Scale {
  const low = Math.log(Math.max(1000, least));
  const high = Math.max(low + 1, Math.log(Math.max(2000, most)));
  const at = (value: number) => from + ((Math.log(Math.max(1000, value)) - low) / (high - low)) * (to - from);
  const ticks = TIME_STEPS.filter((step) => Math.log(step) >= low - 0.01 && Math.log(step) <= high + 0.01);
  return { ticks, at };
}

interface AxesProps {
  readonly width: number;
  readonly height: number;
  readonly x: { readonly scale: Scale; readonly label: (value: number) => string; readonly unit: string };
  readonly y: { readonly scale: Scale; readonly label: (value: number) => string; readonly unit: string };
}

/** Lines, ticks and units of both axes. */
export function Axes({ width, height, x, y }: AxesProps): JSX.Element {
  const bottom = height - MARGIN.bottom;
  return (
    <g aria-hidden="true">
      {y.scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            class="grid"
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={y.scale.at(tick)}
            y2={y.scale.at(tick)}
          />
          <text x={MARGIN.left - 8} y={y.scale.at(tick) + 4} text-anchor="end">
            {y.label(tick)}
          </text>
        </g>
      ))}
      <line class="axis" x1={MARGIN.left} x2={width - MARGIN.right} y1={bottom} y2={bottom} />
      {x.scale.ticks.map((tick) => (
        <g key={tick}>
          <line class="axis" x1={x.scale.at(tick)} x2={x.scale.at(tick)} y1={bottom} y2={bottom + 4} />
          <text x={x.scale.at(tick)} y={bottom + 17} text-anchor="middle">
            {x.label(tick)}
          </text>
        </g>
      ))}
      <text class="unit" x={0} y={11}>
        {y.unit}
      </text>
      <text class="unit" x={width - MARGIN.right} y={height - 1} text-anchor="end">
        {x.unit}
      </text>
    </g>
  );
}

interface PlotProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** What is pointed at. */
  readonly told: string;
  readonly onMove: (x: number, y: number) => void;
  readonly onLeave: () => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly children: ComponentChildren;
}

/** The picture: pointing at it, or the arrow keys, tell single values below. */
export function Plot({
  width,
  height,
  label,
  told,
  onMove,
  onLeave,
  onStep,
  children,
}: PlotProps): JSX.Element {
  const move = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    onMove(
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    );
  };
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onStep(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <>
      <svg
        class="plot"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${label}. Arrow keys tell single values.`}
        tabindex={0}
        onPointerMove={move}
        onPointerLeave={onLeave}
        onKeyDown={step}
      >
        {children}
      </svg>
      <p class="plot-told" role="status">
        {told}
      </p>
    </>
  );
}
