/** The pause before the second restart in a row, in milliseconds; it doubles each time. The first restart is immediate. */
const PAUSE = 250;
const LONGEST_PAUSE = 30_000;
/** A process that lived this long crashed for another reason than the one before. */
const LONG_LIFE = 60_000;

/** Decides how soon a process that crashes is started again. */
export class Restarts {
  #begun = 0;
  #crashes = 0;

  /** It starts now. */
  begin(): void {
    this.#begun = performance.now();
  }

  /** It has crashed: how often in a row, and how many milliseconds to wait. */
  crashed(): { readonly crashes: number; readonly pause: number } {
    this.#crashes = performance.now() - this.#begun < LONG_LIFE ? this.#crashes + 1 : 1;
    const pause = this.#crashes === 1 ? 0 : Math.min(LONGEST_PAUSE, PAUSE * 2 ** (this.#crashes - 2));
    return { crashes: this.#crashes, pause };
  }
}
