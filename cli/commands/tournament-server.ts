import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, required, seeded } from '@bullpen/engine';
import { isGameId } from '@bullpen/games';
import { rankCorrelation } from '@bullpen/lab/correlation';
import { sometimes } from '@bullpen/lab/league/players';
import { TOURNAMENT_WAYS, type TournamentPlan } from '@bullpen/lab/league/tournament';
import { ServerProcess } from '@bullpen/prove/process';
import {
  runTournament,
  type ServerTournamentPlan,
  type ServerTournamentReport,
} from '@bullpen/prove/tournaments';
import { freePort } from '@bullpen/server/testing/daemon';
import { DAILY } from '@bullpen/table';
import type { Snapshot } from '@bullpen/wire';
import { Failure } from '../failure.ts';
import { markdownTable, print } from '../output.ts';
import { countOf, progressBar, show } from '../progress.ts';
import { simulated } from '../tournament-figures.ts';

interface ServerTournament extends Omit<TournamentPlan, 'options'> {
  readonly kills: number;
}

const OWN_DEALS = TOURNAMENT_WAYS.filter(({ deals }) => deals === 'own');
/** Bots that search do not play here. */
const BUDGET = { playouts: 1 };

/**
 * One tournament on a real server of this machine, which is killed meanwhile: programs of known strength play over HTTP. One is
 * little to judge by, so the same players play many more without a server, put together by standing and at random.
 */
export async function serverTournament(plan: ServerTournament): Promise<void> {
  const { game, players, rounds } = plan;
  if (!isGameId(game.id)) throw new Failure(`no game "${game.id}"`);
  const { options } = DAILY[game.id];
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-tournament-'));
  const server = new ServerProcess(await freePort(), { BULLPEN_DATA: folder });
  // The strongest has the highest number.
  const strengths = Array.from({ length: players }, (_, i) => Math.round((100 * i) / (players - 1)));
  const bots = strengths.map((share) => sometimes(game.id, share));
  const chance = seeded(plan.seed);
  const wish: ServerTournamentPlan = {
    ...{ game: game.id, options, people: players, rounds, seats: plan.seats },
    ...{ final: false, duplicate: false, bots: null, kills: plan.kills },
    choose(person, { view, legal }: Snapshot) {
      const moves = legal.flatMap((text) => game.parse(text) ?? []);
      return game.format(at(bots, person).choose(required(view, 'a view'), moves, chance, BUDGET));
    },
  };
  const bar = progressBar(countOf('seats played'));
  try {
    await server.start();
    const again = async (): Promise<void> => {
      await server.kill();
      await server.start();
    };
    const report = await runTournament({ urls: [server.url], kill: again }, wish, (ended) =>
      show(bar, ended, players * rounds),
    );
    bar?.stop();
    print(words(report));
    if (report.findings.length > 0) throw new Failure(report.findings.slice(0, 20).join('\n'), 1);
    print(`\nThe same players without a server, ${plan.tournaments} tournaments each way:\n`);
    print(simulated({ ...plan, options }, OWN_DEALS));
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function words({ view, people, tables, moves, kills, seconds, findings }: ServerTournamentReport): string {
  const order = view.standings.map(({ entrant }) => at(people, entrant - 1));
  const correlation = rankCorrelation(order, [...order.keys()].reverse());
  const first = order.slice(0, 8);
  const rank = first.reduce((sum, person) => sum + people.length - person, 0) / first.length;
  return markdownTable(
    [
      'players',
      'rounds',
      'tables',
      'moves',
      'kills',
      'seconds',
      'order',
      'true rank of the first eight',
      'lost or doubled',
    ],
    [
      [people.length, view.rounds, tables, moves, kills, Math.round(seconds)]
        .map(String)
        .concat([correlation.toFixed(3), rank.toFixed(1), String(findings.length)]),
    ],
  );
}
