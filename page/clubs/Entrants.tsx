import type { JSX } from 'preact';
import { Face } from './Face.tsx';
import { RemoveEntrant } from './HostTools.tsx';
import type { TournamentProps } from './TournamentPage.tsx';

/** Who has come, before the first round. */
export function Entrants(props: TournamentProps): JSX.Element {
  const { tournament, texts, me, host } = props;
  const here = tournament.entrants.filter(({ state }) => state === 'in');
  return (
    <section>
      <h2>{here.length === 0 ? texts.nobodyHere : texts.here(here.length)}</h2>
      <ul class="members">
        {here.map((one) => (
          <Face
            key={one.entrant}
            {...one}
            mine={one.entrant === me}
            note={one.entrant === me ? texts.you : null}
          >
            {host && one.entrant !== me && <RemoveEntrant {...props} entrant={one} />}
          </Face>
        ))}
      </ul>
    </section>
  );
}
