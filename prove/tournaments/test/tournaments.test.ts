import { at } from '@bullpen/engine';
import { expect, it } from 'vitest';
import { type Deployment, deployCluster, deploySqlite } from '../../faults/places.ts';
import { checkTournament } from '../check.ts';
import { runTournament, type ServerTournamentReport } from '../run.ts';

/** Seven people, with or without a bot, three rounds and a final, with kills in the middle of rounds. */
async function play(place: Deployment, bots: 'easy' | null): Promise<ServerTournamentReport> {
  const servers = {
    urls: place.servers.map(({ url }) => url),
    async kill(number: number) {
      const server = at(place.servers, number % place.servers.length);
      await server.kill();
      await server.start();
    },
  };
  return runTournament(servers, {
    ...{ game: 'six-nimmt', options: { rounds: 1 }, people: 7, rounds: 3, seats: 4, final: true },
    ...{ duplicate: bots !== null, bots, kills: 2 },
    choose: (person, { legal }) => at(legal, person % legal.length),
  });
}

function expectAll({ view, kills, findings, tables, looks }: ServerTournamentReport): void {
  expect(looks).toBeGreaterThan(10);
  expect(findings).toEqual([]);
  expect(kills).toBe(2);
  expect(view).toMatchObject({ status: 'over', ended: 'finished' });
  expect(view.standings).toHaveLength(7);
  // Two tables in each of three rounds, and the final.
  expect(tables).toBe(7);
}

it('loses nothing and does nothing twice, though the server is killed in the middle of rounds', async () => {
  const place = await deploySqlite(() => []);
  expectAll(await play(place, 'easy').finally(() => place.remove()));
}, 180_000);

it('does so on two processes that share PostgreSQL and Redis', async ({ skip }) => {
  const place = await deployCluster(() => []);
  if (place === null) return skip('PostgreSQL or Redis is not to be had');
  expectAll(await play(place, null).finally(() => place.remove()));
}, 240_000);

it('would find a move that is lost, one that nobody made, and points that are wrong', () => {
  const entry = (seq: number, seat: number) => ({ seq, entry: { type: 'moved', at: 1, seat, by: 'person' } });
  const played = {
    view: { rounds: 1, entrants: [], standings: [{ entrant: 1, points: 3 }], secret: 'x', commitment: 'y' },
    rounds: [{ round: 2, final: false, tables: [{ table: 't', seats: [1, 1], result: null }] }],
    accepted: [{ table: 't', seat: 0, seq: 2 }],
    logs: new Map([['t', [entry(1, 1)]]]),
    ends: new Map(),
  };
  const found = checkTournament(played as unknown as Parameters<typeof checkTournament>[0]).join('\n');
  for (const words of [
    'is lost',
    'nobody made',
    'dealt 0 times',
    'is called 2',
    'somebody twice',
    'no result',
    'other points',
    'committed',
  ])
    expect(found).toContain(words);
});
