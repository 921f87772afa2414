// Bars: how many in each span, over time or over classes.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Axes, linear, MARGIN, Plot } from './axes.tsx';
import { useWidth } from './use-width.ts';

export interface Bar {
  readonly value: number;
  /** On the axis, where there is room. */
  readonly name: string;
  /** The whole of it, when pointed at. */
  readonly told: string;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly label: string;
  readonly unitX: string;
  readonly unitY: string;
  readonly height?: number;
}

// Room for a name below the axis.
const NAME_WIDTH = 84;

export function Bars({ bars, label, unitX, unitY, height = 220 }: BarsProps): JSX.Element {
  const [box, width] = useWidth(860);
  const [chosen, setChosen] = useState(-1);
  const bottom = height - MARGIN.bottom;
  const inner = width - MARGIN.left - MARGIN.right;
  const y = linear(Math.max(1, ...bars.map(({ value }) => value)), bottom, MARGIN.top);
  const step = inner / Math.max(1, bars.length);
  const every = Math.max(1, Math.ceil(NAME_WIDTH / step));
  // A name that would not fit before the edge is left out.
  const fits = (i: number) => i === 0 || (i + 0.5) * step < inner - NAME_WIDTH / 3;
  const ticks = bars.map((_, i) => i).filter((i) => i % every === 0 && fits(i));
  const x = { ticks, at: (i: number) => MARGIN.left + (i + 0.5) * step };
  const gap = step > 4 ? 1 : 0;
  return (
    <div ref={box}>
      <Plot
        width={width}
        height={height}
        label={label}
        told={bars[chosen]?.told ?? ''}
        onMove={(at) =>
          setChosen(Math.max(0, Math.min(bars.length - 1, Math.floor((at - MARGIN.left) / step))))
        }
        onLeave={() => setChosen(-1)}
        onStep={(by) => setChosen((before) => Math.max(0, Math.min(bars.length - 1, before + by)))}
      >
        <Axes
          width={width}
          height={height}
          x={{ scale: x, label: (i) => bars[i]?.name ?? '', unit: unitX }}
          y={{ scale: y, label: (value) => value.toLocaleString('en'), unit: unitY }}
        />
        {bars.map(({ value, name }, i) =>
          value === 0 ? null : (
            <rect
              key={`${name} ${i}`}
              class={i === chosen ? 'bar is-chosen' : 'bar'}
              x={MARGIN.left + i * step + gap / 2}
              y={y.at(value)}
              width={Math.max(0.8, step - gap)}
              height={bottom - y.at(value)}
            />
          ),
        )}
      </Plot>
    </div>
  );
}
