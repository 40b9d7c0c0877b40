import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Figures, NOTHING, type Part, together } from './part.ts';

/** What has been done so far, by the name of the proof: kept in a file, so that a run can go on where the last ended. */
export type ProofBook = Record<string, Done>;

interface Done {
  readonly rounds: number;
  readonly seconds: number;
  readonly figures: Figures;
  readonly about?: string;
}

export interface RunPlan {
  readonly parts: readonly Part[];
  readonly minutes: number;
  readonly journal: string;
  readonly tell: (what: string) => void;
}

/**
 * Each gets its share of the time, a round after the other; at least one round of each, however little time there is, unless
 * all of its rounds are done.
 */
export async function prove({ parts: all, minutes, journal, tell }: RunPlan): Promise<ProofBook> {
  const book = readBook(journal);
  const about = new Map(all.map((part) => [part.name, part.about?.()]));
  for (const [name, what] of about) if (book[name]?.about !== what) delete book[name];
  let parts = all;
  // A journal that cannot be written is reported before the work, not after it.
  writeBook(journal, book);
  const spent = new Map<Part, number>();
  const end = performance.now() + minutes * 60_000;
  for (;;) {
    parts = parts.filter(({ name, rounds = Infinity }) => (book[name]?.rounds ?? 0) < rounds);
    if (parts.length === 0) break;
    const shares = parts.reduce((sum, { share }) => sum + share, 0);
    const left = (end - performance.now()) / 1000;
    const next = parts.find((part) => !spent.has(part)) ?? behind(parts, spent);
    if (left <= 0 && spent.has(next)) break;
    const seconds = Math.max(0, Math.min(left, (minutes * 60 * next.share) / shares));
    const known = book[next.name] ?? { rounds: 0, seconds: 0, figures: NOTHING };
    tell(`${next.name}, round ${known.rounds}`);
    const begun = performance.now();
    const what = about.get(next.name);
    const figures = await next.round(known.rounds, seconds);
    const took = (performance.now() - begun) / 1000;
    spent.set(next, (spent.get(next) ?? 0) + took);
    book[next.name] = {
      rounds: known.rounds + 1,
      seconds: Math.round(known.seconds + took),
      figures: together(known.figures, figures),
      ...(what !== undefined && { about: what }),
    };
    writeBook(journal, book);
  }
  return book;
}

/** The proof that has had the least of its share. */
const behind = (parts: readonly Part[], spent: ReadonlyMap<Part, number>): Part => {
  const used = (part: Part): number => (spent.get(part) ?? 0) / part.share;
  return parts.reduce((a, b) => (used(b) < used(a) ? b : a));
};

/** The file that should be the journal is something else, or nothing can be kept there. */
export class BadJournal extends Error {}

function readBook(file: string): ProofBook {
  if (!existsSync(file)) return {};
  try {
    const book = JSON.parse(readFileSync(file, 'utf8')) as ProofBook;
    if (Object.values(book).every(({ rounds, figures }) => rounds > 0 && Array.isArray(figures.findings)))
      return book;
  } catch {
    // Reported below, whatever it is.
  }
  throw new BadJournal(`${file} is no journal of proofs`);
}

/** Whole or not at all: the run may be interrupted at any moment. */
function writeBook(file: string, book: ProofBook): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, `${JSON.stringify(book, null, 1)}\n`);
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new BadJournal(`${file} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}
