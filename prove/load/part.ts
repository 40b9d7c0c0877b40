import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@bullpen/server/testing/daemon';
import { MoveLedger } from '../crowd/ledger.ts';
import { Party } from '../crowd/party.ts';
import { openHouse } from '../live/house.ts';
import type { Figures, Part } from '../part.ts';
import { ServerProcess } from '../process.ts';
import { figuresOf, type Weather } from './figures.ts';
import { Garbage, holdQuiet, longTable, slowReader } from './guests.ts';

interface LoadPlan {
  readonly connections: number;
  readonly parties: number;
  readonly garbage: number;
  readonly perSecond: number;
  readonly seconds: number;
}

const SEATS = 4;
const TURNS = 4;

/**
 * Holds many connections, some of which play, for a given time. By turns it is calm, or others send garbage, so
 * whatever else the machine does hits both. All counts, from the moment at which the senders come.
 */
async function holdRound({ connections, parties, garbage, perSecond, seconds }: LoadPlan): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-hold-'));
  // Each socket may say what an honest one would, and no more: garbage is for the limits to deal with.
  const server = new ServerProcess(await freePort(), {
    BULLPEN_DATA: folder,
    BULLPEN_MESSAGES_PER_SECOND: '20',
  });
  const ledger = new MoveLedger(SEATS);
  const memory: number[] = [];
  let party: Party[] = [];
  let quiet: Awaited<ReturnType<typeof holdQuiet>> = [];
  let senders: Garbage | null = null;
  let watch: NodeJS.Timeout | undefined;
  try {
    await server.start();
    quiet = await holdQuiet(server.url, connections - parties * SEATS);
    party = Array.from(
      { length: parties },
      () => new Party(server.url, SEATS, ledger, () => 200 + Math.random() * 400),
    );
    for (const one of party) await one.begin();
    const loudOnes = await Garbage.begin(server.url, garbage, perSecond);
    senders = loudOnes;

    const spend = async (weather: Weather): Promise<void> => {
      const [begun, used] = [performance.now(), server.processorTime()];
      ledger.latencies.length = 0;
      await pause((seconds * 1000) / (2 * TURNS + 2));
      weather.latencies.push(...ledger.latencies);
      weather.seconds += (performance.now() - begun) / 1000;
      weather.processor += server.processorTime() - used;
    };
    const turn = async (calm: Weather, loud: Weather) => {
      await spend(calm);
      loudOnes.go();
      await spend(loud);
      return loudOnes.rest();
    };
    // The first turn warms up the server, and us; from then on nothing more is held than before.
    await turn(newWeather(), newWeather());
    // A look that fails while the server goes down is none.
    const look = (): Promise<unknown> =>
      server.inUse().then(
        (bytes) => memory.push(bytes),
        () => {},
      );
    watch = setInterval(look, 1000);
    const [calm, loud] = [newWeather(), newWeather()];
    const sent = { connections: garbage, perSecond, opened: 0, sent: 0, answered: 0 };
    for (let i = 0; i < TURNS; i++) {
      const some = await turn(calm, loud);
      sent.opened += some.connections;
      sent.sent += some.sent;
      sent.answered += some.answered;
    }
    clearInterval(watch);
    const dropped = await isDropped();
    const open = quiet.filter(({ readyState }) => readyState === 1).length;
    const lost = quiet.length - open + sum(party.map((one) => one.dropped));
    const resident = server.memory();
    return figuresOf({ connections, calm, loud, memory, resident, garbage: sent, lost, dropped });
  } finally {
    clearInterval(watch);
    await senders?.end();
    for (const one of party) one.close();
    for (const socket of quiet) socket.terminate();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const newWeather = (): Weather => ({ latencies: [], seconds: 0, processor: 0 });
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

export const loadPart: Part = {
  name: 'load',
  share: 4,
  round: (_number, seconds) =>
    holdRound({
      connections: 2000,
      parties: 50,
      garbage: 100,
      perSecond: 50,
      seconds: Math.min(600, Math.max(20, seconds)),
    }),
};
