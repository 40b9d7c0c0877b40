import type { BestScore } from '@bullpen/engine';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { Names } from '../games/contract.ts';
import './chart.css';

const WIDTH = 480;
const HEIGHT = 220;
const EDGE = 12;
/** Room for the numbers beside and below. */
const SIDE = 34;
const FOOT = 20;

interface ChartProps {
  /** The scores at each point, with what the point is called below it. */
  readonly points: readonly { readonly label: number | null; readonly scores: readonly number[] }[];
  readonly best: BestScore;
  readonly names: Names;
  /** Points that can be pressed, by their index, with what they are. */
  readonly marks: readonly { readonly index: number; readonly seat: number; readonly label: string }[];
  onMark(index: number): void;
}

/** Scores over a match, the leader on top: a line for each seat, with its own colour, its own dashes and its name. */
export function Chart({ points, best, names, marks, onMark }: ChartProps): JSX.Element {
  const { page } = words();
  const seats = points[0]?.scores.map((_, seat) => seat) ?? [];
  const all = [0, ...points.flatMap(({ scores }) => scores)];
  const low = Math.min(...all);
  const high = Math.max(...all, low + 1);
  const x = (i: number): number => SIDE + (i / points.length) * (WIDTH - SIDE - EDGE);
  const y = (score: number): number => {
    const share = (score - low) / (high - low);
    return EDGE + (best === 'lowest' ? share : 1 - share) * (HEIGHT - FOOT - 2 * EDGE);
  };
  /** The viewer's line looks the same wherever they sit; without one, lines go by seat. */
  const look = (seat: number): number => (seat === names.me ? 0 : (seat < names.me ? seat + 1 : seat) % 10);
  const every = Math.ceil(points.length / 12);
  const scoreAt = (index: number, seat: number): number => points[index]?.scores[seat] ?? 0;
  return (
    <figure class="chart">
      <figcaption class="hidden">{page.chart}</figcaption>
      <div class="plot" dir="ltr">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {[...new Set([low, 0, high])].map((score) => (
            <g key={score} class="tick">
              <path d={`M${SIDE} ${y(score)}H${WIDTH - EDGE}`} />
              <text x={SIDE - 6} y={y(score) + 4} text-anchor="end">
                {score}
              </text>
            </g>
          ))}
          {points.map(
            ({ label }, i) =>
              label !== null &&
              i % every === 0 && (
                <text key={i} class="tick" x={x(i + 1)} y={HEIGHT - 4} text-anchor="middle">
                  {label}
                </text>
              ),
          )}
          {/* The viewer's own line is drawn last, over the others. */}
          {[...seats]
            .sort((a, b) => Number(a === names.me) - Number(b === names.me))
            .map((seat) => {
              const line = [0, ...points.map(({ scores }) => scores[seat] ?? 0)]
                .map((score, i) => `${x(i).toFixed(1)},${y(score).toFixed(1)}`)
                .join(' ');
              return (
                <polyline
                  key={seat}
                  class={`line line-${look(seat)}${seat === names.me ? ' own' : ''}`}
                  points={line}
                />
              );
            })}
        </svg>
        {marks.map(({ index, seat, label }) => (
          <button
            key={index}
            type="button"
            class={`plot-mark mark-${look(seat)}`}
            // The same can be pressed below the picture, in words.
            aria-hidden="true"
            tabIndex={-1}
            title={label}
            style={{
              left: `${(100 * x(index + 1)) / WIDTH}%`,
              top: `${(100 * y(scoreAt(index, seat))) / HEIGHT}%`,
            }}
            onClick={() => onMark(index)}
          />
        ))}
      </div>
      <ul class="legend">
        {seats.map((seat) => (
          <li key={seat} class={seat === names.me ? 'mine' : ''}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path class={`line line-${look(seat)}`} d="M0 4h24" />
            </svg>
            {names.of(seat)}
            <span class="hidden">
              : <bdi dir="ltr">{points.map(({ scores }) => scores[seat]).join(', ')}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
