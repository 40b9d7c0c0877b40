import type { Card } from '@bullpen/games/captain-jack';
import type { JSX } from 'preact';

/** The captain's hat and the blank sail, drawn here. */
const Hat = (): JSX.Element => (
  <svg viewBox="0 0 40 32" aria-hidden="true">
    <path d="M20 2c8 0 9 8 17 12 2 1 2 4 0 6-8 6-26 6-34 0-2-2-2-5 0-6C11 10 12 2 20 2z" />
    <path class="hat-band" d="M4 20c9 5 23 5 32 0v4c-9 5-23 5-32 0z" />
    <circle class="hat-sign" cx="20" cy="12" r="3.4" />
  </svg>
);

const Sail = (): JSX.Element => (
  <svg viewBox="0 0 40 32" aria-hidden="true">
    <path d="M19 2v21H5C7 14 12 6 19 2zM22 7c7 3 11 9 12 16H22z" />
    <path class="sail-hull" d="M4 26h32c-2 4-6 5-9 5H13c-3 0-7-1-9-5z" />
  </svg>
);

/** The face of a card: a number, the Jack or a Blank. */
export const Face = ({ card }: { readonly card: Card }): JSX.Element => (
  <span class="jack-face" data-sign={card} aria-hidden="true">
    <span class="corner" data-sign={card} />
    <span class="middle">{card === 'J' ? <Hat /> : card === 'B' ? <Sail /> : card}</span>
    <span class="corner end" data-sign={card} />
  </span>
);
