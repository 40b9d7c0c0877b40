import { collect, type Declare } from './declare.ts';

/** What a match was worth, and what bots do. */
export function studyCommands(command: Declare): void {
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
    .action(async (game, flags) => (await import('../commands/simulate.ts')).simulateCommand(game, flags));
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
    .action(async (game, flags) => (await import('../commands/arena.ts')).arenaCommand(game, flags));
  command('arena-worker <redis://…>')
    .description('play for arenas that were started with --workers redis://…, on this or another machine')
    .option('--cores <n>', 'how many cores to use')
    .action(async (url, flags) =>
      (await import('../commands/arena-worker.ts')).arenaWorkerCommand(url, flags),
    );
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
    .option(
      '--times <n>',
      'with --calibrate: the truth is found with this many times the budget; 20 by default',
    )
    .action(async (file, flags) => (await import('../commands/review.ts')).reviewCommand(file, flags));
  command('verify <file>')
    .description('replay records and say what breaks which rule')
    .action(async (file) => (await import('../commands/verify.ts')).verifyCommand(file));
  command('verify-deal <file>')
    .description('draw the chance of a match from a table again, and compare')
    .option('--commitment <hex>', 'what the server published before the deal')
    .option(
      '--seats <hex,hex,…>',
      'what the seats published before the deal; - for a seat that added nothing',
    )
    .option('--lots <n,n,…>', 'where lots were drawn for the seats: `seating` of the entry `started`')
    .action(async (file, flags) =>
      (await import('../commands/verify-deal.ts')).verifyDealCommand(file, flags),
    );
  command('drills [game]')
    .description('positions with one best move, to practise on; or value some of them again')
    .option('--seed <text>', 'the same seed gives the same drills', '1')
    .option('--count <n>', 'how many, of each game', '300')
    .option('--out <file>', 'where to write them; a folder where no game is named')
    .option('--from <file>', 'look for them in these records, such as the field of a past daily deal')
    .option('--check <file>', 'value drills of this file or folder again, in other worlds')
    .option('--sample <n>', 'check: how many of each file', '20')
    .option('--times <n>', 'check: with how many times the budget', '100')
    .option('--cores <n>', 'how many cores to use; the result does not depend on it')
    .action(async (game, flags) => (await import('../commands/drills.ts')).drillsCommand(game, flags));
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
    .action(async (game, flags) => (await import('../commands/dataset.ts')).datasetCommand(game, flags));
  command('characters [game]')
    .description('what the play of the bots with a character shows, beside that of medium')
    .option('--matches <n>', 'for each of them', '400')
    .option('--seed <text>', 'the same seed gives the same figures', '1')
    .action(async (game, flags) =>
      (await import('../commands/characters.ts')).charactersCommand(game, flags),
    );
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
    .action(async (game, flags) => (await import('../commands/train.ts')).trainCommand(game, flags));
}
