import { parentPort } from 'node:worker_threads';
import { botsFor } from '@bullpen/bots';
import { type Move, seeded, type View } from '@bullpen/engine';
import type { Question } from '../contract.ts';

/** What a thread says to one question: a move, or what kept it from one. */
export type Reply = { readonly move: number } | { readonly error: string };

function answer({ game, level, view, legal, seed, milliseconds }: Question): Reply {
  const bot = botsFor(game)[level];
  if (bot === undefined) return { error: `no bot ${level} for ${game}` };
  try {
    return { move: bot.choose(view as View, legal as readonly Move[], seeded(seed), { milliseconds }) };
  } catch (error) {
    return { error: String(error) };
  }
}

parentPort!.on('message', (question: Question) => parentPort!.postMessage(answer(question)));
