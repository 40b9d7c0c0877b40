import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@bullpen/engine';
import { anyPiece, type Kind, pick } from './pieces.ts';

/** How a client ends a connection, or leaves that to the server for a while. */
const ENDINGS = ['wait', 'half', 'end', 'destroy', 'reset', 'at once'] as const;
/** So long a client waits for the server to end a connection before it does so itself, in milliseconds. */
const PATIENCE = 150;

/** All that happens on one connection: what is written, in which parts, with which pauses, and how it ends. */
export interface Life {
  readonly kinds: readonly Kind[];
  readonly writes: readonly Buffer[];
  /** Before each write but the first, in milliseconds; 0 is the next turn of the event loop. */
  readonly pauses: readonly number[];
  readonly ending: (typeof ENDINGS)[number];
}

export function anyLife(chance: Chance, table: string): Life {
  const pieces = Array.from({ length: pick(chance, [1, 1, 1, 2, 3, 5]) }, () => anyPiece(chance, table));
  let bytes = Buffer.concat(pieces.map((piece) => piece.bytes));
  // Torn: the rest never comes.
  if (chance.below(4) === 0) bytes = bytes.subarray(0, 1 + chance.below(bytes.length));
  const cuts = Array.from({ length: pick(chance, [0, 0, 0, 1, 2, 5]) }, () => chance.below(bytes.length));
  const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
  const writes = edges.slice(1).map((end, n) => bytes.subarray(edges[n]!, end));
  return {
    kinds: pieces.map(({ kind }) => kind),
    writes,
    pauses: writes.slice(1).map(() => pick(chance, [0, 0, 1, 5, 20])),
    ending: pick(chance, ENDINGS),
  };
}

/** Lives it. Gives all that came back. */
export async function live(port: number, { writes, pauses, ending }: Life): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let heard = '';
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
  // As it is most often in life: gone before the answer is.
  if (ending === 'at once') socket.resetAndDestroy();
  if (ending === 'half' || ending === 'end') socket.end();
  if (ending === 'end') socket.on('end', () => socket.destroy());
  await Promise.race([closed, pause(ending === 'destroy' || ending === 'reset' ? 5 : PATIENCE)]);
  if (ending === 'reset') socket.resetAndDestroy();
  else socket.destroy();
  await closed;
  return heard;
}
