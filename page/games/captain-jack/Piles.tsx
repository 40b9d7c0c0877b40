import { type Card, ELEVEN, worthWith } from '@bullpen/games/captain-jack';
import type { JSX } from 'preact';
import { settings } from '../../app/settings.ts';
import { useFlow } from '../../motion/flow.ts';
import { rove } from '../../motion/roving.ts';
import type { BoardProps } from '../contract.ts';
import { type Blow, useBlow } from './blow.ts';
import { Face } from './Card.tsx';
import { Gauge } from './Gauge.tsx';
import type { CaptainView } from './types.ts';

interface PilesProps extends BoardProps<CaptainView> {
  /** The card that is lifted. */
  readonly up: Card | null;
  /** The card that is looked at: lifted, under the pointer, or with the focus. */
  readonly peek: Card | null;
  /** The pile that a card is held over, as `data-drop` names it. */
  readonly over: string | null;
  send(move: string): void;
}

/** The piles with their sums and all their cards (C18); for the card that is looked at, what each would be worth with it. */
export function Piles(props: PilesProps): JSX.Element {
  const { view, words, legal, up, over, send, busy, hint } = props;
  const own = words['captain-jack'];
  const list = useFlow<HTMLOListElement>();
  const opening = `${up}>new`;
  const opens = up !== null && legal.includes(opening);
  const spread = settings.piles.value === 'row';
  // Many piles, or long ones, are drawn smaller, so that all are in sight.
  const places = view.piles.length + (opens ? 1 : 0);
  const longest = spread ? Math.max(1, ...view.piles.map(({ cards }) => cards.length)) : 1;
  return (
    <div class="jack-ground" dir="ltr" data-scrolls style={{ '--places': places, '--longest': longest }}>
      <ol class="jack-piles flow" aria-label={own.piles} onKeyDown={rove} ref={list}>
        {view.piles.map((pile, i) => (
          <Pile key={i} {...props} i={i} cards={pile.cards} value={pile.value} spread={spread} />
        ))}
        {opens && (
          <li class="jack-pile" data-drop="new">
            <button
              type="button"
              class={`jack-new${hint === opening ? ' hinted' : ''}${over === 'new' ? ' over' : ''}`}
              disabled={busy}
              onClick={() => send(opening)}
            >
              {own.newPile}
            </button>
          </li>
        )}
      </ol>
      {view.piles.length === 0 && up === null && (
        <p class="jack-empty" dir="auto">
          {own.emptyTable}
        </p>
      )}
    </div>
  );
}

interface PileProps extends PilesProps {
  readonly i: number;
  readonly cards: readonly Card[];
  readonly value: number;
  /** Every card is in sight, as in a row (C18); else the pile is a stack. */
  readonly spread: boolean;
}

function Pile(props: PileProps): JSX.Element {
  const { view, legal, words, up, peek, over, play, i, cards, value, spread } = props;
  const own = words['captain-jack'];
  const top = cards.at(-1);
  const pile = useBlow(blowOn(view, i, top, value));
  // While its cards fly to their taker, its place stays.
  if (top === undefined) return <li class="jack-pile" data-place={`pile-${i}`} />;
  const move = `${up}>${i + 1}`;
  const open = up !== null && legal.includes(move);
  const then = peek !== null && legal.includes(`${peek}>${i + 1}`) ? worthWith(peek, value) : null;
  const fate = then === null ? '' : then > ELEVEN ? ' busts' : then === ELEVEN ? ' eleven' : ' fine';
  const all = words.page.list(cards.map((card) => own.kinds[card]));
  const stacked = `card high-${Math.min(cards.length, 4)}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: an explanation for the pointer; by keys, Enter gives the same
    <li
      class={`jack-pile${view.stake === i ? ' stake' : ''}${fate}${over === String(i + 1) ? ' over' : ''}`}
      data-place={`pile-${i}`}
      data-drop={i + 1}
      onClick={() => up !== null && !open && play(move)}
    >
      <span class="pile-worth">
        <Gauge value={value} then={then} />
        <small key={cards.length} dir="auto" aria-hidden="true">
          {own.cards(cards.length)}
        </small>
      </span>
      <span class="pile-room">
        <span
          class={`pile-cards${spread ? ' spread' : ''}`}
          style={{ '--cards': cards.length }}
          role="img"
          aria-label={own.pile(i + 1, own.kinds[top], value, cards.length, all)}
          ref={pile}
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
        {open && <Here {...props} move={move} card={up} />}
      </span>
    </li>
  );
}

/** Places the lifted card on a pile; says what the pile would be worth. */
function Here({
  words,
  busy,
  hint,
  send,
  i,
  value,
  move,
  card,
}: PileProps & { readonly move: string; readonly card: Card }): JSX.Element {
  const own = words['captain-jack'];
  const then = own.becomes(worthWith(card, value));
  return (
    <button
      type="button"
      class={`jack-here${hint === move ? ' hinted' : ''}`}
      disabled={busy}
      aria-label={own.placeLabel(own.kinds[card], i + 1, then)}
      onClick={() => send(move)}
    >
      <span dir="auto">{then}</span>
    </button>
  );
}

/** C7, C11: what has just happened to a pile. Only an answered Jack lies under a Blank on a pile that is at stake. */
function blowOn({ stake }: CaptainView, i: number, top: Card | undefined, value: number): Blow {
  if (value > ELEVEN) return 'busted';
  if (stake !== i) return null;
  return top === 'B' ? 'struck' : 'eleven';
}
