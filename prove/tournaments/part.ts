import { at, seeded } from '@bullpen/engine';
import type { Snapshot } from '@bullpen/wire';
import { deployCluster, deploySqlite } from '../faults/places.ts';
import type { Figures, Part } from '../part.ts';
import { pick } from '../pick.ts';
import { runTournament, type ServerTournamentPlan } from './run.ts';

/** People who choose at random. */
const planOf = (number: number): ServerTournamentPlan => {
  const chance = seeded(`tournaments ${number}`);
  const people = 4 + chance.below(12);
  const rounds = 1 + chance.below(3);
  return {
    game: 'six-nimmt',
    options: { rounds: 1 },
    people,
    rounds,
    seats: 3 + chance.below(3),
    final: chance.below(2) === 0,
    duplicate: chance.below(2) === 0,
    bots: chance.below(3) === 0 ? null : 'easy',
    kills: 1 + chance.below(3),
    choose: (_, { legal }: Snapshot) => pick(chance, legal),
  };
};

/** Tournaments in which nothing is lost and nothing doubled: on one process, and on two that share a log. */
export const tournamentsPart: Part = {
  name: 'tournaments with kills',
  share: 1,
  async round(number): Promise<Figures> {
    const place = number % 2 === 0 ? await deploySqlite(() => []) : await deployCluster(() => []);
    if (place === null) return { sums: {}, findings: [], skipped: ['PostgreSQL or Redis is not to be had'] };
    try {
      const servers = {
        urls: place.servers.map(({ url }) => url),
        async kill(kill: number) {
          const server = at(place.servers, kill % place.servers.length);
          await server.kill();
          await server.start();
        },
      };
      const { tables, moves, kills, looks, findings } = await runTournament(servers, planOf(number));
      return { sums: { tournaments: 1, tables, moves, kills, looks }, findings };
    } finally {
      await place.remove();
    }
  },
};
