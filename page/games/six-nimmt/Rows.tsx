import { heads } from '@bullpen/games/six-nimmt';
import type { JSX } from 'preact';
import { OxCard } from '../../design/OxCard.tsx';
import type { BoardProps } from '../contract.ts';
import type { SixView } from './types.ts';

const PLACES = [0, 1, 2, 3, 4];

/** The four rows, each with its sixth place, and a button to take one where that has to be chosen. */
export function Rows({ view, legal, words, play, busy, hint }: BoardProps<SixView>): JSX.Element {
  const own = words['six-nimmt'];
  return (
    <ol class="six-rows" dir="ltr" aria-label={own.rows}>
      {view.rows.map((row, i) => {
        const sum = row.reduce((total, card) => total + heads(card), 0);
        const move = `row ${i + 1}`;
        return (
          <li key={i} class="six-row" aria-label={`${own.row(i + 1)}, ${own.rowHeads(sum)}`}>
            <ol class="six-cards">
              {PLACES.map((place) => (
                <li key={place} class="six-place">
                  {row[place] !== undefined && <OxCard number={row[place]} heads={heads(row[place])} />}
                </li>
              ))}
              <li class="six-place danger" role="img" aria-label={own.danger} />
            </ol>
            {legal.includes(move) ? (
              <button
                type="button"
                class={`button choice${hint === move ? ' hinted' : ''}`}
                disabled={busy}
                onClick={() => play(move)}
              >
                {own.takeRow(i + 1, sum)}
              </button>
            ) : (
              <span class="six-sum">{sum}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
