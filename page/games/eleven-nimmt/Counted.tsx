import { heads } from '@bullpen/games/eleven-nimmt';
import type { JSX } from 'preact';
import { OxCard } from '../../design/OxCard.tsx';
import type { BoardProps } from '../contract.ts';
import type { ElevenPicture } from './types.ts';

/** The end of a round (E13): what everybody still had, where the piles were. */
export function Counted({ view, names, words }: BoardProps<ElevenPicture>): JSX.Element {
  return (
    <ul
      class="counted"
      style={{ '--seats': view.hands.length }}
      aria-label={words['eleven-nimmt'].herd}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      {view.hands.map((hand, seat) => (
        <li key={seat}>
          <span class="owner-name">{names.of(seat)}</span>
          <span class="counted-cards" dir="ltr">
            {hand?.map((card) => (
              <OxCard key={card} number={card} heads={heads(card)} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
