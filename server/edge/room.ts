/** A reader that has more than this many bytes to read is not sent another page. */
const ROOM = 256 * 1024;
/** How long a reader may take to read them, in milliseconds. */
const PATIENCE = 30_000;

interface Output {
  readonly writableLength: number;
  on(event: 'drain' | 'close', listener: () => void): unknown;
  off(event: 'drain' | 'close', listener: () => void): unknown;
}

/** All that wait for the same connection share one waiter: a page that nobody wants any more leaves nothing behind. */
const waiting = new WeakMap<Output, Promise<void>>();

/**
 * Waits until a connection has room for another page; null if it has room now. So somebody who is far behind is sent pages
 * as fast as they are read. `slow` is called if they are not read for long; it should end the connection.
 */
export function roomIn(output: Output, slow: () => void): Promise<void> | null {
  if (output.writableLength < ROOM) return null;
  const known = waiting.get(output);
  if (known !== undefined) return known;
  const room = new Promise<void>((resolve) => {
    const timer = setTimeout(slow, PATIENCE);
    const done = (): void => {
      clearTimeout(timer);
      waiting.delete(output);
      output.off('drain', done);
      output.off('close', done);
      resolve();
    };
    output.on('drain', done);
    output.on('close', done);
  });
  waiting.set(output, room);
  return room;
}
