import { setTimeout as pause } from 'node:timers/promises';
import type { Snapshot, Tournament } from '@bullpen/wire';
import { ask, get, type RefusedAnswer } from './client.ts';

const EVERY = 150;
/** Tables of a round that are looked at. */
const TABLES = 4;
/** Texts kept at most: each is one look at a tournament. */
const MOST = 3000;

/** Somebody with the link and nothing else, who looks at all that there is while a tournament is played. */
export class Spy {
  readonly #url: () => string;
  readonly #texts: string[] = [];
  readonly #found = new Set<string>();
  looks = 0;

  constructor(url: () => string) {
    this.#url = url;
  }

  async watch(tournament: string): Promise<void> {
    for (;;) {
      const view = await get<Tournament>(this.#url, `/tournaments/${tournament}`);
      if (view.status === 'over') return;
      this.#keep(view);
      const { round } = view;
      if (round !== null)
        this.#keep(await get(this.#url, `/tournaments/${tournament}/rounds/${round.round}`));
      const tables = view.status === 'playing' ? (round?.tables ?? []) : [];
      for (const { table } of tables.slice(0, TABLES)) await this.#lookAt(tournament, table, view);
      await pause(EVERY);
    }
  }

  /** A table at which the same deals are played as elsewhere shows nothing before the round is over. */
  async #lookAt(tournament: string, table: string, before: Tournament): Promise<void> {
    const or = ['round-running', 'no-such-table', 'not-over', 'no-record'];
    const seen = await ask<Snapshot>(this.#url, `/tables/${table}`, { or });
    this.#keep(seen);
    if (!before.duplicate || isRefused(seen)) return;
    // The round may have ended between the two looks.
    const after = await get<Tournament>(this.#url, `/tournaments/${tournament}`);
    if (after.status === 'playing' && after.round?.round === before.round?.round)
      this.#found.add(`${table} can be seen while the same deals are played elsewhere`);
  }

  #keep(seen: unknown): void {
    this.looks++;
    if (this.#texts.length < MOST) this.#texts.push(JSON.stringify(seen));
  }

  /** What the spy must never have seen: keys, tokens and ids of players, and the secret before the end. */
  findings(words: readonly string[]): string[] {
    const leaked = words.filter((word) => this.#texts.some((text) => text.includes(word)));
    return [...this.#found, ...leaked.map((word) => `everybody could see ${word}`)];
  }
}

const isRefused = (seen: Snapshot | RefusedAnswer): seen is RefusedAnswer => 'code' in seen;
