import { playouts, readMatch, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { describe, expect, it } from 'vitest';
import { Tally } from '../tally.ts';
import { yardstick } from '../yardstick.ts';

const SEATS = 4;
const ROUNDS = 20;
const SAMPLES = 1500;

/** The heads of a round, over many samples of this many rounds, seat by seat. */
function tallied(sample: () => readonly number[]): Tally[] {
  const tallies = Array.from({ length: SEATS }, () => new Tally());
  for (let i = 0; i < SAMPLES; i++)
    sample().forEach((heads, seat) => {
      tallies[seat]!.add(heads / ROUNDS);
    });
  return tallies;
}

function engineRounds(): () => readonly number[] {
  const match = readMatch(sixNimmt, SEATS, { variant: 'basic', rounds: ROUNDS });
  if (!match.ok) throw new Error(match.refusal.code);
  const deals = seeded('yardstick deals');
  const play = playouts(sixNimmt, deals, seeded('yardstick picks'));
  return () => {
    const state = sixNimmt.setup(match.value, deals);
    play(state);
    return sixNimmt.outcome(state)!.scores;
  };
}

describe('the yardstick', () => {
  it('gives every seat as many heads as the engine does, on average and in spread', () => {
    const measured = tallied(() => yardstick(ROUNDS));
    const engine = tallied(engineRounds());
    for (let seat = 0; seat < SEATS; seat++) {
      const [a, b] = [measured[seat]!.summary(), engine[seat]!.summary()];
      // Four standard errors: one fair pair of samples in 16,000 lies further apart.
      const error = Math.sqrt((a.spread ** 2 + b.spread ** 2) / SAMPLES);
      expect(Math.abs(a.mean - b.mean)).toBeLessThan(4 * error);
      expect(a.spread / b.spread).toBeGreaterThan(0.9);
      expect(a.spread / b.spread).toBeLessThan(1.1);
    }
  });

  it('plays no round in no time', () => {
    expect(yardstick(0)).toEqual([0, 0, 0, 0]);
  });
});
