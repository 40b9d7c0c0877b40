import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];
const LATE = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20, 30, 60];

/** What is counted. Every process has its own metrics, and Prometheus adds them up. Each server makes its own, so nothing is global. */
export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // Process, memory, garbage collection and the lag of the event loop.
  collectDefaultMetrics({ register: registry });

  return {
    registry,

    /** Sockets, event streams and waiting polls. */
    connections: new Gauge({
      name: 'bullpen_connections',
      help: 'Open connections, by kind.',
      labelNames: ['kind'],
      registers,
    }),
    dropped: new Counter({
      name: 'bullpen_dropped_connections_total',
      help: 'Connections that the server ended, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    uncaught: new Counter({
      name: 'bullpen_uncaught_total',
      help: 'Errors that nobody caught, by what they belonged to.',
      labelNames: ['of'],
      registers,
    }),
    refused: new Counter({
      name: 'bullpen_refused_total',
      help: 'Refusals, by code.',
      labelNames: ['code'],
      registers,
    }),
    commands: new Counter({
      name: 'bullpen_commands_total',
      help: 'Commands that came from clients, by what they do.',
      labelNames: ['do'],
      registers,
    }),
    commandSeconds: new Histogram({
      name: 'bullpen_command_seconds',
      help: 'From the arrival of a command to its answer, durable append included.',
      buckets: SECONDS,
      registers,
    }),
    showSeconds: new Histogram({
      name: 'bullpen_show_seconds',
      help: 'From the growth of a log to the view sent, for each viewer.',
      buckets: SECONDS,
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'bullpen_request_seconds',
      help: 'HTTP requests, by route and status; waiting polls and event streams are left out.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),

    /** For the tables: every entry that was appended, by its type (such as `moved`), and how long the store took. */
    appends: new Counter({
      name: 'bullpen_appends_total',
      help: 'Entries appended to logs, by type.',
      labelNames: ['type'],
      registers,
    }),
    conflicts: new Counter({
      name: 'bullpen_append_conflicts_total',
      help: 'Appends that found the log grown, and were tried again.',
      registers,
    }),
    appendSeconds: new Histogram({
      name: 'bullpen_append_seconds',
      help: 'How long the store took to make an entry durable.',
      buckets: SECONDS,
      registers,
    }),

    automaticLate: new Histogram({
      name: 'bullpen_automatic_late_seconds',
      help: 'How late moves for bots, clocks and silence were made after they were due, by reason.',
      labelNames: ['by'],
      buckets: LATE,
      registers,
    }),

    /** Adds a figure that some part knows, such as tables in memory. The part is asked whenever the metrics are read. */
    watch(name: string, help: string, read: () => number): void {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;

/** The figures of several processes as one text; each is what `getMetricsAsJSON` of a registry gave. */
export const addedUp = (processes: readonly object[]): Promise<string> =>
  AggregatorRegistry.aggregate([...processes]).metrics();
