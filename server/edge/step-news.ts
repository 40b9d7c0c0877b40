import { isForAll, type LeanStep, leanChanges, leanHeard, leanText, updateOf } from '@bullpen/table';
import type { Snapshot, Update } from '@bullpen/wire';
import type { ShownStep } from '../contract.ts';
import { frameOf } from './frames.ts';
import { type PatchBase, TableBase } from './patch-base.ts';

/** What all viewers of a table may be sent of its last step: put into words and bytes once for all of them. */
export class SharedStep {
  #step: LeanStep | null = null;
  #text: string | null = null;
  #frame: Buffer | null = null;

  /** What happened, if all viewers hear the same; else null. */
  textOf(step: LeanStep): string | null {
    if (step !== this.#step) {
      this.#step = step;
      this.#text = isForAll(step) ? leanText(step, leanHeard(step, 0)) : null;
      this.#frame = null;
    }
    return this.#text;
  }

  /** The whole message, for those to whom nothing else is new and whose connection follows no other table. */
  frameOf(text: string): Buffer {
    this.#frame ??= frameOf(`[1,${text}]`);
    return this.#frame;
  }
}

/** A step as one viewer may know it. Whatever only some ways of sending need is made when it is asked for. */
export class StepNews {
  readonly #table: string;
  readonly #shown: ShownStep;
  readonly #shared: SharedStep;
  /** What its viewer has been shown after it. */
  readonly base: PatchBase;

  constructor(table: string, shown: ShownStep, shared: SharedStep) {
    this.#table = table;
    this.#shown = shown;
    this.#shared = shared;
    this.base = new TableBase(shown.step.after, shown.viewer);
  }

  get seq(): number {
    return this.#shown.step.logged.seq;
  }

  get updates(): readonly Update[] {
    const { step, viewer } = this.#shown;
    return [updateOf(this.#table, step.logged, step.events, viewer)];
  }

  get snapshot(): Snapshot {
    return this.base.snapshot;
  }

  /** As a lean move of the table that has this number on its connection. */
  frame(of: number): Buffer {
    const { step, viewer } = this.#shown;
    const shared = this.#shared.textOf(step);
    const changes = leanChanges(step, viewer);
    if (shared !== null && changes === null && of === 1) return this.#shared.frameOf(shared);
    const text = shared ?? leanText(step, leanHeard(step, viewer));
    return frameOf(`[${of},${text}${changes === null ? '' : `,${JSON.stringify(changes)}`}]`);
  }
}
