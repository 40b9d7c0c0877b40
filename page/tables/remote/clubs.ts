import type { Result } from '@bullpen/engine';
import type { Club, ClubAnswer, ClubCommand, MyClubs, Problem } from '@bullpen/wire';
import { newId } from '../ids.ts';
import { asPlayer } from './as-player.ts';
import { ask, headers, persistently } from './http.ts';

type Asked<T> = Promise<Result<T, Problem>>;

export const fetchMyClubs = (key: string): Asked<MyClubs> =>
  ask('/player/clubs', { headers: { authorization: `Bearer ${key}` } });

export const fetchClub = (club: string): Asked<Club> => ask(`/clubs/${club}`, {});

const post = (key: string, body: unknown): RequestInit => ({
  method: 'POST',
  headers: headers(key),
  body: JSON.stringify(body),
});

/** `own` is what the player is called, if the server does not know them yet. */
export function makeClub(own: string, name: string): Asked<ClubAnswer> {
  const wish = { id: newId(), name };
  return persistently(() => asPlayer(own, (key) => ask('/player/clubs', post(key, wish))));
}

export const commandClub = (own: string, club: string, command: ClubCommand): Asked<ClubAnswer> =>
  asPlayer(own, (key) => ask(`/player/clubs/${club}`, post(key, command)));
