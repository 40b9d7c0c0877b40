import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { AnyGamePage, Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import { Avatar } from './Avatar.tsx';
import { Bubble } from './Bubble.tsx';
import { bestScore } from './best.ts';
import { Crown } from './Crown.tsx';
import { handSizesOf, hasChosen, leadersOf } from './holding.ts';
import type { Moment } from './moment.ts';
import { Present } from './Present.tsx';
import { Change, Score } from './Score.tsx';
import type { Talk } from './talk.ts';
import './seats.css';

interface SeatsProps {
  readonly moment: Moment;
  readonly game: AnyGamePage;
  readonly scores: readonly number[];
  readonly names: Names;
  /** By the clock of the table; null where everybody is at this device. */
  readonly now: number | null;
  readonly talk: Talk;
}

/** From this many seats on there is no room to say which is the viewer's: it has another ground. */
const MANY = 8;

/** Who sits where, with scores, cards in hand and whose turn it is. Cards may fly to a seat: its `data-place` is `seat-<n>`. */
export function Seats({ moment, game, scores, names, now, talk }: SeatsProps): JSX.Element {
  const { snapshot, since } = moment;
  const { view } = snapshot;
  const id = snapshot.game as GameId;
  const { page, [id]: own } = words();
  const acting = snapshot.status === 'playing' ? (view?.toAct ?? []) : [];
  const hands = view === null ? null : handSizesOf(view);
  const leaders = leadersOf(scores, bestScore[id]);
  const many = snapshot.players.length >= MANY;
  const before = since === null ? scores : game.scores(since);
  return (
    <>
      <ol class="seats" data-moment={moment.at} data-seats={snapshot.players.length} aria-label={page.seats}>
        {snapshot.players.map((player, seat) => {
          const level =
            player.kind === 'bot' ? page.bot(page.levels[player.level ?? ''] ?? player.level ?? '') : null;
          const score = scores[seat];
          const gained = (score ?? 0) - (before[seat] ?? 0);
          return (
            <li
              key={seat}
              class={`seat${seat === names.me ? ' mine' : ''}${acting.includes(seat) ? ' acting' : ''}`}
              data-place={`seat-${seat}`}
              data-kind={player.kind}
              title={level ?? undefined}
            >
              <span class="seat-face">
                <Avatar of={names.face(seat)} />
                {leaders.includes(seat) && <Crown />}
                {snapshot.status === 'playing' && hasChosen(view, seat) && <span class="seat-tick" />}
              </span>
              <span class="seat-who">
                <span class="seat-name" dir="auto">
                  {names.of(seat)}
                </span>
                {seat === names.me && names.of(seat) !== page.someone && (
                  <span class={`seat-kind ${many ? 'hidden' : 'hidden-narrow'}`}>{page.you}</span>
                )}
                {level !== null && <span class="hidden">{level}</span>}
                {now !== null && snapshot.status !== 'over' && <Present player={player} now={now} short />}
                {acting.includes(seat) && (
                  <span class="hidden">{seat === names.me ? page.yourTurn : page.turn}</span>
                )}
              </span>
              {score !== undefined && (
                <span key={`score ${score}`} class="seat-score">
                  <span aria-hidden="true">
                    <Score of={score} />
                  </span>
                  <span class="hidden">{own.score(score)}</span>
                </span>
              )}
              <span class="seat-facts">
                {hands !== null && (
                  <span class="seat-hand hand-size">
                    <span aria-hidden="true">{hands[seat]}</span>
                    <span class="hidden">{page.inHand(hands[seat]!)}</span>
                  </span>
                )}
                {leaders.includes(seat) && <span class="hidden">{page.leads}</span>}
                {snapshot.status === 'playing' && hasChosen(view, seat) && (
                  <span class="hidden">{page.hasChosen}</span>
                )}
              </span>
              {/* The log says it in words. */}
              <span class="seat-change" aria-hidden="true">
                {gained !== 0 && <Change key={gained} by={gained} />}
              </span>
              <Bubble talk={talk} seat={seat} />
            </li>
          );
        })}
      </ol>
      <p class="goal hidden-narrow">{own.goal}</p>
    </>
  );
}
