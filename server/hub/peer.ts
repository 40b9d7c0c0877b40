import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import { type Ill, StoreUnavailable } from '../store/unavailable.ts';

/** What the process at the other end can be asked to do, by name. */
// biome-ignore lint/suspicious/noExplicitAny: what calls take and give is said by each interface.
type Calls = { readonly [name: string]: (...args: any[]) => unknown };

/** A call; with a number of 0 nobody waits for the answer. */
type Call = readonly [name: string, number: number, args: readonly unknown[]];
/** An answer to the call with this number, or why there is none. */
type Answer = readonly [null, number: number, value: unknown, failed?: Failed];

interface Failed {
  readonly error: string;
  readonly ill: Ill | null;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Every packet begins with its length, in this many bytes. */
const HEAD = 4;

/**
 * The other end of a pipe between two processes of one server. Each can ask the other, and gets an answer, or tell it something. All
 * messages of one turn of the event loop go in one packet, and arrive in the order in which they were sent.
 */
export class Peer<There extends object> {
  readonly #pipe: Duplex;
  readonly #here: Calls;
  readonly #gone: () => void;
  readonly #waiting = new Map<number, Waiting>();
  #outbox: (Call | Answer)[] = [];
  /** The beginning of a packet whose rest has not come yet. */
  #rest: Buffer = Buffer.alloc(0);
  #calls = 0;
  #closed = false;

  /** `here` is what this end can be asked. `gone` is called once, when the other process has ended or the pipe was closed. */
  constructor(pipe: Duplex, here: object, gone: () => void) {
    this.#pipe = pipe;
    this.#here = here as Calls;
    this.#gone = gone;
    pipe.on('data', (chunk: Buffer) => this.#receive(chunk));
    pipe.on('error', () => this.close());
    pipe.on('end', () => this.close());
    pipe.on('close', () => this.close());
  }

  /** Bytes that the other end has not taken yet. */
  get unread(): number {
    return this.#pipe.writableLength;
  }

  ask<K extends keyof There & string>(
    name: K,
    ...args: There[K] extends (...args: infer A) => unknown ? A : never
  ): Promise<There[K] extends (...args: never[]) => infer R ? Awaited<R> : never> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new StoreUnavailable('closed'));
      this.#waiting.set(++this.#calls, { resolve: resolve as (value: unknown) => void, reject });
      this.#send([name, this.#calls, args]);
    });
  }

  tell<K extends keyof There & string>(
    name: K,
    ...args: There[K] extends (...args: infer A) => unknown ? A : never
  ): void {
    if (!this.#closed) this.#send([name, 0, args]);
  }

  /** Sends what is waiting and ends the pipe. Nothing is received any more, and questions without an answer fail. */
  close(): void {
    if (this.#closed) return;
    this.#flush();
    this.#closed = true;
    this.#pipe.end();
    this.#pipe.resume();
    for (const { reject } of this.#waiting.values()) reject(new StoreUnavailable('closed'));
    this.#waiting.clear();
    this.#gone();
  }

  #send(message: Call | Answer): void {
    if (this.#outbox.length === 0) setImmediate(() => this.#flush());
    this.#outbox.push(message);
  }

  #flush(): void {
    if (this.#outbox.length === 0 || this.#closed) return;
    const body = serialize(this.#outbox);
    this.#outbox = [];
    const packet = Buffer.allocUnsafe(HEAD + body.length);
    packet.writeUInt32LE(body.length);
    body.copy(packet, HEAD);
    this.#pipe.write(packet);
  }

  #receive(chunk: Buffer): void {
    let rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    while (rest.length >= HEAD && rest.length - HEAD >= rest.readUInt32LE()) {
      const end = HEAD + rest.readUInt32LE();
      const messages = deserialize(rest.subarray(HEAD, end)) as (Call | Answer)[];
      rest = rest.subarray(end);
      for (const message of messages) if (!this.#closed) this.#hear(message);
    }
    this.#rest = rest;
  }

  #hear(message: Call | Answer): void {
    if (message[0] !== null) {
      this.#obey(message);
      return;
    }
    const [, number, value, failed] = message;
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (failed === undefined) waiting?.resolve(value);
    else waiting?.reject(errorOf(failed));
  }

  #obey([name, number, args]: Call): void {
    const answer = (value: unknown): void => {
      if (number > 0 && !this.#closed) this.#send([null, number, value]);
    };
    const fail = (error: unknown): void => {
      if (number > 0 && !this.#closed) this.#send([null, number, null, failureOf(error)]);
    };
    try {
      const done = this.#here[name]?.(...args);
      if (done instanceof Promise) done.then(answer, fail);
      else answer(done);
    } catch (error) {
      fail(error);
    }
  }
}

function failureOf(error: unknown): Failed {
  if (!(error instanceof StoreUnavailable))
    return { error: error instanceof Error ? error.message : String(error), ill: null };
  return { error: error.cause instanceof Error ? error.cause.message : '', ill: error.ill };
}

const errorOf = ({ error, ill }: Failed): Error =>
  ill === null ? new Error(error) : new StoreUnavailable(ill, new Error(error));
