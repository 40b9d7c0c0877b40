import { createHash } from 'node:crypto';
import { at, last } from '@bullpen/engine';
import type { Answer, Command, Created, CreateTable } from '@bullpen/wire';
import { deny, problem } from '@bullpen/wire/problems.ts';
import type { Asked, Tables } from '../contract.ts';
import { commandKey } from '../keys.ts';
import { callerKey, scopesOf } from './address.ts';
import type { Notes } from './notes.ts';

/** What is remembered of a caller is forgotten after this long. */
const DAY = 86_400_000;

/**
 * What one caller may have of what belongs to all: one open table on the public list, half of the seats of a table there, or of
 * one that is rated, and there half of the people's seats when the match begins. A caller is an address, or a network of IPv6. No log has it: it is kept in notes that
 * expire, and whether it still counts is asked of the table.
 */
export class Callers {
  readonly #tables: Pick<Tables, 'occupancy' | 'snapshot'>;
  readonly #notes: Notes;

  constructor(tables: Pick<Tables, 'occupancy' | 'snapshot'>, notes: Notes) {
    this.#tables = tables;
    this.#notes = notes;
  }

  /**
   * Makes a listed table, unless the caller has one that is still open, or its wider network of IPv6 has as many as that may
   * have. The same wish again finds the same table.
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
  sit({ ip, table, token, command }: Sit, act: () => Promise<Answer>): Promise<Answer> {
    // By the widest network: a caller with many networks still has one place at the table.
    const caller = callerKey(ip);
    const key = `seats ${table} ${caller}`;
    return this.#notes.inTurn(key, async () => {
      const asked = await this.#tables.occupancy(table);
      if (!asked.ok) return act();
      const { sat, listed, rated, status } = asked.value;
      if (!(listed || rated) || status !== 'open') return act();
      const note = JSON.parse((await this.#notes.get(key)) ?? '[]') as [
        seq: number,
        command: string | null,
      ][];
      const held = note.filter(([seq]) => sat.includes(seq));
      const most = Math.ceil(sat.length / 2);
      // By the key that the log knows it by: the same id with another token is another command.
      const logged = commandKey(token, command);
      const again = held.some(([, before]) => before === logged);
      if (held.length >= most && !again && !(await this.#mayClaim(table, token)))
        return { ok: false, problem: problem('too-many-seats', { most }) };
      const answer = await act();
      // Every entry counts that was really written; one that was there before is noted already.
      if (answer.ok && !held.some(([seq]) => seq === answer.seq))
        await this.#notes.set(key, JSON.stringify([...held, [answer.seq, logged]]), DAY);
      if (answer.ok && rated) await this.#noteSeat(table, answer.seq, caller);
      return answer;
    });
  }

  /** At a rated table: who sat down with which entry. */
  #noteSeat(table: string, seq: number, caller: string): Promise<void> {
    const key = `rated ${table}`;
    return this.#notes.inTurn(key, async () => {
      const seats = { ...(await this.#seatsAt(table)), [seq]: caller };
      await this.#notes.set(key, JSON.stringify(seats), DAY);
    });
  }

  async #seatsAt(table: string): Promise<Readonly<Record<number, string>>> {
    return JSON.parse((await this.#notes.get(`rated ${table}`)) ?? '{}') as Record<number, string>;
  }

  /** Begins a match, unless it is rated and most of its people are one caller. Somebody alone with bots may always begin. */
  async start(table: string, act: () => Promise<Answer>): Promise<Answer> {
    const asked = await this.#tables.occupancy(table);
    if (!asked.ok || !asked.value.rated || asked.value.status !== 'open') return act();
    const people = asked.value.sat.flatMap((seq) => seq ?? []);
    const seats = await this.#seatsAt(table);
    const callers = people.flatMap((seq) => seats[seq] ?? []);
    const most = Math.floor(people.length / 2);
    const isCrowded = callers.some((one) => callers.filter((other) => other === one).length > most);
    return people.length > 1 && isCrowded ? { ok: false, problem: problem('one-network', { most }) } : act();
  }

  /** Whether a token may claim a kept seat: then it opens no seat yet. If it opens none at all, the table refuses it. */
  async #mayClaim(table: string, token: string | null): Promise<boolean> {
    if (token === null) return false;
    const seen = await this.#tables.snapshot(table, token);
    return !seen.ok && seen.refusal.code === 'bad-token';
  }
}

interface Sit {
  readonly ip: string;
  readonly table: string;
  readonly token: string | null;
  readonly command: Extract<Command, { do: 'sit' }>;
}
