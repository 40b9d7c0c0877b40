import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { type GameId, isGameId } from '../games/list.ts';
import { newId } from '../tables/ids.ts';
import { forget, type KeptListing, listKept } from '../tables/local/kept.ts';
import { fetchStanding, sendCommand } from '../tables/remote/http.ts';
import { dropSeat, type HeldSeat, heldSeats, markDone } from '../tables/remote/seats.ts';
import { dateText } from './dates.ts';
import { dropGlance, glanceAt, glances } from './glance.ts';
import { words } from './language.ts';
import { RunningTable } from './Miniature.tsx';
import { Link } from './router.tsx';
import { timeLeft } from './time-left.ts';

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
          remove: async () => {
            dropGlance(id);
            await forget(id);
          },
        },
      ]
    : [];

const fromHeld = (seat: HeldSeat): Going[] => {
  const { table, game, at, done } = seat;
  return isGameId(game) && !done
    ? [{ id: table, to: `/t/${table}`, game, at, local: false, remove: () => leaveTable(seat) }]
    : [];
};

/** Nobody has to wait for a player who has removed the match: before it begins the seat is free, then a bot plays until they return. */
async function leaveTable({ table, token, daily }: HeldSeat): Promise<void> {
  markDone(table);
  if (daily !== undefined) return;
  const { status } = await fetchStanding(table);
  if (status === 'playing') await sendCommand(table, token, { id: newId(), do: 'leave' });
  if (status === 'open') await sendCommand(table, token, { id: newId(), do: 'stand' });
  if (status === 'open' || status === 'none') dropSeat(table);
}

/** By day game that waits for this browser's player: until when they have to move. */
type Dues = ReadonlyMap<string, number>;

/** Removes matches that ended while this browser was elsewhere, and asks which of the others wait for this player. */
async function tidy(seats: readonly HeldSeat[]): Promise<Dues> {
  const dues = new Map<string, number>();
  await Promise.all(
    seats.map(async ({ table, token, daily }) => {
      const { status, due } = await fetchStanding(table, token, daily !== undefined);
      if (status === 'over') markDone(table);
      if (status === 'none') dropSeat(table);
      if (due !== null) dues.set(table, due);
    }),
  );
  return dues;
}

const seenHere = (): KeptListing[] =>
  glances()
    .filter(({ local }) => local)
    .map(({ table, game, at }) => ({ id: table, game, over: false, changed: at }));

/** Matches of this browser that go on: here, and at the server. */
export function MyTables(): JSX.Element | null {
  // What was seen last is known at once, so that nothing is pushed down when the rest is found.
  const [kept, setKept] = useState<readonly KeptListing[]>(seenHere);
  const [held, setHeld] = useState(heldSeats);
  const [dues, setDues] = useState<Dues>(new Map());
  const refresh = async (): Promise<void> => {
    setHeld(heldSeats());
    setKept(await listKept());
  };
  useEffect(() => {
    void refresh();
    void tidy(held.filter(({ done }) => !done).slice(0, LISTED)).then((found) => {
      setDues(found);
      return refresh();
    });
  }, []);
  const { page } = words();
  const all = resumable([...kept.flatMap(fromKept), ...held.flatMap(fromHeld)], dues);
  if (all.length === 0) return null;
  return (
    <section>
      <h2>{page.myTables}</h2>
      <ul class="going">
        {all.map((one) => (
          <Resume
            key={one.id}
            {...one}
            due={dues.get(one.id) ?? null}
            remove={() => one.remove().then(refresh)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Day games that wait for this player first, the soonest due before the others; then the latest. At others' tables somebody may wait; of those here, the latest of each game will do. */
function resumable(going: readonly Going[], dues: Dues): readonly Going[] {
  const due = ({ id }: Going): number => dues.get(id) ?? Number.MAX_SAFE_INTEGER;
  const sorted = going.toSorted((a, b) => due(a) - due(b) || b.at - a.at);
  const latest = (one: Going): boolean =>
    !one.local || sorted.find(({ local, game }) => local && game === one.game) === one;
  return sorted.filter(latest).slice(0, LISTED);
}

/** A running table: a small picture of it, and what it is. */
function Resume({
  id,
  to,
  game,
  at,
  local,
  due,
  remove,
}: Going & { readonly due: number | null }): JSX.Element {
  const { page, around, days, [game]: own } = words();
  const glance = glanceAt(id);
  const score = glance?.score ?? null;
  return (
    <li class="resume">
      <Link to={to} class="resume-link">
        <span class="resume-picture">
          <RunningTable glance={glance} game={game} />
          <Icon name="play" />
        </span>
        <span class="resume-text">
          <b>
            <span class="hidden">{page.myTables}: </span>
            {own.name}
          </b>
          {due !== null && (
            <span class="resume-due">
              <strong>{days.yourTurn}</strong>{' '}
              {days.timeLeft(timeLeft(Math.max(0, due - Date.now()) / 1000, words()))}
            </span>
          )}
          <span>
            {score === null ? (local ? page.here : page.online) : around.yourScore(own.score(score))}
          </span>
          <span class="quiet">{dateText(at, 'short')}</span>
        </span>
      </Link>
      <button
        type="button"
        class="button bare"
        aria-label={page.forgetLabel(own.name)}
        title={page.forget}
        onClick={() => void remove()}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
