import { TOURNAMENT_WAYS, type TournamentReport, tournaments } from '@bullpen/lab/league/tournament';
import { gameNamed, wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { print } from '../output.ts';
import { progressBar } from '../progress.ts';

export interface TournamentFlags {
  readonly simulate?: true;
  readonly players: string;
  readonly rounds: string;
  readonly seats: string;
  readonly tournaments: string;
  readonly seed: string;
}

/** How well a tournament's standing orders players of known strength, by the way in which its tables are put together. */
export function tournamentCommand(game: string, flags: TournamentFlags): void {
  if (flags.simulate !== true) throw new Failure('say what to do: --simulate');
  const plan = {
    game: gameNamed(game),
    players: wholeNumber('--players', flags.players, 6, 1000),
    rounds: wholeNumber('--rounds', flags.rounds, 1, 20),
    seats: wholeNumber('--seats', flags.seats, 3, 5),
    tournaments: wholeNumber('--tournaments', flags.tournaments, 1, 1000),
    seed: flags.seed,
  };
  const bar = progressBar('{bar} {percentage} %  {value}/{total} tournaments  {eta_formatted} left');
  bar?.start(TOURNAMENT_WAYS.length * plan.tournaments, 0);
  const run = tournaments(plan);
  for (;;) {
    const step = run.next();
    if (step.done !== true) {
      bar?.update(step.value);
      continue;
    }
    bar?.stop();
    print(figures(step.value));
    return;
  }
}

const HEAD = ['tables', 'deals', 'order', 'true rank of the first eight', 'met again'];

function figures(reports: readonly TournamentReport[]): string {
  const rows = reports.map(({ grouping, deals, order, first, errors, metAgain }) => [
    grouping,
    deals,
    `${order.toFixed(3)} ± ${errors.order.toFixed(3)}`,
    `${first.toFixed(1)} ± ${errors.first.toFixed(1)}`,
    metAgain.toFixed(1),
  ]);
  return [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
