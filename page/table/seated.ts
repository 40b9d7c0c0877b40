import type { PublicEntry, Snapshot, Update } from '@bullpen/wire';

/** Who sat where at one moment, and who watched: what names are made of. */
export type Seated = Pick<Snapshot, 'players' | 'viewer'>;
type Player = Snapshot['players'][number];

const EMPTY = { name: null, level: null, away: false, absent: null } as const;
const FREE: Player = { ...EMPTY, kind: 'free' };
const BOT: Player = { ...EMPTY, kind: 'bot' };

/**
 * Who sat where when each of these updates was made. People come and go before a match, and lots may be drawn for the seats
 * when it starts, so the names of a snapshot are not those of the entries before it. `before` is how it was before the first.
 */
export function seatedAlong(updates: readonly Update[], after: Seated, before: Seated | null): Seated[] {
  let now = before ?? beforeLots(after, updates);
  const seated = updates.map(({ entry }): Seated => {
    const arrived = entry.type === 'sat' ? withPlayer(now, entry.seat!, person(entry)) : now;
    now = next(arrived, entry, after);
    // A person who has just left, or has a new name, is still known by the old one in the entry that says so.
    return entry.type === 'started' ? now : arrived;
  });
  // What the entries do not tell (who is away, say) is as the snapshot has it.
  if (seated.length > 0 && !leaves(updates.at(-1)!.entry)) seated[seated.length - 1] = after;
  return seated;
}

/** Everybody in the seat that they had before lots were drawn. Seats that no entry tells of are as they are now. */
function beforeLots({ players, viewer }: Seated, updates: readonly Update[]): Seated {
  const order = updates.find(({ entry }) => entry.seating !== undefined)?.entry.seating;
  if (order === undefined) return { players, viewer };
  return {
    players: players.map((_, seat) => players[order.indexOf(seat)]!),
    viewer: order[viewer] ?? viewer,
  };
}

function next(seated: Seated, entry: PublicEntry, after: Seated): Seated {
  const { seat = -1, seats = [] } = entry;
  switch (entry.type) {
    case 'renamed':
      return withPlayer(seated, seat, { ...(seated.players[seat] ?? FREE), name: entry.name ?? null });
    case 'stood':
    case 'removed':
      return withPlayer(seated, seat, FREE);
    case 'voided':
      return seats.reduce((all, lost) => withPlayer(all, lost, FREE), seated);
    case 'bot-seated':
    case 'resigned':
      return withPlayer(seated, seat, BOT);
    case 'seats-changed':
      return withSeats(seated, entry.count ?? 0);
    case 'started':
      return started(seated, entry, after);
    default:
      return seated;
  }
}

/** In their new seats; bots have those that were still free. */
function started({ players, viewer }: Seated, { seating }: PublicEntry, after: Seated): Seated {
  const order = seating ?? players.map((_, seat) => seat);
  const taken = order.map((old, seat) => {
    const player = players[old] ?? FREE;
    return player.kind === 'free' || player.kind === 'kept' ? after.players[seat]! : player;
  });
  return { players: taken, viewer: order.indexOf(viewer) };
}

const LEAVES = ['renamed', 'stood', 'removed', 'voided', 'bot-seated', 'resigned'];
const leaves = ({ type }: PublicEntry): boolean => LEAVES.includes(type);

const person = ({ name = '', avatar }: PublicEntry): Player => ({
  ...EMPTY,
  kind: 'person',
  name,
  ...(avatar !== undefined && { avatar }),
});

/** A seat that was taken away later is there again in the entries before that. */
function withPlayer(seated: Seated, seat: number, player: Player): Seated {
  const { players, viewer } = withSeats(seated, Math.max(seated.players.length, seat + 1));
  return { players: players.map((old, i) => (i === seat ? player : old)), viewer };
}

const withSeats = ({ players, viewer }: Seated, count: number): Seated => ({
  players: Array.from({ length: count }, (_, seat) => players[seat] ?? FREE),
  viewer,
});
