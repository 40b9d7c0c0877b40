import { actionCount, fieldLength, type Match, observationLength } from '@bullpen/engine';
import type { PipePlan } from './environment.ts';

/*
 * The protocol of `bullpen pipe`, as docs/PYTHON.md describes it. All numbers are little-endian. The program at the other end
 * writes requests, each answered by one reply.
 */

/** Changes whenever the bytes do. */
export const PROTOCOL = 1;

/** `BPN1` */
export const MAGIC = 0x314e5042;

/** What a request and its reply begin with. */
export const Kind = { reset: 1, step: 2, look: 3, why: 4 } as const;

/** A request: its kind, and how many bytes follow. A reply: kind, bytes that follow, how many legal actions it lists, 0. */
export const REQUEST_HEAD = 8;
export const REPLY_HEAD = 16;

/** What is known of a game's observations and actions: plain JSON, in the hello of a pipe and from `bullpen observe`. */
export function schemaOf({
  game,
  match,
}: {
  readonly game: PipePlan['game'];
  readonly match: Match;
}): object {
  const observation = game.observation(match);
  let offset = 0;
  const fields = observation.fields.map((field) => {
    const placed = { ...field, offset, length: fieldLength(field) };
    offset += placed.length;
    return placed;
  });
  let from = 0;
  const kinds = game.actions.map((kind) => {
    const placed = { ...kind, from };
    from += kind.count;
    return placed;
  });
  return {
    game: game.id,
    gameVersion: game.version,
    seats: match.seats,
    options: match.options,
    best: game.best,
    observation: { length: observationLength(observation), fields, omits: observation.omits },
    actions: { count: actionCount(game.actions), mostLegal: game.maxMoves, kinds },
  };
}

/** Where things stand in the reply to `reset` and `step`, in bytes. The legal actions come last, since their number varies. */
export function layoutOf({ game, match, batch }: PipePlan): {
  readonly observations: number;
  readonly rewards: number;
  readonly counts: number;
  readonly acting: number;
  readonly seats: number;
  readonly ended: number;
  readonly legal: number;
} {
  const observations = REPLY_HEAD;
  const rewards = observations + 2 * batch * observationLength(game.observation(match));
  const counts = rewards + 2 * batch * match.seats;
  const acting = counts + 2 * batch;
  const seats = acting + 2 * batch;
  const ended = seats + batch;
  return { observations, rewards, counts, acting, seats, ended, legal: ended + batch };
}
