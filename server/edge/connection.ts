import type { Duplex } from 'node:stream';
import type { ClientMessage, Follow, Left, Problem, Reply } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import { type RawData, WebSocket } from 'ws';
import { Abandoned, onBehalfOf, SingleAsker } from '../asker.ts';
import { type Owner, scopeOf } from '../ops/uncaught.ts';
import { payingCaller } from './address.ts';
import type { Guest } from './bans.ts';
import type { Context } from './context.ts';
import { frameOf } from './frames.ts';
import { type ReadMessage, readMessage } from './messages.ts';
import { PageQueue } from './page-queue.ts';
import { mute, Patience } from './patience.ts';
import { roomIn } from './room.ts';
import { SocketSubscriber } from './socket-subscriber.ts';

const BINARY: ReadMessage = { ok: false, id: null, problem: problem('binary') };
/** With this many messages waiting for their turn, nothing more is read. */
const MOST_WAITING = 32;

/** One socket of a client. It may follow several tables, each as one viewer; every message is answered. */
export class Connection implements Guest, Owner {
  readonly kind = 'connection';
  /** It has answered the last heartbeat. */
  alive = true;
  /** It has flooded us or sent garbage, and is no longer read. */
  muted = false;
  readonly #context: Context;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly ip: string;
  /** Commands are done on its behalf. Each table that it follows has an asker of its own, since it may stop following. */
  readonly #asker: SingleAsker;
  /** What is done for its messages. */
  readonly #scope: <T>(work: () => T) => T;
  readonly pages = new PageQueue();
  readonly #patience: Patience;
  /** Messages whose turn has not come. */
  #waiting = 0;
  /** It has sent too much, and will be muted when what it sent before has been answered. */
  #flooded = false;
  readonly #subscribers = new Map<string, SocketSubscriber>();

  constructor(context: Context, socket: WebSocket, wire: Duplex, ip: string) {
    this.#context = context;
    this.#socket = socket;
    this.#wire = wire;
    this.ip = ip;
    this.#asker = new SingleAsker(payingCaller(ip));
    this.#scope = onBehalfOf(this.#asker, () => scopeOf(this));
    this.#patience = new Patience(context.parts.config.limits.messagesPerSecond, performance.now());
  }

  /** Who is charged for long work. */
  get caller(): string {
    return this.#asker.caller;
  }

  hear(data: RawData, isBinary: boolean): void {
    this.#scope(() => this.#hear(data, isBinary));
  }

  #hear(data: RawData, isBinary: boolean): void {
    // Messages that were under way when the connection was muted or dropped.
    if (this.#flooded || this.muted || this.#socket.readyState !== WebSocket.OPEN) return;
    const room = this.#patience.hear(performance.now());
    // What came before is answered before it is muted.
    this.#flooded = room === 'flood';
    this.#waiting += 1;
    if (this.#waiting === MOST_WAITING || this.#flooded) this.#socket.pause();
    this.#context.inbox.add(this.caller, () => this.#scope(() => this.#read(data, isBinary, room)));
  }

  /** Its turn has come. */
  #read(data: RawData, isBinary: boolean, room: 'ok' | 'empty' | 'flood'): void {
    this.#waiting -= 1;
    if (this.muted || this.#socket.readyState === WebSocket.CLOSED) return;
    if (room === 'flood') {
      this.#mute('flood', null);
      return;
    }
    if (this.#socket.isPaused && !this.#flooded && this.#waiting < MOST_WAITING / 2) this.#socket.resume();
    const now = performance.now();
    const read = isBinary ? BINARY : readMessage(data.toString());
    if (!read.ok && !this.#patience.endure(now)) this.#mute('garbage', read.id);
    else if (!read.ok) this.#refuse(read.id, read.problem);
    else if (room === 'empty')
      this.#refuse(read.message.id, problem('rate', { seconds: this.#patience.wait(now) }));
    else if (this.#context.stopping) this.#refuse(read.message.id, problem('stopping'));
    else void this.#answer(read.message);
  }

  /** A ping counts as a message. Above the limit it is not answered: an answer that nobody reads would fill the memory. */
  ping(data: Buffer): void {
    if (this.#control() !== 'ok') return;
    this.#context.inbox.add(this.caller, () => this.#write(() => this.#socket.pong(data)));
  }

  /** The pong that the heartbeat waits for is free; others count as messages. */
  pong(): void {
    if (this.alive) this.#control();
    this.alive = true;
  }

  #control(): 'ok' | 'empty' | 'flood' {
    if (this.muted) return 'flood';
    const room = this.#patience.hear(performance.now());
    if (room !== 'flood') return room;
    // While the connection closes, nobody waits for a last word.
    if (this.#socket.readyState === WebSocket.OPEN) this.#mute('flood', null);
    else this.#socket.terminate();
    return room;
  }

  /** Drops the connection if it did not answer the last heartbeat; else sends the next one. */
  beat(): void {
    // A muted connection is not read, so it cannot answer.
    if (this.muted) return;
    if (!this.alive) {
      this.drop('dead');
      return;
    }
    this.alive = false;
    this.#write(() => this.#socket.ping());
  }

  async #answer(message: ClientMessage): Promise<void> {
    this.#context.pending.enter();
    try {
      await this.#do(message);
    } catch (error) {
      this.#fail(message.id, error);
    }
    this.#context.pending.leave();
  }

  #fail(id: string, error: unknown): void {
    // The work was dropped because nobody waits for it.
    if (error instanceof Abandoned) return;
    this.#context.parts.log.error({ err: error }, 'a message could not be answered');
    this.#refuse(id, problem('internal'));
  }

  async #do(message: ClientMessage): Promise<void> {
    const { id } = message;
    if ('command' in message) {
      const { table, token = null, command } = message;
      const answer = await this.#context.command(this.ip, table, token, command);
      return answer.ok ? this.#reply({ ...answer, id }) : this.#refuse(id, answer.problem);
    }
    if ('follow' in message) return this.#follow(id, message.follow);
    if ('create' in message) {
      const asked = await this.#context.create(this.ip, message.create);
      return asked.ok ? this.#reply({ id, ok: true, ...asked.value }) : this.#refuse(id, asked.refusal);
    }
    if ('unfollow' in message) this.#unfollow(message.unfollow);
    this.#reply({ id, ok: true });
  }

  /** Following a table again starts over, as the viewer that the new token stands for. */
  async #follow(id: string, wish: Follow['follow']): Promise<void> {
    const { table, since } = wish;
    const token = wish.token ?? null;
    this.#unfollow(table);
    const most = this.#context.parts.config.limits.tablesPerConnection;
    if (this.#subscribers.size >= most) return this.#refuse(id, problem('too-many-tables', { most }));
    const subscriber = new SocketSubscriber(this, wish, this.#freeNumber());
    this.#subscribers.set(table, subscriber);

    const asked = await onBehalfOf(subscriber.asker, () => this.#context.enter(table, token, since));
    if (!asked.ok) {
      if (this.#subscribers.get(table) === subscriber) this.#subscribers.delete(table);
      return this.#refuse(id, asked.refusal);
    }
    const { of } = subscriber;
    this.#reply({ id, ok: true, seq: asked.value, ...(of !== null && { of }) });
    // It may have been stopped meanwhile: the table was followed again or left, or the connection is gone, perhaps because of this reply.
    subscriber.begin(this.#context.subscriptions, token, since ?? asked.value);
  }

  /** The lowest number that no followed table has: most connections follow one table, and call it 1. */
  #freeNumber(): number {
    const taken = new Set([...this.#subscribers.values()].map(({ of }) => of));
    let number = 1;
    while (taken.has(number)) number++;
    return number;
  }

  #unfollow(table: string): void {
    this.#subscribers.get(table)?.stop();
    this.#subscribers.delete(table);
  }

  /** Sends no more news of the table, and says why. */
  left(subscriber: SocketSubscriber, why: Problem): void {
    if (this.#subscribers.get(subscriber.table) === subscriber) this.#subscribers.delete(subscriber.table);
    const left: Left = { left: subscriber.table, problem: why };
    this.send(frameOf(JSON.stringify(left)));
  }

  #reply(reply: Reply): void {
    this.send(frameOf(JSON.stringify(reply)));
  }

  #refuse(id: string | null, why: Problem): void {
    this.#context.countRefusal(why);
    this.#reply({ id, ok: false, problem: why });
  }

  /**
   * Sends a whole frame, bypassing `ws`, which would write each header separately. Frames stay in order, since nothing is compressed
   * here and `ws` holds none back.
   */
  send(frame: Buffer): void {
    this.#write(() => this.#wire.write(frame));
  }

  /** Writes at the end of this turn. A connection whose other side has stopped reading is dropped before it fills the memory. */
  #write(frame: () => void): void {
    const { batch, parts } = this.#context;
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    // Only bytes left over from earlier turns show that a reader is slow: there may be much to send in one turn.
    if (batch.add(this.#wire) && this.#socket.bufferedAmount > parts.config.limits.slowBytes)
      this.drop('slow');
    else frame();
  }

  /** Waits until there is room for another page; null if there is now. */
  room(): Promise<void> | null {
    return roomIn(this.#wire, () => this.drop('slow'));
  }

  /** Too much: answers for the last time and reads no more. */
  #mute(reason: 'flood' | 'garbage', id: string | null): void {
    const { config, metrics } = this.#context.parts;
    // Of random length, so that clients which came together do not come back together.
    const wait = config.limits.muteMilliseconds * (1 + Math.random());
    const code = reason === 'flood' ? 'rate' : 'garbage';
    this.#refuse(id, problem(code, { seconds: Math.ceil(wait / 1000) }));
    // The last word itself may have been too much for a slow reader.
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    metrics.dropped.inc({ reason });
    this.muted = true;
    this.gone();
    mute(this.#socket, this.#wire, wait, reason);
  }

  /** Ends the connection at once: nobody would read why. */
  drop(reason: 'slow' | 'dead'): void {
    this.#context.parts.metrics.dropped.inc({ reason });
    this.gone();
    this.#socket.terminate();
  }

  /** Called after an uncaught error of this connection. */
  end(): void {
    this.#socket.terminate();
  }

  ban(): void {
    this.#socket.close(1008, 'banned');
  }

  /** The connection is gone: nothing more is followed. */
  gone(): void {
    this.#asker.leave();
    for (const subscriber of this.#subscribers.values()) subscriber.stop();
    this.#subscribers.clear();
  }
}
