import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Store } from '../store.ts';

/** Somewhere to keep logs, empty at first. It can be opened any number of times, here and by other processes. */
export interface Place {
  readonly kind: 'sqlite' | 'hub' | 'postgres';
  readonly where: string;
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** Opens the place for one test, and leaves nothing open. */
export async function within(place: Place, test: (store: Store) => Promise<void>): Promise<void> {
  const store = await place.open();
  try {
    await test(store);
  } finally {
    await store.close();
  }
}

export interface Writer {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  readonly lines: readonly string[];
  /** Resolves when this many lines are there that are like this. */
  printed(count: number, like?: RegExp): Promise<void>;
  /** Resolves when it has ended and all of its lines are there. */
  readonly ended: Promise<void>;
}

/** Starts writer.ts on a place; see there. */
export function startWriter(place: Place, ...args: readonly string[]): Writer {
  const program = fileURLToPath(new URL('./writer.ts', import.meta.url));
  const child = spawn(process.execPath, [program, place.kind, place.where, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let heard = () => {};
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => {
    lines.push(line);
    heard();
  });
  const ended = new Promise<void>((resolve) => {
    reader.once('close', () => {
      resolve();
      heard();
    });
  });
  return {
    child,
    lines,
    ended,
    printed: (count, like = /./) =>
      new Promise((resolve, reject) => {
        heard = () => {
          if (lines.filter((line) => like.test(line)).length >= count) resolve();
          else if (child.exitCode !== null)
            reject(new Error(`The writer ended after ${lines.length} lines.`));
        };
        heard();
      }),
  };
}

/** What the store has acknowledged to a writer, as table → seqs. */
export function acknowledged(lines: readonly string[]): Map<string, number[]> {
  const acknowledgedSeqs = new Map<string, number[]>();
  for (const line of lines) {
    const [table, seq] = line.split(' ');
    if (seq === undefined) continue;
    acknowledgedSeqs.set(table!, [...(acknowledgedSeqs.get(table!) ?? []), Number(seq)]);
  }
  return acknowledgedSeqs;
}
