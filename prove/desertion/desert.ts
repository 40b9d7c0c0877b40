import { at, type Chance, type Game, legalMoves, type Match, type Seat, seeded } from '@bullpen/engine';
import {
  acting,
  type Decision,
  decide,
  decidePresence,
  decideVotes,
  isAutomatic,
  move,
  next,
  seatDue,
  type Table,
  voteDue,
} from '@bullpen/table';
import type { Command, VoteFor, WithoutId } from '@bullpen/wire';
import { BEGIN, startTable } from '../leak/tables.ts';
import { machineAt } from '../machine.ts';
import { pick } from '../pick.ts';

const SECOND = 1000;
/** Longer than all that people may decide to wait, one after the other. */
const STUCK = 3600 * SECOND;
/** Bots may make this many moves at a table that everybody has left. */
const LONELY_MOVES = 5000;
const CHOICES: readonly VoteFor[] = ['bot', 'bot', 'wait', 'end'];

/** What became of a match that people leave. */
export interface Deserted {
  /** How often somebody went away, left or resigned. */
  desertions: number;
  moves: number;
  votes: number;
  /** How often everybody was gone, and the table rested until one person came back. */
  rests: number;
  /** Why the match did not go on, if it did not. */
  stuck: string | null;
}

type Wish = WithoutId<Command>;

/**
 * Plays a match without a clock from which people go away at any moment, by closing the tab, leaving or resigning, and to which
 * some come back. One person stays, or comes back when everybody had gone; whenever nothing moves, those who are here say what they want, as chance has it. The match
 * must come to an end: nobody who stays may be stuck.
 */
export function desert(game: Game, match: Match, seed: string): Deserted {
  return new Desertion(game, match, seed).run();
}

class Desertion {
  readonly #chance: Chance;
  readonly #done: Deserted = { desertions: 0, moves: 0, votes: 0, rests: 0, stuck: null };
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
    this.#faithful = at(this.#people(), 0);
  }

  run(): Deserted {
    while (this.#table.status === 'playing' && this.#done.stuck === null) {
      this.#comeAndGo();
      if (this.#chance.below(200) === 0) this.#allGo();
      if (this.#table.status !== 'playing') break;
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
    const seat = pick(this.#chance, others);
    const { absent, away } = at(this.#table.seats, seat);
    const roll = this.#chance.below(60);
    if (absent !== null) {
      if (roll < 2) this.#append(decidePresence(this.#table, seat, null, this.#now));
      return;
    }
    if (roll < 3) this.#desert(decidePresence(this.#table, seat, this.#now, this.#now));
    else if (roll === 3) this.#desert(this.#decide(seat, { do: 'leave' }));
    else if (roll === 4) this.#desert(this.#decide(seat, { do: 'resign' }));
    else if (roll === 5 && away) this.#append(this.#decide(seat, { do: 'return' }));
  }

  #desert(decision: Decision): void {
    if (this.#append(decision)) this.#done.desertions++;
  }

  /** Bots, and people who are here, move; false if the table waits for nobody but the absent. */
  #moveOne(): boolean {
    const ready = acting(this.#table).filter((seat) => {
      const state = at(this.#table.seats, seat);
      return isAutomatic(state) || (state.kind === 'person' && state.absent === null);
    });
    if (ready.length === 0) return false;
    this.#now += SECOND;
    this.#moveFor(pick(this.#chance, ready));
    return true;
  }

  #moveFor(seat: Seat): void {
    const { game, state } = this.#table;
    const legal = legalMoves(game, state, seat);
    const text = game.format(pick(this.#chance, legal));
    const mover = at(this.#table.seats, seat);
    const by = mover.kind === 'bot' ? 'bot' : isAutomatic(mover) ? 'clock' : 'person';
    if (!this.#append(move(this.#table, seat, text, by, machineAt(this.#now))))
      throw new Error(`${game.id}: legal move ${text} was refused`);
    this.#done.moves++;
    this.#progress = this.#now;
  }

  /** Everybody goes. What is due is done until the table rests; an hour later one person is back, and it must go on. */
  #allGo(): void {
    for (const seat of this.#people()) this.#append(decidePresence(this.#table, seat, this.#now, this.#now));
    for (let moves = 0; moves <= LONELY_MOVES; moves++) {
      const seat = this.#automatic().find((one) => seatDue(this.#table, one) !== null);
      if (seat === undefined) break;
      if (moves === LONELY_MOVES) this.#done.stuck = `${this.#why()}: the bots never rest`;
      this.#now = Math.max(this.#now, seatDue(this.#table, seat) ?? this.#now);
      this.#moveFor(seat);
    }
    if (this.#table.status !== 'playing') return;
    this.#now += 3600 * SECOND;
    this.#progress = this.#now;
    this.#append(decidePresence(this.#table, this.#faithful, null, this.#now));
    this.#done.rests++;
    if (this.#automatic().some((seat) => seatDue(this.#table, seat) === null))
      this.#done.stuck = `${this.#why()}: it rests, though somebody is back`;
  }

  /** The seats that the server has to move for. */
  #automatic(): Seat[] {
    return acting(this.#table).filter((seat) => isAutomatic(at(this.#table.seats, seat)));
  }

  /** Time passes, and those who are here may vote; some do not. */
  #decideTogether(): void {
    this.#now += 10 * SECOND;
    if (voteDue(this.#table, this.#now)) this.#append(decideVotes(this.#table, this.#now));
    for (const { about, from } of this.#table.votes) {
      if (this.#now < from) continue;
      for (const seat of this.#people()) {
        const patient = seat !== this.#faithful && this.#chance.below(2) === 0;
        const choice = pick(this.#chance, CHOICES);
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
    if (!decision.ok) return false;
    const logged = { seq: this.#table.seq + 1, command: null, entry: decision.value.entry };
    this.#table = next(this.#table.id, this.#table, logged, decision.value.played).table;
    return true;
  }

  #why(): string {
    const { game, seats, votes } = this.#table;
    const absent = seats.flatMap((seat, i) => (seat.absent === null ? [] : [i]));
    return `${game.id}, ${seats.length} seats: waits for ${acting(this.#table)}, absent ${absent}, ${votes.length} votes`;
  }
}
