import { constants } from 'node:os';

/**
 * Calls `act` with the exit code at the first SIGINT or SIGTERM, and goes on listening: one interruption may arrive several
 * times, since `timeout` signals the whole process group and scripts/bootstrap.mjs passes its signal on. With nobody listening,
 * the second would end the process in the middle of `act`. Returns how to stop listening.
 */
export function onInterrupt(act: (exitCode: number) => void): () => void {
  let acted = false;
  const hear = (signal: 'SIGINT' | 'SIGTERM'): void => {
    if (acted) return;
    acted = true;
    act(128 + constants.signals[signal]);
  };
  process.on('SIGINT', hear).on('SIGTERM', hear);
  return () => {
    process.off('SIGINT', hear).off('SIGTERM', hear);
  };
}
