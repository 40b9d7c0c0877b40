import type { PatchingMessage, Problem, Snapshot, TableNews } from '@bullpen/wire';
import { patched } from '@bullpen/wire/patch.ts';

interface Listener {
  onNews(news: TableNews): void;
  /** The server tells no more of the table, and why. */
  onLeft(problem: Problem): void;
  onClose(): void;
}

/** A socket that follows one table. Commands go over HTTP: they are few, and safe to send again. */
export class TableSocket {
  readonly #socket: WebSocket;
  /** The last one that was told on this socket: what comes after it tells only what has changed. */
  #last: Snapshot | null = null;

  constructor(table: string, token: string | null, since: number, listener: Listener) {
    const { protocol, host } = location;
    this.#socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`);
    this.#socket.addEventListener('open', () => {
      const follow = { table, ...(token !== null && { token }), since, patches: true };
      this.#socket.send(JSON.stringify({ id: 'follow', follow }));
    });
    this.#socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as PatchingMessage;
      if ('snapshot' in message) listener.onNews(this.#told(message));
      else if ('patch' in message) {
        const { table, updates, patch } = message;
        listener.onNews(this.#told({ table, updates, snapshot: patched(this.#last!, patch) }));
      } else if ('left' in message) listener.onLeft(message.problem);
      else if (!message.ok) listener.onLeft(message.problem);
    });
    this.#socket.addEventListener('close', () => listener.onClose());
  }

  #told(news: TableNews): TableNews {
    this.#last = news.snapshot;
    return news;
  }

  close(): void {
    this.#socket.close();
  }
}
