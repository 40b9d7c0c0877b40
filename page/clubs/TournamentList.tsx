import type { TournamentLine } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { dateText } from '../app/dates.ts';
import { words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import { isGameId } from '../games/list.ts';

interface TournamentListProps {
  readonly tournaments: readonly TournamentLine[];
  readonly texts: ClubsWords;
}

/** Tournaments, each with the way to it. */
export function TournamentList({ tournaments, texts }: TournamentListProps): JSX.Element {
  const all = words();
  return (
    <ul class="gatherings">
      {tournaments.map(({ tournament, name, game, status, starts, entrants }) => (
        <li key={tournament} class="gathering" data-status={status}>
          <Link to={`/tournament/${tournament}`} class="gathering-name">
            <bdi>{name}</bdi>
          </Link>
          <span class="gathering-facts">
            <span class="gathering-status">{texts.status[status]}</span>
            <span class="quiet">
              {isGameId(game) ? all[game].name : game} · {texts.people(entrants)}
              {status === 'open' && starts !== null && ` · ${texts.startsAt(dateText(starts, 'short'))}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
