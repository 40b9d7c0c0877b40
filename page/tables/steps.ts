import type { Step } from './source.ts';

/** Hands every step to whoever follows, in order; who comes later begins with the present state and all that led to it. */
export class Steps {
  readonly #listeners = new Set<(step: Step) => void>();
  #last: Step | null = null;
  #updates: Step['updates'] = [];

  add(step: Step): void {
    this.#last = step;
    this.#updates = isAnew(step) ? step.updates : [...this.#updates, ...step.updates];
    for (const listener of this.#listeners) listener(step);
  }

  readonly follow = (listener: (step: Step) => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#last !== null) listener({ before: null, after: this.#last.after, updates: this.#updates });
    return () => this.#listeners.delete(listener);
  };
}

/** Whether a step tells the match from its beginning. */
export const isAnew = ({ updates }: Step): boolean => updates[0]?.seq === 1;
