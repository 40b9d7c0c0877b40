import { createHash } from 'node:crypto';
import {
  at,
  type Chance,
  type Game,
  last,
  type Match,
  required,
  seeded,
  type Viewer,
  WATCHER,
} from '@bullpen/engine';
import type { TableNews } from '@bullpen/wire';
import { pick } from '../pick.ts';
import { type Listener, WAYS } from './listeners.ts';
import { becomeLeader, ratingsHeard } from './rated.ts';

/** A match that was played at a live server: all that each viewer received, in order, and the record. */
export interface Heard {
  readonly game: string;
  readonly seats: number;
  readonly viewers: ReadonlyMap<Viewer, readonly string[]>;
  /** Texts that must not be received by others than their seat, or by anybody before the end. */
  readonly marks: readonly Mark[];
  readonly record: string;
}

interface Mark {
  readonly what: string;
  readonly text: string;
  /** The only seat that may see it; null: nobody before the end. */
  readonly seat: number | null;
}

/**
 * Plays a match with a real client for every seat and a watcher by every way to follow; each seat also asks for what it should not
 * get. A rated match needs a server that believes callers what address they have. Where several processes serve the table, each listener
 * has one of them, and every request goes to any.
 */
export async function playHeard(
  url: string | readonly string[],
  game: Game,
  match: Match,
  seed: string,
  rated = false,
): Promise<Heard> {
  const urls = [url].flat();
  const player = new Player(urls, seeded(seed));
  const { table } = await player.create(game.id, match, rated);
  const seats = Array.from({ length: match.seats }, (_, seat) => markedSeat(seed, seat));
  for (const [seat, { token, nonce, key }] of seats.entries()) {
    const commitment = createHash('sha256').update(nonce).digest('hex');
    const own = await player.makePlayer(key);
    await player.post(
      table,
      null,
      { do: 'sit', seat, name: `Seat ${seat}`, token, commitment, player: own },
      [],
      `192.0.2.${seat + 1}`,
    );
  }
  const hearRatings = async (): Promise<void> => {
    const keys = seats.map(({ key }) => key);
    if (!rated) return;
    for (const [viewer, texts] of await ratingsHeard(last(urls), game.id, table, keys))
      heardBy(viewers, viewer).push(...texts);
  };

  const viewers = new Map<Viewer, string[]>([WATCHER, ...seats.keys()].map((viewer) => [viewer, []]));
  const listeners: (readonly [Viewer, Listener])[] = [
    ...seats.map(({ token }, seat) => {
      const way = at(WAYS, seat % WAYS.length);
      return [seat, way(at(urls, seat % urls.length), table, token)] as const;
    }),
    ...WAYS.flatMap((way) => urls.map((each) => [WATCHER, way(each, table, null)] as const)),
  ];
  await hearRatings();
  await player.post(table, at(seats, 0).token, { do: 'start' }, []);
  for (const { token, nonce } of seats) await player.post(table, token, { do: 'reveal', nonce }, []);
  await player.playOn(
    table,
    seats.map(({ token }) => token),
    viewers,
  );
  await Promise.all(listeners.map(([, { over }]) => over));
  for (const [viewer, listener] of listeners) {
    listener.close();
    heardBy(viewers, viewer).push(...listener.heard);
  }
  if (rated) await becomeLeader(at(urls, 0), game.id, at(seats, 0).key);
  await hearRatings();
  const record = await (await fetch(`${last(urls)}/api/tables/${table}/record`)).text();
  const secret = /"seed":"fair1:([0-9a-f]{64})/.exec(record)?.[1] ?? '';
  const marks = seats.flatMap(({ token, nonce, key }, seat) => [
    { what: 'token', text: token, seat },
    { what: 'hash of a token', text: createHash('sha256').update(token).digest('base64url'), seat: null },
    { what: 'nonce', text: nonce, seat: null },
    { what: 'key of a player', text: key, seat: null },
    { what: 'id of a player', text: idOf(key), seat: null },
  ]);
  return {
    game: game.id,
    seats: match.seats,
    viewers,
    marks: [...marks, { what: 'secret of the deal', text: secret, seat: null }],
    record,
  };
}

const idOf = (key: string): string => `id-${key.slice(0, 20)}`;

const markedSeat = (seed: string, seat: number): { token: string; nonce: string; key: string } => {
  const hash = (what: string): Buffer => createHash('sha256').update(`${seed} ${what} ${seat}`).digest();
  return {
    token: hash('token').toString('base64url'),
    nonce: hash('nonce').toString('hex'),
    key: hash('key').toString('base64url'),
  };
};

/** Where what a viewer receives is kept. */
const heardBy = (viewers: ReadonlyMap<Viewer, string[]>, viewer: Viewer): string[] =>
  required(viewers.get(viewer), `viewer ${viewer}`);

class Player {
  readonly #urls: readonly string[];
  readonly #chance: Chance;
  #count = 0;

  constructor(urls: readonly string[], chance: Chance) {
    this.#urls = urls;
    this.#chance = chance;
  }

  /** Any process. */
  get #url(): string {
    return this.#urls.length === 1 ? at(this.#urls, 0) : pick(this.#chance, this.#urls);
  }

  #id(): string {
    return `prove-live-${this.#count++}`;
  }

  async create(game: string, match: Match, rated: boolean): Promise<{ table: string }> {
    const { seats, options } = match;
    const wish = { id: this.#id(), game, seats, options, seating: 'fixed', ...(rated && { rated }) };
    const answer = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    return (await answer.json()) as { table: string };
  }

  /** A player to whom a seat belongs; gives its key. */
  async makePlayer(key: string): Promise<string> {
    await fetch(`${this.#url}/api/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: idOf(key), key, name: 'Somebody' }),
    });
    return key;
  }

  async post(
    table: string,
    token: string | null,
    wish: object,
    into: string[],
    from?: string,
  ): Promise<void> {
    const headers = {
      ...(from !== undefined && { 'x-forwarded-for': from }),
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify({ id: this.#id(), ...wish });
    const answer = await fetch(`${this.#url}/api/tables/${table}/commands`, {
      method: 'POST',
      headers,
      body,
    });
    into.push(await answer.text());
  }

  async #see(table: string, token: string | null, into: string[]): Promise<Seen> {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const text = await (await fetch(`${this.#url}/api/tables/${table}`, { headers })).text();
    into.push(text);
    return JSON.parse(text) as Seen;
  }

  /** Random legal moves to the end; now and then a seat or the watcher tries a move of somebody else's. */
  async playOn(table: string, tokens: readonly string[], viewers: Map<Viewer, string[]>): Promise<void> {
    for (;;) {
      for (const [seat, token] of tokens.entries()) {
        const { legal, status } = await this.#see(table, token, heardBy(viewers, seat));
        if (status === 'over') return;
        if (legal.length === 0) continue;
        const move = pick(this.#chance, legal);
        if (this.#chance.below(10) === 0) await this.#pry(table, tokens, seat, move, viewers);
        if (this.#chance.below(10) === 0)
          await this.post(table, token, { do: 'say', phrase: 'hmm' }, heardBy(viewers, seat));
        await this.post(table, token, { do: 'move', move }, heardBy(viewers, seat));
      }
      if (this.#chance.below(5) === 0) await this.#see(table, null, heardBy(viewers, WATCHER));
    }
  }

  async #pry(
    table: string,
    tokens: readonly string[],
    seat: number,
    move: string,
    viewers: Map<Viewer, string[]>,
  ): Promise<void> {
    const other = (seat + 1) % tokens.length;
    await this.post(table, at(tokens, other), { do: 'move', move: 'take 99' }, heardBy(viewers, other));
    await this.post(table, null, { do: 'move', move }, heardBy(viewers, WATCHER));
    const get = async (path: string): Promise<string> => {
      const text = await (await fetch(`${this.#url}/api/tables/${table}/${path}`)).text();
      heardBy(viewers, WATCHER).push(text);
      return text;
    };
    await get('record');
    for (let since: number | null = 0; since !== null; ) {
      const { snapshot, more } = JSON.parse(await get(`updates?since=${since}`)) as TableNews;
      since = more ? snapshot.seq : null;
    }
  }
}

interface Seen {
  readonly legal: readonly string[];
  readonly status: string;
}
