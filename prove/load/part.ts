import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@bullpen/server/testing/daemon';
import { openHouse } from '../live/house.ts';
import type { Figures, Part } from '../part.ts';
import { ServerProcess } from '../process.ts';
import { Party } from './crowd.ts';
import { holdQuiet, longTable, sendGarbage, slowReader } from './guests.ts';

interface LoadPlan {
  readonly connections: number;
  readonly parties: number;
  readonly garbage: number;
  readonly seconds: number;
}

const SEATS = 4;
/** What the server's memory may breathe by while the same connections are held, in bytes for each of them. */
const BREATH = 24 * 1024;
/** The p99 of honest players may grow by half while others send garbage. */
const WORSE = 1.5;

/**
 * Holds many connections, some of which play, for as long as it is told to. In the second half others send garbage. Both halves
 * are compared within the run, so whatever else the machine does hits both.
 */
async function holdRound({ connections, parties, garbage, seconds }: LoadPlan): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-hold-'));
  // Each socket may say what an honest one would, and no more: garbage is for the limits to deal with.
  const server = new ServerProcess(await freePort(), {
    BULLPEN_DATA: folder,
    BULLPEN_MESSAGES_PER_SECOND: '20',
  });
  const latencies: number[] = [];
  let party: Party[] = [];
  let quiet: Awaited<ReturnType<typeof holdQuiet>> = [];
  let stop = (): void => {};
  try {
    await server.start();
    quiet = await holdQuiet(server.url, connections - parties * SEATS);
    party = Array.from(
      { length: parties },
      () => new Party(server.url, SEATS, latencies, () => 200 + Math.random() * 400),
    );
    for (const one of party) await one.begin();

    // Turn about, four times: calm, then garbage.
    const calm: number[] = [];
    const loud: number[] = [];
    const memory: number[] = [];
    const eighth = (seconds * 1000) / 8;
    for (let i = 0; i < 4; i++) {
      for (const [into, noisy] of [
        [calm, false],
        [loud, true],
      ] as const) {
        if (noisy) stop = sendGarbage(server.url, garbage, 50);
        await pause(eighth * 0.2);
        latencies.length = 0;
        await pause(eighth * 0.8);
        into.push(...latencies);
        stop();
        memory.push(server.memory());
      }
    }
    const dropped = await isDropped();
    const open = quiet.filter(({ readyState }) => readyState === 1).length;
    return figures(
      connections,
      calm,
      loud,
      memory,
      dropped,
      quiet.length - open + sum(party.map((one) => one.dropped)),
    );
  } finally {
    stop();
    for (const one of party) one.close();
    for (const socket of quiet) socket.terminate();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** At a server without limits of rate, so that it is dropped for nothing but what it does not read. */
async function isDropped(): Promise<boolean> {
  const house = await openHouse();
  try {
    return await slowReader(house.url, await longTable(house.url), 60_000);
  } finally {
    await house.close();
  }
}

const p99 = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? 0;

function figures(
  connections: number,
  calm: readonly number[],
  loud: readonly number[],
  memory: readonly number[],
  dropped: boolean,
  lost: number,
): Figures {
  // The first quarter warms up; from then on nothing more is held than before.
  const [early, late] = [memory[1]!, memory.at(-1)!];
  const ratio = p99(loud) / p99(calm);
  const grown = late - early;
  return {
    sums: { 'moves seen by all': calm.length + loud.length },
    most: {
      connections,
      'p99 calm, ms': Math.round(p99(calm)),
      'p99 beside garbage, ms': Math.round(p99(loud)),
      'p99 ratio × 100': Math.round(ratio * 100),
      'memory, MB': Math.round(late / 2 ** 20),
      'memory grown, kB': Math.round(grown / 1024),
    },
    findings: [
      ...(ratio > WORSE ? [`garbage makes the p99 of others ${ratio.toFixed(2)} times as long`] : []),
      ...(grown > connections * BREATH ? [`the server grew by ${grown} bytes`] : []),
      ...(dropped ? [] : ['a reader who does not read was not dropped']),
      ...(lost > 0 ? [`${lost} honest connections were dropped`] : []),
    ],
  };
}

export const loadPart: Part = {
  name: 'load',
  share: 4,
  round: (_number, seconds) =>
    holdRound({
      connections: 2000,
      parties: 50,
      garbage: 100,
      seconds: Math.min(600, Math.max(20, seconds)),
    }),
};
