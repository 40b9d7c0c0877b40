import type { Log, News } from '../contract.ts';

type Heard = Parameters<News['listen']>[0];

/** Those who want the news. One that throws spoils it for nobody else. */
export class Listeners {
  readonly #log: Log;
  readonly #heard: Heard[] = [];
  readonly #gaps: (() => void)[] = [];

  constructor(log: Log) {
    this.#log = log;
  }

  add(heard: Heard, gap?: () => void): void {
    this.#heard.push(heard);
    if (gap !== undefined) this.#gaps.push(gap);
  }

  tell(...[table, seq, entry]: Parameters<Heard>): void {
    for (const heard of this.#heard) this.#safely(() => heard(table, seq, entry));
  }

  gap(): void {
    for (const gap of this.#gaps) this.#safely(gap);
  }

  #safely(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#log('a listener to the news failed', { error });
    }
  }
}
