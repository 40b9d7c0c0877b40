import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { botsFor } from '@bullpen/bots';
import { type Move, required, seeded, type View } from '@bullpen/engine';
import type { Question } from '../contract.ts';

/** What a thread says to one question: a move, or what kept it from one. */
export type BotReply = { readonly move: number } | { readonly error: string };

function answer({ game, level, view, legal, seed, milliseconds, playouts }: Question): BotReply {
  const bot = botsFor(game)[level];
  if (bot === undefined) return { error: `no bot ${level} for ${game}` };
  try {
    const budget = playouts === undefined ? { milliseconds } : { playouts };
    return { move: bot.choose(view as View, legal as readonly Move[], seeded(seed), budget) };
  } catch (error) {
    return { error: String(error) };
  }
}

/** A third of the usual weight: behind the event loop, but not behind whatever else the machine does. */
const NICE = 5;

/** Where the system allows it (Linux), bots give way to the event loop, so that there may be as many threads as cores. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, NICE);
  } catch {
    // Then they do not: that is no reason to do without bots.
  }
}

giveWay();
const port = required(parentPort, 'the port of the thread');
port.on('message', (question: Question) => port.postMessage(answer(question)));
