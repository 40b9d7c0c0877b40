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
    throw startFailure(error as NodeJS.ErrnoException, config.port);
  }
}

function startFailure(error: NodeJS.ErrnoException, port: number): Failure {
  if (error.code === 'EADDRINUSE') return new Failure(`port ${port} is in use; set PORT to another`);
  if (error.code === 'EACCES')
    return new Failure(`port ${port} or the data folder is not permitted; set PORT or BULLPEN_DATA`);
  return new Failure(error.message, 1);
}
