import { type Card, worthWith } from '@bullpen/games/captain-jack';
import type { JSX } from 'preact';
import { settings } from '../../app/settings.ts';
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

/** The piles with their sums and all their cards (C18); for the lifted card, what each would be worth with it. */
export function Piles(props: PilesProps): JSX.Element {
  const { view, words, legal, up, send, busy, hint } = props;
  const own = words['captain-jack'];
  const list = useFlow<HTMLOListElement>();
  const opening = `${up}>new`;
  const spread = settings.piles.value === 'row';
  return (
    <ol class="jack-piles flow" dir="ltr" aria-label={own.piles} onKeyDown={rove} ref={list} data-scrolls>
      {view.piles.map((pile, i) => (
        <Pile key={i} {...props} i={i} cards={pile.cards} value={pile.value} spread={spread} />
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
  /** Every card is in sight, as in a row (C18); else the pile is a stack. */
  readonly spread: boolean;
}

function Pile({
  view,
  legal,
  words,
  busy,
  hint,
  up,
  send,
  play,
  i,
  cards,
  value,
  spread,
}: PileProps): JSX.Element {
  const own = words['captain-jack'];
  const top = cards.at(-1);
  // While its cards fly to their taker, its place stays.
  if (top === undefined) return <li class="jack-pile" data-place={`pile-${i}`} />;
  const move = `${up}>${i + 1}`;
  const open = up !== null && legal.includes(move);
  const then = open ? worthWith(up, value) : null;
  const fate = then === null ? '' : then > 11 ? ' busts' : then === 11 ? ' eleven' : ' fine';
  const all = words.page.list(cards.map((card) => own.kinds[card]));
  const stacked = `card high-${Math.min(cards.length, 4)}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: an explanation for the pointer; by keys, Enter gives the same
    <li
      class={`jack-pile${view.stake === i ? ' stake' : ''}${fate}`}
      data-place={`pile-${i}`}
      onClick={() => up !== null && !open && play(move)}
    >
      <span key={`${value} ${cards.length}`} class="pile-worth" aria-hidden="true">
        <b>{own.worth(value)}</b>
        <small dir="auto">{own.cards(cards.length)}</small>
      </span>
      <span class="pile-room">
        <span
          class={`pile-cards${spread ? ' spread' : ''}`}
          style={{ '--cards': cards.length }}
          role="img"
          aria-label={own.pile(i + 1, own.kinds[top], value, cards.length, all)}
        >
          {cards.map(
            (card, place) =>
              (spread || place === cards.length - 1) && (
                <span
                  key={place}
                  class={spread ? 'card' : stacked}
                  style={{ '--place': place }}
                  data-card={`p${i}-${place + 1}`}
                >
                  <Face key={card} card={card} />
                </span>
              ),
          )}
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
      </span>
    </li>
  );
}
