import type {
  Answer,
  Command,
  Created,
  CreateTable,
  ListPage,
  Problem,
  Snapshot,
  TableNews,
  Update,
} from '@bullpen/wire';
import type {
  Asked,
  ClubService,
  DailyService,
  ListQuery,
  Notices,
  Occupancy,
  Operations,
  Players,
  RatingService,
  Tables,
  TournamentService,
} from '../../contract.ts';

interface FakeTable {
  readonly id: string;
  readonly tokens: string[];
  readonly updates: Update[];
  readonly answered: Map<string, Answer>;
  readonly heard: Set<(seq: number) => void>;
}

/** As a result, and as an answer to a command. */
function refuse(
  code: string,
  status: number,
  rule: string | null = null,
): { ok: false; refusal: Problem; problem: Problem } {
  const problem: Problem = { type: 'about:blank', title: code, status, code, rule };
  return { ok: false, refusal: problem, problem };
}

/** Tables in memory that know no game: any seat may make any move but `bad`. For tests of what stands before the tables. */
export class FakeTables implements Tables {
  readonly notices: Notices = { key: null, set: async () => ({ ok: true, value: { ok: true } }) };
  readonly #tables = new Map<string, FakeTable>();
  /** How often each question was asked. */
  readonly asked = { command: 0, snapshot: 0, news: 0 };
  /** Thrown at the next question, if set. */
  fault: Error | null = null;
  /** How many updates news has at most. */
  page = Number.POSITIVE_INFINITY;
  /** News of a page wait for it, unless it is the last. */
  pageGate: Promise<void> = Promise.resolve();
  /** Text in every view, to make it as large as need be. */
  padding = '';
  /** Answers to commands wait for it. */
  gate: Promise<void> = Promise.resolve();
  /** Snapshots wait for it. */
  sight: Promise<void> = Promise.resolve();

  async create(wish: CreateTable): Promise<Asked<Created>> {
    this.#throwFault();
    if (wish.seats < 2) return refuse('seats', 422);
    const id = `table-${this.#tables.size + 1}`;
    this.#tables.set(id, { id, tokens: [], updates: [], answered: new Map(), heard: new Set() });
    this.grow(id);
    return { ok: true, value: { table: id, seq: 1 } };
  }

  async command(id: string, token: string | null, command: Command): Promise<Answer> {
    this.asked.command += 1;
    this.#throwFault();
    await this.gate;
    const table = this.#tables.get(id);
    if (table === undefined) return refuse('no-such-table', 404);
    const before = table.answered.get(command.id);
    if (before !== undefined) return before;
    if (command.do !== 'sit' && (token === null || !table.tokens.includes(token)))
      return refuse('bad-token', 401);
    if (command.do === 'move' && command.move === 'bad') return refuse('not-in-hand', 409, 'S4');
    const answer = command.do === 'sit' ? this.#sit(table) : { ok: true as const, seq: this.grow(id) };
    table.answered.set(command.id, answer);
    return answer;
  }

  async prepare(): Promise<void> {}

  #sit(table: FakeTable): Answer {
    const seat = table.tokens.length;
    const token = `secret-token-of-seat-${seat}-of-${table.id}`;
    table.tokens.push(token);
    return { ok: true, seq: this.grow(table.id), seat, token };
  }

  setAside() {
    return [{ table: 'table-9', reason: 'other-version', since: 1 }];
  }

  async snapshot(id: string, token: string | null): Promise<Asked<Snapshot>> {
    this.asked.snapshot += 1;
    this.#throwFault();
    await this.sight;
    const table = this.#tables.get(id);
    if (table === undefined) return refuse('no-such-table', 404);
    const viewer = token === null ? -1 : table.tokens.indexOf(token);
    if (token !== null && viewer === -1) return refuse('bad-token', 401);
    return { ok: true, value: snapshotOf(table, viewer, this.padding) };
  }

  async news(id: string, token: string | null, since: number): Promise<Asked<TableNews>> {
    this.asked.news += 1;
    this.asked.snapshot -= 1;
    const seen = await this.snapshot(id, token);
    if (!seen.ok) return seen;
    const updates = this.#tables.get(id)!.updates.slice(since, seen.value.seq);
    if (updates.length <= this.page) return { ok: true, value: { table: id, updates, snapshot: seen.value } };
    await this.pageGate;
    const snapshot = { ...seen.value, seq: since + this.page };
    return { ok: true, value: { table: id, updates: updates.slice(0, this.page), snapshot, more: true } };
  }

  step(): null {
    return null;
  }

  async list({ status, limit }: ListQuery): Promise<ListPage> {
    const ids = [...this.#tables.keys()].slice(0, limit);
    const tables = ids.map((table) => ({
      table,
      game: 'six-nimmt',
      status,
      seats: 4,
      free: 1,
      changed: 0,
      host: 'p0',
      rated: false,
    }));
    return { tables, next: null };
  }

  async occupancy(id: string): Promise<Asked<Occupancy>> {
    return this.#tables.has(id)
      ? { ok: true, value: { game: 'six-nimmt', listed: false, rated: false, status: 'playing', sat: [] } }
      : refuse('no-such-table', 404);
  }

  async record(id: string): Promise<Asked<string>> {
    return this.#tables.has(id)
      ? { ok: true, value: '{"game":"six-nimmt"}\n' }
      : refuse('no-such-table', 404);
  }

  attend(): () => void {
    return () => {};
  }

  subscribe(id: string, grown: (seq: number) => void): () => void {
    const heard = this.#tables.get(id)?.heard;
    heard?.add(grown);
    return () => heard?.delete(grown);
  }

  /** Adds an entry; gives its seq. */
  grow(id: string): number {
    const table = this.#tables.get(id)!;
    const seq = table.updates.length + 1;
    table.updates.push({
      table: id,
      seq,
      entry: { type: 'moved', at: 0, seat: 0, by: 'person' },
      events: [],
    });
    for (const grown of [...table.heard]) grown(seq);
    return seq;
  }

  /** Makes the tokens of a table void. */
  voidTokens(id: string): void {
    this.#tables.get(id)!.tokens.fill('void');
  }

  /** How many listen to a table. */
  listeners(id: string): number {
    return this.#tables.get(id)!.heard.size;
  }

  #throwFault(): void {
    const { fault } = this;
    this.fault = null;
    if (fault !== null) throw fault;
  }
}

/** Operators can do nothing at tables that are not real. */
export const noOperations: Operations = {
  list: async () => ({ tables: [], next: null }),
  close: async () => refuse('no-such-table', 404),
  hide: async () => refuse('no-such-table', 404),
  remove: async () => refuse('no-such-table', 404),
  forgetName: async () => ({ tables: [], scrubbed: true }),
  forgetSeat: async () => refuse('no-such-table', 404),
};

/** Nobody has a player before tables that are not real. */
export const noPlayers: Players = {
  add: async () => refuse('player-taken', 409),
  facts: async () => refuse('bad-player', 401),
  rename: async () => refuse('bad-player', 401),
  matches: async () => refuse('bad-player', 401),
  export: async () => refuse('bad-player', 401),
  erase: async () => refuse('bad-player', 401),
  link: async () => refuse('bad-player', 401),
  join: async () => refuse('bad-link', 410),
  signIn: async () => refuse('bad-player', 401),
  removeSignIn: async () => refuse('bad-player', 401),
};

export const noRatings: RatingService = {
  of: async () => refuse('bad-player', 401),
  list: async () => refuse('bad-player', 401),
  changeAt: async () => refuse('bad-player', 401),
  leaders: async () => ({ ok: true, value: { leaders: [], bots: [], next: null } }),
};

export const noDaily: DailyService = {
  board: async () => {
    const today = { day: '2026-01-01', begins: 0, ends: 1, deals: [] };
    return { now: 0, today, tomorrow: { day: '2026-01-02', deals: [] }, past: [] };
  },
  day: async () => refuse('no-such-day', 404),
  play: async () => refuse('bad-player', 401),
  mine: async () => refuse('bad-player', 401),
  result: async () => refuse('bad-player', 401),
  records: async () => refuse('day-running', 403),
};

const noClub = async () => refuse('bad-player', 401);
export const noClubs: ClubService = {
  make: noClub,
  mine: noClub,
  command: noClub,
  view: async () => refuse('no-such-club', 404),
};

const noTournament = async () => refuse('no-such-tournament', 404);
export const noTournaments: TournamentService = {
  make: noTournament,
  mine: noTournament,
  view: noTournament,
  seq: async () => null,
  round: noTournament,
  me: noTournament,
  command: noTournament,
  seat: noTournament,
  makeCodes: noTournament,
  codes: noTournament,
  enter: noTournament,
  subscribe: () => () => {},
};

const snapshotOf = ({ id, tokens, updates }: FakeTable, viewer: number, padding: string): Snapshot => ({
  table: id,
  seq: updates.length,
  game: 'six-nimmt',
  version: 1,
  created: 0,
  seats: 4,
  options: { variant: 'basic' },
  status: 'playing',
  ended: null,
  host: 0,
  clock: { kind: 'none' },
  listed: true,
  hints: true,
  rated: false,
  players: tokens.map((_, seat) => ({
    kind: 'person',
    name: `p${seat}`,
    level: null,
    away: false,
    absent: null,
  })),
  viewer,
  due: null,
  view: { seats: 4, viewer, toAct: [0], padding } as Snapshot['view'],
  legal: viewer === 0 ? ['55'] : [],
  retractable: false,
  outcome: null,
  offers: [],
  rematch: null,
  votes: [],
  seating: 'fixed',
  phrases: 'on',
  talk: true,
  fair: { commitment: '00', seats: [], revealed: [], voids: 0, secret: null, nonces: null },
});
