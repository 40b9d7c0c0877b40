import { readFileSync, writeFileSync } from 'node:fs';
import { legalMoves, seeded, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { twentyOne } from '../index.ts';
import { matchOf } from './table.ts';

/** A whole match as text: the moves, and after each the table as a watcher sees it. */
function transcript(seats: number, seed: string): string {
  const match = matchOf(seats, {});
  const chance = seeded(seed);
  const pick = seeded(`${seed} picks`);
  const lines = [`${twentyOne.id}  ${seats}  ${JSON.stringify(match.options)}  "${seed}"`];
  const state = twentyOne.setup(match, chance, ({ name, data }) => {
    if (name === 'deal') lines.push(`deal: ${JSON.stringify(data)}`, '');
  });
  lines.push(twentyOne.draw(twentyOne.view(state, WATCHER)), '');
  for (let { toAct } = twentyOne.view(state, WATCHER); toAct.length > 0; ) {
    const seat = toAct[pick.below(toAct.length)]!;
    const moves = legalMoves(twentyOne, state, seat);
    const move = moves[pick.below(moves.length)]!;
    lines.push(`seat ${seat}: ${twentyOne.format(move)}`);
    twentyOne.apply(state, seat, move, chance, ({ name, data }) => {
      if (name === 'row') lines.push(`row: ${JSON.stringify(data)}`);
    });
    const view = twentyOne.view(state, WATCHER);
    lines.push(twentyOne.draw(view), '');
    toAct = view.toAct;
    if (view.turn > 30) throw new Error('the match does not end');
  }
  lines.push(JSON.stringify(twentyOne.outcome(state)), '');
  return lines.join('\n');
}

describe('a golden playthrough', () => {
  it('is played as it always was', () => {
    const file = new URL('../golden/match.txt', import.meta.url);
    const played = transcript(3, 'golden');
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, played);
    expect(played).toBe(readFileSync(file, 'utf8'));
  });
});

describe('the drawing', () => {
  it('shows a seat its whole sheet and its own choice, and of the others the row they are in', () => {
    const state = twentyOne.setup(matchOf(2), seeded('drawing'));
    twentyOne.apply(state, 0, twentyOne.parse('keep')!, seeded('drawing'));
    twentyOne.apply(state, 0, twentyOne.parse('cross')!, seeded('drawing'));
    const lines = (viewer: number): string[] => twentyOne.draw(twentyOne.view(state, viewer)).split('\n');
    expect(lines(0)).toHaveLength(1 + 6 + 2);
    expect(lines(0)[1]).toBe('* seat 0  A  0  cross');
    expect(lines(1)[1]).toBe('* seat 0  A  0');
    expect(lines(1)).toHaveLength(1 + 2 + 6);
    expect(lines(WATCHER)).toHaveLength(1 + 2 + 2);
  });
});
