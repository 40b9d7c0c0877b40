import { heads } from '@bullpen/games/six-nimmt';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CardsDialog } from '../../design/CardsDialog.tsx';
import { CardBack, OxCard } from '../../design/OxCard.tsx';
import { OxHead } from '../../design/OxHead.tsx';
import { rove } from '../../motion/roving.ts';
import type { BoardProps } from '../contract.ts';
import type { SixView } from './types.ts';

/**
 * The seats: what each has laid, face down while it is secret, turned up while it waits to be placed; and a button to look at
 * its head pile (S9).
 */
export function Laid({ view, names, words }: BoardProps<SixView>): JSX.Element {
  const [looked, look] = useState<number | null>(null);
  const own = words['six-nimmt'];
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const low = view.phase === 'row' ? view.waiting[0]?.seat : undefined;
  const headsOf = (seat: number): number => view.piles[seat]!.reduce((sum, card) => sum + heads(card), 0);
  return (
    <>
      <ul class="six-laid" aria-label={own.laid} onKeyDown={rove}>
        {seats.map((seat) => {
          const turned = view.waiting.find((waiting) => waiting.seat === seat)?.card;
          const card = turned ?? (seat === names.me ? view.choice : null);
          const sum = headsOf(seat);
          return (
            <li key={seat} class={seat === low ? 'low' : ''}>
              <span class="six-place" data-place={`laid-${seat}`}>
                {card !== null && <OxCard number={card} heads={heads(card)} />}
                {card === null && view.chosen[seat] && <CardBack />}
              </span>
              <span class="six-laid-name">{names.of(seat)}</span>
              <button
                type="button"
                class="six-pile"
                data-look
                tabIndex={seat === 0 ? 0 : -1}
                onClick={() => look(seat)}
              >
                <span class="hidden">{own.headPile(names.of(seat), sum)}</span>
                {sum > 0 && (
                  <span key={sum} class="six-pile-heads" aria-hidden="true">
                    {sum}
                    <OxHead />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {looked !== null && (
        <CardsDialog
          title={own.headPileOf(names.of(looked))}
          cards={view.piles[looked]!}
          heads={heads}
          note={headsOf(looked) === 0 ? own.noHeads : own.rowHeads(headsOf(looked))}
          onClose={() => look(null)}
        />
      )}
    </>
  );
}
