import type {
  Asked,
  EnteredByCode,
  EntryCodes,
  MakeCodes,
  MyTournament,
  MyTournaments,
  NewTournament,
  Tournament,
  TournamentAnswer,
  TournamentCommand,
  TournamentMade,
  TournamentRound,
  TournamentSeat,
  WithoutId,
} from '@bullpen/wire';
import { newId } from '../ids.ts';
import { asPlayer } from './as-player.ts';
import { ask, bare, persistently, post } from './http.ts';
import { ensurePlayer, putPlayer } from './player.ts';
import { holdSeat, tokenFor } from './seats.ts';

/** A command without its id: it is made here. */
export type NewTournamentCommand = WithoutId<TournamentCommand>;

/** How long the server may wait for news, and how much longer its answer is waited for, in seconds. */
const [WAIT, PATIENCE] = [20, 5];

/** How the tournament stands, as soon as it has gone on after `since`. */
export const followTournament = (
  tournament: string,
  since: number,
  signal: AbortSignal,
): Promise<Asked<Tournament>> =>
  ask(`/tournaments/${tournament}/updates?since=${since}&wait=${WAIT}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(1000 * (WAIT + PATIENCE))]),
  });

export const fetchRound = (tournament: string, round: number): Promise<Asked<TournamentRound>> =>
  ask(`/tournaments/${tournament}/rounds/${round}`, {});

export const fetchMyTournaments = (key: string): Promise<Asked<MyTournaments>> =>
  ask('/player/tournaments', bare(key));

export const fetchMyTournament = (key: string, tournament: string): Promise<Asked<MyTournament>> =>
  ask(`/player/tournaments/${tournament}`, bare(key));

/** `own` is what the player is called, if the server does not know them yet. */
export function makeTournament(own: string, wish: Omit<NewTournament, 'id'>): Promise<Asked<TournamentMade>> {
  const body = { id: newId(), ...wish };
  return persistently(() => asPlayer(own, (key) => ask('/player/tournaments', post(key, body))));
}

export function commandTournament(
  own: string,
  tournament: string,
  command: NewTournamentCommand,
): Promise<Asked<TournamentAnswer>> {
  const body = { id: newId(), ...command };
  return persistently(() =>
    asPlayer(own, (key) => ask(`/player/tournaments/${tournament}`, post(key, body))),
  );
}

/** Takes the player's own seat in this round and keeps its token; gives the table. */
export async function takeSeat(
  own: string,
  { tournament, game }: Pick<Tournament, 'tournament' | 'game'>,
  known: string,
): Promise<Asked<string>> {
  // A seat that this browser holds stays as it is; on another device it gets a new token, and the old one is void.
  const token = tokenFor(known) ?? newId() + newId();
  const seat = await persistently(() =>
    asPlayer<TournamentSeat>(own, (key) =>
      ask(`/player/tournaments/${tournament}/seat`, post(key, { token })),
    ),
  );
  if (!seat.ok) return seat;
  const { table } = seat.value;
  holdSeat({ table, game, token, at: Date.now(), tournament });
  return { ok: true, value: table };
}

export function makeCodes(
  own: string,
  tournament: string,
  wish: Omit<MakeCodes, 'id'>,
): Promise<Asked<EntryCodes>> {
  const body = { id: newId(), ...wish };
  return persistently(() =>
    asPlayer(own, (key) => ask(`/player/tournaments/${tournament}/codes`, post(key, body))),
  );
}

export const fetchCodes = (key: string, tournament: string): Promise<Asked<EntryCodes>> =>
  ask(`/player/tournaments/${tournament}/codes`, bare(key));

/** Comes in by a code, which makes this browser's player at the server if it does not know them. */
export async function enterByCode(
  tournament: string,
  code: string,
  name: string | null,
): Promise<Asked<EnteredByCode>> {
  const { id, key } = ensurePlayer();
  const player = { id, key, ...(name !== null && { name }) };
  const entered = await persistently(() =>
    ask<EnteredByCode>(`/tournaments/${tournament}/enter`, post(null, { code, player })),
  );
  if (entered.ok) putPlayer({ id, key, known: true });
  return entered;
}
