import { type Budget, botsFor } from '@bullpen/bots';
import { accept, legalMoves, type Seat, seeded, type Viewer } from '@bullpen/engine';
import {
  acting,
  type By,
  bounded,
  deal,
  decide,
  decideCreate,
  isAutomatic,
  type Logged,
  type Machine,
  move,
  type RematchOf,
  rematchOf,
  rematchWish,
  seatDue,
  snapshotOf,
  standIn,
  type Table,
  TableInMemory,
} from '@bullpen/table';
import type { Answer, Command, CreateTable, Snapshot, Update } from '@bullpen/wire';
import type { NewCommand } from '../source.ts';
import type { LocalPlan, LocalSeat } from './messages.ts';

/** Bots of this browser move when the page wants them to. */
const PACE = { least: 0, more: 0 };
const THINK = { milliseconds: 400 };

/** Something that the table does by itself. */
export interface NextMove {
  readonly seat: Seat;
  readonly by: Exclude<By, 'person'>;
  /** When a person's time is up; null for a bot, which takes its time. */
  readonly at: number | null;
}

/**
 * A table in this browser: the same as at a server, with people at one device and bots. The page sees it from the deal on, and
 * counts from there.
 */
export class LocalTable {
  readonly #kept: TableInMemory;
  readonly #machine: Machine;
  /** Entries before the deal: the table is made, people sit down. */
  readonly #before: number;

  constructor(kept: TableInMemory, machine: Machine) {
    this.#kept = kept;
    this.#machine = machine;
    this.#before = kept.log.findIndex(({ entry }) => entry.type === 'started');
    if (this.#before === -1) throw new Error('this table was never dealt');
  }

  get id(): string {
    return this.#kept.id;
  }

  get log(): readonly Logged[] {
    return this.#kept.log;
  }

  get over(): boolean {
    return this.#table.status === 'over';
  }

  get #table(): Table {
    return this.#kept.table;
  }

  /** Seats that have to act. */
  get acting(): readonly Seat[] {
    return acting(this.#table);
  }

  /** Seats of people, those who are away included. */
  get people(): readonly Seat[] {
    return this.#table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  send(seat: Seat, wish: NewCommand): Answer {
    const seq = wish.do === 'move' && wish.seq !== undefined ? { seq: wish.seq + this.#before } : {};
    const command = { id: 'here', ...wish, ...seq } as Command;
    return this.#append(bounded(this.#table, decide(this.#table, seat, command, this.#machine)));
  }

  move(seat: Seat, text: string, by: By): Answer {
    return this.#append(move(this.#table, seat, text, by, this.#machine));
  }

  #append(decision: Parameters<TableInMemory['append']>[0]): Answer {
    const answer = this.#kept.append(decision);
    return answer.ok ? { ...answer, seq: this.#counted(answer.seq) } : answer;
  }

  /** What comes next if nobody does anything: a bot's move, or what happens when a person's time is up. */
  next(): NextMove | null {
    const table = this.#table;
    const seats = acting(table);
    const bot = seats.find((seat) => isAutomatic(table.seats[seat]!));
    if (bot !== undefined)
      return { seat: bot, by: table.seats[bot]!.kind === 'bot' ? 'bot' : 'clock', at: null };
    const timed = seats.flatMap((seat): (NextMove & { readonly at: number })[] => {
      const at = seatDue(table, seat);
      const silent = (table.game.silence?.(table.state, seat) ?? null) !== null;
      return at === null ? [] : [{ seat, by: silent ? 'silence' : 'clock', at }];
    });
    return timed.sort((a, b) => a.at - b.at)[0] ?? null;
  }

  /** The move that is made for a seat: what silence means there, or what its bot thinks. */
  moveFor({ seat, by }: NextMove, budget: Budget = THINK): string {
    const { game, state, seats, secret, seq } = this.#table;
    const silence = by === 'silence' ? (game.silence?.(state, seat) ?? null) : null;
    if (silence !== null) return game.format(silence.move);
    const bots = botsFor(game.id);
    const bot = bots[seats[seat]!.level ?? standIn(game.id, this.#machine)] ?? Object.values(bots).at(-1)!;
    const chance = seeded(`${secret}/bot ${seat}/${this.#counted(seq)}`);
    // It sees its view and nothing else.
    return game.format(bot.choose(game.view(state, seat), legalMoves(game, state, seat), chance, budget));
  }

  snapshot(viewer: Viewer): Snapshot {
    const snapshot = snapshotOf(this.#table, viewer);
    // A person without a name here is "you".
    const players = snapshot.players.map((player) => ({ ...player, name: player.name || null }));
    return { ...snapshot, seq: this.#counted(snapshot.seq), host: null, players };
  }

  /** What happened after a seq, as a seat may know it; all of it from 0 on. */
  updates(since: number, viewer: Viewer): Update[] {
    return this.#kept
      .updates(this.#before + since, viewer)
      .map((update) => ({ ...update, seq: this.#counted(update.seq) }));
  }

  record(seed?: string): string {
    return this.#kept.record(seed);
  }

  /** The same people once more, at a table of this name: the player who came second begins, unless seats are fixed. */
  again(id: string, machine: Machine): LocalTable {
    const rematch = rematchOf(this.#table);
    const people = rematch.kept ?? [];
    return dealt(id, { id: 'here', ...rematchWish(this.#table) }, people, machine, rematch);
  }

  #counted(seq: number): number {
    return seq - this.#before;
  }
}

/** A new table in this browser, dealt. */
export function newLocalTable(id: string, plan: LocalPlan, machine: Machine): LocalTable {
  const { game, seats, options, hints, seating = 'drawn', clock = { kind: 'none' } } = plan;
  const wish: CreateTable = {
    id: 'here',
    game,
    seats: seats.length,
    options: { ...options },
    plan: seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' })),
    hints,
    seating,
    clock,
  };
  const people = seats.map((seat) => (seat.kind === 'person' ? seat : null));
  return dealt(id, wish, people, machine);
}

function dealt(
  id: string,
  wish: CreateTable,
  people: readonly (Pick<Extract<LocalSeat, { kind: 'person' }>, 'name' | 'player'> | null)[],
  machine: Machine,
  rematch?: RematchOf,
): LocalTable {
  const kept = TableInMemory.create(id, decideCreate(wish, PACE, machine, rematch));
  const at = machine.now();
  for (const [seat, { kind }] of kept.table.seats.entries()) {
    if (kind === 'bot') continue;
    const { name, player } = people[seat] ?? { name: null };
    const own = player === undefined ? {} : { player };
    kept.append(
      accept({ entry: { type: 'sat', at, seat, name: name ?? '', ...own, token: `seat ${seat}` } }),
    );
  }
  kept.append(deal(kept.table, null, machine));
  return new LocalTable(kept, machine);
}
