import type { Table } from '@bullpen/table';
import type { MatchOfPlayer, TableStatus } from '@bullpen/wire';
import { avatarOf } from '@bullpen/wire/avatar.ts';
import { searchKey } from '@bullpen/wire/names.ts';
import type { MatchQuery } from '../contract.ts';
import type { MatchResult, Play } from '../store/players.ts';

/** Who sits where, and how it ended if it did. */
export const resultOf = ({ seats, ended, status, state, game }: Table): MatchResult => ({
  ended,
  // If the rules of a match are gone, nobody can read its state.
  outcome: status !== 'over' || ended !== null || state === null ? null : game.outcome(state),
  players: seats.map(({ kind, name, level, player }) => ({
    kind,
    name,
    level,
    player,
    ...(player !== null && kind !== 'bot' && { avatar: avatarOf(player) }),
  })),
});

/**
 * What a player may know about a match of theirs, picked field by field, without any ids. Null if they only sat there before it began.
 */
export function matchOf(
  { table, game, at }: Play,
  status: TableStatus,
  { ended, outcome, players }: MatchResult,
  player: string,
): MatchOfPlayer | null {
  const seat = players.findIndex((one) => one.player === player);
  if (seat === -1) return null;
  return {
    table,
    game,
    at,
    status,
    ended,
    seat: players[seat]?.kind === 'person' ? seat : null,
    players: players.map(({ kind, name, level, avatar }) => ({
      kind,
      name,
      level,
      ...(avatar !== undefined && { avatar }),
    })),
    outcome,
  };
}

/** Whether a match is of this game, and with an opponent whose name contains these letters; case and accents do not count. */
export function wanted({ game, players, seat }: MatchOfPlayer, query: MatchQuery): boolean {
  if (query.game !== undefined && query.game !== game) return false;
  if (query.q === undefined) return true;
  const key = searchKey(query.q);
  return players.some(({ name }, other) => other !== seat && name !== null && searchKey(name).includes(key));
}

/** Where a page ends, as text for an address; and back. Null if it is not one of our cursors. */
export const cursorOf = ({ at, table }: Pick<Play, 'at' | 'table'>): string => `${at}-${table}`;

export function placeAfter(cursor: string): Pick<Play, 'at' | 'table'> | null {
  const [, at, table] = /^(\d{1,15})-([\w-]{1,64})$/.exec(cursor) ?? [];
  return at === undefined || table === undefined ? null : { at: Number(at), table };
}
