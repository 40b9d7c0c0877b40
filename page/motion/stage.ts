import type { View } from '@bullpen/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import { pace } from '../app/settings.ts';
import type { Beat } from '../games/contract.ts';
import { hear } from '../sound/index.ts';
import { glide, placesIn, settle } from './flip.ts';

/** How long a beat stands unless it says so itself. */
const BEAT = 450;

/**
 * Shows what happened, beat by beat. The real state is known to the frame before; the stage only draws the way there, and
 * `skip` ends that at once.
 */
export class Stage {
  readonly #shown = signal<View | null>(null);
  readonly #moving = signal(false);
  #queue: Beat[] = [];
  #root: HTMLElement | null = null;
  #wake: () => void = () => {};

  /** The view to draw. */
  readonly shown: ReadonlySignal<View | null> = this.#shown;
  /** Something is still on its way. */
  readonly moving: ReadonlySignal<boolean> = this.#moving;

  readonly attach = (root: HTMLElement | null): void => {
    this.#root = root;
  };

  /** Shows these beats after those that are still waiting. */
  show(beats: readonly Beat[]): void {
    this.#queue.push(...beats);
    if (this.#moving.value) return;
    if (this.#root === null || this.#shown.value === null) this.skip();
    else if (pace() === 0) void this.#jump(this.#root);
    else void this.#run();
  }

  /** Nothing moves, but what has come is scrolled to. */
  async #jump(root: HTMLElement): Promise<void> {
    const before = placesIn(root);
    this.skip();
    await drawn();
    await glide(root, before);
  }

  /** Straight to the last of them. */
  readonly skip = (): void => {
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last !== undefined) this.#shown.value = last.view;
    if (last?.sound !== undefined) hear(last.sound);
    if (this.#root !== null) settle(this.#root);
    this.#wake();
  };

  async #run(): Promise<void> {
    this.#moving.value = true;
    for (let beat = this.#queue.shift(); beat !== undefined; beat = this.#queue.shift()) {
      const root = this.#root;
      const before = root === null ? null : placesIn(root);
      this.#shown.value = beat.view;
      await drawn();
      if (beat.sound !== undefined) hear(beat.sound);
      if (root !== null && before !== null) {
        const flight = glide(root, before, beat);
        // The last beat is the real state: it needs no pause after it.
        await (this.#queue.length > 0 ? Promise.all([flight, this.#pause(beat.ms ?? BEAT)]) : flight);
      }
    }
    this.#moving.value = false;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms * pace());
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** After the page has been drawn anew. */
const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
