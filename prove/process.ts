import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { required } from '@bullpen/engine';

const PROGRAM = fileURLToPath(new URL('../cli/bullpen.ts', import.meta.url));

/** A server in a process of its own, always on the same port, without limits of rate. */
export class ServerProcess {
  readonly port: number;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;

  readonly #imports: readonly string[];
  readonly #program: readonly string[];

  /** `imports` are modules that the process loads first: they may change its clock. `program` is what it runs, with its arguments. */
  constructor(
    port: number,
    env: NodeJS.ProcessEnv,
    imports: readonly string[] = [],
    program: readonly string[] = [PROGRAM, 'serve'],
  ) {
    this.port = port;
    this.#imports = imports.flatMap((file) => ['--import', file]);
    this.#program = program;
    this.#env = {
      ...process.env,
      LOG_LEVEL: 'silent',
      // A proof that kills it means the process that serves.
      BULLPEN_SUPERVISE: 'off',
      BULLPEN_TCP_PER_ADDRESS: '0',
      BULLPEN_REQUESTS_PER_MINUTE: '0',
      BULLPEN_CONNECTIONS_PER_ADDRESS: '0',
      BULLPEN_TABLES_PER_HOUR: '0',
      BULLPEN_MESSAGES_PER_SECOND: '100000',
      ...env,
      PORT: String(port),
    };
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts and waits for the first answer. A server that cannot start yet, since its database is away, is started again. */
  async start(): Promise<void> {
    for (let tries = 0; ; tries++) {
      const child = spawn(process.execPath, [...this.#imports, ...this.#program], {
        env: this.#env,
        stdio: 'ignore',
      });
      this.#child = child;
      while (child.exitCode === null && child.signalCode === null) {
        if (await this.#answers()) return;
        await pause(20);
      }
      if (tries === 100) throw new Error('the server does not start');
      await pause(100);
    }
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }

  /** As by a power cut of this process: it gets no chance to tidy up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** The processes that it consists of: itself, and those that serve for it where there are several. */
  pids(): readonly number[] {
    const pid = this.#child?.pid;
    return pid === undefined ? [] : [pid, ...childrenOf(pid)];
  }

  /** Where several processes serve: ends one of them as `kill` ends all, and waits until another has taken its place. */
  async killOne(): Promise<void> {
    const [, ...serving] = this.pids();
    const pid = required(serving[0], 'a process that serves');
    process.kill(pid, 'SIGKILL');
    while (this.pids().includes(pid)) await pause(10);
    await this.complete();
  }

  /** Waits until as many processes serve as should. */
  async complete(): Promise<void> {
    for (let tries = 0; tries < 3000; tries++) {
      const health = await fetch(`${this.url}/healthz`).then(
        async (answer) => (await answer.json()) as { processes?: { serving: number; of: number } },
        () => null,
      );
      if (health?.processes !== undefined && health.processes.serving === health.processes.of) return;
      await pause(20);
    }
    throw new Error('a process is missing');
  }

  /** Processor time that it has used so far, in seconds; 0 where the system does not tell. */
  processorTime(): number {
    return sum(this.pids(), (pid) => processorTime(`/proc/${pid}/stat`));
  }

  /** The same for main threads alone. */
  mainThreadTime(): number {
    return sum(this.pids(), (pid) => processorTime(`/proc/${pid}/task/${pid}/stat`));
  }

  /** The same for its other threads together, by the name that the system has for them. */
  otherThreadTimes(): ReadonlyMap<string, number> {
    const times = new Map<string, number>();
    for (const pid of this.pids()) {
      const folder = `/proc/${pid}/task`;
      for (const thread of namesIn(folder)) {
        if (thread === String(pid)) continue;
        const name = textOf(`${folder}/${thread}/comm`).trim();
        times.set(name, (times.get(name) ?? 0) + processorTime(`${folder}/${thread}/stat`));
      }
    }
    return times;
  }

  /** The figures that it shows to Prometheus. */
  async metrics(): Promise<string> {
    return (await fetch(`${this.url}/metrics`)).text();
  }

  /** What is in use of its heap and beside it, in bytes, as its metrics tell: pages that only wait to be used do not count. */
  async inUse(): Promise<number> {
    const text = await this.metrics();
    const value = (name: string): number =>
      Number(required(new RegExp(`^${name} (\\S+)`, 'm').exec(text), name)[1]);
    return value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes');
  }

  /** Resident memory in bytes; 0 where the system does not tell. */
  memory(): number {
    return sum(
      this.pids(),
      (pid) => Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024,
    );
  }
}

/** Processor time of a process and its children so far, in seconds; 0 where the system does not tell. */
export function familyTime(pid: number | null): number {
  return pid === null ? 0 : sum([pid, ...childrenOf(pid)], (one) => processorTime(`/proc/${one}/stat`));
}

const childrenOf = (pid: number): number[] =>
  namesIn('/proc')
    .filter((name) => fieldsOf(`/proc/${name}/stat`)[1] === String(pid))
    .map(Number);

const sum = (pids: readonly number[], of: (pid: number) => number): number =>
  pids.reduce((all, pid) => all + of(pid), 0);

/** Processor time from a file of the system about a process or thread, in seconds; 0 if there is none. */
function processorTime(file: string): number {
  // In hundredths of a second.
  const [user = 0, system = 0] = fieldsOf(file).slice(11, 13).map(Number);
  return (user + system) / 100;
}

/** The fields from the third on: the name in the second may have spaces. */
function fieldsOf(file: string): readonly string[] {
  const [, fields = ''] = textOf(file).split(') ');
  return fields.split(' ');
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
