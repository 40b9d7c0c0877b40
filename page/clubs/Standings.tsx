import type { JSX } from 'preact';
import { RemoveEntrant } from './HostTools.tsx';
import { Places } from './Places.tsx';
import type { TournamentProps } from './TournamentPage.tsx';

/** Where everybody stands, with the player's own line marked. */
export function Standings(props: TournamentProps): JSX.Element {
  const { tournament, texts, me, host } = props;
  const entrants = new Map(tournament.entrants.map((one) => [one.entrant, one]));
  const canRemove = host && tournament.status !== 'over';
  return (
    <section>
      <h2>{texts.standings}</h2>
      <Places
        texts={texts}
        counted={[texts.score, texts.points, texts.wins]}
        rows={tournament.standings.map(({ entrant, place, score, points, wins }) => {
          const one = entrants.get(entrant);
          const mine = entrant === me;
          const more = one !== undefined && (
            <>
              {one.state !== 'in' && <span class="quiet"> {texts.gone}</span>}
              {canRemove && !mine && one.state !== 'removed' && <RemoveEntrant {...props} entrant={one} />}
            </>
          );
          return { of: entrant, place, name: one?.name, mine, more, counts: [score, points, wins] };
        })}
      />
      <p class="quiet">{texts.standingsHelp}</p>
    </section>
  );
}
