import { monitorEventLoopDelay } from 'node:perf_hooks';
import { at } from '@bullpen/engine';
import type { Metrics } from '../../ops/metrics.ts';

/** Figures cover the last 30 to 60 seconds. */
const WINDOW = 60_000;
const SAMPLE_EVERY = 5000;

interface Sample {
  readonly at: number;
  readonly moves: number;
  readonly appends: number;
  readonly appendSeconds: number;
}

/** What an operator wants to know about a process at a glance. */
export interface Load {
  readonly seconds: number;
  readonly connections: Readonly<Record<string, number>>;
  readonly movesPerSecond: number;
  readonly storeMilliseconds: number | null;
  readonly loopMilliseconds: { readonly p50: number; readonly p99: number };
  readonly botsWaiting: number | null;
  readonly tablesInMemory: number | null;
  readonly tablesFollowed: number | null;
  readonly tablesSetAside: number | null;
  readonly memoryMegabytes: number;
}

/** Looks at the counters from time to time, so that rates can be shown. */
export class Meter {
  readonly #metrics: Metrics;
  readonly #delay = monitorEventLoopDelay({ resolution: 10 });
  readonly #timer: NodeJS.Timeout;
  #samples: Sample[] = [];

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
    this.#delay.enable();
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_EVERY).unref();
    void this.#sample();
  }

  async #sample(): Promise<Sample> {
    const appends = (await this.#metrics.appends.get()).values;
    const times = (await this.#metrics.appendSeconds.get()).values;
    const timed = (ending: string): number =>
      times.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0;
    const sample = {
      at: performance.now(),
      moves: appends.find(({ labels }) => labels.type === 'moved')?.value ?? 0,
      appends: timed('_count'),
      appendSeconds: timed('_sum'),
    };
    const oldest = this.#samples[0];
    if (oldest !== undefined && sample.at - oldest.at > WINDOW) {
      this.#samples = this.#samples.slice(Math.ceil(this.#samples.length / 2));
      this.#delay.reset();
    }
    this.#samples.push(sample);
    return sample;
  }

  async read(): Promise<Load> {
    const now = await this.#sample();
    const before = at(this.#samples, 0);
    const seconds = Math.max(0.001, (now.at - before.at) / 1000);
    const appends = now.appends - before.appends;
    const connections = (await this.#metrics.connections.get()).values;
    const milliseconds = (percent: number): number =>
      round(Math.max(0, this.#delay.percentile(percent) / 1e6 - 10));
    return {
      seconds: Math.round(process.uptime()),
      connections: Object.fromEntries(connections.map(({ labels, value }) => [String(labels.kind), value])),
      movesPerSecond: round((now.moves - before.moves) / seconds),
      storeMilliseconds:
        appends === 0 ? null : round(((now.appendSeconds - before.appendSeconds) / appends) * 1000),
      loopMilliseconds: { p50: milliseconds(50), p99: milliseconds(99) },
      botsWaiting: await this.#figure('bullpen_bots_waiting'),
      tablesInMemory: await this.#figure('bullpen_tables_in_memory'),
      tablesFollowed: await this.#figure('bullpen_followed_tables'),
      tablesSetAside: await this.#figure('bullpen_tables_set_aside'),
      memoryMegabytes: Math.round(process.memoryUsage.rss() / 1e6),
    };
  }

  async #figure(name: string): Promise<number | null> {
    const found = await this.#metrics.registry.getSingleMetric(name)?.get();
    return found?.values[0]?.value ?? null;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
