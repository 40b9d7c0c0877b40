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

  /** Starts one that serves; resolves when it does, or with its exit code if it cannot. */
  const start = (restarts = new Restarts()): Promise<number | null> => {
    const worker = cluster.fork({ BULLPEN_SUPERVISE: 'off', PORT: String(port) });
    const up = Promise.withResolvers<number | null>();
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
      up.resolve(code ?? 1);
      if (stopping && workers.size === 0) ended.resolve(0);
      if (stopping || !serves) return;
      const { crashes, pause } = restarts.crashed();
      log({ code, signal, crashes, pause }, 'a serving process crashed and is started again');
      setTimeout(() => {
        if (!stopping) void again(restarts);
      }, pause);
    });
    return up.promise;
  };
  /** What served before and cannot start now is tried again: its port, disk or memory may come back. */
  const again = async (restarts: Restarts): Promise<void> => {
    if ((await start(restarts)) === null || stopping) return;
    const { crashes, pause } = restarts.crashed();
    log({ crashes, pause }, 'a serving process could not start and is started again');
    setTimeout(() => {
      if (!stopping) void again(restarts);
    }, pause);
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

  const codes = await Promise.all(Array.from({ length: config.processes }, () => start()));
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
