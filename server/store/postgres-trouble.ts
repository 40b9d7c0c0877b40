import { setTimeout as later } from 'node:timers/promises';

/** How long a database may be away before its absence becomes an error, in milliseconds: time enough for a restart. */
const PATIENCE = 20_000;
const PAUSES = [10, 20, 50, 100, 200, 500];

/** Does it, and does it again as long as the trouble is one that passes. `work` is told whether it has failed before. */
export async function patiently<T>(work: (again: boolean) => Promise<T>): Promise<T> {
  const start = performance.now();
  for (let tries = 0; ; tries++) {
    try {
      return await work(tries > 0);
    } catch (error) {
      if (!passes(error) || performance.now() - start > PATIENCE) throw error;
      await later(PAUSES[Math.min(tries, PAUSES.length - 1)]);
    }
  }
}

/** The connection was lost or could not be had, the database is stopping or starting, or two transactions met badly. */
function passes(error: unknown): boolean {
  return PASSING.test(codeOf(error));
}

// 08: connection; 40: rolled back for another's sake; 53300: too many connections; 57P: stopping, crashed, starting.
// CONNECTION_ENDED is missing on purpose: that is the store being closed.
const PASSING =
  /^(08...|40001|40P01|53300|57P0.|CONNECTION_CLOSED|CONNECTION_DESTROYED|CONNECT_TIMEOUT|ECONN.*|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;

/** Whether the statement was refused for the values in it, so that a statement without them may go through. */
export function isAboutValues(error: unknown): boolean {
  return /^(2[23]...|ERR_.*|)$/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '');
}
