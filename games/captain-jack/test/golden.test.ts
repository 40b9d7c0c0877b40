import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { captainJack as game } from '../index.ts';
import type { State } from '../state.ts';
import { matchOf, randomMoves } from './table.ts';

/** The table with all hands open. */
function drawOpen(state: State): string {
  const seats = [...Array(state.match.seats).keys()];
  const hands = seats.map((seat) => game.view(state, seat).hands[seat]!);
  return game.draw({ ...game.view(state, WATCHER), hands });
}

/** A match at random from a seed: options, deal, each move with the table after it, and how the match ends. */
function transcript(seats: number, seed: string): string {
  const match = matchOf(seats);
  const pick = seeded(`${seed} picks`);
  const blocks: string[] = [`seats ${seats} ${JSON.stringify(match.options)}`];
  const told: string[] = [];
  const tell = ({ name, data }: { name: string; data: unknown }): void => {
    if (['deal', 'round', 'end'].includes(name)) told.push(JSON.stringify({ [name]: data }));
  };
  const state = game.setup(match, seeded(seed), tell);
  blocks.push(told.splice(0).join('\n'), drawOpen(state));
  for (const { seat, move } of randomMoves(state, pick)) {
    game.apply(state, seat, move, pick, tell);
    blocks.push([`seat ${seat}: ${game.format(move)}`, ...told.splice(0), drawOpen(state)].join('\n'));
  }
  return `${blocks.join('\n\n')}\n`;
}

describe('the golden playthrough', () => {
  it('is played as it always was', () => {
    const file = join(import.meta.dirname, '../golden/three-seats.txt');
    const played = transcript(3, 'golden');
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, played);
    expect(played).toBe(readFileSync(file, 'utf8'));
  });
});
