import type { Duplex } from 'node:stream';

/** How long the other side may take to read our last words. */
const GOODBYE = 1000;
const leaving = new WeakSet<Duplex>();

/**
 * Sends the last words and ends the connection for good. To close at once could take the words back while the other side still
 * sends; to wait for its goodbye could take for ever. So it has a moment, in which what it sends is thrown away. Done once.
 */
export function hangUp(socket: Duplex, lastWords?: string): void {
  if (leaving.has(socket)) return;
  leaving.add(socket);
  const timer = setTimeout(() => socket.destroy(), GOODBYE);
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  socket.end(lastWords);
  socket.resume();
}
