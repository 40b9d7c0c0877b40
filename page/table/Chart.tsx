import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { Names } from '../games/contract.ts';
import './chart.css';

const WIDTH = 320;
const HEIGHT = 170;
const EDGE = 8;
/** Room for the numbers beside and below. */
const SIDE = 28;
const FOOT = 18;

interface ChartProps {
  /** Totals after each round. */
  readonly rounds: readonly (readonly number[])[];
  readonly names: Names;
}

/** Scores over the rounds: a line for each seat, told apart by colour and by dashes, and the numbers beside the names. */
export function Chart({ rounds, names }: ChartProps): JSX.Element {
  const { page } = words();
  const seats = rounds[0]!.map((_, seat) => seat);
  const all = [0, ...rounds.flat()];
  const low = Math.min(...all);
  const high = Math.max(...all, low + 1);
  const x = (i: number): number => SIDE + (i / rounds.length) * (WIDTH - SIDE - EDGE);
  const y = (score: number): number =>
    HEIGHT - FOOT - ((score - low) / (high - low)) * (HEIGHT - FOOT - EDGE);
  const every = Math.ceil(rounds.length / 12);
  return (
    <figure class="chart">
      <figcaption>{page.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" direction="ltr">
        {[...new Set([low, 0, high])].map((score) => (
          <g key={score} class="tick">
            <path d={`M${SIDE} ${y(score)}H${WIDTH - EDGE}`} />
            <text x={SIDE - 6} y={y(score) + 4} text-anchor="end">
              {score}
            </text>
          </g>
        ))}
        {rounds.map(
          (_, i) =>
            i % every === 0 && (
              <text key={i} class="tick" x={x(i + 1)} y={HEIGHT - 2} text-anchor="middle">
                {i + 1}
              </text>
            ),
        )}
        {seats.map((seat) => {
          const points = [0, ...rounds.map((totals) => totals[seat]!)];
          const line = points.map((score, i) => `${x(i).toFixed(1)},${y(score).toFixed(1)}`).join(' ');
          return <polyline key={seat} class={`line line-${seat % 10}`} points={line} />;
        })}
      </svg>
      <ul class="legend">
        {seats.map((seat) => (
          <li key={seat}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path class={`line line-${seat % 10}`} d="M0 4h24" />
            </svg>
            {names.of(seat)}: <bdi dir="ltr">{rounds.map((totals) => totals[seat]).join(', ')}</bdi>
          </li>
        ))}
      </ul>
    </figure>
  );
}
