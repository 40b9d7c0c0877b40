import { setFlagsFromString } from 'node:v8';
import { inlining } from '@bullpen/lab/inlining';
import { Command, CommanderError } from 'commander';
import { Failure, usageWords } from './failure.ts';
import manifest from './package.json' with { type: 'json' };

const collect = (value: string, list: readonly string[]): string[] => [...list, value];

function program(): Command {
  const bullpen = new Command('bullpen')
    .description('Five number games: to play, to host and to study.')
    .version(manifest.version, '--version', 'print the version')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: () => {} });
  const command = (usage: string): Command => bullpen.command(usage).copyInheritedSettings(bullpen);

  command('games')
    .description('list the games with their seats and options')
    .action(async () => (await import('./commands/games.ts')).gamesCommand());
  command('play <game>')
    .description('a match at the terminal, against bots')
    .option('--seats <n>', 'how many play')
    .option('--players <names>', 'the bots, or one for all (medium)')
    .option('--option <key=value>', 'an option of the game; may be repeated', collect, [])
    .action(async (game, flags) => (await import('./commands/play.ts')).playCommand(game, flags));
  command('simulate <game>')
    .description('play whole matches between bots, on all cores')
    .option('--seats <n>', 'how many play')
    .option('--games <k>', 'how many matches', '1000')
    .option('--seed <text>', 'the same seed gives the same matches')
    .option('--option <key=value>', 'an option of the game; may be repeated', collect, [])
    .option('--players <names>', 'a bot for each seat, or one for all', 'random')
    .option('--record <file>', 'write the records of all matches')
    .option('--cores <n>', 'how many cores to use; the result does not depend on it')
    .option('--json', 'print the figures as JSON')
    .action(async (game, flags) => (await import('./commands/simulate.ts')).simulateCommand(game, flags));
  command('arena <game>')
    .description('bots against bots: every deal in every rotation of the seats, on all cores')
    .requiredOption(
      '--players <names>',
      'who plays, such as strong,mcs or strong@1ms,strong@2000 or strong,"exec:python3 my_bot.py"',
    )
    .option('--seats <n>', 'how many play; the last name fills the seats that are left')
    .option('--games <n>', 'how many deals', '400')
    .option('--budget <time|playouts>', 'for each move, such as 20ms or 2000', '1000')
    .option('--option <key=value>', 'an option of the game; may be repeated', collect, [])
    .option('--seed <text>', 'the same seed gives the same matches, if budgets are playouts')
    .option(
      '--workers <n|redis://…>',
      'how many cores to use, or the Redis where workers of other machines wait',
    )
    .option('--bot-time <ms>', 'how long a program (exec:) has for a decision', '1000')
    .option('--bot-memory <MB>', 'how much memory a program may use', '1024')
    .option('--fresh-bots', 'a new process of a program for every match')
    .option('--record-answers <file>', 'keep what programs answer, for replay:<file> in --players')
    .option('--price <time|playouts>', 'have the coach price every decision, with this budget for each')
    .option('--report <file.html>', 'write a page with plots')
    .option('--json', 'print the figures as JSON')
    .action(async (game, flags) => (await import('./commands/arena.ts')).arenaCommand(game, flags));
  command('arena-worker <redis://…>')
    .description('play for arenas that were started with --workers redis://…, on this or another machine')
    .option('--cores <n>', 'how many cores to use')
    .action(async (url, flags) =>
      (await import('./commands/arena-worker.ts')).arenaWorkerCommand(url, flags),
    );
  command('seat <link>')
    .description('seat a program at a table of a server, by the link of the table')
    .requiredOption('--exec <command>', 'the program, such as "python3 my_bot.py"')
    .option('--name <name>', 'how it is called at the table', 'Program')
    .option('--bot-time <ms>', 'how long it has for a decision', '1000')
    .option('--bot-memory <MB>', 'how much memory it may use', '1024')
    .action(async (link, flags) => (await import('./commands/seat.ts')).seatCommand(link, flags));
  command('mcp')
    .description('tools with which a language model plays (MCP), over standard input and output')
    .action(async () => (await import('./commands/mcp.ts')).mcpCommand());
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
    .action(async (flags) => (await import('./commands/strengths.ts')).strengthsCommand(flags));
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
    .action(async (what, flags) => (await import('./commands/ratings.ts')).ratingsCommand(what, flags));
  command('tournament <game>')
    .description('how well the standing of a tournament orders players of known strength')
    .option('--simulate', 'play tournaments in several ways, and compare them')
    .option('--server', 'play one tournament over HTTP, on a server of its own that is killed meanwhile')
    .option('--kills <n>', 'how often the server is killed', '3')
    .option('--players <n>', 'how many take part', '128')
    .option('--rounds <n>', 'how many rounds', '7')
    .option('--seats <n>', 'how many sit at a table, 3 to 5', '4')
    .option('--tournaments <n>', 'how many tournaments in each way', '20')
    .option('--seed <text>', 'the same seed gives the same figures', '1')
    .action(async (game, flags) => (await import('./commands/tournament.ts')).tournamentCommand(game, flags));
  command('daily')
    .description('how well daily deals order players of known strength, beside matches with random deals')
    .requiredOption('--simulate', 'play a month of them')
    .option('--game <game>', 'one game only')
    .option('--entrants <n>', 'how many play', '1000')
    .option('--days <n>', 'for how many days', '30')
    .option('--seed <text>', 'the same seed gives the same figures', '1')
    .option('--cores <n>', 'how many cores to use; the figures do not depend on it')
    .option('--json', 'print the figures as JSON')
    .action(async (flags) => (await import('./commands/daily.ts')).dailyCommand(flags));
  command('dataset <game>')
    .description('records of matches between bots, and a table of all decisions with the value of every move')
    .requiredOption(
      '--players <names>',
      'a bot for each seat, such as strong@400,medium; the last fills the rest',
    )
    .option('--matches <n>', 'how many matches', '1000')
    .option('--seats <n>', 'how many play')
    .option('--option <key=value>', 'an option of the game; may be repeated', collect, [])
    .option('--seed <text>', 'the same seed gives the same files', '1')
    .option('--value <playouts>', 'to value the moves of each decision', '400')
    .option('--shard <n>', 'how many matches are in one file', '100')
    .option('--out <folder>', 'where to write it; a run that was interrupted continues there')
    .option('--cores <n>', 'how many cores to use; the files do not depend on it')
    .action(async (game, flags) => (await import('./commands/dataset.ts')).datasetCommand(game, flags));
  command('drills [game]')
    .description('positions with one best move, to practise on; or value some of them again')
    .option('--seed <text>', 'the same seed gives the same drills', '1')
    .option('--count <n>', 'how many, of each game', '300')
    .option('--out <file>', 'where to write them; a folder where no game is named')
    .option('--from <file>', 'look for them in these records, such as the field of a past daily deal')
    .option('--check <file>', 'value drills of this file or folder again, in other worlds')
    .option('--sample <n>', 'check: how many of each file', '20')
    .option('--times <n>', 'check: how many times the budget', '100')
    .option('--cores <n>', 'how many cores to use; the result does not depend on it')
    .action(async (game, flags) => (await import('./commands/drills.ts')).drillsCommand(game, flags));
  command('review [file]')
    .description(
      'what the decisions of a recorded match cost, luck and skill apart, and which deserve another look; or how well the coach judges',
    )
    .option('--seat <n>', 'whose decisions', '0')
    .option('--lang <language>', 'en, is, de, no or he', 'en')
    .option('--budget <time|playouts>', 'for each decision; by default all together take about 20 s')
    .option('--seed <text>', 'the same seed gives the same review, if the budget is in playouts', 'coach')
    .option('--cores <n>', 'how many cores to use')
    .option('--json', 'all decisions as JSON')
    .option('--calibrate [game]', 'plant blunders in matches of bots, and say which of them the coach finds')
    .option('--matches <n>', 'with --calibrate: how many for each game; 40 by default')
    .option('--times <n>', 'with --calibrate: how many times the budget says what is true; 20 by default')
    .action(async (file, flags) => (await import('./commands/review.ts')).reviewCommand(file, flags));
  command('characters [game]')
    .description('what the play of the bots with a character shows, beside that of medium')
    .option('--matches <n>', 'for each of them', '400')
    .option('--seed <text>', 'the same seed gives the same figures', '1')
    .action(async (game, flags) => (await import('./commands/characters.ts')).charactersCommand(game, flags));
  command('verify <file>')
    .description('replay records and say what breaks which rule')
    .action(async (file) => (await import('./commands/verify.ts')).verifyCommand(file));
  command('verify-deal <file>')
    .description('draw the chance of a match from a table again, and compare')
    .option('--commitment <hex>', 'what the server published before the deal')
    .option(
      '--seats <hex,hex,…>',
      'what the seats published before the deal; - for a seat that added nothing',
    )
    .option('--lots <n,n,…>', 'where lots were drawn for the seats: `seating` of the entry `started`')
    .action(async (file, flags) =>
      (await import('./commands/verify-deal.ts')).verifyDealCommand(file, flags),
    );
  command('serve')
    .description('serve tables; configured by PORT, BULLPEN_DATA, DATABASE_URL, REDIS_URL and others')
    .action(async () => (await import('./commands/serve.ts')).serveCommand());
  command('admin <what> [args...]')
    .description(
      'operate a running server: tables, load, close, hide, delete, forget-name, ban, unban, bans, privacy',
    )
    .option('--server <url>', 'its address; http://localhost:PORT by default')
    .option('--hours <n>', 'how long a ban lasts', '24')
    .option('--status <status>', 'only tables that are open, dealing, playing or over')
    .option('--json', 'print tables and load as JSON')
    .action(async (what, args, flags) =>
      (await import('./commands/admin.ts')).adminCommand(what, args, flags),
    );
  command('load')
    .description('put a server under load: whole matches of 6 nimmt! at many tables, on this machine')
    .option('--tables <n>', 'tables of four', '500')
    .option('--rate <n>', 'moves a second to aim at', '3600')
    .option('--seconds <n>', 'how long', '30')
    .option('--kills <n>', 'kill -9 and restart the server this many times', '0')
    .option('--bots <level>', 'one person and three bots of this level at each table; --tables 50,200,600')
    .option('--yardstick', 'play at a bare server too, and print how the real one compares')
    .option('--processes <list>', 'play at this many servers on PostgreSQL and Redis too: 1,2,3')
    .option('--growth', 'what a move, a start, a list and a watcher cost as tables grow in number')
    .option('--idle <n>', 'then measure the memory of this many idle tables', '300')
    .option('--json', 'print the figures as JSON')
    .action(async (flags) => (await import('./commands/load.ts')).loadCommand(flags));
  command('prove')
    .description(
      'prove for longer than the tests do: nothing leaks, nothing is lost, no bad input is accepted …',
    )
    .option('--minutes <n>', 'how long; each proof gets its share, and at least one round', '10')
    .option('--only <name>', 'only proofs whose name contains this')
    .option('--journal <file>', 'where progress is kept; a later run continues from there', 'data/prove.json')
    .option('--fresh', 'start over: forget what has been done')
    .option('--json', 'print the figures as JSON')
    .action(async (flags) => (await import('./commands/prove.ts')).proveCommand(flags));
  command('backup <file>')
    .description('copy the embedded database, also while the server runs')
    .action(async (file) => (await import('./commands/backup.ts')).backupCommand(file));
  command('restore <file>')
    .description('restore such a copy')
    .option('--overwrite', 'replace an existing database')
    .action(async (file, flags) => (await import('./commands/backup.ts')).restoreCommand(file, flags));
  command('train <game>')
    .description("learn the weights of a game's bots by play; resumes where it was interrupted")
    .option(
      '--rounds <n>',
      'how many rounds are learnt from: with four seats, or by each try of a generation',
    )
    .option('--playouts <n>', 'for each move of the bot that is learnt from')
    .option('--seed <text>', 'the same seed gives the same weights', '1')
    .option('--workers <n>', 'how many cores to use')
    .option('--plot <file.svg>', 'a picture of how it went')
    .option('--out <file>', 'where to write them, if not where the bots read them')
    .action(async (game, flags) => (await import('./commands/train.ts')).trainCommand(game, flags));
  command('sheets')
    .description('the six sheets of Twenty One')
    .option('--json', 'as JSON')
    .action(async (flags) => (await import('./commands/sheets.ts')).sheetsCommand(flags));
  command('observe <game>')
    .description('what a program in a seat observes and which actions it has, as JSON')
    .option('--seats <n>', 'how many play')
    .option('--option <key=value>', 'an option of the game; may be repeated', collect, [])
    .action(async (game, flags) => (await import('./commands/pipe.ts')).observeCommand(game, flags));
  command('pipe <game>')
    .description('many matches at once for a program that learns, over stdin and stdout: see docs/PYTHON.md')
    .option('--batch <n>', 'how many matches go on side by side', '1')
    .option('--seats <n>', 'how many play')
    .option('--option <key=value>', 'an option of the game; may be repeated', collect, [])
    .option(
      '--players <names>',
      'who sits where: me or a bot; the last name fills the seats that are left',
      'me',
    )
    .option('--budget <time|playouts>', 'for each move of a bot, such as 20ms or 2000', '1000')
    .option('--once', 'a match that is over waits for a reset, instead of the next one beginning at once')
    .action(async (game, flags) => (await import('./commands/pipe.ts')).pipeCommand(game, flags));
  command('bench [game]')
    .description(
      'measure the speed of the engine, of simulate, of strong bots and from Python; or one game alone, without Python',
    )
    .option('--json', 'print the figures as JSON')
    .action(async (game, flags) => (await import('./commands/bench.ts')).benchCommand(game, flags));
  return bullpen;
}

for (const flag of inlining) setFlagsFromString(flag);

const bullpen = program();

// The reader of a pipe may stop early: `bullpen games | head -1`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Ends with an error, in one line whatever was typed. */
function fail(message: string, exitCode: number): void {
  process.stderr.write(`bullpen: ${message.replaceAll(/\s+/g, ' ')}\n`);
  process.exitCode = exitCode;
}

try {
  await bullpen.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    const words = usageWords(bullpen, error, process.argv.slice(2));
    if (words !== null) fail(words, 2);
    else process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof Failure) fail(error.message, error.exitCode);
  else throw error;
}
