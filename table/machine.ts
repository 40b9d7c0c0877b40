import type { Chance, FairSeed } from '@bullpen/engine';

/** The chance of a match, from a place in its stream on. */
export interface FairChance extends Chance {
  /** How many bytes of the stream have been used. */
  spent(): number;
}

/** What belongs to the machine on which a table runs. Everything else about a table is computed from its log. */
export interface Machine {
  /** Milliseconds since 1970. */
  now(): number;
  /** The stream of chance that a seed gives, from this byte on; `label` names another stream of the same seed. */
  chance(seed: FairSeed, from: number, label?: string): FairChance;
  /** A new secret that nobody can guess: 64 hexadecimal digits. */
  newSecret(): string;
  /** What is published of a secret or nonce before the deal. */
  commitmentOf(secret: string): string;
  /** A new token for a seat, and what the log keeps of a token. */
  newToken(): string;
  hashToken(token: string): string;
  /** The levels of the bots that a game has, weakest first. */
  levels(game: string): readonly string[];
}
