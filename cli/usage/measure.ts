import type { Declare } from './declare.ts';

/** The figures that stand in docs/. */
export function measureCommands(command: Declare): void {
  command('strengths')
    .description(
      'measure how strong the bots are: all games, levels and seat counts; resumes where it was interrupted',
    )
    .option('--quick', 'a twentieth of the deals')
    .option('--game <game>', 'one game only')
    .option(
      '--part <levels|seats|league|endings|rounds>',
      'one table only: one level against another, equal bots by seat, strong against the league, solved endings, or rounds of 11 nimmt!',
    )
    .option('--seed <text>', 'the same seed gives the same table', '1')
    .option('--again <text>', 'another seed, with which levels and league are played once more')
    .option('--out <file.md>', 'where to write it, such as docs/STRENGTHS.md')
    .option(
      '--workers <n|redis://…>',
      'how many cores to use, or the Redis where workers of other machines wait',
    )
    .action(async (flags) => (await import('../commands/strengths.ts')).strengthsCommand(flags));
  command('ratings <what>')
    .description(
      'measure: how strong bots are as rated opponents; simulate: leagues that show whether ratings predict results',
    )
    .option('--game <game>', 'one game only')
    .option('--players <n>', 'simulate: how many are in a league', '24')
    .option(
      '--matches <n>',
      'measure: of each bot at each size of table (400); simulate: of each game (4000)',
    )
    .option('--seed <text>', 'the same seed gives the same figures', '1')
    .option(
      '--out <file>',
      'measure: ratings/measured.ts; simulate: a plot, such as docs/pictures/calibration.svg',
    )
    .option('--workers <n|redis://…>', 'measure: how many cores to use, or a Redis where workers wait')
    .action(async (what, flags) => (await import('../commands/ratings.ts')).ratingsCommand(what, flags));
  command('daily')
    .description('how well daily deals order players of known strength, beside matches with random deals')
    .requiredOption('--simulate', 'play a month of them')
    .option('--game <game>', 'one game only')
    .option('--entrants <n>', 'how many play', '1000')
    .option('--days <n>', 'for how many days', '30')
    .option('--months <n>', 'how many such months, of which it prints the means', '1')
    .option('--seed <text>', 'the same seed gives the same figures', '1')
    .option('--cores <n>', 'how many cores to use; the figures do not depend on it')
    .option('--json', 'print the figures as JSON')
    .action(async (flags) => (await import('../commands/daily.ts')).dailyCommand(flags));
  command('tournament <game>')
    .description('how well the standing of a tournament orders players of known strength')
    .option('--simulate', 'play tournaments in several ways, and compare them')
    .option(
      '--server',
      'play one tournament over HTTP, on a server of its own that is killed while it is played',
    )
    .option('--kills <n>', 'how often the server is killed', '3')
    .option('--players <n>', 'how many take part', '128')
    .option('--rounds <n>', 'how many rounds', '7')
    .option('--seats <n>', 'how many sit at a table, 3 to 5', '4')
    .option('--tournaments <n>', 'how many tournaments in each way', '20')
    .option('--seed <text>', 'the same seed gives the same figures', '1')
    .action(async (game, flags) =>
      (await import('../commands/tournament.ts')).tournamentCommand(game, flags),
    );
  command('bench [game]')
    .description(
      'measure the speed of the engine, of simulate, of strong bots and from Python; or one game alone, without Python',
    )
    .option('--json', 'print the figures as JSON')
    .action(async (game, flags) => (await import('../commands/bench.ts')).benchCommand(game, flags));
}
