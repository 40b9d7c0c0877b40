import { heads } from '@bullpen/games/six-nimmt';
import type { JSX } from 'preact';
import { CardBack, OxCard } from '../../design/OxCard.tsx';
import type { BoardProps } from '../contract.ts';
import type { SixView } from './types.ts';

/** The cards in front of the seats: face down while they are secret, turned up while they wait to be placed. */
export function Laid({ view, names, words }: BoardProps<SixView>): JSX.Element | null {
  const own = words['six-nimmt'];
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  if (view.phase === 'draft' || view.phase === 'over') return null;
  return (
    <ul class="six-laid" aria-label={own.laid}>
      {seats.map((seat) => {
        const shown = view.waiting.find((waiting) => waiting.seat === seat)?.card;
        const mine = seat === names.me ? view.choice : null;
        const card = shown ?? mine;
        return (
          <li key={seat}>
            <span class="six-laid-place" data-place={`laid-${seat}`}>
              {card !== null && card !== undefined ? (
                <OxCard number={card} heads={heads(card)} />
              ) : (
                view.chosen[seat] && <CardBack />
              )}
            </span>
            <span class="six-laid-name">{names.of(seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}
