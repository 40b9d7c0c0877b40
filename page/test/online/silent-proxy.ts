import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What is lost: nothing; what the server answers; or everything. */
type Loses = 'nothing' | 'answers' | 'everything';

/** A way to a server on this machine on which a connection can die silently: bytes are lost, and nobody closes anything. */
export interface SilentProxy {
  readonly url: string;
  /** From now on, on all connections that there are, and on new ones. */
  lose(what: Exclude<Loses, 'nothing'>): void;
  /** New connections work again. Those that have lost something stay silent for ever. */
  heal(): void;
  close(): Promise<void>;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  loses: Loses;
}

export async function openSilentProxy(url: string): Promise<SilentProxy> {
  const port = Number(new URL(url).port);
  const lines = new Set<Line>();
  let loses: Loses = 'nothing';
  const server = createServer((near) => {
    const line: Line = { near, far: connect(port, 'localhost'), loses };
    const { far } = line;
    lines.add(line);
    near.on('data', (bytes) => line.loses !== 'everything' && far.write(bytes));
    far.on('data', (bytes) => line.loses === 'nothing' && near.write(bytes));
    near.on('close', () => line.loses === 'nothing' && far.destroy());
    far.on('close', () => line.loses === 'nothing' && near.destroy());
    // A connection that ends by force is an end like any other here.
    for (const end of [near, far]) end.on('error', () => {});
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose(what) {
      loses = what;
      for (const line of lines) line.loses = what;
    },
    heal() {
      loses = 'nothing';
    },
    async close() {
      for (const { near, far } of lines) {
        near.destroy();
        far.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}
