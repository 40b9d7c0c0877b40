import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { required } from '@bullpen/engine';

/** A server that has not answered by then is given up. */
const START_MILLISECONDS = 30_000;
const PROGRAM = fileURLToPath(new URL('../bullpen.ts', import.meta.url));

/** A server in a process of its own, with limits that let one address do everything. */
export class ChildServer {
  readonly #env: NodeJS.ProcessEnv;
  readonly port: number;
  #child: ChildProcess | null = null;

  constructor(port: number, data: string) {
    this.port = port;
    this.#env = {
      ...process.env,
      PORT: String(port),
      BULLPEN_DATA: data,
      LOG_LEVEL: 'warn',
      // Who kills it means the process that serves.
      BULLPEN_SUPERVISE: 'off',
      BULLPEN_TCP_PER_ADDRESS: '0',
      BULLPEN_REQUESTS_PER_MINUTE: '0',
      BULLPEN_CONNECTIONS_PER_ADDRESS: '0',
      BULLPEN_TABLES_PER_HOUR: '0',
      BULLPEN_MESSAGES_PER_SECOND: '1000',
    };
  }

  /** Milliseconds from the start of the process to its first answer. */
  async start(): Promise<number> {
    const begun = performance.now();
    this.#child = spawn(process.execPath, [PROGRAM, 'serve'], {
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (performance.now() - begun < START_MILLISECONDS) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/healthz`, {
        signal: AbortSignal.timeout(START_MILLISECONDS),
      }).catch(() => null);
      if (answer?.ok) return performance.now() - begun;
      if (this.#child.exitCode !== null) break;
      await pause(20);
    }
    throw new Error('the server did not start');
  }

  /** As by a power cut. */
  async kill(): Promise<void> {
    const child = required(this.#child, 'the server process');
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  async stop(): Promise<void> {
    const child = required(this.#child, 'the server process');
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** Processor time that it has used so far, in microseconds; where the system does not tell, 0. */
  processorTime(): number {
    try {
      // The name in the second field may have spaces; user and system time are the 14th and 15th, in hundredths of a second.
      const [, fields = ''] = readFileSync(`/proc/${this.#child?.pid}/stat`, 'utf8').split(') ');
      const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
      return (user + system) * 10_000;
    } catch {
      return 0;
    }
  }

  /** The figures that it shows to Prometheus. */
  async metrics(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.port}/metrics`)).text();
  }

  /** Resident memory in bytes; where the system does not tell, 0. */
  memory(): number {
    try {
      const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  }
}
