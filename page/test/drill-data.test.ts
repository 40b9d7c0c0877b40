// Every drill that ships, played by the engine: the position is legal, and every legal move has a price.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type DrillFile, positionOf } from '@bullpen/bots/coach/drill';
import { at } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../games/list.ts';

const WANTED = 300;
/** The largest file may weigh this much when it is sent, in bytes. */
const WEIGHT = 150_000;
/** By how many standard errors the best move is ahead of every other. Two digits of both are kept. */
const SURE = 3;
const ROUNDED = 0.011;

describe.each(gameIds)('the drills of %s', (id) => {
  const text = readFileSync(new URL(`../drills/positions/${id}.json`, import.meta.url), 'utf8');
  const file = JSON.parse(text) as DrillFile;
  const game = games[id];

  it('are enough, of the rules as they are, and light', () => {
    expect(file).toMatchObject({ drills: 1, game: id, version: game.version });
    expect(file.list.length).toBeGreaterThanOrEqual(WANTED);
    expect(file.list.map((drill) => drill.id)).toEqual(file.list.map((_, i) => i + 1));
    expect(gzipSync(text).length).toBeLessThan(WEIGHT);
  });

  it('lead to legal positions with a choice, in which every legal move has a price', () => {
    for (const drill of file.list) {
      const position = positionOf(game, drill);
      expect(position, `drill ${drill.id}`).not.toBeNull();
      expect(position?.view.viewer).toBe(drill.seat);
      expect(drill.prices.length).toBeGreaterThan(2);
      expect(drill.prices.map(([move]) => move).sort()).toEqual([...(position?.legal ?? [])].sort());
    }
  });

  it('have one best move, ahead of each other by more than three standard errors', () => {
    for (const { id: number, prices } of file.list) {
      const [best, ...others] = prices;
      expect(best?.slice(1), `drill ${number}`).toEqual([0, 0]);
      for (const [, cost, error] of others) expect(cost + ROUNDED).toBeGreaterThan(SURE * (error - ROUNDED));
      expect(others.every(([, cost], i) => i === 0 || cost >= at(others, i - 1)[1])).toBe(true);
    }
  });

  it('are of all levels, at tables of several sizes, and no two the same', () => {
    expect(new Set(file.list.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
    expect(new Set(file.list.map(({ seats }) => seats)).size).toBeGreaterThan(3);
    const places = file.list.map(({ seed, seat, moves }) => `${seed} ${seat} ${moves.length}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
