import { at } from '@bullpen/engine';
import type { Tournament } from '@bullpen/wire';
import { checkTournament, type PlayedTournament } from './check.ts';
import { ask, type ChooseMove, EntrantProgram, entriesOf, get, roundsOf } from './client.ts';
import { Spy } from './spy.ts';

/** A tournament of programs in the place of people, on real servers. */
export interface ServerTournamentPlan {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly people: number;
  readonly rounds: number;
  readonly seats: number;
  readonly final: boolean;
  readonly duplicate: boolean;
  /** The level of the bots that fill tables; null for none. */
  readonly bots: string | null;
  readonly kills: number;
  readonly choose: ChooseMove;
}

/** Where it is played: any of these servers may be asked, and `kill` ends one by kill -9 and starts it again. */
export interface Servers {
  readonly urls: readonly string[];
  kill(number: number): Promise<void>;
}

export interface ServerTournamentReport {
  readonly view: Tournament;
  /** By entrant, from 1: which of the people it is. */
  readonly people: readonly number[];
  readonly tables: number;
  readonly moves: number;
  readonly kills: number;
  readonly seconds: number;
  /** How often somebody without a seat looked at it. */
  readonly looks: number;
  /** What is wrong, one line each. */
  readonly findings: readonly string[];
}

/** Plays a whole tournament while servers are killed, and compares what people received with what is there in the end. */
export async function runTournament(
  servers: Servers,
  plan: ServerTournamentPlan,
  progress: (ended: number) => void = () => {},
): Promise<ServerTournamentReport> {
  const began = performance.now();
  let turn = 0;
  const url = (): string => at(servers.urls, turn++ % servers.urls.length);
  // Kills are spread over the tournament, each in the middle of matches: everybody has moved about once since the last.
  const total = plan.people * plan.rounds;
  let [ended, moves, kills] = [0, 0, 0];
  let killing: Promise<void> = Promise.resolve();
  const moved = (): void => {
    if (kills >= plan.kills || ended < (kills * total) / plan.kills || ++moves < plan.people) return;
    moves = 0;
    const number = kills++;
    killing = killing.then(() => servers.kill(number));
  };
  const people = Array.from(
    { length: plan.people },
    (_, number) => new EntrantProgram(number, url, { moved, ended: () => progress(++ended) }),
  );
  for (const one of people) await one.make();
  const host = at(people, 0).key;
  const { game, options, rounds, seats, final, duplicate, bots } = plan;
  const wish = {
    ...{
      id: 'tournament-of-programs',
      name: 'Programs',
      game,
      options,
      rounds,
      seats,
      final,
      duplicate,
      pause: 0,
    },
    // A slow machine must not play for them.
    clock: { kind: 'move', seconds: 600 },
    ...{ start: { kind: 'full', entrants: plan.people }, ...(bots !== null && { bots }) },
  };
  const made = (await ask(url, '/player/tournaments', { key: host, body: wish })) as { tournament: string };
  for (const one of people) await one.join(made.tournament);
  const spy = new Spy(url);
  const spying = spy.watch(made.tournament);
  const views = await Promise.all(people.map((one) => one.play(made.tournament, plan.choose)));
  await spying;
  await killing;
  const view = await get<Tournament>(url, `/tournaments/${made.tournament}`);
  const accepted = people.flatMap((one) => one.accepted);
  const played = await readAll(url, view, accepted);
  const seen = new Set(views.map(({ standings }) => JSON.stringify(standings)));
  const different = seen.size === 1 ? [] : ['people saw different standings in the end'];
  const seenBySpy = spy.findings([...people.flatMap(({ secrets }) => secrets), view.secret ?? '(no secret)']);
  const numbers = new Map(people.map(({ entrant, number }) => [entrant, number]));
  return {
    view,
    people: view.entrants.map(({ entrant }) => numbers.get(entrant) ?? -1),
    tables: played.logs.size,
    moves: accepted.length,
    kills,
    seconds: (performance.now() - began) / 1000,
    looks: spy.looks,
    findings: [...checkTournament(played), ...different, ...seenBySpy],
  };
}

async function readAll(
  url: () => string,
  view: Tournament,
  accepted: PlayedTournament['accepted'],
): Promise<PlayedTournament> {
  const rounds = await roundsOf(url, view);
  const tables = rounds.flatMap((round) => round.tables.map(({ table }) => table));
  const logs = new Map<string, Awaited<ReturnType<typeof entriesOf>>>();
  const ends: Map<
    string,
    PlayedTournament['ends'] extends ReadonlyMap<string, infer S> ? S : never
  > = new Map();
  for (const table of tables) {
    logs.set(table, await entriesOf(url, table));
    ends.set(table, await get(url, `/tables/${table}`));
  }
  return { view, rounds, accepted, logs, ends };
}
