import { setFlagsFromString } from 'node:v8';
import { inlining } from '@bullpen/lab/inlining';
import { Command, CommanderError } from 'commander';
import { Failure, usageWords } from './failure.ts';
import manifest from './package.json' with { type: 'json' };
import type { Declare } from './usage/declare.ts';
import { hostCommands } from './usage/host.ts';
import { learnCommands } from './usage/learn.ts';
import { measureCommands } from './usage/measure.ts';
import { playCommands } from './usage/play.ts';
import { studyCommands } from './usage/study.ts';

/** The commands by what they are for, as the help lists them. What a command needs is loaded when it runs. */
const GROUPS: readonly (readonly [heading: string, declare: (command: Declare) => void])[] = [
  ['Play:', playCommands],
  ['Study:', studyCommands],
  ['Measure:', measureCommands],
  ['Programs that learn:', learnCommands],
  ['Host:', hostCommands],
];

function program(): Command {
  const bullpen = new Command('bullpen')
    .description('Five number games: to play, to host and to study.')
    .version(manifest.version, '--version', 'print the version')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: () => {} });
  for (const [heading, declare] of GROUPS) {
    bullpen.commandsGroup(heading);
    declare((usage) => bullpen.command(usage).copyInheritedSettings(bullpen));
  }
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
