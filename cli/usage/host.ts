import type { Declare } from './declare.ts';

/** A server, and what a host needs around it. */
export function hostCommands(command: Declare): void {
  command('serve')
    .description('serve tables; configured by PORT, BULLPEN_DATA, DATABASE_URL, REDIS_URL and others')
    .action(async () => (await import('../commands/serve.ts')).serveCommand());
  command('admin <what> [args...]')
    .description(
      'operate a running server: tables, load, close, hide, delete, forget-name, ban, unban, bans, privacy',
    )
    .option('--server <url>', 'its address; http://localhost:PORT by default')
    .option('--hours <n>', 'how long a ban lasts', '24')
    .option('--status <status>', 'only tables that are open, dealing, playing or over')
    .option('--json', 'print tables and load as JSON')
    .action(async (what, args, flags) =>
      (await import('../commands/admin.ts')).adminCommand(what, args, flags),
    );
  command('backup <file>')
    .description('copy the embedded database, also while the server runs')
    .action(async (file) => (await import('../commands/backup.ts')).backupCommand(file));
  command('restore <file>')
    .description('restore the embedded database from such a copy')
    .option('--overwrite', 'replace an existing database')
    .action(async (file, flags) => (await import('../commands/backup.ts')).restoreCommand(file, flags));
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
    .action(async (flags) => (await import('../commands/load.ts')).loadCommand(flags));
  command('prove')
    .description(
      'prove for longer than the tests do: nothing leaks, nothing is lost, no bad input is accepted …',
    )
    .option('--minutes <n>', 'how long; each proof gets its share, and at least one round', '10')
    .option('--only <name>', 'only proofs whose name contains this')
    .option('--journal <file>', 'where progress is kept; a later run continues from there', 'data/prove.json')
    .option('--fresh', 'start over: forget what has been done')
    .option('--json', 'print the figures as JSON')
    .action(async (flags) => (await import('../commands/prove.ts')).proveCommand(flags));
}
