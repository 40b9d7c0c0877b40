import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botsFor, charactersOf } from '@bullpen/bots';
import { readMatch, seeded } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type ArenaPlan,
  ChunkJournal,
  type ChunkRunner,
  furthest,
  type SeatReport,
  seatShares,
} from '../arena/index.ts';
import { chunksOf } from '../arena/plan.ts';
import { playChunk } from '../arena/play.ts';
import { beginWith, hasBeginner } from '../begin.ts';

/** Bots that search take long: here they play few matches, with four seats only. `bullpen strengths` plays enough of all, and all seat counts. */
const SEARCHERS = new Set(['mcs', 'strong']);
const SEARCHED = 24;

/** How many matches of each kind: some seconds for each game. */
const MATCHES: Readonly<Record<GameId, number>> = {
  'six-nimmt': 250,
  'eleven-nimmt': 400,
  bullenrommee: 160,
  'twenty-one': 160,
  'captain-jack': 400,
};

const matchesOf = (game: GameId, bot: string): number => (SEARCHERS.has(bot) ? SEARCHED : MATCHES[game]);

/** Further than this from an equal share chance hardly ever gets: once in two million shares. */
const MOST_ERRORS = 5;

const here: ChunkRunner = async (plan, first, take) => {
  for (let chunk = first; chunk < chunksOf(plan); chunk++) take(await playChunk(plan, chunk));
};

/** A match of one round or deal: in a longer one the one who begins may depend on the result. */
function matchOf(id: GameId, seats: number) {
  const game = games[id];
  const match = readMatch(game, seats, game.period === 'none' ? {} : { [`${game.period}s`]: 1 });
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
}

function planFor(game: GameId, bot: string, seats: number): ArenaPlan {
  return {
    game,
    match: matchOf(game, seats),
    players: [{ name: bot, bot, budget: { playouts: 1 } }],
    entries: Array<number>(seats).fill(0),
    deals: Math.ceil(matchesOf(game, bot) / (hasBeginner(game) ? seats : 1)),
    seed: 'by seat',
    everyBegins: true,
  };
}

const measure = (game: GameId, bot: string, seats: number): Promise<SeatReport> =>
  seatShares(planFor(game, bot, seats), { crew: here });

const cases = gameIds.flatMap((id) =>
  Object.keys(botsFor(id)).flatMap((bot) => {
    const { min, max } = games[id].seats;
    const counts = SEARCHERS.has(bot) || charactersOf(id).includes(bot) ? [4] : [min, 4, max];
    return counts.map((count) => [id, bot, count] as const);
  }),
);

describe('equal bots', () => {
  it.each(cases)('%s, %s, %i seats: every seat wins as often as the others', async (game, bot, seats) => {
    const { bySeat } = await measure(game, bot, seats);
    const { at, errors } = furthest(bySeat);
    expect(errors, `seat ${at} wins ${bySeat[at]!.mean} of ${seats} seats`).toBeLessThan(MOST_ERRORS);
  });
});

it('goes on where it was interrupted', async () => {
  const plan = { ...planFor('captain-jack', 'random', 3), deals: 9 };
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-seats-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const interrupted: ChunkRunner = async (_, first, take) => {
    take(await playChunk(plan, first));
    throw new Error('interrupted');
  };
  const journal = () => new ChunkJournal(plan, folder);
  await expect(seatShares(plan, { crew: interrupted, journal: journal() })).rejects.toThrow('interrupted');
  let began = -1;
  const later: ChunkRunner = (of, first, take) => {
    began = first;
    return here(of, first, take);
  };
  const report = await seatShares(plan, { crew: later, journal: journal() });
  expect(began).toBe(1);
  expect(report).toEqual(await seatShares(plan, { crew: here }));
});

describe('every seat begins in turn', () => {
  it.each(gameIds.filter(hasBeginner))('%s', (id) => {
    const game = games[id];
    for (let seat = 0; seat < 3; seat++) {
      const state = game.setup(matchOf(id, 3), seeded('begin'));
      beginWith(id, state, seat);
      expect(game.view(state, 0).toAct).toEqual([seat]);
    }
  });

  it('tells the order of play from the numbers of seats', async () => {
    const { bySeat, byPlace } = await measure('captain-jack', 'random', 3);
    for (const shares of [bySeat, byPlace])
      expect(shares.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 9);
    expect(bySeat).not.toEqual(byPlace);
  });
});
