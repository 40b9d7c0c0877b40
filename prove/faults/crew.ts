import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { at, required } from '@bullpen/engine';
import type { GameId } from '@bullpen/games';
import { Client } from './client.ts';
import type { Journal } from './journal.ts';

interface ShortMatch {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  /** How many of the seats are bots'. */
  readonly bots: number;
}

/** A short match of every game. */
const SHORT: Readonly<Record<GameId, Pick<ShortMatch, 'seats' | 'options'>>> = {
  'six-nimmt': { seats: 3, options: { rounds: 1 } },
  'captain-jack': { seats: 2, options: { deals: 1 } },
  'twenty-one': { seats: 3, options: {} },
  bullenrommee: { seats: 2, options: { deals: 1 } },
  'eleven-nimmt': { seats: 2, options: { rounds: 1 } },
};

const people = (game: GameId): ShortMatch => ({ game, ...SHORT[game], bots: 0 });

/** One of every game, and one in which a bot has a seat. */
const MATCHES: readonly ShortMatch[] = [
  ...(Object.keys(SHORT) as GameId[]).map(people),
  { ...people('six-nimmt'), bots: 1 },
];

/** People who play one match after another at tables of their own, with somebody who looks on. */
export class Crew {
  readonly #urls: () => string;
  readonly #journal: Journal;
  readonly #clients: Client[];
  readonly #match: ShortMatch;
  readonly #bots: number;
  table: string | null = null;

  constructor(number: number, urls: () => string, journal: Journal) {
    this.#urls = urls;
    this.#journal = journal;
    this.#match = at(MATCHES, number % MATCHES.length);
    this.#bots = this.#match.bots;
    const people = this.#match.seats - this.#bots;
    this.#clients = Array.from({ length: people + 1 }, (_, i) => new Client(urls, journal, i < people));
  }

  /** Plays until `stop` is called, and then to the end of the match. */
  async play(go: () => boolean, deadline: () => boolean): Promise<void> {
    while (go()) {
      const table = await this.#begin(deadline);
      if (table === null) return;
      this.table = table;
      while (!this.#journal.over.has(table) && !deadline()) await pause(20);
    }
  }

  get clients(): readonly Client[] {
    return this.#clients;
  }

  async #begin(deadline: () => boolean): Promise<string | null> {
    const { game, seats, options } = this.#match;
    const bot = { kind: 'bot', level: 'random' };
    const plan = Array.from({ length: seats }, (_, i) => (i < seats - this.#bots ? { kind: 'open' } : bot));
    const id = newId();
    const made = await this.#post(
      '/tables',
      { id, game, seats, options, plan, seating: 'fixed' },
      null,
      deadline,
    );
    if (made === null) return null;
    const table = required(made.table, 'the new table');
    this.#journal.send(table, id);
    this.#journal.accept(table, id, 1);
    for (const [seat, { token }] of this.#clients.entries())
      if (token !== null)
        await this.#command(table, { do: 'sit', seat, name: `P${seat}`, token }, null, deadline);
    for (const client of this.#clients) client.join(table);
    await this.#command(table, { do: 'start' }, at(this.#clients, 0).token, deadline);
    return table;
  }

  async #command(table: string, wish: object, token: string | null, deadline: () => boolean): Promise<void> {
    const id = newId();
    this.#journal.send(table, id);
    const answer = await this.#post(`/tables/${table}/commands`, { id, ...wish }, token, deadline);
    if (answer !== null) this.#journal.accept(table, id, answer.seq);
  }

  /** Asked again, word for word, of any server, until it is answered. */
  async #post(
    path: string,
    body: object,
    token: string | null,
    deadline: () => boolean,
  ): Promise<{ table?: string; seq: number } | null> {
    const headers = {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    while (!deadline()) {
      try {
        const signal = AbortSignal.timeout(3000);
        const answer = await fetch(`${this.#urls()}/api${path}`, { ...request, signal });
        if (answer.ok) return (await answer.json()) as { table?: string; seq: number };
        const { code } = (await answer.json()) as { code: string };
        this.#journal.refuse(code);
        if (answer.status < 500) this.#journal.wrongs.push(`${path}: refused with ${code}`);
      } catch {
        // The server is away, or the answer was torn.
      }
      await pause(100);
    }
    return null;
  }
}

const newId = (): string => randomBytes(9).toString('base64url');
