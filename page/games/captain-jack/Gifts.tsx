import type { JSX } from 'preact';
import { Avatar } from '../../table/Avatar.tsx';
import type { BoardProps } from '../contract.ts';
import type { CaptainView } from './types.ts';

interface GiftsProps extends BoardProps<CaptainView> {
  send(move: string): void;
}

/** C7, C10: who gets the pile. What each of them holds and has taken stays in sight. */
export function Gifts({ view, legal, names, words, busy, hint, send }: GiftsProps): JSX.Element | null {
  const own = words['captain-jack'];
  const seats = view.taken.map((_, seat) => seat).filter((seat) => legal.includes(`give ${seat}`));
  if (seats.length === 0) return null;
  return (
    <ul class="jack-gifts" data-seats={seats.length}>
      {seats.map((seat) => (
        <li key={seat}>
          <button
            type="button"
            class={`button${hint === `give ${seat}` ? ' hinted' : ''}`}
            disabled={busy}
            onClick={() => send(`give ${seat}`)}
          >
            <Avatar of={names.face(seat)} />
            <span class="gift-who">
              <span class="hidden">{own.giveTo(names.of(seat))}</span>
              <span aria-hidden="true">{names.of(seat)}</span>
              <small class="gift-hand hand-size">
                <span class="hidden">{words.page.inHand(view.handSizes[seat] ?? 0)}</span>
                <span aria-hidden="true">{view.handSizes[seat]}</span>
              </small>
            </span>
            <span class="gift-taken" aria-hidden="true">
              {view.taken[seat]}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
