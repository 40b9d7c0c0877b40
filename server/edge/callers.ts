import { createHash } from 'node:crypto';
import { at, last, WATCHER } from '@bullpen/engine';
import type { Answer, Command, Created, CreateTable } from '@bullpen/wire';
import { deny, problem } from '@bullpen/wire/problems.ts';
import type { Asked, Tables } from '../contract.ts';
import { commandKey } from '../keys.ts';
import { hashToken } from '../tokens.ts';
import { WaitingRoom } from '../waiting-room.ts';
import { callerKey, scopesOf } from './address.ts';
import type { Notes } from './notes.ts';

/** What is remembered of a caller is forgotten after this long. */
const DAY = 86_400_000;

/**
 * What one caller may have of shared things: one open table on the public list, and half of the seats of a listed or rated table. When a
 * rated match begins, it may have at most half of the people's seats. A caller is an address, or a network of IPv6. Who has what is kept
 * in notes that expire, never in a log, and the table is asked whether a note still counts.
 */
export class Callers {
  readonly #tables: Pick<Tables, 'occupancy' | 'prepare' | 'snapshot'>;
  readonly #notes: Notes;
  readonly #waiting = new WaitingRoom();

  constructor(tables: Pick<Tables, 'occupancy' | 'prepare' | 'snapshot'>, notes: Notes) {
    this.#tables = tables;
    this.#notes = notes;
  }

  /**
   * Makes a listed table, unless the caller has one that is still open, or its wider IPv6 network has as many as it may have. The same
   * request again finds the same table.
   */
  create(ip: string, wish: CreateTable, make: () => Promise<Asked<Created>>): Promise<Asked<Created>> {
    const mark = createHash('sha256').update(JSON.stringify(wish)).digest('base64url');
    const scopes = scopesOf(ip);
    return this.#notes.inTurn(`listed ${last(scopes).key}`, async () => {
      const notes = await Promise.all(
        scopes.map(async ({ key, share }) => ({ key, share, open: await this.#openOf(`listed ${key}`) })),
      );
      const full = notes.find(({ open, share }) => open.length >= share);
      const again = notes.some(({ open }) => open.some(([, before]) => before === mark));
      if (full !== undefined && !again) return deny('listed-already', { table: at(full.open, 0)[0] });
      const made = await make();
      if (!made.ok || again) return made;
      for (const { key, open } of notes)
        await this.#notes.set(`listed ${key}`, JSON.stringify([...open, [made.value.table, mark]]), DAY);
      return made;
    });
  }

  /** The tables of a note that are still open and listed. */
  async #openOf(key: string): Promise<readonly (readonly [table: string, mark: string])[]> {
    const noted = JSON.parse((await this.#notes.get(key)) ?? '[]') as [table: string, mark: string][];
    const open = await Promise.all(noted.map(([table]) => this.#isOpen(table)));
    return noted.filter((_, i) => open[i]);
  }

  async #isOpen(table: string): Promise<boolean> {
    const asked = await this.#tables.occupancy(table);
    return asked.ok && asked.value.listed && asked.value.status === 'open';
  }

  /**
   * Sits down, unless the caller has half of the seats of a listed or rated table already. Others are not limited. A seat
   * that a rematch keeps for its player counts, but is never refused.
   */
  async sit({ ip, table, token, command }: Sit, act: () => Promise<Answer>): Promise<Answer> {
    await this.#tables.prepare(table, token);
    // By the widest network: a caller with many networks still has one place at the table.
    const caller = callerKey(ip);
    return this.#atShared({ table, waits: caller }, act, async ({ sat, held }) => {
      const own = held.filter((sitting) => sitting.caller === caller);
      const most = half(sat.length);
      // The key that it has in the log: the same id with another token is another command.
      const logged = commandKey(token, command);
      const again = own.some((sitting) => sitting.command === logged);
      if (own.length >= most && !again && !(await this.#mayClaim(table, token))) return tooMany(most);
      const answer = await act();
      // Only an entry that was really written counts; one that was there before is noted already.
      if (answer.ok && !held.some(({ seq }) => seq === answer.seq)) {
        const sittings: Sitting[] = [...held, { seq: answer.seq, caller, command: logged }];
        await this.#notes.set(`seats ${table}`, JSON.stringify(sittings), DAY);
      }
      return answer;
    });
  }

  /** Changes the number of seats, unless so few would leave one caller with more than half of them. */
  async resize(
    { table, token, command: { seats } }: Wish<'seats'>,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    if (token === null || !(await this.#isSeated(table, token))) return act();
    return this.#atShared({ table, waits: hashToken(token) }, act, async ({ sat, held }) => {
      const most = half(seats);
      return seats < sat.length && mostOfOne(held) > most ? tooMany(most) : act();
    });
  }

  /** Begins a match, unless it is rated and most of its people are one caller. Somebody alone with bots may always begin. */
  async start({ table, token }: Wish<'start'>, act: () => Promise<Answer>): Promise<Answer> {
    if (token === null || !(await this.#isSeated(table, token))) return act();
    return this.#atShared({ table, waits: hashToken(token) }, act, async ({ rated, sat, held }) => {
      const people = sat.filter((seq) => seq !== null).length;
      const most = Math.floor(people / 2);
      const isCrowded = rated && people > 1 && mostOfOne(held) > most;
      return isCrowded ? { ok: false, problem: problem('one-network', { most }) } : act();
    });
  }

  /**
   * Does what depends on who has which seats of an open table that is listed or rated, one request after the other: so nobody sits down
   * between the question and the deed. At other tables nothing is counted, and a table never becomes listed or rated later. `waits` names
   * who waits in the queue, so that nobody can fill it alone.
   */
  async #atShared(
    { table, waits }: { readonly table: string; readonly waits: string },
    act: () => Promise<Answer>,
    decide: (shared: Shared) => Promise<Answer>,
  ): Promise<Answer> {
    if ((await this.#sharedSeats(table)) === null) return act();
    const key = `seats ${table}`;
    const inTurn = async (): Promise<Answer> => {
      const shared = await this.#sharedSeats(table);
      if (shared === null) return act();
      const noted = JSON.parse((await this.#notes.get(key)) ?? '[]') as Sitting[];
      return decide({ ...shared, held: noted.filter(({ seq }) => shared.sat.includes(seq)) });
    };
    const answer = await this.#waiting.enter(`${table} ${waits}`, () => this.#notes.inTurn(key, inTurn));
    return answer ?? { ok: false, problem: problem('rate', { seconds: 1 }) };
  }

  async #sharedSeats(table: string): Promise<Pick<Shared, 'sat' | 'rated'> | null> {
    const asked = await this.#tables.occupancy(table);
    if (!asked.ok) return null;
    const { sat, listed, rated, status } = asked.value;
    return (listed || rated) && status === 'open' ? { sat, rated } : null;
  }

  /** The table refuses others before they wait in any queue, so they learn nothing about who shares a network. */
  async #isSeated(table: string, token: string | null): Promise<boolean> {
    const seen = await this.#tables.snapshot(table, token);
    return seen.ok && seen.value.viewer !== WATCHER;
  }

  /** Whether a token may claim a kept seat: then it opens no seat yet. If it opens none at all, the table refuses it. */
  async #mayClaim(table: string, token: string | null): Promise<boolean> {
    if (token === null) return false;
    const seen = await this.#tables.snapshot(table, token);
    return !seen.ok && seen.refusal.code === 'bad-token';
  }
}

/** Somebody who sat down: with which entry, from where, and by which command. */
interface Sitting {
  readonly seq: number;
  readonly caller: string;
  readonly command: string | null;
}

/** The seats of an open table that is listed or rated. `held` are those that are noted and still taken. */
interface Shared {
  readonly sat: readonly (number | null)[];
  readonly rated: boolean;
  readonly held: readonly Sitting[];
}

interface Wish<Do extends Command['do']> {
  readonly table: string;
  readonly token: string | null;
  readonly command: Extract<Command, { do: Do }>;
}

interface Sit extends Wish<'sit'> {
  readonly ip: string;
}

const half = (seats: number): number => Math.ceil(seats / 2);

const mostOfOne = (held: readonly Sitting[]): number =>
  Math.max(0, ...held.map(({ caller }) => held.filter((other) => other.caller === caller).length));

const tooMany = (most: number): Answer => ({ ok: false, problem: problem('too-many-seats', { most }) });
