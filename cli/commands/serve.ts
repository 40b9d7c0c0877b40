import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { Socket } from 'node:net';
import { BadSetting, type Config, readConfig } from '@bullpen/server/config';
import { Failure } from '../failure.ts';
import { HUB_PIPE, supervise, type Up } from '../supervise.ts';

const FLUSH_AFTER = 1000;

/** Serves the tables until it receives a signal to stop. Everything is set by the environment. */
export async function serveCommand(): Promise<void> {
  const config = readConfig(process.env);
  if (config instanceof BadSetting) throw new Failure(config.line);
  if (config.supervise) process.exit(await supervise(logLine(config.logLevel)));
  const serving = config.processes === 1 ? serve : cluster.isPrimary ? serveTogether : serveInHub;
  try {
    await serving(config);
  } catch (error) {
    throw startFailure(error as NodeJS.ErrnoException, config.port);
  }
}

// The server is loaded here and not above: the supervisor must be small and start its child soon.

async function serve(config: Config): Promise<void> {
  const { closeOnSignals, endOnUncaught, startServer } = await import('@bullpen/server');
  const { address, close, uncaught } = await startServer(config);
  closeOnSignals(close);
  endOnUncaught(uncaught);
  // Without a supervisor nobody would restart us or pass a signal on.
  process.once('disconnect', () => void close('the supervisor is gone').then(() => process.exit(1)));
  keepCompiled();
  process.send?.({ port: Number(new URL(address).port) } satisfies Up);
  process.stdout.write(`Bullpen is at ${address.replace('127.0.0.1', 'localhost')} (Ctrl-C stops it)\n`);
}

async function serveTogether(config: Config): Promise<void> {
  const { serveMany } = await import('../serve-many.ts');
  const tell = (line: string): void => void process.stdout.write(line);
  process.exit(await serveMany(config, logLine(config.logLevel), tell));
}

/** As one of several processes. The hub stops them, and says where they are. */
async function serveInHub(config: Config): Promise<void> {
  const { closeWithHub, endOnUncaught, startServer } = await import('@bullpen/server');
  const { close, uncaught } = await startServer(config, new Socket({ fd: HUB_PIPE }));
  closeWithHub(close);
  endOnUncaught(uncaught);
  keepCompiled();
}

/** Now rather than at exit, which may be a crash; and out of the way of the first requests. */
const keepCompiled = (): void => void setTimeout(flushCompileCache, FLUSH_AFTER).unref();

/** A line like those of the server's log, without the program that writes them. */
const logLine = (level: Config['logLevel']) => (detail: object, msg: string) => {
  if (level !== 'silent')
    process.stdout.write(
      `${JSON.stringify({ level: 'error', time: new Date().toISOString(), ...detail, msg })}\n`,
    );
};

function startFailure(error: NodeJS.ErrnoException, port: number): Failure {
  if (error.code === 'EADDRINUSE') return new Failure(`port ${port} is in use; set PORT to another`);
  if (error.code === 'EACCES')
    return new Failure(`port ${port} or the data folder is not permitted; set PORT or BULLPEN_DATA`);
  return new Failure(error.message, 1);
}
