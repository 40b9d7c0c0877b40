import type { Asked, Club, ClubAnswer, ClubCommand, MyClubs } from '@bullpen/wire';
import { newId } from '../ids.ts';
import { asPlayer } from './as-player.ts';
import { ask, bare, persistently, post } from './http.ts';

export const fetchMyClubs = (key: string): Promise<Asked<MyClubs>> => ask('/player/clubs', bare(key));

export const fetchClub = (club: string): Promise<Asked<Club>> => ask(`/clubs/${club}`, {});

/** `own` is what the player is called, if the server does not know them yet. */
export function makeClub(own: string, name: string): Promise<Asked<ClubAnswer>> {
  const wish = { id: newId(), name };
  return persistently(() => asPlayer(own, (key) => ask('/player/clubs', post(key, wish))));
}

export const commandClub = (own: string, club: string, command: ClubCommand): Promise<Asked<ClubAnswer>> =>
  asPlayer(own, (key) => ask(`/player/clubs/${club}`, post(key, command)));
