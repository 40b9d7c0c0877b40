import { heads } from '@bullpen/games/six-nimmt';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CardsDialog } from '../../design/CardsDialog.tsx';
import { CardBack, OxCard } from '../../design/OxCard.tsx';
import { OxHead } from '../../design/OxHead.tsx';
import { useFlow } from '../../motion/flow.ts';
import { rove } from '../../motion/roving.ts';
import type { BoardProps } from '../contract.ts';
import { useTurning } from './drama.ts';
import { seatOrder } from './trick.ts';
import type { SixPicture } from './types.ts';

/**
 * What each seat has laid: face down while it is secret, turned up and in order while it waits to be placed (S3, S4); and a
 * button to look at its head pile (S9).
 */
export function Laid({ view, names, words }: BoardProps<SixPicture>): JSX.Element {
  const [looked, look] = useState<number | null>(null);
  const list = useFlow<HTMLUListElement>();
  useTurning(list, view.turning === true);
  const own = words['six-nimmt'];
  const [next] = view.waiting;
  const low = view.phase === 'row' ? next?.seat : undefined;
  const headsOf = (seat: number): number =>
    (view.piles[seat] ?? []).reduce((sum, card) => sum + heads(card), 0);
  return (
    <>
      <ul
        class={`six-laid flow${view.turning ? ' turning' : ''}`}
        data-seats={view.seats}
        data-drop="table"
        aria-label={own.laid}
        onKeyDown={rove}
        ref={list}
      >
        {seatOrder(view).map((seat, place) => {
          const turned = view.waiting.find((waiting) => waiting.seat === seat)?.card;
          const card = turned ?? (seat === names.me ? view.choice : null);
          const sum = headsOf(seat);
          const state = `${seat === low ? ' low' : ''}${seat === names.me ? ' mine' : ''}`;
          return (
            // A seat in another place is another element: nothing shifts.
            <li key={`${seat} ${place}`} class={`six-seat${state}`}>
              <span class="six-place" data-place={`laid-${seat}`}>
                {card !== null && <OxCard number={card} heads={heads(card)} />}
                {card === null && view.chosen[seat] && <CardBack />}
              </span>
              <span class="six-laid-name" dir="auto">
                {names.of(seat)}
              </span>
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
          cards={view.piles[looked] ?? []}
          heads={heads}
          note={headsOf(looked) === 0 ? own.noHeads : own.rowHeads(headsOf(looked))}
          onClose={() => look(null)}
        />
      )}
    </>
  );
}
