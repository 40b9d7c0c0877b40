import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  MyTournament,
  Snapshot,
  Tournament,
  TournamentRound,
  TournamentSeat,
  Update,
} from '@bullpen/wire';

const RETRY = 50;
const GATHER = 40;
/** Longer than a poll waits. */
const PATIENCE = 30_000;
const WAIT = 15;

/** A refusal that no client of ours may ever get. */
class Unexpected extends Error {}

export interface RefusedAnswer {
  readonly code: string;
}

/** Asks any of the servers again and again, word for word, until one answers. Refusals with these codes are answers too, or all that come of a table that has gone on. */
export async function ask<T>(
  url: () => string,
  path: string,
  {
    key,
    body,
    or = [],
    orConflict = false,
  }: {
    readonly key?: string;
    readonly body?: object;
    readonly or?: readonly string[];
    readonly orConflict?: boolean;
  } = {},
): Promise<T | RefusedAnswer> {
  const init = {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  for (;;) {
    try {
      const answer = await fetch(`${url()}/api${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      const said = (await answer.json()) as T & RefusedAnswer;
      if (answer.ok || or.includes(said.code) || (orConflict && answer.status === 409)) return said;
      if (answer.status < 500 && answer.status !== 429) throw new Unexpected(`${path}: ${said.code}`);
    } catch (error) {
      // The server is away, or the answer was torn.
      if (error instanceof Unexpected) throw error;
    }
    await pause(RETRY);
  }
}

/** The same where a refusal is a failure. */
export const get = async <T>(url: () => string, path: string, key?: string): Promise<T> =>
  (await ask<T>(url, path, key === undefined ? {} : { key })) as T;

/** A move that a server has said to have accepted. */
export interface AcceptedMove {
  readonly table: string;
  readonly seat: number;
  readonly seq: number;
}

/** What people decide with: the seat's own snapshot, and its legal moves in it. */
export type ChooseMove = (person: number, snapshot: Snapshot) => string;

/** Called for each move that was accepted, and for each match that was played to its end. */
interface Heard {
  readonly moved: () => void;
  readonly ended: () => void;
}

/** Somebody who plays a tournament from the first round to the last, whatever happens to the servers. */
export class EntrantProgram {
  readonly number: number;
  readonly accepted: AcceptedMove[] = [];
  entrant = 0;
  readonly #url: () => string;
  readonly #id = randomBytes(15).toString('base64url');
  readonly #key = randomBytes(24).toString('base64url');
  readonly #token = randomBytes(24).toString('base64url');
  readonly #heard: Heard;

  constructor(number: number, url: () => string, heard: Heard) {
    this.number = number;
    this.#url = url;
    this.#heard = heard;
  }

  get key(): string {
    return this.#key;
  }

  /** What nobody else may see. */
  get secrets(): readonly string[] {
    return [this.#id, this.#key, this.#token];
  }

  async make(): Promise<void> {
    const name = `P${this.number}`;
    await ask(this.#url, '/players', { body: { id: this.#id, key: this.#key, name } });
  }

  async join(tournament: string): Promise<void> {
    const body = { id: `join-${this.number}-${this.#token.slice(0, 8)}`, do: 'join' };
    const said = await ask<{ me: MyTournament }>(this.#url, `/player/tournaments/${tournament}`, {
      key: this.#key,
      body,
    });
    this.entrant = 'me' in said ? (said.me.entrant ?? 0) : 0;
  }

  /** Plays until the tournament is over; gives it as it was then. */
  async play(tournament: string, choose: ChooseMove): Promise<Tournament> {
    let played = 0;
    let view = await get<Tournament>(this.#url, `/tournaments/${tournament}`);
    while (view.status !== 'over') {
      const { round } = view;
      const sits = round?.tables.some(({ seats, result }) => result === null && seats.includes(this.entrant));
      if (view.status === 'playing' && round !== null && round.round > played && sits === true) {
        const seat = await this.#seat(tournament);
        if (seat === null) {
          await pause(RETRY);
        } else {
          await this.#playTable(seat, choose);
          played = seat.round;
          this.#heard.ended();
        }
      }
      const since = view.seq;
      view = await get<Tournament>(
        this.#url,
        `/tournaments/${tournament}/updates?since=${since}&wait=${WAIT}`,
      );
    }
    return view;
  }

  /** The player's own seat, or null while the table is not dealt. */
  async #seat(tournament: string): Promise<TournamentSeat | null> {
    const path = `/player/tournaments/${tournament}/seat`;
    const body = { token: this.#token };
    const said = await ask<TournamentSeat>(this.#url, path, { key: this.#key, body, or: ['no-table'] });
    return 'table' in said ? said : null;
  }

  async #playTable({ table, seat }: TournamentSeat, choose: ChooseMove): Promise<void> {
    for (let since = 0; ; ) {
      const path = `/tables/${table}/updates?since=${since}&wait=${WAIT}`;
      const { snapshot } = await get<{ snapshot: Snapshot }>(this.#url, path, this.#token);
      if (snapshot.status === 'over') return;
      since = snapshot.seq;
      if (snapshot.players[seat]?.away === true) await this.#say(table, { do: 'return' }, `back-${since}`);
      if (snapshot.legal.length === 0) {
        // Others move one by one: several of their moves come at once.
        await pause(GATHER);
        continue;
      }
      const move = choose(this.number, snapshot);
      const seq = await this.#say(table, { do: 'move', move }, `move-${since}`);
      if (seq === null) continue;
      this.accepted.push({ table, seat, seq });
      this.#heard.moved();
    }
  }

  /** The seq of a command; null if the table had gone on before it came. */
  async #say(table: string, wish: object, name: string): Promise<number | null> {
    const body = { id: `${name}-${this.#token.slice(0, 12)}`, ...wish };
    const said = await ask<{ seq: number }>(this.#url, `/tables/${table}/commands`, {
      key: this.#token,
      body,
      // The clock was quicker.
      orConflict: true,
    });
    return 'seq' in said ? said.seq : null;
  }
}

/** All entries of a table, as everybody may know them. */
export async function entriesOf(url: () => string, table: string): Promise<Update[]> {
  const all: Update[] = [];
  for (let more = true; more; ) {
    const path = `/tables/${table}/updates?since=${all.length}&wait=0`;
    const page = await get<{ updates: readonly Update[]; more?: true }>(url, path);
    all.push(...page.updates);
    more = page.more === true;
  }
  return all;
}

/** All rounds of a tournament. */
export const roundsOf = async (
  url: () => string,
  { tournament, round }: Tournament,
): Promise<TournamentRound[]> => {
  const rounds: TournamentRound[] = [];
  for (let number = 1; number <= (round?.round ?? 0); number++)
    rounds.push(await get(url, `/tournaments/${tournament}/rounds/${number}`));
  return rounds;
};
