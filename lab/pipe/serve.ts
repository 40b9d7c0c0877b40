import { readSync, writeSync } from 'node:fs';
import { Batch, type IllegalAction } from './batch.ts';
import type { PipePlan } from './environment.ts';
import { Kind, MAGIC, PROTOCOL, REPLY_HEAD, REQUEST_HEAD, schemaOf } from './protocol.ts';

/** A request that the protocol does not know. */
export class BadRequest extends Error {}

/** Which rule forbids an action, in words. */
type RuleWords = (error: IllegalAction) => string;

/** Answers requests from one file descriptor on another until the first one ends. */
export function servePipe(plan: PipePlan, from: number, to: number, words: RuleWords): void {
  const batch = new Batch(plan);
  let ready = false;
  writeAll(to, hello(plan));
  for (let head = readAll(from, REQUEST_HEAD); head !== null; head = readAll(from, REQUEST_HEAD)) {
    const [kind = 0, length = 0] = new Uint32Array(head);
    const body = length === sizeOf(kind, plan) ? readAll(from, length) : null;
    if (body === null) throw new BadRequest(`a request of kind ${kind} cannot have ${length} bytes`);
    if (!ready && kind !== Kind.reset) throw new BadRequest('the first request has to be a reset');
    ready = true;
    if (kind === Kind.reset) writeAll(to, batch.reset(new BigInt64Array(body)));
    else if (kind === Kind.step) writeAll(to, batch.step(new Uint16Array(body)));
    else if (kind === Kind.look) writeAll(to, batch.look(environmentOf(body, plan)));
    else writeAll(to, why(batch, body, plan, words));
  }
}

/** How many bytes a request of this kind has behind its head; -1 if there is none of this kind. */
function sizeOf(kind: number, { batch }: PipePlan): number {
  if (kind === Kind.reset) return 8 * batch;
  if (kind === Kind.step) return 2 * batch;
  if (kind === Kind.look) return 4;
  return kind === Kind.why ? 12 : -1;
}

function environmentOf(body: ArrayBuffer, { batch }: PipePlan): number {
  const [environment = 0] = new Uint32Array(body);
  if (environment >= batch)
    throw new BadRequest(`there is no environment ${environment}, only 0 to ${batch - 1}`);
  return environment;
}

/** The rule that forbids an action, as text; none if the action is legal. */
function why(batch: Batch, body: ArrayBuffer, plan: PipePlan, words: RuleWords): Uint8Array {
  const [, seat = 0, action = 0] = new Uint32Array(body);
  if (seat >= plan.match.seats)
    throw new BadRequest(`there is no seat ${seat}, only 0 to ${plan.match.seats - 1}`);
  const illegal = batch.why(environmentOf(body, plan), seat, action);
  const text = new TextEncoder().encode(illegal === null ? '' : words(illegal));
  const bytes = new Uint8Array(REPLY_HEAD + text.length);
  new Uint32Array(bytes.buffer, 0, 2).set([Kind.why, text.length]);
  bytes.set(text, REPLY_HEAD);
  return bytes;
}

/** What the pipe says first: what is played, and what the numbers mean. */
function hello(plan: PipePlan): Uint8Array {
  const players = plan.players.map((bot) => bot?.name ?? 'me');
  const said = { protocol: PROTOCOL, pid: process.pid, ...schemaOf(plan), batch: plan.batch, players };
  const text = new TextEncoder().encode(JSON.stringify(said));
  const bytes = new Uint8Array(8 + text.length);
  new Uint32Array(bytes.buffer, 0, 2).set([MAGIC, text.length]);
  bytes.set(text, 8);
  return bytes;
}

// What a wait for a full or an empty pipe sleeps on: nobody wakes it.
const pause = new Int32Array(new SharedArrayBuffer(4));
const PAUSE_MS = 0.05;

/** Tries until the descriptor takes or gives something. One that does not block says EAGAIN instead of waiting. */
function patiently(io: () => number): number {
  for (;;) {
    try {
      return io();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(pause, 0, 0, PAUSE_MS);
    }
  }
}

/** This many bytes, or null where the input ends before there are as many. */
function readAll(from: number, length: number): ArrayBuffer | null {
  const bytes = new Uint8Array(length);
  for (let have = 0; have < length; ) {
    const got = patiently(() => readSync(from, bytes, have, length - have, null));
    if (got === 0) return null;
    have += got;
  }
  return bytes.buffer;
}

function writeAll(to: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; )
    done += patiently(() => writeSync(to, bytes, done, bytes.length - done));
}
