import { collect, type Declare } from './declare.ts';

/** What Python speaks to. */
export function learnCommands(command: Declare): void {
  command('observe <game>')
    .description('what a program in a seat observes and which actions it has, as JSON')
    .option('--seats <n>', 'how many play')
    .option('--option <key=value>', 'an option of the game; may be repeated', collect, [])
    .action(async (game, flags) => (await import('../commands/pipe.ts')).observeCommand(game, flags));
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
    .action(async (game, flags) => (await import('../commands/pipe.ts')).pipeCommand(game, flags));
}
