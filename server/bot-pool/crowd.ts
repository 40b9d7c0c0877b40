import { required } from '@bullpen/engine';

/** The highest value of the last one to two of these periods counts. */
const PERIOD = 2000;

/** This part of the threads' time is shared out. The rest is for what bots take beyond their shares, and for the event loop. */
const SHARED = 0.75;

/** A number and the highest that it has been lately. */
class Peak {
  value = 0;
  #highest = 0;
  #before = 0;
  #begun = 0;

  add(change: number, now: number): void {
    this.#turn(now);
    this.value += change;
    this.#highest = Math.max(this.#highest, this.value);
  }

  lately(now: number): number {
    this.#turn(now);
    return Math.max(this.#highest, this.#before);
  }

  /** Begins a new period if the last one is over. */
  #turn(now: number): void {
    const passed = now - this.#begun;
    if (passed < PERIOD) return;
    this.#before = passed < 2 * PERIOD ? this.#highest : this.value;
    this.#highest = this.value;
    this.#begun = now;
  }
}

/**
 * How crowded the pool is: how many questions each payer has in it, waiting or being thought about. Shares follow from the highest numbers
 * of the last seconds, not of the moment. So all who wait together get the same share, first or last, and so do the seats of one table,
 * which are asked one after the other.
 */
export class Crowd {
  readonly #questions = new Map<string, Peak>();
  readonly #payers = new Peak();
  #tidied = 0;

  come(payer: string, now: number): void {
    let peak = this.#questions.get(payer);
    if (peak === undefined) {
      this.#forget(now);
      peak = new Peak();
      this.#questions.set(payer, peak);
    }
    if (peak.value === 0) this.#payers.add(1, now);
    peak.add(1, now);
  }

  go(payer: string, now: number): void {
    const peak = required(this.#questions.get(payer), 'the payer');
    peak.add(-1, now);
    if (peak.value === 0) this.#payers.add(-1, now);
  }

  /** The part of one thread's time for a question of this payer: all payers get equal parts, and so do all questions of a payer. */
  share(payer: string, threads: number, now: number): number {
    const questions = this.#questions.get(payer)?.lately(now) ?? 1;
    return Math.min(1, (threads * SHARED) / Math.max(1, this.#payers.lately(now) * questions));
  }

  /** Payers without recent questions are forgotten before a new one comes. */
  #forget(now: number): void {
    if (now < this.#tidied + PERIOD) return;
    this.#tidied = now;
    for (const [payer, peak] of this.#questions) if (peak.lately(now) === 0) this.#questions.delete(payer);
  }
}
