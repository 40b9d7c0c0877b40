import type { Answer, TableNews, Update } from '@bullpen/wire';
import { RemoteSeat } from '../remote-seat.ts';

/** A table at which the model has a seat. It gives out what this seat may know, and nothing else. */
export interface SeatedTable {
  news(since: number): Promise<TableNews>;
  move(text: string): Promise<Answer>;
  /** Of a match that is over. */
  record(): Promise<string>;
}

/** A table of a server, by its link. */
export class RemoteTable implements SeatedTable {
  readonly #seat: RemoteSeat;

  constructor(link: string) {
    // Standard output belongs to the protocol, and the client shows standard error to nobody.
    this.#seat = new RemoteSeat(link, () => {});
  }

  sit(name: string): Promise<void> {
    return this.#seat.sit(name);
  }

  /** Waits a while for the turn of this seat; a host starts the match as soon as all seats are taken. */
  async news(since: number): Promise<TableNews> {
    const updates: Update[] = [];
    let seq = since;
    let snapshot = await this.#seat.look();
    for (let tries = 0; tries < TRIES; tries++) {
      const full = snapshot.players.every(({ kind }) => kind === 'person' || kind === 'bot');
      const mine = snapshot.status === 'open' && full && snapshot.host === snapshot.viewer;
      if (mine) await this.#seat.do({ do: 'start' });
      // Before all seats are taken nothing happens: the model may ask again.
      const settled =
        snapshot.status === 'over' || snapshot.legal.length > 0 || (snapshot.status === 'open' && !full);
      if (settled && snapshot.seq <= seq) break;
      const news = await this.#seat.news(seq);
      updates.push(...news.updates);
      seq = news.snapshot.seq;
      snapshot = news.snapshot;
      if (news.more) snapshot = { ...snapshot, legal: [] };
    }
    return { table: snapshot.table, updates, snapshot };
  }

  move(text: string): Promise<Answer> {
    return this.#seat.do({ do: 'move', move: text });
  }

  record(): Promise<string> {
    return this.#seat.record();
  }
}

/** How often a question waits for the next news before it is answered. */
const TRIES = 64;
