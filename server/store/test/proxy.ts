import { connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  readonly url: string;
  /** Cuts all connections instead of passing on the next request, or the answer to it. Then holds new ones until `mend`. */
  cut(instead: 'request' | 'answer'): Promise<void>;
  /** All that is connected now falls silent for ever, without being cut; so does what connects before `mend`. */
  hang(): void;
  /** Cuts all connections that there are; new ones are welcome. */
  cutAll(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A wire to a server that can be cut at the worst moment. */
export async function startProxy(target: string): Promise<Proxy> {
  const url = new URL(target);
  const sockets = new Set<Socket>();
  let armed: 'request' | 'answer' | null = null;
  let done = () => {};
  let held: (() => void)[] | null = null;
  let hanging = false;
  const silent = new WeakSet<Socket>();

  const fall = () => {
    armed = null;
    held = [];
    for (const socket of sockets) socket.destroy();
    done();
  };
  const join = (client: Socket) => {
    const server = connect(Number(url.port), url.hostname);
    for (const [from, to, what] of [
      [client, server, 'request'],
      [server, client, 'answer'],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => {
        if (armed === what) fall();
        else if (!silent.has(from)) to.write(bytes);
      });
    }
  };
  const listener = createServer((client) => {
    if (hanging) {
      sockets.add(client);
      client.on('error', () => {});
    } else if (held === null) join(client);
    else held.push(() => join(client));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  url.port = String((listener.address() as { port: number }).port);
  const own = url.href;
  url.port = new URL(target).port;

  return {
    url: own,
    cut: (instead) =>
      new Promise((resolve) => {
        armed = instead;
        done = resolve;
      }),
    hang: () => {
      hanging = true;
      for (const socket of sockets) silent.add(socket);
    },
    cutAll: () => {
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      hanging = false;
      const waiting = held ?? [];
      held = null;
      for (const go of waiting) go();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        listener.close(() => resolve());
      }),
  };
}
