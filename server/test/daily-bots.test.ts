import { botNamed } from '@bullpen/bots';
import { at, type Chance, legalMoves, type Move, seeded, type View } from '@bullpen/engine';
import { type GameId, gameIds } from '@bullpen/games';
import {
  acting,
  DAILY_SEAT,
  deal,
  decide,
  decideDaily,
  decideDailySeat,
  decidePresence,
  move,
  seatDue,
  TableInMemory,
} from '@bullpen/table';
import { describe, expect, it } from 'vitest';
import { serverMachine } from '../machine.ts';
import { questionOf } from '../question.ts';

const DAY = '2026-11-17';
const SECRET = 'cd'.repeat(32);
/** Fewer than at a table: it is about where they come from, not how well they play. */
const PLAYOUTS = 8;
const PACE = { least: 600, more: 900 };

interface Played {
  readonly moves: readonly string[];
  readonly scores: readonly number[] | undefined;
}

/**
 * Plays an attempt as the server would, where the person chooses by `choices`. A restless person goes away and comes back, and
 * takes choices back before they make them again; `secret` may be that of another day.
 */
function attempt(game: GameId, choices: string, restless: boolean, secret = SECRET): Played {
  let now = Date.parse(`${DAY}T12:00:00Z`);
  const machine = serverMachine(() => (now += 1000));
  const kept = TableInMemory.create('daily', decideDaily(game, DAY, secret, 'person', PACE, machine));
  const done = (answer: { readonly ok: boolean }): void => expect(answer.ok).toBe(true);
  done(kept.append(decideDailySeat(kept.table, { player: 'p', name: 'Ada', token: 't' }, machine)));
  done(kept.append(deal(kept.table, null, machine)));
  const chosen = seeded(choices);
  const whims = seeded('whims');
  const moves: string[] = [];
  while (kept.table.status === 'playing') {
    const { table } = kept;
    const seat = at(acting(table), 0);
    if (restless) wander(kept, whims, machine);
    if (seat === DAILY_SEAT) {
      const legal = legalMoves(table.game, table.state, seat);
      const text = table.game.format(at(legal, chosen.below(legal.length)));
      if (restless) takeBack(kept, text, machine);
      done(kept.append(move(kept.table, seat, text, 'person', machine)));
      moves.push(text);
    } else {
      expect(seatDue(table, seat)).not.toBeNull();
      const { level, view, legal, seed, playouts } = questionOf(kept.table, seat, 20, machine);
      expect(playouts).toBeGreaterThan(0);
      const bot = botNamed(game, level);
      const number = bot.choose(view as View, legal as Move[], seeded(seed), { playouts: PLAYOUTS });
      const text = table.game.format(number);
      done(kept.append(move(kept.table, seat, text, 'bot', machine)));
      moves.push(`${seat} ${text}`);
    }
  }
  return { moves, scores: kept.table.game.outcome(kept.table.state)?.scores };
}

type TheMachine = ReturnType<typeof serverMachine>;

/** Entries that are no moves: the log is another one, the match is not. */
function wander(kept: TableInMemory, whims: Chance, machine: TheMachine): void {
  if (whims.below(3) > 0) return;
  const now = machine.now();
  kept.append(decidePresence(kept.table, DAILY_SEAT, now, now));
  kept.append(decidePresence(kept.table, DAILY_SEAT, null, machine.now()));
}

/** Chooses, and takes it back, where a choice is secret until all have chosen. */
function takeBack(kept: TableInMemory, text: string, machine: TheMachine): void {
  const { game, state } = kept.table;
  const number = game.parse(text) as Move;
  const trial = game.clone(state);
  game.apply(trial, DAILY_SEAT, number, seeded('trial'));
  if (!game.retract(trial, DAILY_SEAT)) return;
  kept.append(move(kept.table, DAILY_SEAT, text, 'person', machine));
  expect(kept.append(decide(kept.table, DAILY_SEAT, { id: 'c', do: 'retract' }, machine)).ok).toBe(true);
}

describe.each(gameIds)('bots of a daily deal of %s', (game) => {
  it('answer equal play alike, however it came about', () => {
    const calm = attempt(game, 'choices', false);
    expect(calm.scores).toBeDefined();
    expect(attempt(game, 'choices', true)).toEqual(calm);
  });

  it('answer by the secret of the day', () => {
    const other = attempt(game, 'choices', false, 'ef'.repeat(32));
    expect(other.moves).not.toEqual(attempt(game, 'choices', false).moves);
  });
});
