import { type Event, RECORDED } from './events.ts';
import type { Game, Move, Outcome } from './game.ts';
import type { Match } from './options.ts';
import type { Seat } from './seats.ts';

/** The first line of a record. */
export interface Header {
  readonly record: 1;
  readonly game: string;
  /** The game's version; left out while it is 1. */
  readonly version?: number;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly players: readonly string[];
}

/** Any line of a record. */
export type Line =
  | Header
  | { readonly seat: Seat; readonly move: string }
  | { readonly end: Outcome }
  | Readonly<Record<string, unknown>>;

/**
 * Writes a match down as it is played: pass `tell` to `setup` and `apply`, call `move` before every `apply`, and `takeBack` with
 * every `retract`.
 */
export class Recorder {
  readonly #game: Game;
  readonly #lines: string[] = [];

  constructor(game: Game, match: Match, seed: string, players: readonly string[]) {
    this.#game = game;
    const version = game.version === 1 ? {} : { version: game.version };
    const { seats, options } = match;
    this.#write({ record: 1, game: game.id, ...version, seats, options, seed, players });
  }

  readonly tell = (event: Event): void => {
    if (RECORDED.includes(event.name)) this.#write({ [event.name]: event.data });
  };

  move(seat: Seat, move: Move): void {
    this.#write({ seat, move: this.#game.format(move) });
  }

  /** The seat takes back its last move, which nobody has seen. */
  takeBack(seat: Seat): void {
    const begins = `{"seat":${seat},`;
    this.#lines.splice(
      this.#lines.findLastIndex((line) => line.startsWith(begins)),
      1,
    );
  }

  /** The record so far, as JSON Lines. */
  text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  #write(line: Line): void {
    this.#lines.push(JSON.stringify(line));
  }
}
