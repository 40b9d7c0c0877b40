import type { Result } from '@bullpen/engine';
import type {
  FinishSignIn,
  JoinPlayer,
  MatchPage,
  NewPlayer,
  PlayerExport,
  PlayerFacts,
  PlayerLink,
  Problem,
  SignedIn,
  SignInBegun,
  SignInFacts,
} from '@bullpen/wire';
import { ask, headers } from './http.ts';

type Asked<T> = Promise<Result<T, Problem>>;

const post = (key: string | null, body: unknown): RequestInit => ({
  method: 'POST',
  headers: headers(key),
  body: JSON.stringify(body),
});
/** Without a body no kind of content may be named. */
const bare = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

/** What a server does for its players; each is known by the key of a device. */
export const makePlayer = (wish: NewPlayer): Asked<PlayerFacts> => ask('/players', post(null, wish));

export const fetchPlayer = (key: string): Asked<PlayerFacts> => ask('/player', { headers: bare(key) });

export const renamePlayer = (key: string, name: string): Asked<PlayerFacts> =>
  ask('/player/name', post(key, { name }));

export const listMatches = (
  key: string,
  query: { readonly game?: string; readonly q?: string; readonly after?: string },
): Asked<MatchPage> => ask(`/player/matches?${new URLSearchParams({ ...query })}`, { headers: bare(key) });

export const exportPlayer = (key: string): Asked<PlayerExport> =>
  ask('/player/export', { headers: bare(key) });

export const erasePlayer = (key: string): Asked<unknown> =>
  ask('/player', { method: 'DELETE', headers: bare(key) });

export const linkPlayer = (key: string): Asked<PlayerLink> =>
  ask('/player/link', { method: 'POST', headers: bare(key) });

export const joinPlayer = (wish: JoinPlayer): Asked<PlayerFacts> => ask('/players/join', post(null, wish));

/** What the server offers, and whether the player of this key has linked a sign-in. */
export const fetchSignIn = (key: string | null): Asked<SignInFacts> =>
  ask('/sign-in', key === null ? {} : { headers: bare(key) });

export const beginSignIn = (): Asked<SignInBegun> => ask('/sign-in', { method: 'POST' });

export const finishSignIn = (wish: FinishSignIn): Asked<SignedIn> => ask('/sign-in/finish', post(null, wish));

export const removeSignIn = (key: string): Asked<unknown> =>
  ask('/sign-in', { method: 'DELETE', headers: bare(key) });
