import { heads } from '@bullpen/games/six-nimmt';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { OxCard } from '../../design/OxCard.tsx';
import { OxHead } from '../../design/OxHead.tsx';
import type { BoardProps } from '../contract.ts';
import { useTrembling } from './drama.ts';
import type { Look } from './preview.ts';
import type { SixPicture } from './types.ts';

const PLACES = [0, 1, 2, 3, 4];

interface RowsProps extends BoardProps<SixPicture> {
  readonly look: Look | null;
  /** The row whose number was typed: Enter takes it. */
  readonly marked: number | null;
}

/** The four rows, each with its number and its sixth place; where a row has to be chosen, each has its price on a button (S8). */
export const Rows = (props: RowsProps): JSX.Element => (
  <ol class="six-rows" dir="ltr" aria-label={props.words['six-nimmt'].rows} data-drop="table">
    {props.view.rows.map((cards, row) => (
      <Row key={row} {...props} row={row} cards={cards} />
    ))}
  </ol>
);

interface RowProps extends RowsProps {
  readonly row: number;
  readonly cards: readonly number[];
}

function Row(props: RowProps): JSX.Element {
  const { row, cards, view, words, look, marked } = props;
  const own = words['six-nimmt'];
  const sum = cards.reduce((total, card) => total + heads(card), 0);
  const landing = look?.landing?.row === row ? look.landing : null;
  const taking = view.taking?.row === row ? view.taking : null;
  const line = useRef<HTMLOListElement>(null);
  useTrembling(line, taking !== null);
  const full = cards.length >= PLACES.length;
  const sixth = cards[PLACES.length];
  const ahead = (place: number): boolean => landing !== null && !landing.takes && place === cards.length;
  const state = [
    landing?.takes || marked === row + 1 ? ' takes' : '',
    look !== null && look.landing === null ? ' priced' : '',
    taking === null ? '' : ' trembles',
  ];
  return (
    <li class={`six-row${state.join('')}`}>
      <span class="six-nth" aria-hidden="true">
        {row + 1}
      </span>
      <ol class="six-cards" aria-label={`${own.row(row + 1)}, ${own.rowHeads(sum)}`} ref={line}>
        {PLACES.map((place) => (
          <li
            key={place}
            class={`six-place${ahead(place) ? ' ahead' : ''}`}
            aria-hidden={place >= cards.length}
          >
            {cards[place] !== undefined && (
              <OxCard key={cards[place]} number={cards[place]} heads={heads(cards[place])} />
            )}
            {ahead(place) && <span class="six-ghost">{look?.card}</span>}
          </li>
        ))}
        <li class={`six-place danger${full ? ' full' : ''}`} aria-hidden={!full}>
          {landing?.takes && <span class="six-ghost">{look?.card}</span>}
          {!landing?.takes && <span class="six-sixth">6</span>}
          {sixth !== undefined && <OxCard key={sixth} number={sixth} heads={heads(sixth)} />}
          {full && <span class="hidden">{own.danger}</span>}
        </li>
      </ol>
      <Price {...props} sum={sum} />
      {taking !== null && (
        <span class="six-cost" data-card="heads" aria-hidden="true">
          +{taking.heads}
          <OxHead />
        </span>
      )}
    </li>
  );
}

/** What the row costs: a button where its owner has to choose one. */
function Price({
  row,
  legal,
  words,
  play,
  busy,
  hint,
  marked,
  sum,
}: RowProps & { sum: number }): JSX.Element {
  const move = `row ${row + 1}`;
  if (!legal.includes(move))
    return (
      <span class="six-sum" aria-hidden="true">
        <span key={sum} class="six-number">
          {sum}
        </span>
        <OxHead />
      </span>
    );
  return (
    <button
      type="button"
      class={`button choice six-price${hint === move ? ' hinted' : ''}`}
      aria-pressed={marked === row + 1}
      disabled={busy}
      onClick={() => play(move)}
    >
      <span class="hidden">{words['six-nimmt'].takeRow(row + 1, sum)}</span>
      <span class="six-heads" aria-hidden="true">
        {sum}
        <OxHead />
      </span>
    </button>
  );
}
