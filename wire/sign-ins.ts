import Type, { type Static } from 'typebox';
import { NewPlayer, type PlayerFacts, type PlayerLink } from './players.ts';

// A host may let players sign in with OpenID Connect, so that they find their player again on any device.

const exact = { additionalProperties: false };

/** What a server offers, and what a player has. */
export interface SignInFacts {
  /** What the provider is called; null if nobody can sign in here. */
  readonly provider: string | null;
  /** Whether the player whose key was sent has linked a sign-in. */
  readonly linked: boolean;
}

/** A sign-in that was begun. */
export interface SignInBegun {
  /** Where the browser goes. */
  readonly url: string;
  /** Stays in the browser, and is needed to finish. */
  readonly ticket: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * The browser is back. `answer` is the query of the address with which the provider sent it back. `player` is the one of this
 * browser: it is made if the server does not know it, and the sign-in is linked to it, unless another player has that.
 */
export const FinishSignIn = Type.Object(
  {
    ticket: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' }),
    answer: Type.String({ minLength: 1, maxLength: 8000 }),
    player: NewPlayer,
  },
  exact,
);
export type FinishSignIn = Static<typeof FinishSignIn>;

/** The sign-in belongs to this player now; or to another one, which this browser becomes by the code. */
export type SignedIn = { readonly player: PlayerFacts } | { readonly link: PlayerLink };
