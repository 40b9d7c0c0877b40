import { setTimeout } from 'node:timers/promises';
import { botsFor } from '@bullpen/bots';
import { legalMoves, type Move, type Seat } from '@bullpen/engine';
import type { Cell } from './cells.ts';
import { move } from './decide.ts';
import { isAutomatic, seatDue } from './due.ts';
import type { Ground } from './ground.ts';
import type { Hall } from './hall.ts';
import type { By } from './log.ts';
import type { Scribe } from './scribe.ts';
import { acting, type Table } from './table.ts';

/** The moves that nobody makes: those of bots, those for people whose time is up, and silence where it is a move. */
export class Automatic {
  readonly #ground: Ground;
  readonly #hall: Hall;
  readonly #scribe: Scribe;
  /** Moves that are being thought about. */
  readonly #thinking = new Set<string>();

  constructor(ground: Ground, hall: Hall, scribe: Scribe) {
    this.#ground = ground;
    this.#hall = hall;
    this.#scribe = scribe;
  }

  /** Makes the moves that are due at a table. They are thought out before the table's turn, so that nobody waits. */
  async tend(id: string): Promise<void> {
    const cell = await this.#hall.cell(id);
    if (cell === null) return;
    const { table } = cell;
    const now = this.#ground.now();
    const seats = acting(table).filter((seat) => (seatDue(table, seat) ?? Number.POSITIVE_INFINITY) <= now);
    await Promise.all(seats.map((seat) => this.#moveFor(cell, seat)));
  }

  async #moveFor(cell: Cell, seat: Seat): Promise<void> {
    const { table } = cell;
    const { game, state } = table;
    const { from, kind } = table.seats[seat]!;
    const moment = `auto-${cell.id}-${seat}-${from}`;
    if (this.#thinking.has(moment)) return;
    this.#thinking.add(moment);
    try {
      const silent = isAutomatic(table.seats[seat]!) ? null : (game.silence?.(state, seat) ?? null);
      const text = silent === null ? await this.#think(table, seat) : game.format(silent.move);
      const by: By = silent !== null ? 'silence' : kind === 'bot' ? 'bot' : 'clock';
      await this.#hall.at(cell.id, async (at) => {
        // Whatever else has happened, the table must still wait for this seat since the same moment.
        if (!acting(at.table).includes(seat) || at.table.seats[seat]!.from !== from) return;
        const made = await this.#scribe.append(at, moment, (now) =>
          move(now, seat, text, by, this.#ground.now()),
        );
        if ('problem' in made)
          this.#ground.log('automatic move refused', { table: at.id, seat, code: made.problem.code });
      });
    } finally {
      this.#thinking.delete(moment);
    }
  }

  async #think(table: Table, seat: Seat): Promise<string> {
    const { game, state } = table;
    const levels = Object.keys(botsFor(game.id));
    const { thinkMilliseconds } = this.#ground;
    const asked = this.#ground.thinkers.ask({
      game: game.id,
      level: table.seats[seat]!.level ?? levels.at(-1)!,
      view: game.view(state, seat),
      legal: legalMoves(game, state, seat),
      seed: `${table.created.commitment} ${table.seq} ${seat}`,
      milliseconds: thinkMilliseconds,
    });
    // How long it thinks depends on its cards (one legal move needs no thought), so its answer always takes as long.
    const [number] = await Promise.all([asked, setTimeout(thinkMilliseconds)]);
    return game.format(number as Move);
  }
}
