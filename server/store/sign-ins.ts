/** A sign-in that was begun: what the answer of the provider is checked with. */
export interface BegunSignIn {
  readonly verifier: string;
  readonly nonce: string;
  /** Where the provider sends the browser back to. */
  readonly redirect: string;
  /** Until when it may be finished, in milliseconds since 1970. */
  readonly until: number;
}

/** A sign-in that a player has linked. Who that is at the provider, only a hash says. */
export interface LinkedSignIn {
  readonly identity: string;
  readonly issuer: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/**
 * Sign-ins with OpenID Connect. Laws, tested for every store: what was begun can be taken once, by whichever process is asked
 * first; an identity belongs to one player, and a player has one. A player who is erased or pruned takes the sign-in along.
 */
export interface SignInStore {
  /** Notes a sign-in under its state. Those whose time is over go. */
  begin(state: string, begun: BegunSignIn, now: number): Promise<void>;
  /** What was begun under this state; null if nothing was, if it was taken before, or if its time is over. */
  take(state: string, now: number): Promise<BegunSignIn | null>;
  /** Links a sign-in. 'conflict' if it belongs to another player, or the player has another, or is not there. */
  link(player: string, signIn: LinkedSignIn): Promise<'written' | 'conflict'>;
  /** The player to whom an identity belongs. */
  owner(identity: string): Promise<string | null>;
  of(player: string): Promise<LinkedSignIn | null>;
  /** False if there is none. */
  unlink(player: string): Promise<boolean>;
}
