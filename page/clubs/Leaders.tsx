import type { Club } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { Places } from './Places.tsx';

interface LeadersProps {
  readonly club: Club;
  readonly me: number | null;
  readonly texts: ClubsWords;
}

/** What members have made of the club's tables. */
export function Leaders({ club, me, texts }: LeadersProps): JSX.Element {
  const names = new Map(club.members.map(({ member, name }) => [member, name]));
  return (
    <section>
      <h2>{texts.leaders}</h2>
      {club.leaders.length === 0 ? (
        <p class="quiet">{texts.noLeaders}</p>
      ) : (
        <>
          <p class="quiet">{texts.leadersHelp}</p>
          <Places
            texts={texts}
            counted={[texts.points, texts.tables, texts.wins, texts.titles]}
            rows={club.leaders.map(({ place, member, points, tables, wins, titles }) => ({
              of: member,
              place,
              name: names.get(member),
              mine: member === me,
              counts: [points, tables, wins, titles],
            }))}
          />
        </>
      )}
    </section>
  );
}
