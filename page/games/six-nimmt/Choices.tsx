import { heads } from '@bullpen/games/six-nimmt';
import type { JSX } from 'preact';
import { settings } from '../../app/settings.ts';
import { OxButton } from '../../design/OxCard.tsx';
import { useFlow } from '../../motion/flow.ts';
import { rove } from '../../motion/roving.ts';
import type { BoardProps } from '../contract.ts';
import type { SixPicture } from './types.ts';

interface ChoicesProps extends BoardProps<SixPicture> {
  readonly cards: readonly number[];
  readonly label: string;
  /** The open cards of a draft, not a hand. */
  readonly open?: boolean;
  /** The card that is lifted. */
  readonly up: number | null;
  moveOf(card: number): string;
  lift(card: number | null): void;
  send(card: number): void;
  hover(card: number | null): void;
}

/** Cards to choose from: the first press lifts one, the second plays it; or it is dragged to the table. */
export function Choices(props: ChoicesProps): JSX.Element {
  const { view, legal, hint, cards, label, open = false, up, moveOf, lift, send, hover, play } = props;
  const list = useFlow<HTMLUListElement>();
  const first = cards.find((card) => card !== view.choice);
  /** What cannot be played now is refused with its rule. */
  const press = (card: number): void => {
    if (!legal.includes(moveOf(card))) play(moveOf(card));
    else if (up === card || settings.onePress.value === 'on') send(card);
    else lift(card);
  };
  const stop = up !== null && cards.includes(up) ? up : first;
  return (
    <ul
      class={`six-hand flow${open ? ' open' : ''}`}
      dir="ltr"
      aria-label={label}
      onKeyDown={rove}
      ref={list}
    >
      {cards.map((card) => (
        <li key={card} class="six-place">
          {card !== view.choice && (
            <OxButton
              number={card}
              heads={heads(card)}
              lifted={up === card}
              hinted={hint === moveOf(card)}
              disabled={!legal.includes(moveOf(card))}
              tabIndex={card === stop ? 0 : -1}
              drag
              onClick={() => press(card)}
              onHover={(over) => hover(over ? card : null)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
