import { botsFor } from '@bullpen/bots';
import {
  type Event,
  type Game,
  heardBy,
  legalMoves,
  listSeats,
  type Match,
  type Move,
  play,
  Recorder,
  readMatch,
  scripted,
  seeded,
  taped,
} from '@bullpen/engine';
import { games, isGameId } from '@bullpen/games';
import type { Answer, PublicEntry, Snapshot, Update } from '@bullpen/wire';
import { refusedHere, snapshotHere } from '../here.ts';
import type { Wish } from '../source.ts';
import type { KeptTable, LocalEntry } from './kept.ts';
import { Luck, seedOf } from './luck.ts';
import type { LocalPlan } from './messages.ts';

/** A table in this browser: the same rules and the same words as at a server, with people at one device and bots. */
export class LocalTable {
  readonly kept: Omit<KeptTable, 'log' | 'spent' | 'over' | 'changed'>;
  readonly game: Game;
  readonly #match: Match;
  readonly #seed: string;
  readonly #luck: Luck;
  readonly #commitment: string;
  #log: LocalEntry[] = [];
  /** What each entry of the log led to. */
  readonly #events: (readonly Event[])[] = [];
  #state: unknown = null;
  /** Called after every entry. */
  onEntry: () => void = () => {};

  constructor(kept: KeptTable, commitment: string) {
    const game = isGameId(kept.plan.game) ? games[kept.plan.game] : null;
    const match = game && readMatch(game, kept.plan.seats.length, kept.plan.options);
    if (!game || !match?.ok || game.version !== kept.version) throw new Error('this table cannot be played');
    this.kept = kept;
    this.game = game;
    this.#match = match.value;
    this.#commitment = commitment;
    this.#seed = seedOf(kept.secret, kept.plan.seats.length);
    this.#luck = new Luck(this.#seed, kept.spent);
    for (const entry of kept.log) this.#fold(entry);
  }

  toKeep(): KeptTable {
    const { id, plan, version, secret } = this.kept;
    const changed = this.#log.at(-1)?.at ?? Date.now();
    return { id, plan, version, secret, spent: this.#luck.spent, log: this.#log, over: this.over, changed };
  }

  get over(): boolean {
    return this.#state !== null && this.game.outcome(this.#state) !== null;
  }

  get acting(): readonly number[] {
    return this.#state === null ? [] : listSeats(this.game.toAct(this.#state));
  }

  isBot(seat: number): boolean {
    return this.kept.plan.seats[seat]?.kind === 'bot';
  }

  /** What a seat's silence means now, if anything. */
  silence(seat: number): { seconds: number; move: string } | null {
    const told = this.game.silence?.(this.#state, seat) ?? null;
    return told && { seconds: told.seconds, move: this.game.format(told.move) };
  }

  async start(): Promise<void> {
    await this.#luck.prepare();
    const chance = taped(this.#luck.chance);
    const events: Event[] = [];
    this.#state = this.game.setup(this.#match, chance, (event) => events.push(event));
    this.#enter({ type: 'started', at: Date.now(), draws: chance.tape }, events);
  }

  async move(seat: number, text: string, by: 'person' | 'bot' | 'silence'): Promise<Answer> {
    if (this.#state === null || this.over) return refusedHere('not-playing');
    await this.#luck.prepare();
    const chance = taped(this.#luck.chance);
    const made = play(this.game, this.#state, seat, text, chance);
    if (!made.ok) return refusedHere(made.refusal.code, made.refusal.rule, made.refusal.detail);
    this.#state = made.value.state;
    this.#enter(
      { type: 'moved', at: Date.now(), seat, move: text, by, draws: chance.tape },
      made.value.events,
    );
    return { ok: true, seq: this.#log.length };
  }

  async send(seat: number, wish: Wish): Promise<Answer> {
    if (wish.do === 'move') return this.move(seat, wish.move, 'person');
    if (wish.do !== 'retract') return refusedHere('not-open');
    const state = this.game.clone(this.#state);
    if (!this.game.retract(state, seat)) return refusedHere('nothing-to-retract');
    this.#state = state;
    this.#enter({ type: 'retracted', at: Date.now(), seat }, []);
    return { ok: true, seq: this.#log.length };
  }

  /** What the bot in this seat does: it sees its view and nothing else. */
  think(seat: number): string {
    const plan = this.kept.plan.seats[seat];
    const bots = botsFor(this.game.id);
    const bot = (plan?.kind === 'bot' && bots[plan.level]) || Object.values(bots).at(-1)!;
    const moves = legalMoves(this.game, this.#state, seat);
    const luck = seeded(`${this.kept.secret}/bot ${seat}/${this.#log.length}`);
    return this.game.format(
      bot.choose(this.game.view(this.#state, seat), moves, luck, { milliseconds: 400 }),
    );
  }

  snapshot(viewer: number, due: number | null): Snapshot {
    const { plan, id, secret } = this.kept;
    const { game, over } = this;
    const players = plan.seats.map((seat): Snapshot['players'][number] =>
      seat.kind === 'bot'
        ? { kind: 'bot', name: null, level: seat.level, away: false, absent: null }
        : { kind: 'person', name: seat.name, level: null, away: false, absent: null },
    );
    const table = { id, seq: this.#log.length, game, match: this.#match, state: this.#state, players };
    const snapshot = snapshotHere(table, viewer);
    return {
      ...snapshot,
      hints: plan.hints,
      seating: plan.seating ?? 'drawn',
      due,
      fair: {
        ...snapshot.fair,
        commitment: this.#commitment,
        secret: over ? secret : null,
        nonces: over ? plan.seats.map(() => '') : null,
      },
    };
  }

  /** All that has happened so far, as a seat may know it. */
  history(viewer: number): Update[] {
    return this.#log.map((_, i) => this.#update(i, viewer));
  }

  lastUpdate(viewer: number): Update {
    return this.#update(this.#log.length - 1, viewer);
  }

  #update(i: number, viewer: number): Update {
    const entry = publicEntry(this.#log[i]!, this.kept.plan);
    return { table: this.kept.id, seq: i + 1, entry, events: heardBy(this.#events[i]!, viewer) };
  }

  record(): string {
    const players = this.kept.plan.seats.map((seat) =>
      seat.kind === 'bot' ? seat.level : (seat.name ?? 'you'),
    );
    const recorder = new Recorder(this.game, this.#match, this.#seed, players);
    let state: unknown = null;
    for (const entry of withoutRetracted(this.#log)) {
      if (entry.type === 'started')
        state = this.game.setup(this.#match, scripted(entry.draws), recorder.tell);
      if (entry.type !== 'moved') continue;
      const move = this.game.parse(entry.move) as Move;
      recorder.move(entry.seat, move);
      this.game.apply(state, entry.seat, move, scripted(entry.draws), recorder.tell);
    }
    return recorder.text();
  }

  #enter(entry: LocalEntry, events: readonly Event[]): void {
    this.#log = [...this.#log, entry];
    this.#events.push(events);
    this.onEntry();
  }

  /** Plays an entry of the log again, with the luck that it had. */
  #fold(entry: LocalEntry): void {
    const { game } = this;
    const events: Event[] = [];
    const tell = (event: Event): void => void events.push(event);
    this.#log.push(entry);
    this.#events.push(events);
    if (entry.type === 'started') this.#state = game.setup(this.#match, scripted(entry.draws), tell);
    else if (entry.type === 'retracted') game.retract(this.#state, entry.seat);
    else game.apply(this.#state, entry.seat, game.parse(entry.move) as Move, scripted(entry.draws), tell);
  }
}

function publicEntry(entry: LocalEntry, { lots }: LocalPlan): PublicEntry {
  const { type, at } = entry;
  if (type === 'started') return { type, at, ...(lots !== undefined && { seating: lots }) };
  return type === 'moved' ? { type, at, seat: entry.seat, by: entry.by } : { type, at, seat: entry.seat };
}

/** A choice that was taken back is not part of the match: nobody saw it. */
function withoutRetracted(log: readonly LocalEntry[]): LocalEntry[] {
  const list: LocalEntry[] = [];
  for (const entry of log) {
    if (entry.type !== 'retracted') list.push(entry);
    else
      list.splice(
        list.findLastIndex((old) => old.type === 'moved' && old.seat === entry.seat),
        1,
      );
  }
  return list;
}
