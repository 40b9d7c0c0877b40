/** One part to be closed, in its turn: first the edge, so that nothing new comes in, last the store. */
export interface ClosingPart {
  readonly name: string;
  close(): Promise<void>;
}

/** What a shutdown tells its log. */
export interface ShutdownLog {
  info(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/**
 * Closes all parts in order, each after the one before it, and all within a bound: a part that fails or hangs does not keep
 * the others from being closed. Called again, it gives the same promise. True if every part was closed well and in time.
 */
export function closer(
  parts: readonly ClosingPart[],
  milliseconds: number,
  log: ShutdownLog,
): (why: string) => Promise<boolean> {
  let closing: Promise<boolean> | null = null;

  const closeAll = async (why: string): Promise<boolean> => {
    log.info({ why }, 'going down');
    const end = performance.now() + milliseconds;
    let well = true;
    for (const [index, part] of parts.entries()) {
      // The last part still gets a share of the time, however long the first ones take.
      const share = Math.max(50, (end - performance.now()) / (index === parts.length - 1 ? 1 : 1.5));
      const fault = await closeOne(part, share);
      if (fault === null) continue;
      well = false;
      log.error({ part: part.name, fault }, 'a part did not close well');
    }
    log.info({ well }, 'down');
    return well;
  };

  return (why) => {
    closing ??= closeAll(why);
    return closing;
  };
}

async function closeOne(part: ClosingPart, milliseconds: number): Promise<string | null> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve('it took too long'), milliseconds);
  const closed = part.close().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const fault = await Promise.race([closed, late.promise]);
  clearTimeout(timer);
  return fault;
}

/** Closes on SIGTERM and SIGINT and then ends the process; a second signal ends it at once. */
export function closeOnSignals(close: (why: string) => Promise<boolean>): void {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      void closeAndEnd(close, signal);
    });
  }
}

/**
 * The same for a process that serves for a hub, which sends it SIGTERM. Others may send that too, and Ctrl-C in a terminal reaches all
 * processes: the hub decides about them.
 */
export function closeWithHub(close: (why: string) => Promise<boolean>): void {
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => void closeAndEnd(close, 'SIGTERM'));
}

async function closeAndEnd(close: (why: string) => Promise<boolean>, why: string): Promise<void> {
  process.exit((await close(why)) ? 0 : 1);
}
