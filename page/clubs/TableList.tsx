import type { Tournament, TournamentTable } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { go, Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import { shelve } from '../replay/shelf.ts';
import type { Seated } from '../table/seated.ts';
import { fetchRecord } from '../tables/remote/http.ts';
import { tokenFor } from '../tables/remote/seats.ts';

interface TableListProps {
  readonly tables: readonly TournamentTable[];
  readonly tournament: Tournament;
  readonly me: number | null;
  readonly texts: ClubsWords;
}

/** The tables of a round: who sits there, the best first when it is finished, and the way to look at it. */
export function TableList({ tables, tournament, me, texts }: TableListProps): JSX.Element {
  const [failed, setFailed] = useState(false);
  const names = new Map(tournament.entrants.map(({ entrant, name }) => [entrant, name]));
  const replay = async ({ table, seats }: TournamentTable): Promise<void> => {
    setFailed(false);
    try {
      const seated = {
        players: seats.map((entrant) => seatedAs(tournament, entrant)),
        viewer: seats.findIndex((entrant) => entrant !== null && entrant === me),
      };
      const text = await fetchRecord(table, tokenFor(table));
      go(shelve(tournament.game, { text, seated }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <ol class="round-tables">
        {tables.map(({ table, seats, result }, i) => (
          <li key={table} data-done={result !== null}>
            <span class="round-table-name">
              <b>{texts.table(i + 1)}</b>{' '}
              <span class="quiet">{result === null ? texts.going : texts.done}</span>
            </span>
            <ul class="round-people">
              {byPlace(seats, result?.places ?? null).map(({ seat, entrant, place }) => (
                <li key={seat}>
                  {place !== null && `${place}. `}
                  <bdi>{entrant === null ? texts.bot : names.get(entrant)}</bdi>
                </li>
              ))}
            </ul>
            {result === null
              ? !tournament.duplicate && (
                  <Link
                    to={`/t/${table}`}
                    class="button bare"
                    label={texts.watchTable(i + 1)}
                    title={texts.watchTable(i + 1)}
                  >
                    <Icon name="play" />
                  </Link>
                )
              : !result.void && (
                  <button
                    type="button"
                    class="button bare"
                    aria-label={texts.reviewTable(i + 1)}
                    title={texts.reviewTable(i + 1)}
                    onClick={() => void replay({ table, seats, result })}
                  >
                    <Icon name="review" />
                  </button>
                )}
          </li>
        ))}
      </ol>
      <p role="alert">{failed && texts.noRecord}</p>
    </>
  );
}

const seatedAs = ({ entrants, bots }: Tournament, entrant: number | null): Seated['players'][number] => ({
  kind: entrant === null ? 'bot' : 'person',
  name: entrants.find((one) => one.entrant === entrant)?.name ?? null,
  level: entrant === null ? bots : null,
  away: false,
  absent: null,
});

interface Placed {
  readonly seat: number;
  readonly entrant: number | null;
  readonly place: number | null;
}

/** The seats of a table, the best first; as they sit while it is played. */
const byPlace = (seats: readonly (number | null)[], places: readonly number[] | null): Placed[] =>
  seats
    .map((entrant, seat) => ({ seat, entrant, place: places?.[seat] ?? null }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
