import type { DailySplit } from '@bullpen/wire';
import type { DailyWords } from '@bullpen/words/daily';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import type { AnyGamePage } from '../games/contract.ts';
import { gamePages } from '../games/index.ts';
import type { GameId } from '../games/list.ts';
import type { Film } from '../replay/film.ts';

/** Everybody sits in the same seat. */
const SEAT = 0;
/** As many choices of one decision are listed. */
const MOST = 4;

interface SplitsProps {
  readonly splits: readonly DailySplit[];
  /** The player's own attempt, which shows what the moves mean. */
  readonly film: Film | null;
  readonly game: GameId;
  readonly texts: DailyWords;
}

/** Decisions on which those who came to the same position were divided. */
export function Splits({ splits, film, game, texts }: SplitsProps): JSX.Element {
  const [page, setPage] = useState<AnyGamePage | null>(null);
  useEffect(() => void gamePages[game]().then(setPage), [game]);
  const name = (split: DailySplit, move: string): string => {
    const at = film === null ? -1 : decisionIn(film, split.decision);
    const frame = film?.frames[at];
    if (film === null || frame === undefined || page?.nameMove === undefined) return move;
    const names = { of: (seat: number) => film.players[seat] ?? '', face: () => '', me: SEAT };
    return page.nameMove(move, film.game.view(frame.state, SEAT), words(), names);
  };
  return (
    <section>
      <h2>{texts.splits}</h2>
      <p class="quiet">{splits.length === 0 ? texts.noSplits : texts.splitsHelp}</p>
      <ol class="splits">
        {splits.map((split) => {
          const most = Math.max(...split.moves.map(({ count }) => count));
          return (
            <li key={split.decision}>
              <h3>{texts.decision(split.decision)}</h3>
              <ul>
                {split.moves.slice(0, MOST).map(({ move, count }) => (
                  <li key={move} class={move === split.move ? 'own' : ''}>
                    <span class="split-bar" style={{ '--share': count / most }} aria-hidden="true" />
                    <span class="split-move">
                      <bdi>{name(split, move)}</bdi>
                      {move === split.move && <b> ({texts.you})</b>}
                    </span>
                    <span class="quiet">{texts.chose(count)}</span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The frame before the n-th decision of the player's own seat, from 1; -1 if there is none. */
function decisionIn({ frames }: Film, n: number): number {
  let made = 0;
  return frames.findIndex(({ seat }) => seat === SEAT && ++made === n) - 1;
}
