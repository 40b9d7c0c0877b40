import { heads } from '@bullpen/games/six-nimmt';
import type { JSX } from 'preact';
import { OxCard } from '../../design/OxCard.tsx';
import { OxHead } from '../../design/OxHead.tsx';
import type { BoardProps } from '../contract.ts';
import type { Look } from './preview.ts';
import type { SixView } from './types.ts';

const PLACES = [0, 1, 2, 3, 4];

interface RowsProps extends BoardProps<SixView> {
  readonly look: Look | null;
  /** The row whose number was typed: Enter takes it. */
  readonly marked: number | null;
}

/** The four rows, each with its sixth place; where a row has to be chosen, each is taken by a button (S8). */
export const Rows = (props: RowsProps): JSX.Element => (
  <ol class="six-rows" dir="ltr" aria-label={props.words['six-nimmt'].rows}>
    {props.view.rows.map((cards, row) => (
      <Row key={row} {...props} row={row} cards={cards} />
    ))}
  </ol>
);

interface RowProps extends RowsProps {
  readonly row: number;
  readonly cards: readonly number[];
}

function Row({ row, cards, legal, words, play, busy, hint, look, marked }: RowProps): JSX.Element {
  const own = words['six-nimmt'];
  const sum = cards.reduce((total, card) => total + heads(card), 0);
  const move = `row ${row + 1}`;
  const landing = look?.landing?.row === row ? look.landing : null;
  const full = cards.length === PLACES.length;
  const ahead = (place: number): boolean => landing !== null && !landing.takes && place === cards.length;
  return (
    <li class={`six-row${landing?.takes || marked === row + 1 ? ' takes' : ''}`}>
      <ol class="six-cards" aria-label={`${own.row(row + 1)}, ${own.rowHeads(sum)}`}>
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
          {full && <span class="hidden">{own.danger}</span>}
        </li>
      </ol>
      {legal.includes(move) ? (
        <button
          type="button"
          class={`button choice${hint === move ? ' hinted' : ''}`}
          aria-pressed={marked === row + 1}
          disabled={busy}
          onClick={() => play(move)}
        >
          <span class="hidden">{own.takeRow(row + 1, sum)}</span>
          <span class="six-heads" aria-hidden="true">
            {sum}
            <OxHead />
          </span>
        </button>
      ) : (
        <span class="six-sum" aria-hidden="true">
          <span key={sum} class="six-number">
            {sum}
          </span>
          <OxHead />
        </span>
      )}
    </li>
  );
}
