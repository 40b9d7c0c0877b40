import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const PATIENCE = 100_000;

/** Somebody who knows only the registry: a folder with a project of their own, and npm. */
export class Stranger {
  readonly folder: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(scratch: string, name: string, registry: string) {
    this.folder = join(scratch, name);
    mkdirSync(this.folder, { recursive: true });
    // No settings of this machine, no cache of earlier runs.
    const inherited = Object.entries(process.env).filter(
      ([key]) => !/^(npm_|NODE_|VITE|VITEST|BULLPEN)/i.test(key),
    );
    this.#env = {
      ...Object.fromEntries(inherited),
      PATH: dirname(process.execPath) + delimiter + process.env.PATH,
      npm_config_registry: registry,
      npm_config_cache: join(scratch, 'cache'),
      npm_config_userconfig: join(scratch, 'npmrc'),
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
    };
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** Runs a program to its end and gives what it printed. */
  async run(program: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd: this.folder,
      env: this.#env,
      timeout: PATIENCE,
    });
    return stdout;
  }

  start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    return spawn(program, args, {
      cwd: this.folder,
      env: { ...this.#env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      // npx starts the program as a child, which is ended with it.
      detached: true,
    });
  }
}
