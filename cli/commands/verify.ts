import { verify } from '@bullpen/lab';
import { Failure, fileFailure } from '../failure.ts';
import { grouped, print } from '../output.ts';
import { refusalWords } from '../refusal-words.ts';

/** Says what breaks which rule, at which line; exit 1 if anything does, 2 if the file is not a record. */
export function verifyCommand(file: string): void {
  const { records, moves, faults, torn } = replayAll(file);
  if (torn !== null) throw new Failure(`${file}:${torn.line}: no whole record: ${torn.torn}`);
  const verdict = faults === 0 ? 'no fault' : faults === 1 ? '1 fault' : `${grouped(faults)} faults`;
  print(`${file}: ${grouped(records)} matches, ${grouped(moves)} moves, ${verdict}`);
  if (faults > 0) process.exitCode = 1;
}

function replayAll(file: string): ReturnType<typeof verify> {
  try {
    return verify(file, (fault, game) => print(`${file}:${fault.line}: ${refusalWords(game, fault)}`));
  } catch (error) {
    throw (error as NodeJS.ErrnoException).syscall === undefined ? error : fileFailure(file, error);
  }
}
