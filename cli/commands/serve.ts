import { BadSetting, closeOnSignals, readConfig, startServer } from '@bullpen/server';
import { Failure } from '../failure.ts';

/** Serves the tables until it is told to stop. Everything is set by the environment. */
export async function serveCommand(): Promise<void> {
  const config = readConfig(process.env);
  if (config instanceof BadSetting) throw new Failure(config.line);
  try {
    const { address, close } = await startServer(config);
    closeOnSignals(close);
    process.stdout.write(`Bullpen is at ${address.replace('127.0.0.1', 'localhost')} (Ctrl-C ends it)\n`);
  } catch (error) {
    throw new Failure(startWords(error as NodeJS.ErrnoException, config.port), 1);
  }
}

function startWords(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `port ${port} is in use; set PORT to another`;
  if (error.code === 'EACCES')
    return `port ${port} or the data folder is not permitted; set PORT or BULLPEN_DATA`;
  return error.message;
}
