import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import { Score } from './Score.tsx';

interface SeatsProps {
  readonly snapshot: Snapshot;
  readonly scores: readonly number[];
  readonly names: Names;
}

/** Who sits where, with scores and whose turn it is. Cards may fly to a seat: its `data-place` is `seat-<n>`. */
export function Seats({ snapshot, scores, names }: SeatsProps): JSX.Element {
  const { page, [snapshot.game as GameId]: game } = words();
  const acting = snapshot.view?.toAct ?? [];
  return (
    <>
      <ol class="seats" aria-label={page.seats}>
        {snapshot.players.map(({ kind, level, away }, seat) => (
          <li
            key={seat}
            class={`seat${seat === names.me ? ' mine' : ''}${acting.includes(seat) ? ' acting' : ''}`}
            data-place={`seat-${seat}`}
            data-kind={kind}
          >
            <span class="seat-name">{names.of(seat)}</span>
            {seat === names.me && names.of(seat) !== page.someone && (
              <span class="seat-kind">{page.you}</span>
            )}
            {kind === 'bot' && (
              <span class="seat-kind">{page.bot(page.levels[level ?? ''] ?? level ?? '')}</span>
            )}
            {scores[seat] !== undefined && (
              <span key={`score ${scores[seat]}`} class="seat-score">
                <span aria-hidden="true">
                  <Score of={scores[seat]} />
                </span>
                <span class="hidden">{game.score(scores[seat])}</span>
              </span>
            )}
            {acting.includes(seat) && <span class="seat-turn">{page.turn}</span>}
            {away && <span class="seat-away">{page.away}</span>}
          </li>
        ))}
      </ol>
      <p class="goal">{game.goal}</p>
    </>
  );
}
