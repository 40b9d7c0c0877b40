import { setTimeout as pause } from 'node:timers/promises';
import { at, seeded } from '@bullpen/engine';
import type { Figures } from '../part.ts';
import { pick, pickAny } from '../pick.ts';
import { type Checked, check } from './check.ts';
import { checkGatherings } from './check-gatherings.ts';
import { type CheckedPlayers, checkPlayers } from './check-players.ts';
import { type CheckedRatings, checkRatings } from './check-ratings.ts';
import { Crew } from './crew.ts';
import { Journal } from './journal.ts';
import { judgeRecords } from './judge.ts';
import type { PlayerNote } from './member.ts';
import type { Deployment, InjectedFault } from './places.ts';

const SHOWN = 10;

export interface FaultPlan {
  readonly tables: number;
  /** Each comes after some moves have been accepted since the last. */
  readonly faults: number;
  readonly movesBetween: number;
  readonly seed: string;
  /** A safety net: matches that have not finished by then stay unfinished. */
  readonly seconds: number;
}

/** Plays at many tables while things go wrong, has every match finished, and compares what clients received with what is stored. */
export async function faultRun(place: Deployment, plan: FaultPlan): Promise<Figures> {
  const chance = seeded(plan.seed);
  const journal = new Journal();
  const urls = (): string => pickAny(place.servers).url;
  const end = performance.now() + plan.seconds * 1000;
  const deadline = (): boolean => performance.now() > end;
  let going = true;
  const crews = Array.from({ length: plan.tables }, (_, i) => new Crew(i, urls, journal));
  const playing = Promise.all(crews.map((crew) => crew.play(() => going, deadline)));

  const cut: InjectedFault = {
    name: 'sockets cut',
    async strike() {
      for (const { clients } of crews) for (const client of clients) if (chance.below(2) === 0) client.cut();
    },
  };
  const faults = [...place.faults, cut];
  const struck: Record<string, number> = {};
  // Each kind once, and then at random.
  const order = Array.from({ length: plan.faults }, (_, i) =>
    i < faults.length ? at(faults, i) : pick(chance, faults),
  );
  for (const fault of order) {
    const before = journal.accepted.length;
    while (journal.accepted.length < before + plan.movesBetween && !deadline()) await pause(10);
    if (deadline()) break;
    await pause(chance.below(50));
    await fault.strike();
    journal.recovering();
    struck[fault.name] = (struck[fault.name] ?? 0) + 1;
  }
  going = false;
  await playing;
  for (const crew of crews) await crew.compare(deadline);
  const judged = await judgeRecords(at(place.servers, 0).url, [...journal.over]);
  for (const { clients } of crews) for (const client of clients) client.close();
  await Promise.all(place.servers.map((server) => server.stop()));

  const { rows, tables, people, ratings, gatherings } = await place.read();
  const known = new Set(journal.sent.keys());
  const ours = tables.filter(({ table }) => known.has(table));
  const checked = {
    ...check(journal, rows, ours),
    people: checkPlayers(journal.players, people, rows),
    ratings: checkRatings(journal.players, ratings, rows, ours),
    moved: ratings.changes.length,
    gatherings: checkGatherings(journal.players, gatherings),
  };
  return figuresOf(journal, checked, struck, judged, place.skipped);
}

function figuresOf(
  journal: Journal,
  checked: Checked & {
    readonly people: CheckedPlayers;
    readonly ratings: CheckedRatings;
    /** How often a match moved a rating. */
    readonly moved: number;
    readonly gatherings: readonly string[];
  },
  struck: Readonly<Record<string, number>>,
  judged: { readonly records: number; readonly findings: readonly string[] },
  skipped: readonly string[],
): Figures {
  const { people, ratings, gaps, inconsistent, unfinished, gatherings } = checked;
  const lost = [...checked.lost, ...people.lost, ...ratings.lost];
  const doubled = [...checked.doubled, ...people.doubled, ...ratings.doubled];
  const unerased = [...people.unerased, ...ratings.unerased];
  const { players } = journal;
  const count = (has: (note: PlayerNote) => number): number =>
    players.reduce((sum, note) => sum + has(note), 0);
  const faults = Object.values(struck).reduce((a, b) => a + b, 0);
  const kinds = Object.entries(struck).map(([name, count]) => [`faults: ${name}`, count] as const);
  return {
    sums: {
      faults,
      ...Object.fromEntries(kinds),
      moves: checked.moves,
      accepted: journal.accepted.length,
      shown: journal.shown.length,
      'matches finished and judged': judged.records,
      players: players.length,
      'names changed': count(({ names }) => names.length - 1),
      'devices added': count(({ keys }) => keys.length - 1),
      'seats of players': count(({ tables }) => tables.length),
      'exports compared': journal.exports,
      'ratings moved': checked.moved,
      'clubs and tournaments': count(({ tournament }) => (tournament === null ? 0 : 1)),
      'players erased': count(({ state }) => (state === 'erased' || state === 'scrubbed' ? 1 : 0)),
      lost: lost.length,
      doubled: doubled.length,
      gaps: gaps.length,
    },
    most: { 'longest recovery, ms': Math.round(Math.max(0, ...journal.recoveries)) },
    findings: [
      ...Object.entries({ lost, doubled, gaps, inconsistent, unfinished, unerased, gatherings }).flatMap(
        ([what, list]) => (list.length === 0 ? [] : [`${what}: ${list.length}, the first: ${list[0]}`]),
      ),
      ...[...new Set(journal.wrongs)].slice(0, SHOWN),
      ...judged.findings,
    ],
    skipped,
  };
}
