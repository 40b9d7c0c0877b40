import { BadSetting, backupSqlite, type Config, readConfig, restoreSqlite } from '@bullpen/server';
import { Failure } from '../failure.ts';
import { print } from '../output.ts';

/** A consistent copy of the embedded database, also while the server runs. */
export function backupCommand(file: string): void {
  attempt(() => backupSqlite(embedded().data, file));
  print(`${file}: written`);
}

/** Puts a copy back in the data folder. The server must not run. */
export function restoreCommand(file: string, flags: { readonly overwrite?: true }): void {
  const { data } = embedded();
  attempt(() => restoreSqlite(file, data, { overwrite: flags.overwrite === true }));
  print(`${data}: restored from ${file}`);
}

function embedded(): Config {
  const config = readConfig(process.env);
  if (config instanceof BadSetting) throw new Failure(config.line);
  if (config.databaseUrl !== null)
    throw new Failure('DATABASE_URL is set: a PostgreSQL database is backed up with pg_dump');
  return config;
}

function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}
