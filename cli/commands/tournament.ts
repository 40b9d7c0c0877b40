import { TOURNAMENT_WAYS } from '@bullpen/lab/league/tournament';
import { MOST_ENTRANTS, MOST_ROUNDS } from '@bullpen/wire/bounds.ts';
import { gameNamed, wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { print } from '../output.ts';
import { simulated } from '../tournament-figures.ts';

export interface TournamentFlags {
  readonly simulate?: true;
  readonly server?: true;
  readonly kills: string;
  readonly players: string;
  readonly rounds: string;
  readonly seats: string;
  readonly tournaments: string;
  readonly seed: string;
}

/** How well a tournament's standing orders players of known strength, by the way in which its tables are put together. */
export async function tournamentCommand(game: string, flags: TournamentFlags): Promise<void> {
  if ((flags.simulate === true) === (flags.server === true))
    throw new Failure('say what to do: --simulate or --server');
  const plan = {
    game: gameNamed(game),
    players: wholeNumber('--players', flags.players, 6, 1000),
    rounds: wholeNumber('--rounds', flags.rounds, 1, 20),
    seats: wholeNumber('--seats', flags.seats, 3, 5),
    tournaments: wholeNumber('--tournaments', flags.tournaments, 1, 1000),
    seed: flags.seed,
  };
  if (flags.server === true) {
    const { serverTournament } = await import('./tournament-server.ts');
    const players = wholeNumber('--players', flags.players, 6, MOST_ENTRANTS);
    const rounds = wholeNumber('--rounds', flags.rounds, 1, MOST_ROUNDS);
    return serverTournament({ ...plan, players, rounds, kills: wholeNumber('--kills', flags.kills, 0, 100) });
  }
  print(simulated({ ...plan, options: {} }, TOURNAMENT_WAYS));
}
