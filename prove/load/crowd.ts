import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { at } from '@bullpen/engine';
import WebSocket from 'ws';
import { pickAny } from '../pick.ts';

/** Seats at one table of 6 nimmt!, each with a socket of its own, who play on and on; and how long moves take to reach all. */
export class Party {
  readonly #url: string;
  readonly #seats: number;
  readonly #latencies: number[];
  readonly #pause: () => number;
  #sockets: WebSocket[] = [];
  #tokens: string[] = [];
  #sent = new Map<number, number>();
  #left = new Map<number, number>();
  #closed = false;
  dropped = 0;

  constructor(url: string, seats: number, latencies: number[], pause: () => number) {
    this.#url = url;
    this.#seats = seats;
    this.#latencies = latencies;
    this.#pause = pause;
  }

  async begin(): Promise<void> {
    this.#tokens = Array.from({ length: this.#seats }, () => randomBytes(24).toString('base64url'));
    // Enough rounds that it never ends while it is watched.
    const wish = {
      id: newId(),
      game: 'six-nimmt',
      seats: this.#seats,
      options: { rounds: 100 },
      seating: 'fixed',
    };
    const { table } = (await post(`${this.#url}/api/tables`, wish, null)) as { table: string };
    const commands = `${this.#url}/api/tables/${table}/commands`;
    for (const [seat, token] of this.#tokens.entries())
      await post(commands, { id: newId(), do: 'sit', seat, name: `P${seat}`, token }, null);
    await post(commands, { id: newId(), do: 'start' }, at(this.#tokens, 0));
    this.#sockets = await Promise.all(this.#tokens.map((token) => this.#join(table, token)));
  }

  async #join(table: string, token: string): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
    });
    socket.on('message', (data) => this.#hear(socket, table, token, String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!this.#closed) this.dropped++;
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: 'follow', follow: { table, token } }));
    return socket;
  }

  #hear(socket: WebSocket, table: string, token: string, text: string): void {
    const message = JSON.parse(text) as {
      id?: string;
      ok?: boolean;
      seq?: number;
      snapshot?: { seq: number; legal: readonly string[] };
    };
    if (message.snapshot === undefined) return;
    const { seq, legal } = message.snapshot;
    this.#seen(seq);
    if (legal.length === 0) return;
    const move = pickAny(legal);
    setTimeout(() => {
      if (this.#closed) return;
      this.#sent.set(seq + 1, performance.now());
      const command = { id: newId(), do: 'move', move, seq };
      socket.send(JSON.stringify({ id: 'move', table, token, command }));
    }, this.#pause());
  }

  /** A view of this seq has come to one more seat; with the last, the move has come to all. */
  #seen(seq: number): void {
    const left = (this.#left.get(seq) ?? this.#seats) - 1;
    if (left > 0) {
      this.#left.set(seq, left);
      return;
    }
    const begun = this.#sent.get(seq);
    if (begun !== undefined) this.#latencies.push(performance.now() - begun);
    this.#left.delete(seq);
    this.#sent.delete(seq);
  }

  close(): void {
    this.#closed = true;
    for (const socket of this.#sockets) socket.terminate();
  }
}

export const newId = (): string => randomBytes(9).toString('base64url');

export async function post(url: string, body: unknown, token: string | null): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
}
