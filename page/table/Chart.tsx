import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { Names } from '../games/contract.ts';

const WIDTH = 320;
const HEIGHT = 160;
const EDGE = 8;

interface ChartProps {
  /** Totals after each round. */
  readonly rounds: readonly (readonly number[])[];
  readonly names: Names;
}

/** Scores over the rounds: a line for each seat, told apart by colour, by dashes and by the name at its end. */
export function Chart({ rounds, names }: ChartProps): JSX.Element {
  const { page } = words();
  const seats = rounds[0]!.map((_, seat) => seat);
  const all = [0, ...rounds.flat()];
  const low = Math.min(...all);
  const high = Math.max(...all, low + 1);
  const x = (i: number): number => EDGE + (i / rounds.length) * (WIDTH - 2 * EDGE);
  const y = (score: number): number => HEIGHT - EDGE - ((score - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  return (
    <figure class="chart" dir="ltr">
      <figcaption>{page.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
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
            {names.of(seat)}: {rounds.map((totals) => totals[seat]).join(', ')}
          </li>
        ))}
      </ul>
    </figure>
  );
}
