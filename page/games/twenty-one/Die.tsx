import type { JSX } from 'preact';
import { type Colour, SHAPES } from './colours.tsx';

/** Where the pips of each number lie, on a grid of three by three. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 2],
    [2, 0],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

/** How a die is turned so that a number is in front: around its x and its y axis, in degrees. Opposite sides add up to seven. */
const POSES: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

/** The transform of a die that shows a number, after whole turns around both axes. */
export function poseOf(number: number, turns = 0): string {
  const [x, y] = POSES[number] ?? [0, 0];
  return `rotateX(${x + 360 * turns}deg) rotateY(${y - 360 * turns}deg)`;
}

const SIDES = [1, 2, 3, 4, 5, 6];

/** A die with six sides, as it lies. Its pips have the shape of its colour. */
export const Cube = ({
  colour,
  number,
}: {
  readonly colour: Colour;
  readonly number: number;
}): JSX.Element => (
  <span class="die-cube" style={{ transform: poseOf(number) }}>
    {SIDES.map((side) => (
      <span key={side} class={`die-side side-${side}`}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          {PIPS[side]?.map(([x, y]) => (
            <path
              key={`${x}${y}`}
              d={SHAPES[colour]}
              transform={`translate(${11 + 28 * x} ${11 + 28 * y}) scale(0.92)`}
            />
          ))}
        </svg>
      </span>
    ))}
  </span>
);
