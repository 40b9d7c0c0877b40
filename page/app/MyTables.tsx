import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type GameId, isGameId } from '../games/list.ts';
import { newId } from '../tables/ids.ts';
import { forget, type KeptListing, listKept } from '../tables/local/kept.ts';
import { fetchStatus, sendCommand } from '../tables/remote/http.ts';
import { dropSeat, type HeldSeat, heldSeats, markDone } from '../tables/remote/seats.ts';
import { words } from './language.ts';
import { Link } from './router.tsx';

interface Going {
  readonly id: string;
  readonly to: string;
  readonly game: GameId;
  readonly at: number;
  readonly local: boolean;
  remove(): Promise<void>;
}

/** At most this many are listed, and asked about at the server. */
const LISTED = 6;

const fromKept = ({ id, game, changed, over }: KeptListing): Going[] =>
  isGameId(game) && !over
    ? [
        {
          id,
          to: `/play/${game}/${id}`,
          game,
          at: changed,
          local: true,
          remove: () => forget(id),
        },
      ]
    : [];

const fromHeld = (seat: HeldSeat): Going[] => {
  const { table, game, at, done } = seat;
  return isGameId(game) && !done
    ? [{ id: table, to: `/t/${table}`, game, at, local: false, remove: () => leaveTable(seat) }]
    : [];
};

/** Nobody has to wait for a player who has removed the match: before it the seat is free, during it a bot plays until they return. */
async function leaveTable({ table, token }: HeldSeat): Promise<void> {
  markDone(table);
  const status = await fetchStatus(table);
  if (status === 'playing') await sendCommand(table, token, { id: newId(), do: 'leave' });
  if (status === 'open') await sendCommand(table, token, { id: newId(), do: 'stand' });
  if (status === 'open' || status === 'none') dropSeat(table);
}

/** Matches that ended while this browser was elsewhere leave the list. */
async function tidy(seats: readonly HeldSeat[]): Promise<void> {
  await Promise.all(
    seats.map(async ({ table }) => {
      const status = await fetchStatus(table);
      if (status === 'over') markDone(table);
      if (status === 'none') dropSeat(table);
    }),
  );
}

/** Matches of this browser that go on: here, and at the server. */
export function MyTables(): JSX.Element | null {
  const [kept, setKept] = useState<readonly KeptListing[]>([]);
  const [held, setHeld] = useState(heldSeats);
  const refresh = async (): Promise<void> => {
    setHeld(heldSeats());
    setKept(await listKept());
  };
  useEffect(() => {
    void refresh();
    void tidy(held.filter(({ done }) => !done).slice(0, LISTED)).then(refresh);
  }, []);
  const { page } = words();
  const all = [...kept.flatMap(fromKept), ...held.flatMap(fromHeld)].sort((a, b) => b.at - a.at);
  if (all.length === 0) return null;
  return (
    <section>
      <h2>{page.myTables}</h2>
      <ul class="going">
        {all.slice(0, LISTED).map(({ id, to, game, at, local, remove }) => (
          <li key={id}>
            <Link to={to} class="button plain">
              {words()[game].name}
            </Link>
            <span class="quiet">
              {local ? page.here : page.online} ·{' '}
              {new Date(at).toLocaleString(navigator.languages, {
                dateStyle: 'short',
                timeStyle: 'short',
              })}
            </span>
            <button
              type="button"
              class="link"
              aria-label={page.forgetLabel(words()[game].name)}
              onClick={() => void remove().then(refresh)}
            >
              {page.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
