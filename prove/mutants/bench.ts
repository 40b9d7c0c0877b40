import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applied, type Mutant } from './mutants.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE = 120_000;

/** A copy of the games, in which one thing at a time is changed and the tests of that game are run. */
export class Bench {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bullpen-mutants-'));

  constructor() {
    const skip = /node_modules/;
    for (const part of ['games', 'engine'])
      cpSync(join(ROOT, part), join(this.#folder, part), {
        recursive: true,
        filter: (path) => !skip.test(path),
      });
    symlinkSync(join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'));
    cpSync(join(ROOT, 'tsconfig.base.json'), join(this.#folder, 'tsconfig.base.json'));
    writeFileSync(join(this.#folder, 'package.json'), '{"type":"module"}\n');
    writeFileSync(
      join(this.#folder, 'vitest.config.ts'),
      'export default { test: { pool: "threads", maxWorkers: 1, isolate: false, bail: 1, testTimeout: 30000 } };\n',
    );
  }

  /** The files of a game that are rules, from the root. */
  filesOf(game: string): string[] {
    const plain = ['rules.ts', 'draw.ts', 'index.ts', 'events.ts'];
    return globSync(`games/${game}/*.ts`, { cwd: this.#folder })
      .filter((file) => !plain.some((name) => file.endsWith(`/${name}`)))
      .sort();
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /** Whether some test of the game fails with this change: those of its folder first, then the laws. */
  async kills(game: string, file: string, mutant: Mutant): Promise<boolean> {
    const source = this.read(file);
    writeFileSync(join(this.#folder, file), applied(source, mutant));
    try {
      return !(await this.passes(game));
    } finally {
      writeFileSync(join(this.#folder, file), source);
    }
  }

  /** Whether all tests of the game pass as it is now. */
  async passes(game: string): Promise<boolean> {
    if (!(await this.#passes(['run', `games/${game}/test`, 'games/test/records']))) return false;
    return this.#passes(['run', 'games/test/conformance', '-t', `${game}.*obeys`]);
  }

  #passes(args: readonly string[]): Promise<boolean> {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [vitest, ...args, '--reporter=dot'],
        { cwd: this.#folder, timeout: PATIENCE, maxBuffer: 1 << 26, killSignal: 'SIGKILL' },
        (error) => resolve(error === null),
      );
    });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
