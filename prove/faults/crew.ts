import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '@bullpen/engine';
import type { GameId } from '@bullpen/games';
import { type Ask, asking } from './ask.ts';
import { Client } from './client.ts';
import type { Journal } from './journal.ts';
import { Member } from './member.ts';

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

/** People who play one match after another at tables of their own, with somebody who watches. */
export class Crew {
  readonly #ask: Ask;
  readonly #journal: Journal;
  readonly #clients: Client[];
  /** Who sits where; the last seat is a guest's. */
  readonly #members: Member[];
  /** Who has got up for good, and is erased when nobody looks at their last table any more. */
  #leaving: Member | null = null;
  readonly #match: ShortMatch;
  readonly #bots: number;
  table: string | null = null;

  constructor(number: number, urls: () => string, journal: Journal) {
    this.#ask = asking(urls, journal);
    this.#journal = journal;
    this.#match = at(MATCHES, number % MATCHES.length);
    this.#bots = this.#match.bots;
    const people = this.#match.seats - this.#bots;
    this.#clients = Array.from({ length: people + 1 }, (_, i) => new Client(urls, journal, i < people));
    this.#members = Array.from({ length: people - 1 }, () => new Member(this.#ask, journal));
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
    const body = { id, game, seats, options, plan, seating: 'fixed', rated: true };
    const made = await this.#ask<{ table: string }>({ method: 'POST', path: '/tables', body }, deadline);
    if (made === null) return null;
    const { table } = made;
    this.#journal.send(table, id);
    this.#journal.accept(table, id, 1);
    await this.#comeAndGo(deadline);
    for (const [seat, { token }] of this.#clients.entries())
      if (token !== null) await this.#sit(table, seat, token, deadline);
    for (const client of this.#clients) client.join(table);
    const host = at(this.#clients, 0).token;
    for (const phrases of ['off', 'on'])
      await this.#command(table, { do: 'phrases', phrases }, host, deadline);
    await this.#command(table, { do: 'start' }, host, deadline);
    await this.#leaving?.erase(deadline);
    this.#leaving = null;
    return table;
  }

  /** Players do something for themselves between two matches; now and then a new one comes for an old one. */
  async #comeAndGo(deadline: () => boolean): Promise<void> {
    const [first] = this.#members;
    if (first !== undefined && first.note.tables.length >= 2) {
      this.#leaving = first;
      this.#members[0] = new Member(this.#ask, this.#journal);
    }
    for (const member of this.#members)
      if (member.note.tables.length === 0) await member.make(deadline);
      else await member.live(deadline);
  }

  async #sit(table: string, seat: number, token: string, deadline: () => boolean): Promise<void> {
    const member = this.#members[seat];
    if (member === undefined || member.note.state !== 'there') {
      await this.#command(
        table,
        { do: 'sit', seat, name: `P${seat}`, token },
        null,
        deadline,
        addressOf(seat),
      );
      return;
    }
    const { note, key } = member;
    note.state = 'asked';
    const wish = { do: 'sit', seat, name: note.name, token, player: key };
    if (!(await this.#command(table, wish, null, deadline, addressOf(seat)))) return;
    note.tables.push(table);
    note.state = 'there';
  }

  /** At the end: what the servers keep about everybody who is still there is what they answered. */
  async compare(deadline: () => boolean): Promise<void> {
    for (const member of this.#members) {
      if (member.note.state !== 'there') continue;
      await member.export(deadline);
      await member.seeRatings(deadline);
    }
  }

  async #command(
    table: string,
    wish: object,
    token: string | null,
    deadline: () => boolean,
    from?: string,
  ): Promise<boolean> {
    const id = newId();
    this.#journal.send(table, id);
    const path = `/tables/${table}/commands`;
    const request = { method: 'POST', path, token, body: { id, ...wish }, ...(from && { from }) } as const;
    const answer = await this.#ask<{ seq: number }>(request, deadline);
    if (answer !== null) this.#journal.accept(table, id, answer.seq);
    return answer !== null;
  }
}

/** Everybody at a table comes from an address of their own, or it would not be rated. */
const addressOf = (seat: number): string => `192.0.2.${seat + 1}`;

const newId = (): string => randomBytes(9).toString('base64url');
