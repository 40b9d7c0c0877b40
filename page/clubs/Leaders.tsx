import type { Club } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { pointsText } from './points.ts';

interface LeadersProps {
  readonly club: Club;
  readonly me: number | null;
  readonly texts: ClubsWords;
}

/** What members have made of the club's tables. */
export function Leaders({ club, me, texts }: LeadersProps): JSX.Element {
  const { page } = words();
  const names = new Map(club.members.map(({ member, name }) => [member, name]));
  return (
    <section>
      <h2>{texts.leaders}</h2>
      {club.leaders.length === 0 ? (
        <p class="quiet">{texts.noLeaders}</p>
      ) : (
        <>
          <p class="quiet">{texts.leadersHelp}</p>
          <table class="places">
            <thead>
              <tr>
                <th scope="col">
                  <span class="hidden">{page.place}</span>
                </th>
                <th scope="col">{texts.name}</th>
                <th scope="col">{texts.points}</th>
                <th scope="col">{texts.tables}</th>
                <th scope="col">{texts.wins}</th>
                <th scope="col">{texts.titles}</th>
              </tr>
            </thead>
            <tbody>
              {club.leaders.map(({ place, member, points, tables, wins, titles }) => (
                <tr key={member} class={member === me ? 'mine' : ''}>
                  <td>{place}</td>
                  <th scope="row">
                    <bdi>{names.get(member)}</bdi>
                    {member === me && <span class="quiet"> {texts.you}</span>}
                  </th>
                  <td>{pointsText(points)}</td>
                  <td>{tables}</td>
                  <td>{wins}</td>
                  <td>{titles}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
