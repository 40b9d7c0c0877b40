import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** As `npx bullpen` runs it, from its bundle: that starts in half the processor time of the sources. */
export const PROGRAM = fileURLToPath(new URL('../../scripts/run-bundle.ts', import.meta.url));

/** A server in a process of its own, on a port that the system chooses. */
export class ServerProcess {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  url = '';
  /** All that it has printed, its log included. */
  said = '';

  readonly #imports: readonly string[];

  /** `imports` are modules that the process loads first: they may change its clock. */
  constructor(env: NodeJS.ProcessEnv, imports: readonly string[] = []) {
    this.#imports = imports.flatMap((file) => ['--import', file]);
    this.#env = {
      ...process.env,
      LOG_LEVEL: 'error',
      PORT: '0',
      // A test that kills it means the process that serves.
      BULLPEN_SUPERVISE: 'off',
      BULLPEN_REQUESTS_PER_MINUTE: '0',
      ...env,
    };
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.#imports, PROGRAM, 'serve'], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const before = this.said.length;
    const { promise: started, resolve, reject } = Promise.withResolvers<void>();
    child.stdout!.on('data', (chunk) => {
      this.said += String(chunk);
      const [, port] = /localhost:(\d+)/.exec(this.said.slice(before)) ?? [];
      if (port === undefined) return;
      this.url = `http://127.0.0.1:${port}`;
      resolve();
    });
    child.once('close', () => reject(new Error(`the server did not start: ${this.said.slice(before)}`)));
    await started;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** kill -9. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === null) return null;
    this.#child = null;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  }
}

let count = 0;
const newId = (): string => `process-test-${process.pid}-${count++}`;

/** Asks a server by HTTP; the body, whatever the status. */
export async function ask<T>(
  url: string,
  path: string,
  token?: string,
  body?: Record<string, unknown>,
): Promise<T> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    'content-type': 'application/json',
  };
  const method = body === undefined ? 'GET' : 'POST';
  const json = body === undefined ? null : JSON.stringify({ id: newId(), ...body });
  const answer = await fetch(`${url}/api${path}`, { method, headers, body: json });
  return (await answer.json()) as T;
}
