import { setTimeout as pause } from 'node:timers/promises';
import { botsFor } from '@bullpen/bots';
import { legalMoves, type Move, type Seat } from '@bullpen/engine';
import type { Cell } from './cells.ts';
import { move } from './decide.ts';
import { isAutomatic, momentOf, seatDue, seatWake } from './due.ts';
import { type Ground, leadOf } from './ground.ts';
import type { Hall } from './hall.ts';
import type { By } from './log.ts';
import type { Scribe } from './scribe.ts';
import { acting, type Table } from './table.ts';

/** The moves that nobody makes: those of bots, those for people whose time is up, and silence where it is a move. */
export class Automatic {
  readonly #ground: Ground;
  readonly #hall: Hall;
  readonly #scribe: Scribe;
  /** Moves that are being thought about, or are ready and wait for their moment. */
  readonly #underWay = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(ground: Ground, hall: Hall, scribe: Scribe) {
    this.#ground = ground;
    this.#hall = hall;
    this.#scribe = scribe;
  }

  /** Thinks about the moves that are due at a table soon, and makes each at its moment. */
  async tend(id: string): Promise<void> {
    const cell = await this.#hall.cell(id);
    if (cell === null) return;
    const { table } = cell;
    const now = this.#ground.now();
    const lead = leadOf(this.#ground);
    const seats = acting(table).filter((seat) => (seatWake(table, seat, lead) ?? Infinity) <= now);
    await Promise.all(seats.map((seat) => this.#moveFor(cell, seat)));
  }

  /** Makes no more moves; what is due stands in the store. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  async #moveFor(cell: Cell, seat: Seat): Promise<void> {
    const { table } = cell;
    const { from } = table.seats[seat]!;
    const id = `auto-${cell.id}-${seat}-${from}`;
    if (this.#underWay.has(id)) return;
    this.#underWay.add(id);
    try {
      const { text, by } = await this.#choose(table, seat);
      const step = by === 'silence' ? 0 : table.created.pace.least;
      const wait = momentOf(seatDue(table, seat)!, this.#ground.now(), step) - this.#ground.now();
      const due = seatDue(table, seat)!;
      const make = () => this.#make(cell.id, seat, from, id, text, by, due);
      // A job is not held up by what waits: its place is for others. If this process dies, the sweep finds what is overdue.
      if (wait > 0) this.#later(wait, make);
      else await make();
    } catch (error) {
      this.#underWay.delete(id);
      throw error;
    }
  }

  #later(milliseconds: number, make: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      make().catch((error) => this.#ground.log('automatic move failed', { error: String(error) }));
      // A timer may be early by a fraction of a millisecond.
    }, milliseconds + 1);
    this.#timers.add(timer);
  }

  async #choose(table: Table, seat: Seat): Promise<{ text: string; by: By }> {
    const { game, state, seats } = table;
    const silent = isAutomatic(seats[seat]!) ? null : (game.silence?.(state, seat) ?? null);
    if (silent !== null) return { text: game.format(silent.move), by: 'silence' };
    return { text: await this.#think(table, seat), by: seats[seat]!.kind === 'bot' ? 'bot' : 'clock' };
  }

  /**
   * Whatever else has happened, the table must still wait for this seat since the same entry. If it does, but for another
   * move (somebody else has answered, say), it is thought about anew.
   */
  async #make(
    table: string,
    seat: Seat,
    from: number,
    id: string,
    text: string,
    by: By,
    due: number,
  ): Promise<void> {
    const made = await this.#hall.at(table, async (at) => {
      if (!acting(at.table).includes(seat) || at.table.seats[seat]!.from !== from) return null;
      return this.#scribe.append(at, id, (now) => move(now, seat, text, by, this.#ground.now()));
    });
    this.#underWay.delete(id);
    if (made !== null && 'seq' in made) this.#ground.onAutomatic?.(by, this.#ground.now() - due);
    if (made !== null && 'problem' in made && made.problem.rule !== null) await this.tend(table);
  }

  async #think(table: Table, seat: Seat): Promise<string> {
    const { game, state } = table;
    const { thinkMilliseconds } = this.#ground;
    const asked = this.#ground.thinkers.ask({
      game: game.id,
      level: table.seats[seat]!.level ?? standIn(game.id),
      view: game.view(state, seat),
      legal: legalMoves(game, state, seat),
      seed: `${table.created.commitment} ${table.seq} ${seat}`,
      milliseconds: thinkMilliseconds,
    });
    // How long it thinks depends on its cards (one legal move needs no thought), so its answer always takes as long.
    const [number] = await Promise.all([asked, pause(thinkMilliseconds)]);
    return game.format(number as Move);
  }
}

/** Who plays for a person that is away: somebody of middling strength, so that nobody gains or loses much by leaving. */
function standIn(game: string): string {
  const levels = Object.keys(botsFor(game));
  return STAND_INS.find((level) => levels.includes(level)) ?? levels.at(-1)!;
}

const STAND_INS = ['medium', 'strong', 'easy'];
