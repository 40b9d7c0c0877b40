import { botsFor } from '@bullpen/bots';
import { games } from '@bullpen/games';
import { hasBeginner } from '@bullpen/lab/begin';
import { agentsFor } from '@bullpen/lab/league/agents/index';
import { describe, expect, it } from 'vitest';
import { seatContests, seatRow } from '../strengths-by-seat.ts';
import { endingGames, endingsSection, leagueContests } from '../strengths-league.ts';

describe('strengths by seat', () => {
  it('has a line for every game, level and seat count', () => {
    const lines = seatContests(false).map(
      ({ game, player, seats }) => `${game} ${player.split('@')[0]} ${seats}`,
    );
    const expected = Object.values(games).flatMap(({ id, seats: { min, max } }) =>
      Object.keys(botsFor(id)).flatMap((bot) =>
        Array.from({ length: max - min + 1 }, (_, more) => `${id} ${bot} ${min + more}`),
      ),
    );
    expect(lines.toSorted()).toEqual(expected.toSorted());
  });

  it('plays enough of each line for three points, also where bots are slow', () => {
    for (const { game, seats, player, deals } of seatContests(false)) {
      const matches = deals * (hasBeginner(game) ? seats : 1);
      const interval = 196 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / matches);
      expect(interval, `${game} ${player} ${seats}`).toBeLessThan(3);
    }
  });

  const contest = { game: 'captain-jack', seats: 2, player: 'medium', deals: 50, options: [] };
  const report = (first: number, error: number) => {
    const shares = [first, 1 - first].map((mean) => ({ mean, error }));
    return { bySeat: shares, byPlace: shares };
  };

  it('names the seat that a habit favours or harms, and lets chance pass', () => {
    expect(seatRow(contest, report(0.53, 0.01))).toContain('even');
    const { byPlace } = report(0.45, 0.01);
    const bySeat = [
      { mean: 0.45, error: 0.01 },
      { mean: 0.55, error: 0.02 },
    ];
    expect(seatRow(contest, { bySeat, byPlace })).toContain('**seat 0**');
  });

  it('says shares, interval, and how many matches were played', () => {
    expect(seatRow(contest, report(0.53, 0.01))).toEqual([
      'captain-jack',
      '2',
      'medium',
      '100',
      '50.0',
      '53.0 47.0',
      '2.0',
      'even',
      '53.0 47.0',
    ]);
  });
});

describe('strengths against the league', () => {
  it('has lines for all agents of a game, with players that exist and no more of them than seats', () => {
    const lines = leagueContests(false);
    for (const game of ['six-nimmt', 'eleven-nimmt', 'bullenrommee'] as const) {
      const played = lines
        .filter((line) => line.game === game)
        .flatMap(({ one, others, seats }) => {
          const names = [one, ...others.split(',')];
          expect(names.length).toBeLessThanOrEqual(seats);
          return names.map((name) => name.replace(/@.*/, ''));
        });
      const known = Object.keys(agentsFor(game));
      for (const name of played) expect(known).toContain(name);
      for (const name of known.filter((name) => !Object.hasOwn(botsFor(game), name)))
        expect(played).toContain(name);
    }
  });

  it('says what decisions in solved endings cost', () => {
    const games = endingGames.map(({ game }) => game);
    const section = endingsSection(games, true, 'test', 'bullpen strengths');
    expect(section).toMatch(/\| known, four cards left +\| strong@400 +\| 10 +\| 0\.0 ± 0\.0 +\|/);
    expect(section).toMatch(/\| draft, four cards left +\| mcs/);
    for (const ending of ['last fields', 'empty deck'])
      expect(section).toMatch(new RegExp(`\\| ${ending} +\\| strong@300 +\\| 10 +\\| 0\\.0 ± 0\\.0 +\\|`));
    expect(endingsSection(['captain-jack'], true, 'test', 'bullpen strengths')).not.toContain('six-nimmt');
  });
});
