import { type Card, worthWith } from '@bullpen/games/captain-jack';
import type { JSX } from 'preact';
import { useFlow } from '../../motion/flow.ts';
import { rove } from '../../motion/roving.ts';
import type { BoardProps } from '../contract.ts';
import { Face } from './Card.tsx';
import type { CaptainView } from './types.ts';

interface PilesProps extends BoardProps<CaptainView> {
  /** The card that is lifted. */
  readonly up: Card | null;
  send(move: string): void;
}

/** The piles with their sums; for the lifted card, what each would be worth with it. */
export function Piles(props: PilesProps): JSX.Element {
  const { view, words, legal, up, send, busy, hint } = props;
  const own = words['captain-jack'];
  const list = useFlow<HTMLOListElement>();
  const opening = `${up}>new`;
  return (
    <ol class="jack-piles flow" dir="ltr" aria-label={own.piles} onKeyDown={rove} ref={list} data-scrolls>
      {view.piles.map((pile, i) => (
        <Pile key={i} {...props} i={i} cards={pile.cards} value={pile.value} />
      ))}
      {up !== null && legal.includes(opening) && (
        <li class="jack-pile">
          <button
            type="button"
            class={`jack-new${hint === opening ? ' hinted' : ''}`}
            disabled={busy}
            onClick={() => send(opening)}
          >
            {own.newPile}
          </button>
        </li>
      )}
      {view.piles.length === 0 && up === null && (
        <li class="jack-empty" dir="auto">
          {own.emptyTable}
        </li>
      )}
    </ol>
  );
}

interface PileProps extends PilesProps {
  readonly i: number;
  readonly cards: readonly Card[];
  readonly value: number;
}

function Pile({ view, legal, words, busy, hint, up, send, play, i, cards, value }: PileProps): JSX.Element {
  const own = words['captain-jack'];
  const top = cards.at(-1)!;
  const move = `${up}>${i + 1}`;
  const open = up !== null && legal.includes(move);
  const then = open ? worthWith(up, value) : null;
  const fate = then === null ? '' : then > 11 ? ' busts' : then === 11 ? ' eleven' : ' fine';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: an explanation for the pointer; by keys, Enter gives the same
    <li
      class={`jack-pile${view.stake === i ? ' stake' : ''}${fate}`}
      data-place={`pile-${i}`}
      onClick={() => up !== null && !open && play(move)}
    >
      <span class="pile-cards" role="img" aria-label={own.pile(i + 1, own.kinds[top], value, cards.length)}>
        <span class={`card high-${Math.min(cards.length, 4)}`} data-card={`p${i}-${cards.length}`}>
          <Face key={top} card={top} />
        </span>
      </span>
      <span key={`${value} ${cards.length}`} class="pile-worth" aria-hidden="true">
        <b>{own.worth(value)}</b>
        <small dir="auto">{own.cards(cards.length)}</small>
      </span>
      {then !== null && (
        <button
          type="button"
          class={`jack-here${hint === move ? ' hinted' : ''}`}
          disabled={busy}
          aria-label={own.placeLabel(own.kinds[up!], i + 1, own.becomes(then))}
          onClick={() => send(move)}
        >
          <span dir="auto">{own.becomes(then)}</span>
        </button>
      )}
    </li>
  );
}
