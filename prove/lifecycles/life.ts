import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { at, type Chance } from '@bullpen/engine';
import { pick } from '../pick.ts';
import { anyPiece, greedySocket, type RequestKind } from './pieces.ts';

/** How a client ends a connection, or leaves that to the server for a while. */
const ENDINGS = ['wait', 'half', 'end', 'destroy', 'reset', 'at once'] as const;
/** How long a client waits for the server to end a connection before it does so itself, in milliseconds. */
const PATIENCE = 150;

/** All that happens on one connection: what is written, in which parts, with which pauses, and how it ends. */
export interface ConnectionLife {
  readonly kinds: readonly RequestKind[];
  readonly writes: readonly Buffer[];
  /** Before each write but the first, in milliseconds; 0 is the next turn of the event loop. */
  readonly pauses: readonly number[];
  readonly ending: (typeof ENDINGS)[number];
  /** It reads nothing until it ends, so the server has to drop it. */
  readonly deaf?: boolean;
}

/** Writes in a deaf life: far more than the server tolerates from one that does not read, so it never comes to the last. */
const WRITES = 3000;

/** A socket that follows tables again and again and reads nothing. Which write is one too many for the server is chance. */
export function deafLife(chance: Chance, tables: readonly string[]): ConnectionLife {
  const writes = greedySocket(tables, WRITES);
  const pauses = writes.slice(1).map(() => pick(chance, [0, 1, 5]));
  return { kinds: ['upgrade'], writes, pauses, ending: 'wait', deaf: true };
}

export function anyLife(chance: Chance, table: string): ConnectionLife {
  const pieces = Array.from({ length: pick(chance, [1, 1, 1, 2, 3, 5]) }, () => anyPiece(chance, table));
  let bytes = Buffer.concat(pieces.map((piece) => piece.bytes));
  // Torn: the rest never comes.
  if (chance.below(4) === 0) bytes = bytes.subarray(0, 1 + chance.below(bytes.length));
  const cuts = Array.from({ length: pick(chance, [0, 0, 0, 1, 2, 5]) }, () => chance.below(bytes.length));
  const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
  const writes = edges.slice(1).map((end, n) => bytes.subarray(at(edges, n), end));
  return {
    kinds: pieces.map(({ kind }) => kind),
    writes,
    pauses: writes.slice(1).map(() => pick(chance, [0, 0, 1, 5, 20])),
    ending: pick(chance, ENDINGS),
  };
}

/** Lives it. Gives all that came back, and whether the server hung up before all was written. */
export async function live(
  port: number,
  { writes, pauses, ending, deaf }: ConnectionLife,
): Promise<{ heard: string; cut: boolean }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let heard = '';
  if (deaf) socket.pause();
  else
    socket.on('data', (data) => {
      if (heard.length < 100_000) heard += data.toString('latin1');
    });
  // The server may hang up whenever it likes, and so do we.
  socket.on('error', () => {});
  for (const [n, bytes] of writes.entries()) {
    if (n > 0) await pause(pauses[n - 1]);
    if (socket.destroyed) break;
    const sent = new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    await Promise.race([sent, closed]);
  }
  const cut = socket.destroyed;
  // As it is most often in life: gone before the answer is.
  if (ending === 'at once') socket.resetAndDestroy();
  if (ending === 'half' || ending === 'end') socket.end();
  if (ending === 'end') socket.on('end', () => socket.destroy());
  await Promise.race([closed, pause(ending === 'destroy' || ending === 'reset' ? 5 : PATIENCE)]);
  if (ending === 'reset') socket.resetAndDestroy();
  else socket.destroy();
  await closed;
  return { heard, cut };
}
