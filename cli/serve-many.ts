import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { required } from '@bullpen/engine';
import type { Config } from '@bullpen/server/config';
import { openHub } from '@bullpen/server/hub/index';
import { Restarts } from './restarts.ts';
import { HUB_PIPE, type Up, type WriteLine } from './supervise.ts';

/** A port that is taken may be free again in a moment: processes whose hub was killed end soon after it. */
const TRIES = 40;
const TRY_AGAIN = 50;

/** How a process ended. */
interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
}

/**
 * Serves by several processes on one port. This one is their hub: it hands connections to them in turns, writes the file for all of
 * them, and starts one again that crashes. They end with it, however it ends. Returns the exit code when all of them have ended.
 */
export async function serveMany(
  config: Config,
  log: WriteLine,
  tell: (line: string) => void,
): Promise<number> {
  const port = await freePort(config.port, config.host);
  const { hub, close } = openHub(config, (message, detail) => log(detail, message));
  const ended = Promise.withResolvers<number>();
  const workers = new Set<Worker>();
  let stopping = false;
  cluster.setupPrimary({
    exec: required(process.argv[1], 'the program'),
    args: process.argv.slice(2),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc', 'pipe'],
  });

  /** Starts one that serves; resolves with null when it does, or with how it ended before that. */
  const start = (restarts: Restarts): Promise<Ended | null> => {
    const worker = cluster.fork({ BULLPEN_SUPERVISE: 'off', PORT: String(port) });
    const up = Promise.withResolvers<Ended | null>();
    let serves = false;
    workers.add(worker);
    restarts.begin();
    hub.join(worker.process.stdio[HUB_PIPE] as Duplex, () => worker.process.kill('SIGKILL'));
    worker.once('listening', () => {
      serves = true;
      up.resolve(null);
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      workers.delete(worker);
      up.resolve({ code, signal });
      if (stopping && workers.size === 0) ended.resolve(0);
      if (stopping || !serves) return;
      const { crashes, pause } = restarts.crashed();
      log({ code, signal, crashes, pause }, 'a serving process crashed and is started again');
      setTimeout(() => void keepStarting(restarts, true), pause);
    });
    return up.promise;
  };
  /**
   * Starts one again and again until it serves, and resolves with null. One that was killed is always tried again, and so is one that
   * `served` before: its port, disk or memory may come back. One that cannot start at all ends this with its exit code.
   */
  const keepStarting = async (restarts: Restarts, served: boolean): Promise<number | null> => {
    while (!stopping) {
      const end = await start(restarts);
      if (end === null || stopping) return null;
      if (end.signal === null && !served) return end.code ?? 1;
      const { crashes, pause } = restarts.crashed();
      log({ ...end, crashes, pause }, 'a serving process could not start and is started again');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return null;
  };
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    for (const worker of workers) worker.process.kill('SIGTERM');
    if (workers.size === 0) ended.resolve(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // Without a supervisor nobody would restart us or pass a signal on.
  process.once('disconnect', () => {
    if (!stopping) stop();
  });

  const codes = await Promise.all(
    Array.from({ length: config.processes }, () => keepStarting(new Restarts(), false)),
  );
  const failed = codes.find((code) => code !== null) ?? null;
  if (failed !== null && !stopping) {
    stop();
    await ended.promise;
    await close();
    return failed;
  }
  if (!stopping) {
    process.send?.({ port } satisfies Up);
    tell(
      `Bullpen is at http://${shown(config.host)}:${port}, with ${config.processes} processes (Ctrl-C stops it)\n`,
    );
  }
  const code = await ended.promise;
  await close();
  return code;
}

const shown = (host: string): string =>
  host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** Makes sure that nobody else has the port, and chooses one if it may be any. */
async function freePort(port: number, host: string): Promise<number> {
  for (let tries = 0; ; tries++) {
    const server = createServer();
    try {
      server.listen({ port, host });
      await once(server, 'listening');
      const { port: found } = server.address() as AddressInfo;
      server.close();
      await once(server, 'close');
      return found;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    }
  }
}
