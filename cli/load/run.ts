import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '@bullpen/engine';
import { MoveLedger } from '@bullpen/prove/crowd/ledger';
import { LoadPlayer } from '@bullpen/prove/crowd/player';
import { seatPlayers } from '@bullpen/prove/crowd/seat';
import type { ServerProcess } from '@bullpen/prove/process';

export interface LoadPlan {
  readonly tables: number;
  readonly seats: number;
  /** Moves a second that all players together aim at. */
  readonly rate: number;
  readonly seconds: number;
  readonly kills: number;
  /** Whether the seats of a table are at one server, as behind a balancer that knows tables, or go to the servers in turns. */
  readonly together?: boolean;
}

type Times = Readonly<Record<string, number>>;

/** Processor time in seconds. */
interface Used {
  readonly all: number;
  readonly main: number;
  readonly threads: Times;
  readonly others: Times;
}

export interface LoadReport {
  readonly startMilliseconds: number;
  readonly connections: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** How late the players' own event loop was, in milliseconds: as much of `p99` may be theirs and not the server's. */
  readonly playersLate99: number;
  readonly kilobytesPerConnection: number;
  /** Of the server's processor time; it holds better than moves a second on a machine that others use. */
  readonly microsecondsPerMove: number;
  readonly mainMicrosecondsPerMove: number;
  /** Of its other threads, by name: the one that writes, those of the JavaScript engine, those of the operating system's calls. */
  readonly otherMicrosecondsPerMove: Times;
  /** Of what serves beside it, by name: a database, say. */
  readonly besideMicrosecondsPerMove: Times;
  /** All that is sent to the players, answers and first snapshots too. */
  readonly bytesPerMoveAndSeat: number;
  readonly kills: number;
  readonly lost: number;
  readonly doubled: number;
  readonly gaps: number;
  readonly refusals: Readonly<Record<string, number>>;
}

/** Servers to put under load, which share their tables. */
export interface Loaded {
  readonly servers: readonly ServerProcess[];
  /** Processor time that others have used for them so far, in seconds, by name: a database, say. */
  readonly others: () => Readonly<Record<string, number>>;
  /** The seqs of the moves of these tables in the log, read when the servers have ended. */
  readonly moves: (tables: readonly string[]) => Promise<ReadonlyMap<string, ReadonlySet<number>>>;
}

/** One server whose log is in a file of SQLite. */
export const loadedOn = (server: ServerProcess, file: string): Loaded => ({
  servers: [server],
  others: () => ({}),
  moves: async (tables) => movesIn(file, tables),
});

/** How many tables are opened at a time. */
const AT_ONCE = 10;
/** Play goes on for this long before anything is measured: until then the server compiles its code. */
const WARM_UP_MILLISECONDS = 3000;

/** Whole matches of 6 nimmt! at many tables, each seat a connection of its own, for a bounded time. */
export async function runLoad(
  { servers, others, moves: readMoves }: Loaded,
  plan: LoadPlan,
  tell: (what: string) => void,
): Promise<LoadReport> {
  const asked = performance.now();
  const first = at(servers, 0);
  await Promise.all(servers.map((server) => server.start()));
  const startMilliseconds = performance.now() - asked;
  const sum = (of: (server: ServerProcess) => number): number =>
    servers.reduce((all, server) => all + of(server), 0);
  const memory = (): number => sum((server) => server.memory());
  const before = memory();
  const crews = new Map<string, readonly LoadPlayer[]>();
  const connections = plan.tables * plan.seats;
  // A turn lasts as long as the slowest of its seats: of n times drawn evenly up to the longest, that is n / (n + 1) of it.
  const longest = ((1000 * connections) / plan.rate) * ((plan.seats + 1) / plan.seats);
  const think = (): number => Math.random() * longest;
  let stopped = false;
  const ledger: MoveLedger = new MoveLedger(plan.seats, (table) => {
    const crew = crews.get(table);
    crews.delete(table);
    if (crew === undefined || stopped) return;
    // A match that could not begin because the servers are being stopped is no fault.
    seat(crew).catch((error) => {
      if (!stopped) tell(String(error));
    });
  });
  const seat = (crew: readonly LoadPlayer[]): Promise<void> =>
    seatPlayers(at(crew, 0).server, crew, (table) => crews.set(table, crew));

  tell(`connecting ${connections} players`);
  const players = Array.from({ length: connections }, (_, i) => {
    const turn = plan.together ? Math.floor(i / plan.seats) : i;
    return new LoadPlayer(at(servers, turn % servers.length).url, ledger, think);
  });
  for (let i = 0; i < players.length; i += 50)
    await Promise.all(players.slice(i, i + 50).map((player) => player.connect()));
  const kilobytesPerConnection = (memory() - before) / 1024 / connections;
  tell(`opening ${plan.tables} tables`);
  const crewOf = (i: number): readonly LoadPlayer[] => players.slice(i * plan.seats, (i + 1) * plan.seats);
  for (let i = 0; i < plan.tables; i += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, plan.tables - i) }, (_, k) => seat(crewOf(i + k))),
    );

  tell(`playing for ${plan.seconds} s, after ${WARM_UP_MILLISECONDS / 1000} s`);
  await pause(WARM_UP_MILLISECONDS);
  ledger.latencies.length = 0;
  const ownLoop = monitorEventLoopDelay({ resolution: 1 });
  ownLoop.enable();
  const acceptsBefore = ledger.accepts;
  const bytesBefore = ledger.bytes;
  const begun = performance.now();
  const used = (): Used => ({
    all: sum((server) => server.processorTime()),
    main: sum((server) => server.mainThreadTime()),
    threads: added(servers.map((server) => server.otherThreadTimes())),
    others: others(),
  });
  const usedBefore = used();
  for (let part = 0; part <= plan.kills; part++) {
    await pause((plan.seconds * 1000) / (plan.kills + 1));
    if (part === plan.kills) break;
    tell(`killing the server (${part + 1} of ${plan.kills})`);
    await first.kill();
    await first.start();
  }
  const seconds = (performance.now() - begun) / 1000;
  ownLoop.disable();
  const moves = ledger.accepts - acceptsBefore;
  // Of a server that was killed, nobody knows it.
  const perMove = (time: number): number => (plan.kills > 0 ? 0 : (time * 1e6) / moves);
  const eachPerMove = (after: Times, earlier: Times): Times =>
    Object.fromEntries(
      Object.entries(after).map(([name, time]) => [name, perMove(time - (earlier[name] ?? 0))]),
    );
  const usedAfter = used();
  const bytesPerMoveAndSeat = (ledger.bytes - bytesBefore) / moves / plan.seats;
  stopped = true;
  const latencies = ledger.latencies.slice().sort((a, b) => a - b);
  for (const player of players) player.close();
  tell('comparing what was accepted with the log on the disk');
  await Promise.all(servers.map((server) => server.stop()));
  const { lost, doubled } = audit(await readMoves([...ledger.acceptedBy.keys()]), ledger);
  const quantile = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    startMilliseconds,
    connections,
    moves,
    movesPerSecond: moves / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    playersLate99: ownLoop.percentile(99) / 1e6,
    kilobytesPerConnection,
    microsecondsPerMove: perMove(usedAfter.all - usedBefore.all),
    mainMicrosecondsPerMove: perMove(usedAfter.main - usedBefore.main),
    otherMicrosecondsPerMove: eachPerMove(usedAfter.threads, usedBefore.threads),
    besideMicrosecondsPerMove: eachPerMove(usedAfter.others, usedBefore.others),
    bytesPerMoveAndSeat,
    kills: plan.kills,
    lost,
    doubled,
    gaps: ledger.gaps,
    refusals: Object.fromEntries(ledger.refusals),
  };
}

/** Times of the same name added up. */
function added(all: readonly ReadonlyMap<string, number>[]): Times {
  const sums: Record<string, number> = {};
  for (const times of all) for (const [name, time] of times) sums[name] = (sums[name] ?? 0) + time;
  return sums;
}

/** Looks for each accepted move at its seq in the log; two with the same seq are doubled. */
function audit(
  moves: ReadonlyMap<string, ReadonlySet<number>>,
  ledger: MoveLedger,
): { lost: number; doubled: number } {
  let lost = 0;
  let doubled = 0;
  for (const [table, accepted] of ledger.acceptedBy) {
    const seqs = new Set(accepted.values());
    lost += [...seqs].filter((seq) => moves.get(table)?.has(seq) !== true).length;
    doubled += accepted.size - seqs.size;
  }
  return { lost, doubled };
}

function movesIn(file: string, tables: readonly string[]): Map<string, ReadonlySet<number>> {
  const db = new DatabaseSync(file);
  try {
    const moves = db.prepare(
      `SELECT seq FROM log WHERE "table" = ? AND json_extract(entry, '$.type') = 'moved'`,
    );
    return new Map(tables.map((table) => [table, new Set(moves.all(table).map(({ seq }) => Number(seq)))]));
  } finally {
    db.close();
  }
}
