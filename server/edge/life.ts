import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Wires } from './wires.ts';

/**
 * How long a request lasts: until its response is sent or cut off, or its connection is gone. Whatever is held for it is handed over here
 * and released exactly once; at once, if the request is over already. A caller may hang up at any moment, even while we wait for something.
 */
export class Life {
  #over = false;
  readonly #held: (() => void)[] = [];

  constructor(wires: Wires, request: FastifyRequest, reply: FastifyReply) {
    const { raw } = reply;
    const forget = wires.whenGone(request.raw.socket, () => this.#end());
    if (raw.closed) this.#end();
    raw.once('close', () => {
      forget();
      this.#end();
    });
  }

  get over(): boolean {
    return this.#over;
  }

  /** Releases this when the request is over. */
  keep(letGo: () => void): void {
    if (this.#over) letGo();
    else this.#held.push(letGo);
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    for (const letGo of this.#held.splice(0)) letGo();
  }
}
