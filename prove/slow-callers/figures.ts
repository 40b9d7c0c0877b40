import type { Figures } from '../part.ts';
import type { Waits } from './honest.ts';

/** The p99 of honest callers may at most be twice what it is beside callers who keep the machine as busy, but ask another server. */
const WORSE = 2;
/** While the callers rest, it may be this many times what it was before they first came. */
const AFTER = 4;
/** Where timers are later than this in calm, in milliseconds, something else keeps the machine busy: nothing is judged. */
const LATE = 5;

/** What was seen while some callers called for one thing. */
export interface Seen {
  readonly call: string;
  readonly callers: number;
  readonly calm: Waits;
  /** Beside the same callers, when they ask another server on this machine. */
  readonly elsewhere: Waits;
  readonly loud: Waits;
  readonly answered: number;
  readonly failed: number;
  readonly seconds: number;
}

/** `first` is how long it took before any caller came. */
export function figuresOf(seen: readonly Seen[], first: Waits, entries: number, dropped: number): Figures {
  const findings: string[] = [];
  const skipped: string[] = [];
  const notes: string[] = [];
  const most: Record<string, number> = { 'entries of the long table': entries };
  for (const { call, callers, calm, elsewhere, loud, answered, failed, seconds } of seen) {
    const late = p99([...first.late, ...calm.late]);
    const busy = late > LATE;
    if (busy)
      skipped.push(`"${call}": this machine is busy, its timers are ${Math.round(late)} ms late in calm`);
    for (const what of ['moves', 'health'] as const) {
      const [before, machine, beside] = [p99(calm[what]), p99(elsewhere[what]), p99(loud[what])];
      const ratio = beside / machine;
      const start = p99(first[what]);
      const verdict = busy ? 'not judged' : ratio <= WORSE ? 'reached' : 'MISSED';
      notes.push(
        `${callers} callers of "${call}" (${Math.round(answered / seconds)} answers a second): p99 of ${what} ` +
          `${before.toFixed(1)} ms calm, ${machine.toFixed(1)} ms when they ask another server, ${beside.toFixed(1)} ms when they ask ` +
          `this one, ${ratio.toFixed(2)} times as long; at most ${WORSE}: ${verdict}`,
      );
      most[`p99 ratio of ${what} beside "${call}" × 100`] = Math.round(ratio * 100);
      most[`p99 ratio of ${what} beside "${call}" to calm × 100`] = Math.round((beside / before) * 100);
      if (busy) continue;
      if (before > start * AFTER)
        findings.push(
          `the p99 of ${what} is ${(before / start).toFixed(2)} times as long after callers of "${call}" have gone`,
        );
      else if (!(ratio <= WORSE))
        findings.push(`callers of "${call}" make the p99 of ${what} ${ratio.toFixed(2)} times as long`);
    }
    if (answered === 0) findings.push(`callers of "${call}" were never answered`);
    if (failed > 0) findings.push(`${failed} calls of "${call}" failed`);
  }
  if (dropped > 0) findings.push(`${dropped} honest connections were dropped`);
  const sum = (count: (one: Seen) => number): number => seen.reduce((all, one) => all + count(one), 0);
  return {
    sums: {
      'honest moves, calm': sum(({ calm }) => calm.moves.length),
      'honest moves beside callers': sum(({ loud }) => loud.moves.length),
      'calls answered': sum(({ answered }) => answered),
    },
    most,
    findings,
    skipped,
    notes,
  };
}

const p99 = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? Number.NaN;
