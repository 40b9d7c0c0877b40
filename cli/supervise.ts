import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Restarts } from './restarts.ts';

/** Compiled code is kept here, where only the owner of the program can write: it halves the time of a restart. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/bullpen', import.meta.url));

/** What a serving process sends its supervisor when it can be reached. */
export interface Up {
  readonly port: number;
}

/** Where one of several processes that serve finds the pipe to its hub. */
export const HUB_PIPE = 4;

export type WriteLine = (detail: Readonly<Record<string, unknown>>, message: string) => void;

/**
 * Runs this same command line in a child process that serves, and starts it again when it crashes. Returns the exit code when
 * it ends without a crash: by a signal that was passed on, by itself, or because it could not start.
 */
export function supervise(log: WriteLine): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let child: ChildProcess | null = null;
  let waiting: NodeJS.Timeout | undefined;
  let asked = false;
  let port: number | null = null;
  const restarts = new Restarts();

  const start = (): void => {
    restarts.begin();
    // A group of its own: Ctrl-C in a terminal reaches only us, and the child once, through us.
    child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      env: {
        NODE_COMPILE_CACHE: COMPILED,
        ...process.env,
        BULLPEN_SUPERVISE: 'off',
        ...(port !== null && { PORT: String(port) }),
      },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    // It comes back on the same port, also if the system chose it.
    child.on('message', (up: Up) => {
      port = up.port;
    });
    child.once('exit', (code, signal) => {
      child = null;
      if (asked || port === null || code === 0)
        return resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
      const { crashes, pause } = restarts.crashed();
      log({ code, signal, crashes, pause }, 'the server crashed and is started again');
      waiting = setTimeout(start, pause);
    });
  };

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      asked = true;
      clearTimeout(waiting);
      if (child === null) resolve(0);
      else child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  start();
  return promise;
}
