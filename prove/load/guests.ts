import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { newId, post } from '../crowd/seat.ts';
import type { GarbageSent } from './garbage.ts';

const SENDERS = fileURLToPath(new URL('./garbage.ts', import.meta.url));

/** Connections that are held and do nothing but answer heartbeats. */
export async function holdQuiet(url: string, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let i = 0; i < count; i += 50) {
    const some = Array.from({ length: Math.min(50, count - i) }, () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
      socket.on('error', () => {});
      return socket;
    });
    await Promise.all(some.map((socket) => once(socket, 'open')));
    sockets.push(...some);
  }
  return sockets;
}

/** Connections that send nonsense, in a process of their own. */
export class Garbage {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async begin(url: string, count: number, perSecond: number): Promise<Garbage> {
    const child = fork(SENDERS, [url, String(count), String(perSecond)]);
    await once(child, 'message');
    return new Garbage(child);
  }

  go(): void {
    this.#child.send('go');
  }

  /** All hang up; gives what they have done since they went. */
  async rest(): Promise<GarbageSent> {
    const report = once(this.#child, 'message');
    this.#child.send('rest');
    const [sent] = await report;
    return sent as GarbageSent;
  }

  async end(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }
}

/** A reader who asks for much and reads none of it. Resolves when the server has dropped it, or with false after `patience`. */
export function slowReader(url: string, table: string, patience: number): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const wire: Socket = connect(Number(port), hostname);
    wire.pause();
    const key = Buffer.from('0123456789abcdef').toString('base64');
    wire.write(
      `GET /api/socket HTTP/1.1\r\nhost: ${hostname}:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
        `sec-websocket-key: ${key}\r\nsec-websocket-version: 13\r\n\r\n`,
    );
    const asking = Buffer.concat(Array(20).fill(frame({ id: 'f', follow: { table, since: 0 } })));
    const timer = setInterval(() => wire.write(asking), 5);
    const end = (dropped: boolean): void => {
      clearInterval(timer);
      clearTimeout(net);
      wire.destroy();
      resolve(dropped);
    };
    const net = setTimeout(() => end(false), patience);
    wire.on('error', () => end(true));
    wire.on('close', () => end(true));
  });
}

/** A table with a long log, for clients that follow it from its beginning. */
export async function longTable(url: string): Promise<string> {
  const wish = { id: newId(), game: 'six-nimmt', seats: 2, seating: 'fixed' };
  const { table } = (await post(`${url}/api/tables`, wish, null)) as { table: string };
  const commands = `${url}/api/tables/${table}/commands`;
  const token = newId().repeat(2);
  // No more: a table takes no more than some such entries at a time.
  for (let i = 0; i < 24; i++) {
    await post(
      commands,
      { id: newId(), do: 'sit', seat: 0, name: `Somebody who comes and goes, ${i}`, token },
      null,
    );
    await post(commands, { id: newId(), do: 'stand' }, token);
  }
  return table;
}

/** A message as a client's frame, with a mask of zeros. */
function frame(message: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
}
