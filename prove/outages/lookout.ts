import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, ServerMessage, Snapshot } from '@bullpen/wire';
import WebSocket from 'ws';
import { ask, newToken } from '../ask.ts';

const PATIENCE = 20_000;

/** A match of two, played at one server, and somebody who follows it at another. */
export class Lookout {
  readonly #url: string;
  readonly #table: string;
  readonly #tokens: readonly string[];
  readonly #socket: WebSocket;
  #seen = 0;

  private constructor(url: string, table: string, tokens: readonly string[], socket: WebSocket) {
    this.#url = url;
    this.#table = table;
    this.#tokens = tokens;
    this.#socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if ('snapshot' in message) this.#seen = message.snapshot.seq;
    });
  }

  static async open(here: string, there: string): Promise<Lookout> {
    const tokens = [newToken(), newToken()] as const;
    const post = (path: string, token: string | null, body: object) => ask(here, path, token, body);
    const wish = { game: 'six-nimmt', seats: 2, options: { rounds: 4 }, seating: 'fixed' };
    const { table } = (await post('', null, wish)) as { table: string };
    for (const token of tokens) await post(`/${table}/commands`, null, { do: 'sit', name: 'P', token });
    await post(`/${table}/commands`, tokens[0], { do: 'start' });
    const socket = new WebSocket(`${there.replace('http', 'ws')}/api/socket`);
    const lookout = new Lookout(here, table, tokens, socket);
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: 'follow', follow: { table, since: 0 } }));
    await lookout.#sees(4);
    return lookout;
  }

  /** Makes one move here, and says how long it took until it was seen there, in milliseconds; null if it never was. */
  async move(): Promise<number | null> {
    for (const token of this.#tokens) {
      const { legal } = (await ask(this.#url, `/${this.#table}`, token)) as Snapshot;
      if (legal.length === 0) continue;
      const wish = { do: 'move', move: legal[0] };
      const answer = (await ask(this.#url, `/${this.#table}/commands`, token, wish)) as Answer;
      const begun = performance.now();
      if (!answer.ok) return null;
      return (await this.#sees(answer.seq)) ? performance.now() - begun : null;
    }
    return null;
  }

  async #sees(seq: number): Promise<boolean> {
    const end = performance.now() + PATIENCE;
    while (this.#seen < seq && performance.now() < end) await pause(5);
    return this.#seen >= seq;
  }

  close(): void {
    this.#socket.terminate();
  }
}
