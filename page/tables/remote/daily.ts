import type { Asked, DailyBoard, DailyDay, DailyResult, DailySeat, MyDaily } from '@bullpen/wire';
import { newId } from '../ids.ts';
import { asPlayer } from './as-player.ts';
import { ask, bare, post } from './http.ts';
import { holdSeat, tokenFor } from './seats.ts';

export const fetchBoard = (): Promise<Asked<DailyBoard>> => ask('/daily', {});

export const fetchDay = (day: string): Promise<Asked<DailyDay>> => ask(`/daily/${day}`, {});

export const fetchMyDaily = (key: string): Promise<Asked<MyDaily>> => ask('/player/daily', bare(key));

export const fetchDailyResult = (key: string, day: string, game: string): Promise<Asked<DailyResult>> =>
  ask(`/player/daily/${day}/${game}`, bare(key));

/** Where the records of all who played a deal can be had, when its day is over. */
export const recordsPath = (day: string, game: string): string => `/api/daily/${day}/${game}/records`;

/** Begins the player's own attempt at a deal, or goes on with it; `known` is its table, if there is one. Gives the table. */
export async function playDaily(
  name: string,
  { day, game }: { readonly day: string; readonly game: string },
  known: string | null,
): Promise<Asked<string>> {
  // A seat that this browser holds stays as it is; on another device it gets a new token, and the old one is void.
  const token = (known === null ? null : tokenFor(known)) ?? newId() + newId();
  const seat = await asPlayer<DailySeat>(name, (key) =>
    ask(`/player/daily/${day}/${game}`, post(key, { token })),
  );
  if (!seat.ok) return seat;
  const { table } = seat.value;
  holdSeat({ table, game, token, at: Date.now(), daily: day });
  return { ok: true, value: table };
}
