import type { Command, CommanderError } from 'commander';

/** An error that the user can fix: printed as one line, without a stack trace. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** What went wrong with a file, in a few words. */
export function fileFailure(file: string, error: unknown): Failure {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  const words: Readonly<Record<string, string>> = {
    ENOENT: 'no such file or folder',
    EACCES: 'not permitted',
    EISDIR: 'is a folder',
    ERR_FS_EISDIR: 'is a folder',
    ENOTDIR: 'a part of the path is not a folder',
    ENOSPC: 'the disk is full',
  };
  return new Failure(`${file}: ${words[code] ?? code}`);
}

/** What is wrong with a command line, and what is allowed instead, in one line; null where there is nothing to say. */
export function usageWords(bullpen: Command, error: CommanderError, args: readonly string[]): string | null {
  if (error.code.startsWith('commander.help') || error.exitCode === 0) return null;
  const what = error.message.replace(/^error: |\.$/g, '');
  const command = bullpen.commands.find((known) => known.name() === args[0]);
  if (command === undefined)
    return `${what}; the commands are ${bullpen.commands.map((known) => known.name()).join(', ')}`;
  if (error.code === 'commander.unknownOption')
    return command.options.length === 0
      ? `${what}; ${command.name()} has no options`
      : `${what}; the options are ${command.options.map(({ flags }) => flags).join(', ')}`;
  const values = command.registeredArguments.map((argument) => `<${argument.name()}>`);
  const options = command.options.length === 0 ? [] : ['[options]'];
  return `${what}; usage: ${['bullpen', command.name(), ...values, ...options].join(' ')}`;
}
