import { availableParallelism } from 'node:os';
import type { Figures } from '../part.ts';

/** The p99 of honest players may grow by half while others send garbage. */
const WORSE = 1.5;
/**
 * Where a move takes longer than this in calm, in milliseconds, something else keeps the machine busy. Then the tail is that of the
 * other thing, and tells nothing of garbage. An idle machine of two processors has a tenth of it.
 */
const BUSY = 50;
/** What the server's memory may breathe by while the same connections are held, in bytes for each of them. */
const BREATH = 24 * 1024;

/** What was seen while nobody, or somebody, sent garbage. */
export interface Weather {
  /** How long each move took until all had seen it, in milliseconds. */
  readonly latencies: number[];
  seconds: number;
  /** Of the server, in seconds. */
  processor: number;
}

export interface Held {
  readonly connections: number;
  readonly calm: Weather;
  readonly loud: Weather;
  /** What the server had in use after it had warmed up, in bytes, at even distances. */
  readonly memory: readonly number[];
  /** Its resident memory at the end, in bytes: with pages that wait to be used, which it takes and gives back as it likes. */
  readonly resident: number;
  readonly garbage: {
    readonly connections: number;
    readonly perSecond: number;
    opened: number;
    sent: number;
    answered: number;
  };
  /** Honest connections that were dropped. */
  readonly lost: number;
  /** A reader who does not read was dropped. */
  readonly dropped: boolean;
}

export function figuresOf(held: Held): Figures {
  const { connections, calm, loud, memory, resident, garbage, lost, dropped } = held;
  const [before, beside] = [p99(calm.latencies), p99(loud.latencies)];
  const ratio = beside / before;
  const busy = before > BUSY;
  const verdict = ratio <= WORSE ? 'reached' : 'MISSED';
  const quarter = Math.ceil(memory.length / 4);
  // The least of each: what is in use just after the garbage collector has come by.
  const late = Math.min(...memory.slice(-quarter));
  const grown = late - Math.min(...memory.slice(0, quarter));
  return {
    sums: {
      'moves seen by all, calm': calm.latencies.length,
      'moves seen by all, beside garbage': loud.latencies.length,
      'garbage sent': garbage.sent,
      'garbage answered': garbage.answered,
      'connections of garbage senders': garbage.opened,
    },
    most: {
      connections,
      'p99 calm, µs': Math.round(before * 1000),
      'p99 beside garbage, µs': Math.round(beside * 1000),
      'p99 ratio × 100': Math.round(ratio * 100),
      'resident memory, MB': Math.round(resident / 2 ** 20),
      'memory in use, MB': Math.round(late / 2 ** 20),
      'memory grown, kB': Math.round(grown / 1024),
    },
    notes: [
      `p99 beside ${garbage.connections} connections that send ${garbage.perSecond} messages of garbage a second each ` +
        `(${(garbage.sent / garbage.connections / loud.seconds).toFixed(1)} in fact) and come back when they are closed: ` +
        `${ratio.toFixed(2)} times as long as in calm; at most ${WORSE}: ${busy ? 'not judged' : verdict}`,
      `processor time of the server: ${share(calm)} calm, ${share(loud)} beside garbage; ` +
        `server, players and senders share ${availableParallelism()} processors`,
    ],
    skipped: busy
      ? [`the p99 beside garbage: this machine is busy, a move takes ${Math.round(before)} ms in calm`]
      : [],
    findings: [
      ...(busy || ratio <= WORSE
        ? []
        : [`garbage makes the p99 of others ${ratio.toFixed(2)} times as long`]),
      ...(grown > connections * BREATH ? [`the server grew by ${grown} bytes`] : []),
      ...(dropped ? [] : ['a reader who does not read was not dropped']),
      ...(lost > 0 ? [`${lost} honest connections were dropped`] : []),
    ],
  };
}

const share = ({ processor, seconds }: Weather): string => `${((processor / seconds) * 100).toFixed(1)} %`;

const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
const p99 = (list: readonly number[]): number => sorted(list)[Math.floor(list.length * 0.99)] ?? Number.NaN;
