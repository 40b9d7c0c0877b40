import { type Event, heardBy, legalMoves, type Seat, type Viewer, WATCHER } from '@bullpen/engine';
import type { PublicEntry, Snapshot, Update } from '@bullpen/wire';
import { avatarOf } from '@bullpen/wire/avatar.ts';
import { mayTakeBack } from './allowance.ts';
import { noncesOf } from './dealing.ts';
import { timeUpFor } from './due.ts';
import type { Entry, Logged, OfTournament } from './entries.ts';
import type { Table } from './table.ts';
import { mayTalk } from './talk.ts';
import { isSealed } from './tournament.ts';

/** Whether the public list may have the table: its creator wanted it, and no operator has taken it off. */
export const isListed = ({ created, hidden }: Table): boolean => created.listed && !hidden;

/** What everybody may know about the seats. The same seats give the same list, so that unchanged ones are found by identity. */
function playersOf(seats: Table['seats']): Snapshot['players'] {
  let players = shown.get(seats);
  if (players === undefined) {
    players = seats.map(({ kind, name, level, away, absent, player }) => ({
      kind,
      name,
      level,
      away,
      absent,
      ...(player !== null && kind !== 'bot' && { avatar: avatarOf(player) }),
    }));
    shown.set(seats, players);
  }
  return players;
}
const shown = new WeakMap<Table['seats'], Snapshot['players']>();

/** Whether a seat may take its choice back, while a match is played. */
export const mayRetract = (table: Table, seat: Seat): boolean =>
  mayTakeBack(table, seat) && table.game.retract(table.game.clone(table.state), seat);

/** All that this viewer may know, picked field by field. */
export function snapshotOf(table: Table, viewer: Viewer): Snapshot {
  const { created: plan, game, state, seats } = table;
  // If only this process lacks the rules, another one may still have them and play on.
  const over = table.status === 'over' && (table.ended !== 'version' || table.closed);
  // A match that was ended early leaves nothing to choose.
  const seated = viewer !== WATCHER && state !== null && table.status === 'playing';
  return {
    table: table.id,
    seq: table.seq,
    game: game.id,
    version: game.version,
    created: plan.at,
    seats: seats.length,
    options: table.match.options,
    status: table.status,
    ended: table.ended,
    host: table.host,
    clock: plan.clock,
    listed: isListed(table),
    hints: plan.hints,
    rated: plan.rated ?? false,
    ...(plan.daily !== undefined && { daily: plan.daily.day }),
    ...(plan.tournament !== undefined && { tournament: shownTournament(plan.tournament) }),
    players: playersOf(seats),
    viewer,
    due: timeUpFor(table, viewer),
    view: state === null ? null : game.view(state, viewer),
    legal: seated ? legalMoves(game, state, viewer).map((number) => game.format(number)) : [],
    retractable: seated && mayRetract(table, viewer),
    outcome: state === null ? null : game.outcome(state),
    offers: table.offers,
    rematch: table.rematch,
    votes: table.votes,
    seating: plan.seating ?? 'fixed',
    phrases: table.phrases,
    talk: mayTalk(table),
    fair: {
      commitment: table.commitment,
      seats: (table.fair?.commitments ?? seats.map(({ commitment }) => commitment)).map((one) => one || null),
      revealed:
        table.dealing === null ? [] : seats.flatMap(({ nonce }, seat) => (nonce === '' ? [] : [seat])),
      voids: table.voids,
      // Others may still play the deal of a daily or a sealed table: its secret is published when the day or the round is over.
      secret: over && plan.daily === undefined && !isSealed(table) ? table.secret : null,
      nonces: over ? noncesOf(table) : null,
    },
  };
}

const shownTournament = ({ tournament, round, final }: OfTournament): Required<Snapshot>['tournament'] => ({
  tournament,
  round,
  final,
});

/** An entry as this viewer may know it. */
export const updateOf = (
  id: string,
  { seq, entry }: Logged,
  events: readonly Event[],
  viewer: Viewer,
): Update => ({
  table: id,
  seq,
  entry: publicEntry(entry),
  events: heardBy(events, viewer),
});

function publicEntry(entry: Entry): PublicEntry {
  const { type, at } = entry;
  if (type === 'sat') {
    const { seat, name, player } = entry;
    return { type, at, seat, name, ...(player !== undefined && { avatar: avatarOf(player) }) };
  }
  if (type === 'renamed') return { type, at, seat: entry.seat, name: entry.name };
  if (type === 'moved') return { type, at, seat: entry.seat, by: entry.by };
  if (type === 'started' && entry.seating !== undefined) return { type, at, seating: entry.seating };
  if (type === 'voted') return { type, at, seat: entry.seat, about: entry.about, vote: entry.for };
  if (type === 'said') return { type, at, seat: entry.seat, phrase: entry.phrase };
  if (type === 'phrases-set') return { type, at, phrases: entry.phrases };
  if (type === 'seats-changed') return { type, at, count: entry.seats };
  if (type === 'voided') return { type, at, seats: entry.seats };
  if (type === 'closed') return { type, at, reason: entry.reason };
  return 'seat' in entry ? { type, at, seat: entry.seat } : { type, at };
}
