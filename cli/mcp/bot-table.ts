import { botNamed } from '@bullpen/bots';
import { accept, at, legalMoves, type Seat, seeded } from '@bullpen/engine';
import { serverMachine } from '@bullpen/server/machine';
import { acting, deal, decideCreate, move, snapshotOf, TableInMemory } from '@bullpen/table';
import type { Answer, CreateTable, Problem, TableNews } from '@bullpen/wire';
import type { SeatedTable } from './seated-table.ts';

/** Bots move as soon as it is their turn. */
const PACE = { least: 0, more: 0 };
const THINK = { milliseconds: 200 };
const machine = serverMachine(Date.now);

/** A table in this process: one seat for the model, bots in the others. The same table as on a server. */
export class BotTable implements SeatedTable {
  readonly #kept: TableInMemory;

  private constructor(kept: TableInMemory) {
    this.#kept = kept;
  }

  /** A new table, or why there is none. */
  static open(id: string, wish: Omit<CreateTable, 'id'>): BotTable | Problem {
    const decision = decideCreate({ id: 'here', ...wish }, PACE, machine);
    return decision.ok ? new BotTable(TableInMemory.create(id, decision)) : decision.refusal;
  }

  /** Takes the free seat, and begins. */
  sit(name: string): Promise<void> {
    const seat = this.#kept.table.seats.findIndex(({ kind }) => kind === 'free');
    if (seat === -1) throw new Error('this table has no free seat');
    this.#kept.append(accept({ entry: { type: 'sat', at: machine.now(), seat, name, token: 'here' } }));
    this.#kept.append(deal(this.#kept.table, null, machine));
    this.#letBotsMove();
    return Promise.resolve();
  }

  news(since: number): Promise<TableNews> {
    const { id } = this.#kept;
    const snapshot = snapshotOf(this.#kept.table, this.#own);
    return Promise.resolve({ table: id, updates: this.#kept.updates(since, this.#own), snapshot });
  }

  move(text: string): Promise<Answer> {
    const answer = this.#kept.append(move(this.#kept.table, this.#own, text, 'person', machine));
    if (answer.ok) this.#letBotsMove();
    return Promise.resolve(answer);
  }

  record(): Promise<string> {
    return Promise.resolve(this.#kept.record());
  }

  get #own(): Seat {
    return this.#kept.table.seats.findIndex(({ kind }) => kind === 'person');
  }

  /** Of several that act at once any may be first: the quickest answers the Jack. */
  #letBotsMove(): void {
    for (let seats = acting(this.#kept.table); seats.length > 0; seats = acting(this.#kept.table)) {
      const { game, state, secret, seq, seats: players } = this.#kept.table;
      const chance = seeded(`${secret}/bots/${seq}`);
      const seat = at(seats, chance.below(seats.length));
      if (seat === this.#own) return;
      const bot = botNamed(game.id, at(players, seat).level ?? 'random');
      // It sees its view and nothing else.
      const chosen = bot.choose(game.view(state, seat), legalMoves(game, state, seat), chance, THINK);
      this.#kept.append(move(this.#kept.table, seat, game.format(chosen), 'bot', machine));
    }
  }
}
