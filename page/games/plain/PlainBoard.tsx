import type { Game, View } from '@bullpen/engine';
import type { FunctionComponent, JSX } from 'preact';
import type { BoardProps } from '../contract.ts';
import './plain.css';

/** A board for any game: the table as plain text, and a button for each legal move. */
export const plainBoard = <V extends View>(
  game: Pick<Game<never, V>, 'draw'>,
): FunctionComponent<BoardProps<V>> =>
  function PlainBoard({ view, legal, play, busy, hint }: BoardProps<V>): JSX.Element {
    return (
      <div class="plain-board">
        <pre dir="ltr">{game.draw(view)}</pre>
        <ul class="plain-moves">
          {legal.map((move) => (
            <li key={move}>
              <button
                type="button"
                class={`button${move === hint ? ' hinted' : ''}`}
                disabled={busy}
                onClick={() => play(move)}
              >
                {move}
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  };
