import { type ReadonlySignal, signal } from '@preact/signals';
import { pace } from '../app/settings.ts';
import type { Beat } from '../games/contract.ts';
import { hear } from '../sound/index.ts';
import type { Sound } from '../sound/tones.ts';
import { atRest, FLIGHT, glide, placesIn, settle } from './flip.ts';

/** How long a picture on the way is shown, unless it says so itself, in milliseconds at normal speed. */
const BEAT = 450;
/** Visible news waits at most this many milliseconds before it is shown. Older pictures are shortened or left out. */
export const LAG = 2000;

/** One picture of a table. */
export interface Picture<M> extends Pick<Beat, 'ms' | 'from' | 'to'> {
  /** All that is shown at this moment: every part of the page draws it from here. */
  readonly moment: M;
  /** On the way to the real state: it is shown for a while. */
  readonly passing: boolean;
  /** What is heard as it begins, where sounds are wanted. */
  readonly sound?: Sound;
  /** Which news it shows. Pictures of the same news belong together. */
  readonly news: number;
  /** Others wait for it: they hurry when it has to wait. */
  readonly urgent: boolean;
}

interface Waiting<M> extends Picture<M> {
  readonly arrived: number;
  /** How long the pictures of the same news take, in milliseconds. */
  readonly whole: number;
}

/**
 * The clock of the page. The true state is known at once; what is shown advances here, picture by picture. `complete` ends
 * that at once. With reduced motion, and while the page is hidden, there are no pictures on the way.
 */
export class Stage<M> {
  readonly #shown = signal<M | null>(null);
  #queue: Waiting<M>[] = [];
  /** The news of the picture that is shown. */
  #news = 0;
  #root: HTMLElement | null = null;
  /** The loop that shows pictures now. A loop that is not this one any more has to stop. */
  #running: object | null = null;
  /** Ends the pause on a real state that is no longer the newest. */
  #onNews: () => void = () => {};
  #pausing: { readonly end: number; until(end: number): void } | null = null;

  /** What to draw. */
  readonly shown: ReadonlySignal<M | null> = this.#shown;

  readonly attach = (root: HTMLElement | null): void => {
    this.#root = root;
    if (root === null) document.removeEventListener('visibilitychange', this.#onHidden);
    else document.addEventListener('visibilitychange', this.#onHidden);
  };

  /** Shows these pictures after those that still wait. The last one is the real state. */
  show(pictures: readonly Picture<M>[]): void {
    const arrived = performance.now();
    for (const picture of pictures) {
      const whole = lengthOf(pictures.filter(({ news }) => news === picture.news));
      this.#queue.push({ ...picture, arrived, whole });
    }
    if (this.#root === null || this.#shown.value === null) this.#jump();
    else if (pace() === 0 || document.hidden) void this.#jumpAndScroll(this.#root);
    else if (this.#running === null) void this.#run(this.#root);
    else this.#hurry();
  }

  /** Shows the real state at once. True if the picture was not complete: something was still to come, or moved. */
  readonly complete = (): boolean => {
    if (this.#running === null) return false;
    this.#jump();
    return true;
  };

  #jump(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.#running = null;
    this.#pausing?.until(0);
    if (last !== undefined) this.#set(last);
    if (last?.sound !== undefined) hear(last.sound);
    const root = this.#root;
    if (root === null) return;
    settle(root);
    // What begins to move when the picture is drawn, like dice, is at rest before anybody sees it.
    queueMicrotask(() => settle(root));
  }

  /** Nothing moves, but what has come is scrolled to. */
  async #jumpAndScroll(root: HTMLElement): Promise<void> {
    const before = placesIn(root);
    this.#jump();
    await drawn();
    glide(root, before);
  }

  readonly #onHidden = (): void => {
    if (document.hidden) this.complete();
  };

  #set({ moment, news }: Picture<M>): void {
    this.#news = news;
    this.#shown.value = moment;
  }

  async #run(root: HTMLElement): Promise<void> {
    const run = {};
    this.#running = run;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const before = placesIn(root);
      const news = this.#nextNews();
      this.#set(next);
      await Promise.race([drawn(), ...(next.passing ? [] : [news])]);
      if (this.#running !== run) return;
      if (next.sound !== undefined) hear(next.sound);
      const speed = this.#speed(next);
      glide(root, before, next, speed);
      if (next.passing) await Promise.all([atRest(root), this.#pause((next.ms ?? BEAT) * pace() * speed)]);
      else await Promise.race([atRest(root), news]);
      if (this.#running !== run) return;
      this.#pausing = null;
    }
    this.#running = null;
  }

  /** The next picture. Late pictures are left out: those before the newest urgent news, or, when far too late, all but the last. */
  #next(): Waiting<M> | undefined {
    const now = performance.now();
    const first = this.#firstWaiting();
    if (first !== undefined && now >= first.arrived + LAG) this.#queue = this.#queue.slice(this.#newest());
    const last = this.#lastUrgent();
    if (last !== undefined && now >= last.arrived + LAG + last.whole) this.#queue = this.#queue.slice(-1);
    // A real state that is not the newest is skipped: nobody should decide about it, and what follows contains it.
    const index = this.#queue.findIndex(({ passing }, i) => passing || i === this.#queue.length - 1);
    const [next] = this.#queue.splice(0, index + 1).slice(-1);
    return next;
  }

  /** The urgent news that has waited longest, after the news that is being shown. */
  #firstWaiting(): Waiting<M> | undefined {
    return this.#queue.find(({ news, urgent }) => urgent && news !== this.#news);
  }

  /** Where the newest urgent news begins. */
  #newest(): number {
    const newest = this.#lastUrgent()?.news;
    return this.#queue.findIndex(({ news }) => news === newest);
  }

  #lastUrgent(): Waiting<M> | undefined {
    return this.#queue.findLast(({ urgent }) => urgent);
  }

  /**
   * How much of the usual time a picture gets: 1, unless others wait. The newest urgent news begins when the first has waited long
   * enough, and a picture that begins late ends soon.
   */
  #speed(shown: Waiting<M>): number {
    const now = performance.now();
    const share = (pictures: readonly Waiting<M>[], end: number): number =>
      Math.max(0, end - now) / Math.max(1, lengthOf(pictures));
    const last = this.#lastUrgent() ?? shown;
    const all = share([shown, ...this.#queue], last.arrived + Math.max(LAG, last.whole));
    const first = this.#firstWaiting();
    if (first === undefined) return Math.min(1, all);
    const older = this.#queue.slice(0, this.#newest());
    return Math.min(1, all, share([shown, ...older], first.arrived + LAG));
  }

  /** News has come while a picture is shown: the picture stays no longer than the news may wait. */
  #hurry(): void {
    this.#onNews();
    const first = this.#firstWaiting();
    if (first !== undefined && this.#pausing !== null)
      this.#pausing.until(Math.min(this.#pausing.end, first.arrived + LAG));
  }

  #nextNews(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onNews = resolve;
    return promise;
  }

  #pause(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    let timer: ReturnType<typeof setTimeout>;
    const until = (end: number): void => {
      clearTimeout(timer);
      this.#pausing = { end, until };
      timer = setTimeout(resolve, Math.max(0, end - performance.now()));
    };
    until(performance.now() + milliseconds);
    return promise;
  }
}

/** How long pictures take, about. The real state needs no pause after it. */
const lengthOf = (pictures: readonly Picture<unknown>[]): number =>
  pictures.reduce((sum, { passing, ms = BEAT }) => sum + (passing ? Math.max(ms, FLIGHT) * pace() : 0), 0);

/** After the page has been drawn again. */
const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
