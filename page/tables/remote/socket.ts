import type { Problem, ServerMessage, TableNews } from '@bullpen/wire';

interface Listener {
  onNews(news: TableNews): void;
  /** The server tells no more of the table, and why. */
  onLeft(problem: Problem): void;
  onClose(): void;
}

/** A socket that follows one table. Commands go over HTTP: they are few, and safe to send again. */
export class TableSocket {
  readonly #socket: WebSocket;

  constructor(table: string, token: string | null, since: number | null, listener: Listener) {
    const { protocol, host } = location;
    this.#socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`);
    this.#socket.addEventListener('open', () => {
      const follow = { table, ...(token !== null && { token }), since: since ?? 0 };
      this.#socket.send(JSON.stringify({ id: 'follow', follow }));
    });
    this.#socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if ('updates' in message) listener.onNews(message);
      else if ('left' in message) listener.onLeft(message.problem);
      else if (!message.ok) listener.onLeft(message.problem);
    });
    this.#socket.addEventListener('close', () => listener.onClose());
  }

  close(): void {
    this.#socket.close();
  }
}
