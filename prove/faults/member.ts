import { randomBytes } from 'node:crypto';
import { at } from '@bullpen/engine';
import { gameIds } from '@bullpen/games';
import { pickAny } from '../pick.ts';
import type { Ask } from './ask.ts';
import type { Journal } from './journal.ts';

/** A player as far as servers have answered: for the checker. */
export interface PlayerNote {
  readonly id: string;
  /** The name that was answered last. */
  name: string;
  /** All names that were ever sent. */
  readonly names: string[];
  /** Those of them that were once sent without an answer: a process that was stopped may take one for the latest when it goes on. */
  readonly late: string[];
  /** The keys of its devices, as they were answered. */
  readonly keys: string[];
  /** Where it sat down. */
  readonly tables: string[];
  /** Matches that moved its rating, as it was answered: `<id> at <table>`. */
  readonly rated: string[];
  /** The club that it has made and the tournament that it has joined, as it was answered; null if none was. */
  club: string | null;
  tournament: string | null;
  /** `asked`: nobody knows whether it is there. `scrubbed`: not even in the files of the database. */
  state: 'asked' | 'there' | 'erased' | 'scrubbed';
}

interface Exported {
  readonly player: string;
  readonly name: string;
  readonly devices: number;
  readonly matches: readonly { readonly table: string }[];
}

const secret = (): string => randomBytes(24).toString('base64url');
const anyName = (): string => `Ox ${randomBytes(6).toString('hex')}`;
/** A player has more devices than a few only if somebody wants to fill them up. */
const DEVICES = 4;
const TRIES = 5;

/** Somebody who comes back: makes a player, changes its name, uses other devices, exports and erases it. */
export class Member {
  readonly note: PlayerNote;
  readonly #ask: Ask;
  readonly #journal: Journal;
  /** The day at whose deals it plays, and its seat at each. */
  readonly #day = new Date().toISOString().slice(0, 10);
  readonly #attempts = new Map<string, { readonly token: string; readonly table: string }>();

  constructor(ask: Ask, journal: Journal) {
    this.#ask = ask;
    this.#journal = journal;
    const id = randomBytes(15).toString('base64url');
    const name = anyName();
    this.note = {
      id,
      name,
      names: [name],
      late: [],
      keys: [secret()],
      tables: [],
      rated: [],
      club: null,
      tournament: null,
      state: 'asked',
    };
    journal.players.push(this.note);
  }

  /** The key of any of its devices. */
  get key(): string {
    return pickAny(this.note.keys);
  }

  async make(deadline: () => boolean): Promise<void> {
    const { id, name, keys } = this.note;
    const body = { id, name, key: at(keys, 0) };
    const made = await this.#ask({ method: 'POST', path: '/players', body }, deadline);
    if (made !== null) this.note.state = 'there';
  }

  /** What somebody may do between two matches. */
  async live(deadline: () => boolean): Promise<void> {
    if (this.note.state !== 'there') return;
    await pickAny([
      () => this.#rename(deadline),
      () => this.#useAnotherDevice(deadline),
      () => this.export(deadline),
      () => this.seeRatings(deadline),
      () => this.#beginDaily(deadline),
      () => this.#gather(deadline),
    ])();
  }

  /** How the matches so far moved its rating. Who asks has a match rated whose process died before it could. */
  async seeRatings(deadline: () => boolean): Promise<void> {
    const { id, tables, rated } = this.note;
    for (const table of tables) {
      const path = `/player/ratings/${table}`;
      const change = await this.#ask<{ table?: string }>(
        { method: 'GET', path, token: this.key, orRefused: 'not-rated' },
        deadline,
      );
      if (change?.table === table) rated.push(`${id} at ${table}`);
    }
  }

  /** There is one attempt at a daily deal, however often it is asked for. */
  async #beginDaily(deadline: () => boolean): Promise<void> {
    const { note } = this;
    const path = `/player/daily/${this.#day}/${pickAny(gameIds)}`;
    const { token, table: before } = this.#attempts.get(path) ?? { token: secret(), table: null };
    const body = { token };
    note.state = 'asked';
    const seat = await this.#ask<{ table: string }>(
      { method: 'POST', path, token: this.key, body },
      deadline,
    );
    if (seat === null) return;
    note.state = 'there';
    this.#attempts.set(path, { token, table: seat.table });
    if (before === null) note.tables.push(seat.table);
    else if (before !== seat.table)
      this.#journal.wrongs.push(`${note.id}: a second attempt at ${path}, ${seat.table} after ${before}`);
  }

  /** There is one club and one entry at one tournament, however often they are asked for. */
  async #gather(deadline: () => boolean): Promise<void> {
    const { note } = this;
    const post = <T>(path: string, body: object): Promise<T | null> =>
      this.#ask<T>({ method: 'POST', path, token: this.key, body }, deadline);
    const name = 'Gathering';
    note.state = 'asked';
    const club = await post<{ me: { club: string } }>('/player/clubs', { id: 'club-of-member', name });
    const wish = { id: 'cup-of-member', name, game: 'six-nimmt', rounds: 1 };
    const made = club === null ? null : await post<{ tournament: string }>('/player/tournaments', wish);
    if (club === null || made === null) return;
    const path = `/player/tournaments/${made.tournament}`;
    const entered = await post<{ me: { entrant: number } }>(path, { id: 'join-by-member', do: 'join' });
    if (entered === null) return;
    note.state = 'there';
    const again = note.club !== null && (note.club !== club.me.club || note.tournament !== made.tournament);
    if (again || entered.me.entrant !== 1) this.#journal.wrongs.push(`${note.id}: a second club or entry`);
    note.club = club.me.club;
    note.tournament = made.tournament;
  }

  async #rename(deadline: () => boolean): Promise<void> {
    const name = anyName();
    const { note } = this;
    note.names.push(name);
    note.state = 'asked';
    const unanswered = (): void => void note.late.push(name);
    const request = { method: 'POST', path: '/player/name', token: this.key, body: { name } } as const;
    const done = await this.#ask({ ...request, unanswered }, deadline);
    if (done === null) return;
    note.name = name;
    note.state = 'there';
  }

  async #useAnotherDevice(deadline: () => boolean): Promise<void> {
    const { note } = this;
    if (note.keys.length === DEVICES) return;
    const key = secret();
    // A wish for a link that was not answered may be carried out late: then the code that came after it is void.
    for (let tries = 0; tries < TRIES; tries++) {
      const link = await this.#ask<{ code: string }>(
        { method: 'POST', path: '/player/link', token: this.key },
        deadline,
      );
      if (link === null) return;
      note.state = 'asked';
      const body = { code: link.code, key };
      const joined = await this.#ask<{ code?: string }>(
        { method: 'POST', path: '/players/join', body, orRefused: 'bad-link' },
        deadline,
      );
      if (joined === null) return;
      note.state = 'there';
      if (joined.code === 'bad-link') continue;
      note.keys.push(key);
      return;
    }
    this.#journal.wrongs.push(`${note.id}: no link works`);
  }

  /** What the server says that it keeps must be what it has answered before. */
  async export(deadline: () => boolean): Promise<void> {
    const all = await this.#ask<Exported>(
      { method: 'GET', path: '/player/export', token: this.key },
      deadline,
    );
    if (all === null) return;
    const { id, keys, tables, late } = this.note;
    const name = late.includes(all.name) ? all.name : this.note.name;
    const known = { player: id, name, devices: keys.length, tables: [...tables].sort() };
    const said = {
      player: all.player,
      name: all.name,
      devices: all.devices,
      tables: all.matches.map(({ table }) => table).sort(),
    };
    this.#journal.exports++;
    if (JSON.stringify(said) !== JSON.stringify(known))
      this.#journal.wrongs.push(`exported ${JSON.stringify(said)} instead of ${JSON.stringify(known)}`);
  }

  async erase(deadline: () => boolean): Promise<void> {
    const { note } = this;
    if (note.state !== 'there') return;
    note.state = 'asked';
    // If the answer was lost on the way, the key belongs to nobody any more.
    const gone = await this.#ask<{ scrubbed?: boolean }>(
      { method: 'DELETE', path: '/player', token: this.key, orRefused: 'bad-player' },
      deadline,
    );
    if (gone !== null) note.state = gone.scrubbed === true ? 'scrubbed' : 'erased';
  }
}
