import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import type { Moment } from './moment.ts';
import { Present } from './Present.tsx';
import { Score } from './Score.tsx';

interface SeatsProps {
  readonly moment: Moment;
  readonly scores: readonly number[];
  readonly names: Names;
  /** By the clock of the table; null where everybody is at this device. */
  readonly now: number | null;
}

/** Who sits where, with scores and whose turn it is. Cards may fly to a seat: its `data-place` is `seat-<n>`. */
export function Seats({ moment, scores, names, now }: SeatsProps): JSX.Element {
  const { snapshot } = moment;
  const { page, [snapshot.game as GameId]: game } = words();
  const acting = snapshot.status === 'playing' ? (snapshot.view?.toAct ?? []) : [];
  return (
    <>
      <ol class="seats" data-moment={moment.at} aria-label={page.seats}>
        {snapshot.players.map((player, seat) => (
          <li
            key={seat}
            class={`seat${seat === names.me ? ' mine' : ''}${acting.includes(seat) ? ' acting' : ''}`}
            data-place={`seat-${seat}`}
            data-kind={player.kind}
          >
            <span class="seat-name">{names.of(seat)}</span>
            {seat === names.me && names.of(seat) !== page.someone && (
              <span class="seat-kind">{page.you}</span>
            )}
            {player.kind === 'bot' && (
              <span class="seat-kind">{page.bot(page.levels[player.level ?? ''] ?? player.level ?? '')}</span>
            )}
            {now !== null && snapshot.status !== 'over' && <Present player={player} now={now} />}
            {scores[seat] !== undefined && (
              <span key={`score ${scores[seat]}`} class="seat-score">
                <span aria-hidden="true">
                  <Score of={scores[seat]} />
                </span>
                <span class="hidden">{game.score(scores[seat])}</span>
              </span>
            )}
            {acting.includes(seat) && (
              <span class="seat-turn">{seat === names.me ? page.yourTurn : page.turn}</span>
            )}
          </li>
        ))}
      </ol>
      <p class="goal">{game.goal}</p>
    </>
  );
}
