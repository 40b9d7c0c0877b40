import { serverMachine } from '@bullpen/server/machine';
import type { Machine } from '@bullpen/table';

/** A server's machine whose clock stands still at this moment. */
export const machineAt = (now: number): Machine => serverMachine(() => now);
