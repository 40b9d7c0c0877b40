import type {
  Asked,
  FinishSignIn,
  JoinPlayer,
  MatchPage,
  NewPlayer,
  PlayerExport,
  PlayerFacts,
  PlayerLink,
  SignedIn,
  SignInBegun,
  SignInFacts,
} from '@bullpen/wire';
import { ask, bare, post } from './http.ts';

/** What a server does for its players; each is known by the key of a device. */
export const makePlayer = (wish: NewPlayer): Promise<Asked<PlayerFacts>> => ask('/players', post(null, wish));

export const fetchPlayer = (key: string): Promise<Asked<PlayerFacts>> => ask('/player', bare(key));

export const renamePlayer = (key: string, name: string): Promise<Asked<PlayerFacts>> =>
  ask('/player/name', post(key, { name }));

export const listMatches = (
  key: string,
  query: { readonly game?: string; readonly q?: string; readonly after?: string },
): Promise<Asked<MatchPage>> => ask(`/player/matches?${new URLSearchParams({ ...query })}`, bare(key));

export const exportPlayer = (key: string): Promise<Asked<PlayerExport>> => ask('/player/export', bare(key));

export const erasePlayer = (key: string): Promise<Asked<unknown>> => ask('/player', bare(key, 'DELETE'));

export const linkPlayer = (key: string): Promise<Asked<PlayerLink>> => ask('/player/link', bare(key, 'POST'));

export const joinPlayer = (wish: JoinPlayer): Promise<Asked<PlayerFacts>> =>
  ask('/players/join', post(null, wish));

/** What the server offers, and whether the player of this key has linked a sign-in. */
export const fetchSignIn = (key: string | null): Promise<Asked<SignInFacts>> => ask('/sign-in', bare(key));

export const beginSignIn = (): Promise<Asked<SignInBegun>> => ask('/sign-in', { method: 'POST' });

export const finishSignIn = (wish: FinishSignIn): Promise<Asked<SignedIn>> =>
  ask('/sign-in/finish', post(null, wish));

export const removeSignIn = (key: string): Promise<Asked<unknown>> => ask('/sign-in', bare(key, 'DELETE'));
