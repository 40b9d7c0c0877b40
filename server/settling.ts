import { unasked } from './asker.ts';
import type { Log } from './contract.ts';

/** Work that follows the end of a match, such as noting its result. One run at a time for each table; if it fails, the sweep tries again. */
export class Settling {
  readonly #log: Log;
  readonly #failed: string;
  readonly #underWay = new Map<string, Promise<void>>();

  /** `failed` is what is logged when a run fails. */
  constructor(log: Log, failed: string) {
    this.#log = log;
    this.#failed = failed;
  }

  /** Does the work, or joins the run that is under way for this table. Never rejects. A caller who goes away does not end it. */
  do(table: string, work: () => Promise<void>): Promise<void> {
    const begun = this.#underWay.get(table);
    if (begun !== undefined) return begun;
    const run = unasked(work)
      .catch((error: unknown) => this.#log(this.#failed, { table, error: String(error) }))
      .then(() => void this.#underWay.delete(table));
    this.#underWay.set(table, run);
    return run;
  }

  /** Resolves when all runs are done. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }
}
