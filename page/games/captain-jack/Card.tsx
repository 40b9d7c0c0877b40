import type { Card } from '@bullpen/games/captain-jack';
import type { JSX } from 'preact';

/** Captain Jack himself: hat, eye patch, red beard. */
export const JackPicture = (): JSX.Element => (
  <svg class="jack-picture" viewBox="0 0 60 62" aria-hidden="true" focusable="false">
    <path class="p-red" d="M13 32c0 17 8 28 17 28s17-11 17-28z" />
    <path class="p-skin" d="M16 25h28v12c0 8-6 12-14 12s-14-4-14-12z" />
    <path class="p-red" d="M19 43c3-4.5 8-4 11-.5 3-3.5 8-4 11 .5-3 3-8 3-11 .8-3 2.2-8 2.2-11-.8z" />
    <path class="p-line" d="M26 49c3 1.8 5 1.8 8 0M19 29.5c2-1.7 5-1.7 7 0M15 27.5l30 4" />
    <path
      class="p-ink"
      d="M22 33a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0zM32 29.5h9.5c0 5.5-2 8-4.8 8S32 35 32 29.5z"
    />
    <path class="p-ink" d="M3 27C5 13 15 3 30 3s25 10 27 24c-7-5-15-7-27-7S10 22 3 27z" />
    <path class="p-gold" d="M3 27c7-5 15-7 27-7s20 2 27 7l-1 3.5C48.5 26 40.5 24.5 30 24.5S11.5 26 4 30.5z" />
    <path
      class="p-gold"
      d="M30 7.5c3.5 0 5 2 5 4.5 0 3-2 5-5 5s-5-2-5-5c0-2.5 1.5-4.5 5-4.5zM25 9.5c-3-.5-4-3-2.5-5.5.8 2.5 2 3 4 3.5zM35 9.5c3-.5 4-3 2.5-5.5-.8 2.5-2 3-4 3.5z"
    />
  </svg>
);

/** An empty sail and an empty flag. */
export const BlankPicture = (): JSX.Element => (
  <svg class="jack-picture" viewBox="0 0 60 62" aria-hidden="true" focusable="false">
    <path class="p-wood" d="M28.5 3h3v42h-3z" />
    <path
      class="p-sail"
      d="M33 8c12 6 17 16 17 29-6-2.5-11-2.5-17 0zM27 13c-9 6-14 13-15 24 6-2 10-2 15 0z"
    />
    <path class="p-wood" d="M8 43h44c-2 9-7 12-12 12H20c-5 0-10-3-12-12z" />
    <path class="p-wave" d="M2 56c4-3.5 7-3.5 11 0s8 3.5 11 0 8-3.5 11 0 8 3.5 11 0 8-3.5 12 0" />
  </svg>
);

/** The face of a card: a number, the Jack or a Blank; its sign in the corner survives when another card lies on top. */
export const Face = ({ card }: { readonly card: Card }): JSX.Element => (
  <span class="face jack-face" data-sign={card} aria-hidden="true">
    <span class="corner" data-sign={card} />
    <span class="middle">{card === 'J' ? <JackPicture /> : card === 'B' ? <BlankPicture /> : card}</span>
  </span>
);
