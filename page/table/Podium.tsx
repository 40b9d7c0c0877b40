import type { Outcome } from '@bullpen/engine';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import { Avatar } from './Avatar.tsx';
import { Crown } from './Crown.tsx';
import { Score } from './Score.tsx';
import { finalStandings } from './standings.ts';
import './podium.css';

interface PodiumProps {
  readonly game: GameId;
  readonly outcome: Outcome;
  readonly names: Names;
}

/** The final ranking, best first: three on a podium, the others in lines below. In the page it is one list. */
export function Podium({ game, outcome, names }: PodiumProps): JSX.Element {
  const { page, [game]: own } = words();
  const standings = finalStandings(outcome);
  return (
    <ol class="podium" aria-label={page.finalScores}>
      {standings.map(({ seat, place, score }, i) => (
        <li
          key={seat}
          class={`${i < 3 ? `step step-${i + 1}` : 'line'}${seat === names.me ? ' mine' : ''}`}
          data-place-won={place}
        >
          <span class="podium-place">
            <span class="hidden">{page.place} </span>
            {place}
          </span>
          <span class="podium-face">
            {outcome.winners.includes(seat) && <Crown />}
            <Avatar of={names.face(seat)} />
          </span>
          <span class="podium-name">
            {names.of(seat)}
            {outcome.winners.includes(seat) && <span class="hidden"> ({page.winner})</span>}
          </span>
          <span class="podium-score">
            <span aria-hidden="true">
              <Score of={score} />
            </span>
            <span class="hidden">{own.score(score)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
