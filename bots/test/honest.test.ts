import { legalMoves, listSeats, readMatch, seeded } from '@bullpen/engine';
import { gameIds, games } from '@bullpen/games';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { botsFor } from '../index.ts';

const BUDGET = { playouts: 20 };
/** Enough moves to meet every phase of a game; whole matches of long games would take too long. */
const MOVES = 150;

const cases = gameIds.flatMap((id) => Object.keys(botsFor(id)).map((name) => [id, name] as const));

describe('bots', () => {
  it('cannot be made to take a state', () => {
    const bot = botsFor('six-nimmt').strong as Bot<SixView>;
    const match = readMatch(sixNimmt, 2);
    if (!match.ok) throw new Error(match.refusal.code);
    const state = sixNimmt.setup(match.value, seeded('type'));
    // @ts-expect-error: a state is no view
    const take = () => bot.choose(state, legalMoves(sixNimmt, state, 0), seeded(''), BUDGET);
    expect(take).toThrow();
  });

  it.each(cases)('%s, %s: every move is legal, and the same with the same chance', (id, name) => {
    const game = games[id];
    const bot = botsFor(id)[name]!;
    for (const seats of [game.seats.min, game.seats.max]) {
      const match = readMatch(game, seats);
      if (!match.ok) throw new Error(match.refusal.code);
      const deals = seeded(`${id} ${name} ${seats}`);
      const state = game.setup(match.value, deals);
      for (let i = 0; i < MOVES && game.toAct(state) !== 0; i++) {
        const acting = listSeats(game.toAct(state));
        const seat = acting[i % acting.length]!;
        const moves = legalMoves(game, state, seat);
        const choose = () => bot.choose(game.view(state, seat), moves, seeded(`luck ${i}`), BUDGET);
        const move = choose();
        expect(moves).toContain(move);
        if (i % 10 === 0) expect(choose()).toBe(move);
        game.apply(state, seat, move, deals);
      }
    }
  });
});
