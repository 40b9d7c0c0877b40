import { rmSync } from 'node:fs';
import { BadJournal, type ProofBook, parts, prove } from '@bullpen/prove';
import { wholeNumber } from '../choices.ts';
import { Failure, fileFailure } from '../failure.ts';
import { grouped, print } from '../output.ts';

export interface ProveFlags {
  readonly minutes: string;
  readonly only?: string;
  readonly journal: string;
  readonly fresh?: true;
  readonly json?: true;
}

/** Runs the proofs for longer than the tests do; exit 1 if one finds something. */
export async function proveCommand(flags: ProveFlags): Promise<void> {
  const minutes = wholeNumber('--minutes', flags.minutes, 0, 100_000);
  const chosen = parts.filter(({ name }) => flags.only === undefined || name.includes(flags.only));
  if (chosen.length === 0)
    throw new Failure(
      `no proof is named ${flags.only}; the proofs are: ${parts.map(({ name }) => name).join('; ')}`,
    );
  if (flags.fresh) forget(flags.journal);
  const tell = (what: string): void => void process.stderr.write(`${what} …\n`);
  const book = await prove({ parts: chosen, minutes, journal: flags.journal, tell }).catch((error) => {
    throw error instanceof BadJournal ? new Failure(`--journal ${error.message}`) : error;
  });
  print(flags.json ? JSON.stringify(book) : words(book));
  if (Object.values(book).some(({ figures }) => figures.findings.length > 0)) process.exitCode = 1;
}

function forget(journal: string): void {
  try {
    rmSync(journal, { force: true });
  } catch (error) {
    throw fileFailure(journal, error);
  }
}

function words(book: ProofBook): string {
  return Object.entries(book)
    .flatMap(([name, { rounds, seconds, figures }]) => [
      `${name}: ${rounds} rounds, ${grouped(seconds)} s, ${figures.findings.length} findings`,
      ...Object.entries({ ...figures.sums, ...figures.most }).map(
        ([what, value]) => `  ${grouped(value).padStart(13)}  ${what}`,
      ),
      ...(figures.skipped ?? []).map((line) => `  skipped: ${line}`),
      ...(figures.notes ?? []).map((line) => `  ${line}`),
      ...figures.findings.map((line) => `  FOUND: ${line}`),
    ])
    .join('\n');
}
