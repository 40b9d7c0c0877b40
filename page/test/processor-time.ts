// A trace as it would be on a machine without other work: every task is as long as the processor worked on it, not as long as it
// took on the clock.

/** An event of a trace, in microseconds. Only whole ones have durations; `tdur` is the time of the processor. */
export interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What a thread does is made of these. */
const TASK = /RunTask$/;

/** Shortens each task, and with it whatever happens inside it. */
export function byProcessorTime<E extends TraceEvent>(events: readonly E[]): E[] {
  const tasks = new Map<string, E[]>();
  for (const event of events)
    if (event.ph === 'X' && TASK.test(event.name)) {
      const key = threadOf(event);
      const list = tasks.get(key);
      if (list === undefined) tasks.set(key, [event]);
      else list.push(event);
    }
  for (const list of tasks.values()) list.sort((a, b) => a.ts - b.ts);
  return events.map((event) => {
    const task = lastBefore(tasks.get(threadOf(event)) ?? [], event.ts);
    if (task === undefined || event.ts > task.ts + (task.dur ?? 0)) return event;
    const share = Math.min(1, (task.tdur ?? task.dur ?? 0) / Math.max(1, task.dur ?? 0));
    return {
      ...event,
      ts: task.ts + (event.ts - task.ts) * share,
      ...(event.dur !== undefined && { dur: event.dur * share }),
    };
  });
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** The last of these that begins at this time or before it. */
function lastBefore<E extends TraceEvent>(sorted: readonly E[], ts: number): E | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.ts ?? 0) <= ts) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
}
