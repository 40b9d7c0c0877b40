import type { Step } from './source.ts';

/** Hands every step to whoever follows, in order; who comes later begins with the present state. */
export class Steps {
  readonly #listeners = new Set<(step: Step) => void>();
  #last: Step | null = null;

  add(step: Step): void {
    this.#last = step;
    for (const listener of this.#listeners) listener(step);
  }

  readonly follow = (listener: (step: Step) => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#last !== null) listener({ before: null, after: this.#last.after, updates: [] });
    return () => this.#listeners.delete(listener);
  };
}
