import { type Chance, type Game, legalMoves, type Match, type Seat, seeded } from '@bullpen/engine';
import {
  acting,
  type Decision,
  decide,
  decidePresence,
  decideVotes,
  isAutomatic,
  move,
  next,
  type Table,
  voteDue,
} from '@bullpen/table';
import type { Command, VoteFor } from '@bullpen/wire';
import { BEGIN, startTable } from '../leak/tables.ts';
import { machineAt } from '../machine.ts';

const SECOND = 1000;
/** Longer than all that people may decide to wait, one after the other. */
const STUCK = 3600 * SECOND;
const CHOICES: readonly VoteFor[] = ['bot', 'bot', 'wait', 'end'];

/** What became of a match that people leave. */
export interface Deserted {
  /** How often somebody went away, left or resigned. */
  desertions: number;
  moves: number;
  votes: number;
  /** Why the match did not go on, if it did not. */
  stuck: string | null;
}

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/**
 * Plays a match without a clock from which people go away at any moment, by closing the tab, leaving or resigning, and to which
 * some come back. One person stays; whenever nothing moves, those who are here say what they want, as chance has it. The match
 * must come to an end: nobody who stays may be stuck.
 */
export function desert(game: Game, match: Match, seed: string): Deserted {
  return new Desertion(game, match, seed).run();
}

class Desertion {
  readonly #chance: Chance;
  readonly #done: Deserted = { desertions: 0, moves: 0, votes: 0, stuck: null };
  /** The person who stays. */
  readonly #faithful: Seat;
  #table: Table;
  #now = BEGIN;
  #progress = BEGIN;

  constructor(game: Game, match: Match, seed: string) {
    this.#chance = seeded(`desert ${seed}`);
    const { table } = startTable(game, match, seed);
    // Without a clock nobody moves for a person but by a decision of the others.
    this.#table = { ...table, created: { ...table.created, clock: { kind: 'none' } } };
    this.#faithful = this.#people()[0]!;
  }

  run(): Deserted {
    while (this.#table.status === 'playing' && this.#done.stuck === null) {
      this.#comeAndGo();
      if (!this.#moveOne()) this.#decideTogether();
      if (this.#now - this.#progress > STUCK) this.#done.stuck = this.#why();
    }
    return this.#done;
  }

  #people(): Seat[] {
    return this.#table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  #comeAndGo(): void {
    const others = this.#people().filter((seat) => seat !== this.#faithful);
    if (others.length === 0) return;
    const seat = others[this.#chance.below(others.length)]!;
    const { absent, away } = this.#table.seats[seat]!;
    const luck = this.#chance.below(60);
    if (absent !== null) {
      if (luck < 2) this.#append(decidePresence(this.#table, seat, null, this.#now));
      return;
    }
    if (luck < 3) this.#desert(decidePresence(this.#table, seat, this.#now, this.#now));
    else if (luck === 3) this.#desert(this.#decide(seat, { do: 'leave' }));
    else if (luck === 4) this.#desert(this.#decide(seat, { do: 'resign' }));
    else if (luck === 5 && away) this.#append(this.#decide(seat, { do: 'return' }));
  }

  #desert(decision: Decision): void {
    if (this.#append(decision)) this.#done.desertions++;
  }

  /** Bots, and people who are here, move; false if the table waits for nobody but the absent. */
  #moveOne(): boolean {
    const ready = acting(this.#table).filter((seat) => {
      const state = this.#table.seats[seat]!;
      return isAutomatic(state) || (state.kind === 'person' && state.absent === null);
    });
    if (ready.length === 0) return false;
    const seat = ready[this.#chance.below(ready.length)]!;
    const { game, state } = this.#table;
    const legal = legalMoves(game, state, seat);
    const text = game.format(legal[this.#chance.below(legal.length)]!);
    this.#now += SECOND;
    const { kind } = this.#table.seats[seat]!;
    const by = kind === 'bot' ? 'bot' : isAutomatic(this.#table.seats[seat]!) ? 'clock' : 'person';
    if (!this.#append(move(this.#table, seat, text, by, machineAt(this.#now))))
      throw new Error(`${game.id}: legal move ${text} was refused`);
    this.#done.moves++;
    this.#progress = this.#now;
    return true;
  }

  /** Time passes, and whoever is here may vote; some do not care to. */
  #decideTogether(): void {
    this.#now += 10 * SECOND;
    if (voteDue(this.#table, this.#now)) this.#append(decideVotes(this.#table, this.#now));
    for (const { about, from } of this.#table.votes) {
      if (this.#now < from) continue;
      for (const seat of this.#people()) {
        const patient = seat !== this.#faithful && this.#chance.below(2) === 0;
        const choice = CHOICES[this.#chance.below(CHOICES.length)]!;
        if (patient || this.#table.status !== 'playing') continue;
        if (this.#append(this.#decide(seat, { do: 'vote', seat: about, for: choice }))) this.#done.votes++;
      }
    }
  }

  #decide(seat: Seat, wish: Wish): Decision {
    return decide(
      this.#table,
      seat,
      { id: `desert-${this.#table.seq}`, ...wish } as Command,
      machineAt(this.#now),
    );
  }

  #append(decision: Decision): boolean {
    if ('problem' in decision) return false;
    const logged = { seq: this.#table.seq + 1, command: null, entry: decision.entry };
    this.#table = next(this.#table.id, this.#table, logged, decision.played).table;
    return true;
  }

  #why(): string {
    const { game, seats, votes } = this.#table;
    const absent = seats.flatMap((seat, i) => (seat.absent === null ? [] : [i]));
    return `${game.id}, ${seats.length} seats: waits for ${acting(this.#table)}, absent ${absent}, ${votes.length} votes`;
  }
}
