// Expected against actual durations: points on the dashed line were foreseen exactly.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { duration } from '../format.ts';
import { Axes, durations, MARGIN, Plot } from './axes.tsx';
import { useWidth } from './use-width.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly told: string;
}

interface ScatterProps {
  readonly points: readonly Point[];
  readonly label: string;
  readonly unitX: string;
  readonly unitY: string;
}

const HEIGHT = 300;

export function Scatter({ points, label, unitX, unitY }: ScatterProps): JSX.Element {
  const [box, width] = useWidth(420);
  const [chosen, setChosen] = useState(-1);
  const all = points.flatMap(({ x, y }) => [x, y]);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const bottom = HEIGHT - MARGIN.bottom;
  const x = durations(least, most, MARGIN.left, width - MARGIN.right);
  const y = durations(least, most, bottom, MARGIN.top);
  const nearest = (atX: number, atY: number) => {
    const distances = points.map((one) => (x.at(one.x) - atX) ** 2 + (y.at(one.y) - atY) ** 2);
    setChosen(distances.indexOf(Math.min(...distances)));
  };
  return (
    <div ref={box}>
      <Plot
        width={width}
        height={HEIGHT}
        label={label}
        told={points[chosen]?.told ?? ''}
        onMove={nearest}
        onLeave={() => setChosen(-1)}
        onStep={(by) => setChosen((before) => Math.max(0, Math.min(points.length - 1, before + by)))}
      >
        <Axes
          width={width}
          height={HEIGHT}
          x={{ scale: x, label: duration, unit: unitX }}
          y={{ scale: y, label: duration, unit: unitY }}
        />
        <line class="even" x1={x.at(least)} y1={y.at(least)} x2={x.at(most)} y2={y.at(most)} />
        {points.map((point, i) => (
          <circle
            key={i}
            class={i === chosen ? 'dot is-chosen' : 'dot'}
            cx={x.at(point.x)}
            cy={y.at(point.y)}
            r={i === chosen ? 5 : 3}
          />
        ))}
      </Plot>
    </div>
  );
}
