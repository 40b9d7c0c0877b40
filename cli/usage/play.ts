import { collect, type Declare } from './declare.ts';

/** At the terminal, by a program or by a language model. */
export function playCommands(command: Declare): void {
  command('games')
    .description('list the games with their seats and options')
    .action(async () => (await import('../commands/games.ts')).gamesCommand());
  command('play <game>')
    .description('a match at the terminal, against bots')
    .option('--seats <n>', 'how many play')
    .option('--players <names>', 'the bots, or one for all (medium)')
    .option('--option <key=value>', 'an option of the game; may be repeated', collect, [])
    .action(async (game, flags) => (await import('../commands/play.ts')).playCommand(game, flags));
  command('sheets')
    .description('the six sheets of Twenty One')
    .option('--json', 'as JSON')
    .action(async (flags) => (await import('../commands/sheets.ts')).sheetsCommand(flags));
  command('seat <link>')
    .description('seat a program at a table of a server, by the link of the table')
    .requiredOption('--exec <command>', 'the program, such as "python3 my_bot.py"')
    .option('--name <name>', 'what it is called at the table', 'Program')
    .option('--bot-time <ms>', 'how long it has for a decision', '1000')
    .option('--bot-memory <MB>', 'how much memory it may use', '1024')
    .action(async (link, flags) => (await import('../commands/seat.ts')).seatCommand(link, flags));
  command('mcp')
    .description('tools with which a language model plays (MCP), over standard input and output')
    .action(async () => (await import('../commands/mcp.ts')).mcpCommand());
}
