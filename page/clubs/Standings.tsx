import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { RemoveEntrant } from './HostTools.tsx';
import { pointsText } from './points.ts';
import type { TournamentProps } from './TournamentPage.tsx';

/** Where everybody stands, with the own line marked. */
export function Standings(props: TournamentProps): JSX.Element {
  const { tournament, texts, me, host } = props;
  const { page } = words();
  const entrants = new Map(tournament.entrants.map((one) => [one.entrant, one]));
  const canRemove = host && tournament.status !== 'over';
  return (
    <section>
      <h2>{texts.standings}</h2>
      <table class="places">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{page.place}</span>
            </th>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.score}</th>
            <th scope="col">{texts.points}</th>
            <th scope="col">{texts.wins}</th>
          </tr>
        </thead>
        <tbody>
          {tournament.standings.map(({ entrant, place, score, points, wins }) => {
            const one = entrants.get(entrant);
            return (
              <tr key={entrant} class={entrant === me ? 'mine' : ''}>
                <td>{place}</td>
                <th scope="row">
                  <bdi>{one?.name}</bdi>
                  {entrant === me && <span class="quiet"> {texts.you}</span>}
                  {one !== undefined && one.state !== 'in' && <span class="quiet"> {texts.gone}</span>}
                  {canRemove && one !== undefined && entrant !== me && one.state !== 'removed' && (
                    <RemoveEntrant {...props} entrant={one} />
                  )}
                </th>
                <td>{pointsText(score)}</td>
                <td>{pointsText(points)}</td>
                <td>{wins}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="quiet">{texts.standingsHelp}</p>
    </section>
  );
}
