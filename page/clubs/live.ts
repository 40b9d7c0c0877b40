import type { MyTournament, Tournament } from '@bullpen/wire';
import { signal } from '@preact/signals';
import { pauseAfter } from '../tables/remote/http.ts';
import { player } from '../tables/remote/player.ts';
import { fetchMyTournament, followTournament } from '../tables/remote/tournaments.ts';

/** `lost`: it will come back by itself. `gone`: there is no such tournament. */
type Link = 'connecting' | 'ready' | 'lost' | 'gone';

/** A tournament, followed by long polling for as long as it takes. */
export class LiveTournament {
  readonly id: string;
  readonly latest = signal<Tournament | null>(null);
  readonly link = signal<Link>('connecting');
  /** What this browser's player is in it; null while that is not known, and for somebody who is nothing. */
  readonly me = signal<MyTournament | null>(null);
  /** How far the clock of the server is ahead of this one, in milliseconds. */
  ahead = 0;
  readonly #ending = new AbortController();

  constructor(id: string) {
    this.id = id;
    void this.#follow();
  }

  async #follow(): Promise<void> {
    const { signal: ending } = this.#ending;
    let since = 0;
    let failures = 0;
    while (!ending.aborted) {
      const news = await followTournament(this.id, since, ending);
      if (ending.aborted) return;
      if (news.ok) {
        failures = 0;
        since = news.value.seq;
        this.ahead = news.value.now - Date.now();
        if (this.me.value === null) await this.#findMe();
        this.latest.value = news.value;
        this.link.value = 'ready';
        if (news.value.status === 'over') return;
        continue;
      }
      const { code } = news.refusal;
      if (code === 'no-such-tournament') {
        this.link.value = 'gone';
        return;
      }
      // We have seen more than there is: the older state is the true one.
      if (code === 'seq-ahead') since = 0;
      failures++;
      // A poll that took too long is no outage yet.
      if (failures > 1 || this.latest.value === null) this.link.value = 'lost';
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(failures)));
    }
  }

  async #findMe(): Promise<void> {
    const own = player.value;
    if (own?.known !== true) return;
    const found = await fetchMyTournament(own.key, this.id);
    if (found.ok) this.me.value = found.value;
  }

  close(): void {
    this.#ending.abort();
  }
}
