import type { TableStep } from './source.ts';

/** Passes every step to its followers, in order. A later follower begins with the present state and all that led to it. */
export class Steps {
  readonly #listeners = new Set<(step: TableStep) => void>();
  #last: TableStep | null = null;
  #updates: TableStep['updates'] = [];

  add(step: TableStep): void {
    this.#last = step;
    this.#updates = startsOver(step) ? step.updates : [...this.#updates, ...step.updates];
    for (const listener of this.#listeners) listener(step);
  }

  readonly follow = (listener: (step: TableStep) => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#last !== null) listener({ before: null, after: this.#last.after, updates: this.#updates });
    return () => this.#listeners.delete(listener);
  };
}

/** Whether a step tells the match from its beginning. */
export const startsOver = ({ updates }: TableStep): boolean => updates[0]?.seq === 1;
