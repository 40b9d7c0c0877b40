import { setTimeout as later } from 'node:timers/promises';
import type { Turns } from './turns.ts';
import { type Ill, StoreUnavailable } from './unavailable.ts';

const PAUSES = [10, 20, 50, 100, 200, 500];
const NO_ANSWER = 'NO_ANSWER';

export interface PatienceOptions {
  /** How long an outage is waited out before it becomes an error, in milliseconds: time enough for a quick restart. */
  readonly outage: number;
  /** How long to wait for one answer, from the moment when the question is sent: the wait for its turn does not count. */
  readonly answer: number;
  /** The turns in which questions are asked; without it they are asked at once. */
  readonly turns?: Turns;
  /** Called when an answer did not come: the connections may be dead without having been closed. */
  readonly onHang: () => void;
}

/** Does the work, and does it again while the trouble is temporary. `work` receives whether it has failed before. */
export type Patiently = <T>(work: (again: boolean) => Promise<T>) => Promise<T>;

/**
 * All questions to one database share its outage: when it has been away for longer than anybody waits, the next question is refused after
 * one try.
 */
export function patience({ outage, answer, turns, onHang }: PatienceOptions): Patiently {
  let awaySince: number | null = null;
  return async (work) => {
    for (let tries = 0; ; tries++) {
      try {
        const ask = () => inTime(work(tries > 0), answer);
        const result = await (turns === undefined ? ask() : turns.run(ask));
        awaySince = null;
        return result;
      } catch (error) {
        const code = codeOf(error);
        if (code === NO_ANSWER) onHang();
        const ill = illnessOf(code);
        if (ill === null) awaySince = null;
        if (ill === null) throw error;
        awaySince ??= performance.now();
        if (!PASSING.test(code) || performance.now() - awaySince > outage)
          throw new StoreUnavailable(ill, error);
        await later(PAUSES[Math.min(tries, PAUSES.length - 1)]);
      }
    }
  };
}

/** The same error whether it is asked for patiently or not. */
export function asUnavailable(error: unknown): unknown {
  const ill = illnessOf(codeOf(error));
  return ill === null ? error : new StoreUnavailable(ill, error);
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(Object.assign(new Error('the database does not answer'), { code: NO_ANSWER })),
    milliseconds,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    // It may still fail later, when nobody listens.
    work.catch(() => {});
  }
}

/**
 * The connection was lost or could not be made, the database is stopping or starting, or two transactions collided. 08: connection; 40:
 * rolled back in favour of another; 53300: too many connections; 57P: stopping, crashed, starting.
 * CONNECTION_ENDED is missing on purpose: that is the store being closed.
 */
const PASSING =
  /^(08...|40001|40P01|53300|57P0.|CONNECTION_CLOSED|CONNECTION_DESTROYED|CONNECT_TIMEOUT|ECONN.*|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;

/** Errors of the database itself, by SQLSTATE and by the driver's and the system's codes. Any other is about the question. */
const ILLNESSES: readonly (readonly [codes: RegExp, ill: Ill])[] = [
  [/^(NO_ANSWER|57014)$/, 'no answer'],
  [/^CONNECTION_ENDED$/, 'closed'],
  [
    /^(08...|57...|CONNECTION_.*|CONNECT_TIMEOUT|ECONN.*|EPIPE|ETIMEDOUT|EHOST.*|ENET.*|EAI_.*|ENOTFOUND)$/,
    'unreachable',
  ],
  [/^53100$/, 'disk full'],
  [/^53...$/, 'out of resources'],
  [/^25006$/, 'read only'],
  [/^40...$/, 'busy'],
  [/^(28...|42501|3D000)$/, 'access refused'],
  [/^58...$/, 'disk failing'],
  // The schema or a table of it is gone; pages are corrupt.
  [/^(XX...|42P01|3F000)$/, 'damaged'],
];

function illnessOf(code: string): Ill | null {
  return ILLNESSES.find(([codes]) => codes.test(code))?.[1] ?? null;
}

/** Whether the statement was refused for the values in it, so that a statement without them may go through. */
export function isAboutValues(error: unknown): boolean {
  return !(error instanceof StoreUnavailable) && /^(2[23]...|ERR_.*|)$/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '');
}
