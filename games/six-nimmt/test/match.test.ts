import { legalMoves, lowest, type RoundEvent, seeded } from '@bullpen/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SixEvent } from '../events.ts';
import { sixNimmt } from '../index.ts';
import type { Options } from '../options.ts';
import { matchOf, Table } from './table.ts';

/** Plays a whole match at random and gives its rounds and its end. */
function playMatch(seats: number, options: Partial<Options>, seed: string) {
  const deals = seeded(`${seed} deals`);
  const picks = seeded(`${seed} picks`);
  const events: SixEvent[] = [];
  const tell = (event: SixEvent): void => void events.push(event);
  const state = sixNimmt.setup(matchOf(seats, options), deals, tell);
  while (sixNimmt.toAct(state) !== 0) {
    const seat = lowest(sixNimmt.toAct(state));
    const moves = legalMoves(sixNimmt, state, seat);
    sixNimmt.apply(state, seat, moves[picks.below(moves.length)]!, deals, tell);
  }
  const rounds = events
    .filter((event): event is RoundEvent => event.name === 'round')
    .map(({ data }) => data);
  return { rounds, events, outcome: sixNimmt.outcome(state)!, view: sixNimmt.view(state, 0) };
}

const seatCounts = fc.integer({ min: 2, max: 10 });

describe('a round', () => {
  it('[S3] [S10] has ten turns and ends when all hands are empty', () => {
    fc.assert(
      fc.property(fc.string(), seatCounts, (seed, seats) => {
        const { events, view } = playMatch(seats, { rounds: 2 }, seed);
        const names = events
          .map(({ name }) => name)
          .filter((name) => name === 'revealed' || name === 'round');
        const round = [...Array<string>(10).fill('revealed'), 'round'];
        expect(names).toEqual([...round, ...round]);
        expect(view.handSizes).toEqual(Array(seats).fill(0));
      }),
      { numRuns: 20 },
    );
  });

  it('[S10] adds the heads of the pile to the total of each seat', () => {
    fc.assert(
      fc.property(fc.string(), seatCounts, (seed, seats) => {
        const { rounds, events, outcome } = playMatch(seats, { rounds: 3 }, seed);
        const totals = Array<number>(seats).fill(0);
        const taken = Array<number>(seats).fill(0);
        for (const { name, data } of events) {
          if (name === 'took') taken[data.seat]! += data.heads;
          if (name !== 'round') continue;
          expect(data.points).toEqual(taken);
          for (let seat = 0; seat < seats; seat++) totals[seat]! += taken[seat]!;
          expect(data.totals).toEqual(totals);
          taken.fill(0);
        }
        expect(rounds.map(({ n }) => n)).toEqual([1, 2, 3]);
        expect(outcome.scores).toEqual(totals);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the match', () => {
  it('[S11] ends with the first round after which a total is the target or more', () => {
    fc.assert(
      fc.property(fc.string(), seatCounts, fc.integer({ min: 1, max: 150 }), (seed, seats, target) => {
        const { rounds } = playMatch(seats, { target }, seed);
        const reached = rounds.map(({ totals }) => Math.max(...totals) >= target);
        expect(reached).toEqual([...Array(rounds.length - 1).fill(false), true]);
      }),
      { numRuns: 40 },
    );
  });

  it('[S11] ends at exactly the target, and not one head before it', () => {
    const { rounds } = playMatch(4, { rounds: 1 }, 'exact');
    const most = Math.max(...rounds[0]!.totals);
    expect(most).toBeGreaterThan(1);
    expect(playMatch(4, { target: most }, 'exact').rounds).toHaveLength(1);
    expect(playMatch(4, { target: most + 1 }, 'exact').rounds.length).toBeGreaterThan(1);
  });

  it.each([1, 2, 7])('[S11] has exactly %i rounds if that was agreed, whatever the target', (rounds) => {
    expect(playMatch(4, { rounds, target: 1 }, 'rounds').rounds).toHaveLength(rounds);
    expect(playMatch(4, { rounds, target: 1000 }, 'rounds').rounds).toHaveLength(rounds);
  });

  it('[S11] plays every round to its end: nobody has lost before', () => {
    const { events } = playMatch(10, { target: 1 }, 'whole');
    expect(events.filter(({ name }) => name === 'revealed').length % 10).toBe(0);
  });

  it('[S12] is won by the fewest heads, and by all who have them', () => {
    let shared = 0;
    for (let seed = 0; seed < 150; seed++) {
      const { outcome, events } = playMatch(2 + (seed % 4), { rounds: 1 }, String(seed));
      const fewest = Math.min(...outcome.scores);
      expect(outcome.winners.length).toBeGreaterThan(0);
      outcome.scores.forEach((score, seat) => {
        expect(outcome.winners.includes(seat)).toBe(score === fewest);
      });
      expect(events.at(-1)).toMatchObject({ name: 'end', data: outcome });
      if (outcome.winners.length > 1) shared++;
    }
    expect(shared).toBeGreaterThan(0);
  });

  it('[S12] may be shared by two of three', () => {
    const tie = Array.from({ length: 200 }, (_, seed) => playMatch(3, { rounds: 1 }, `tie ${seed}`)).find(
      ({ outcome }) => outcome.winners.length === 2,
    );
    const [a, b] = tie!.outcome.winners;
    expect(tie!.outcome.scores[a!]).toBe(tie!.outcome.scores[b!]);
    expect(Math.max(...tie!.outcome.scores)).toBeGreaterThan(tie!.outcome.scores[a!]!);
  });

  it('[S12] has no outcome before its end', () => {
    const table = Table.dealt([[14], [15]], [12, 37, 43, 58]);
    expect(sixNimmt.outcome(table.state)).toBeNull();
    table.finish();
    expect(sixNimmt.outcome(table.state)).toEqual(table.dataOf('end')[0]);
  });
});
