import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './code.ts';
import type { ChunkOutcome } from './play.ts';

/** Where journals are kept. */
const journals = (): string =>
  join(
    process.env.BULLPEN_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'bullpen'),
    'arena',
  );

/**
 * What was played of a plan so far: a line for each chunk, appended when it is done. However the process ends, complete
 * lines stay, and the next run of the same plan with the same code continues after them.
 */
export class ChunkJournal<Answer extends object = ChunkOutcome> {
  readonly file: string;
  readonly #folder: string;
  #next = 0;

  constructor(plan: object, folder = journals()) {
    const key = createHash('sha256').update(JSON.stringify(plan)).update(fingerprint());
    this.#folder = folder;
    this.file = join(folder, `${key.digest('hex').slice(0, 20)}.jsonl`);
  }

  /** The answers to the first chunks, as many as there are. A torn last line is cut off. */
  answers(): Answer[] {
    if (!existsSync(this.file)) return [];
    const text = readFileSync(this.file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) truncateSync(this.file, Buffer.byteLength(whole));
    const answers: Answer[] = [];
    for (const line of whole.split('\n').slice(0, -1)) {
      const { chunk, ...answer } = JSON.parse(line) as { chunk: number };
      // Two processes at the same plan write the same chunks.
      if (chunk === answers.length) answers.push(answer as Answer);
    }
    this.#next = answers.length;
    return answers;
  }

  append(answer: Answer): void {
    mkdirSync(this.#folder, { recursive: true });
    appendFileSync(this.file, `${JSON.stringify({ chunk: this.#next++, ...answer })}\n`);
  }

  discard(): void {
    rmSync(this.file, { force: true });
  }
}
