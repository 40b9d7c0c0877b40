import { heads } from '@bullpen/games/six-nimmt';
import type { JSX } from 'preact';
import { CardBack, OxCard } from '../../design/OxCard.tsx';
import type { BoardProps } from '../contract.ts';
import type { SixView } from './types.ts';

/** The cards in front of the seats: face down while they are secret, turned up while they wait to be placed. */
export function Laid({ view, names, words }: BoardProps<SixView>): JSX.Element {
  const own = words['six-nimmt'];
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const low = view.phase === 'row' ? view.waiting[0]?.seat : undefined;
  return (
    <ul class="six-laid" aria-label={own.laid}>
      {seats.map((seat) => {
        const turned = view.waiting.find((waiting) => waiting.seat === seat)?.card;
        const card = turned ?? (seat === names.me ? view.choice : null);
        return (
          <li key={seat} class={seat === low ? 'low' : ''}>
            <span class="six-place" data-place={`laid-${seat}`}>
              {card !== null && <OxCard number={card} heads={heads(card)} />}
              {card === null && view.chosen[seat] && <CardBack />}
            </span>
            <span class="six-laid-name">{names.of(seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}
