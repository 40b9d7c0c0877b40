import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './programs.ts';

/** A folder for a server's data, and the user who owns it: PostgreSQL refuses to run as root. */
export interface Home {
  readonly folder: string;
  readonly user: { readonly uid: number; readonly gid: number } | null;
}

export function makeHome(name: string): Home {
  const folder = mkdtempSync(join(tmpdir(), `bullpen-${name}-`));
  if (process.getuid?.() !== 0) return { folder, user: null };
  const user = lookUp('postgres') ?? lookUp('nobody');
  if (user !== null) chownSync(folder, user.uid, user.gid);
  return { folder, user };
}

export function removeHome(home: Home): void {
  rmSync(home.folder, { recursive: true, force: true });
}

function lookUp(name: string): Home['user'] {
  const id = (what: string) =>
    Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/**
 * Starts a program as the home's user. Where the system can do it, the program ends when the thread that started it
 * does, so that a test run that is killed leaves nothing running.
 */
export function start(
  home: Home,
  program: string,
  args: readonly string[],
  end: NodeJS.Signals,
): ChildProcess {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : null;
  const options = {
    cwd: home.folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  };
  if (setpriv === null) return spawn(program, args, { ...options, ...home.user });
  const as =
    home.user === null
      ? []
      : ['--reuid', `${home.user.uid}`, '--regid', `${home.user.gid}`, '--clear-groups'];
  return spawn(setpriv, ['--pdeathsig', end.slice(3), ...as, program, ...args], options);
}

/** Resolves when the program has printed this; rejects, with its last words, if it ends before. */
export function printed(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (said.includes(words)) resolve();
    };
    // Listening goes on after the words were heard: a program whose output nobody reads would stop.
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`${child.spawnfile} ended before it was ready: ${said.trim()}`)),
    );
  });
}

/** Resolves when the program has ended, however. */
export async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (signal !== undefined) child.kill(signal);
  await exit;
}

/** A port of this machine that nobody listens on, at least now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Runs the server on a free port. Somebody else may take the port in between: then another one is tried. */
export async function onFreePort<T>(
  startOn: (port: number) => Promise<T>,
): Promise<{ port: number; value: T }> {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    try {
      return { port, value: await startOn(port) };
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}
