import type { sheets } from '@bullpen/games/twenty-one';
import type { JSX } from 'preact';

type Colour = ReturnType<typeof sheets>['A'][number][number][0];

export type { Colour };

/** In the order in which moves name them. */
export const COLOURS: readonly Colour[] = ['white', 'yellow', 'red', 'green', 'blue', 'black'];

/** Every colour has a shape of its own, so that nobody has to tell them apart by colour. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  white: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  yellow: 'M12 2l3 6.6 7 .8-5.2 4.8 1.5 7L12 17.7 5.7 21.2l1.5-7L2 9.4l7-.8z',
  red: 'M12 3l10 18H2z',
  green: 'M4 4h16v16H4z',
  blue: 'M12 1l10 11-10 11L2 12z',
  black: 'M8 2h8v6h6v8h-6v6H8v-6H2V8h6z',
};

export const Shape = ({ colour }: { readonly colour: Colour }): JSX.Element => (
  <svg class="shape" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[colour]} />
  </svg>
);
