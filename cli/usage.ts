import type { Command, CommanderError } from 'commander';

/** What is wrong with a command line, and what is allowed instead, in one line; null where there is nothing to say. */
export function usageWords(bullpen: Command, error: CommanderError, args: readonly string[]): string | null {
  if (error.code.startsWith('commander.help') || error.exitCode === 0) return null;
  const what = error.message.replace(/^error: |\.$/g, '');
  const command = bullpen.commands.find((known) => known.name() === args[0]);
  if (command === undefined)
    return `${what}; the commands are ${bullpen.commands.map((known) => known.name()).join(', ')}`;
  if (error.code === 'commander.unknownOption')
    return `${what}; the options are ${command.options.map(({ flags }) => flags).join(', ') || 'none'}`;
  const values = command.registeredArguments.map((argument) => `<${argument.name()}>`);
  return `${what}; usage: ${['bullpen', command.name(), ...values, '[options]'].join(' ')}`;
}
