import type { Tournament } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { clockName } from '../app/clock-name.ts';
import { words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import { Facts } from '../design/Facts.tsx';
import { isGameId } from '../games/list.ts';

interface TermsProps {
  readonly tournament: Tournament;
  /** Its club, for members. */
  readonly club: string | null;
  readonly texts: ClubsWords;
}

/** What is played, and how, in a line or two. */
export function Terms({ tournament, club, texts }: TermsProps): JSX.Element {
  const all = words();
  const { game, rounds, final, bots, duplicate, clock } = tournament;
  const facts = [
    isGameId(game) ? all[game].name : game,
    texts.roundsOf(rounds),
    final && texts.withFinal,
    `${all.page.clock}: ${clockName(clock, all.page)}`,
    bots !== null && texts.botsFill(all.page.levels[bots] ?? bots),
    duplicate && texts.sameDeals,
  ].filter((fact) => fact !== false);
  return (
    <>
      <Facts of={facts} />
      {tournament.club !== null && (
        <p class="facts">
          {club === null ? (
            texts.inClub(tournament.club.name)
          ) : (
            <Link to={`/club/${club}`}>{texts.inClub(tournament.club.name)}</Link>
          )}
        </p>
      )}
    </>
  );
}
