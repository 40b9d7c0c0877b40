import type { GameId } from '../../games/list.ts';
import { tableWorkers } from '../../games/workers.ts';
import type { Answers, NumberedRequest, WorkerMessage, WorkerRequest } from './messages.ts';

type News = Extract<WorkerMessage, { news: unknown }>['news'];

/** A worker that can be asked about one game. */
export class Office {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  #last = 0;

  constructor(game: GameId, onNews: (news: News) => void = () => {}) {
    this.#worker = tableWorkers[game]();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('news' in data) return onNews(data.news);
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('failure' in data) waiting?.reject(new Error(data.failure));
      else waiting?.resolve(data.value);
    });
  }

  ask<A extends WorkerRequest>(message: A): Promise<Answers[A['ask']]> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#worker.postMessage({ id, message } satisfies NumberedRequest);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
