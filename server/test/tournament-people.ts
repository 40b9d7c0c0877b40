import { at } from '@bullpen/engine';
import type { NewTournament, Problem, Tournament, TournamentCommand, WithoutId } from '@bullpen/wire';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Asked } from '../contract.ts';
import { embeddedJobs, timerOf } from '../jobs/embedded.ts';
import { command, newId, openTables } from './open-tables.ts';
import type { OpenTables } from './people.ts';

export interface Entrant {
  readonly id: string;
  readonly key: string;
  readonly token: string;
}

export const granted = <T>(asked: Asked<T>): T => {
  if (!asked.ok) throw new Error(asked.refusal.code);
  return asked.value;
};

export const codeOf = (asked: Asked<unknown> | { ok: boolean; problem?: Problem }): string | null =>
  asked.ok ? null : (('refusal' in asked ? asked.refusal : asked.problem)?.code ?? null);

/** A tournament of two rounds, as quick as can be. */
export const SHORT = { game: 'six-nimmt', rounds: 2, options: { rounds: 1 }, pause: 0 } as const;

type Wish = WithoutId<TournamentCommand>;

/** Tables for each test of a file, with a clock that can be put forward, and people who play tournaments at them. */
export function tournamentPeople() {
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  let jobs: ReturnType<typeof embeddedJobs>;
  let opened: OpenTables;
  const open = async (folder?: string, shared = false): Promise<OpenTables> => {
    jobs = embeddedJobs({ log: () => {}, timer: timerOf(now) });
    return openTables(folder, now, { least: 0, more: 0 }, {}, shared, { jobs });
  };
  beforeEach(async () => {
    ahead = 0;
    opened = await open();
  });
  afterEach(async () => {
    expect(opened.failures).toEqual([]);
    await jobs.close();
    await opened.remove();
  });

  let count = 0;
  async function newPerson(name = `Person ${count}`): Promise<Entrant> {
    const number = count++;
    const id = `tournament-player-${number}-xx`.slice(0, 30);
    const key = `key-of-tournament-${number}-`.padEnd(40, 'k');
    await opened.tables.players.add({ id, key, name });
    return { id, key, token: `token-${number}-`.padEnd(30, 't') };
  }
  const newPeople = (many: number): Promise<Entrant[]> =>
    Promise.all(Array.from({ length: many }, () => newPerson()));

  /** A new tournament; says which. */
  async function make(host: Entrant, more: Partial<NewTournament> = {}): Promise<string> {
    const wish = { id: newId(), name: 'Cup', ...SHORT, ...more } as NewTournament;
    return granted(await opened.tables.tournaments.make(host.key, wish)).tournament;
  }

  const say = ({ key }: Entrant, id: string, wish: Wish) =>
    opened.tables.tournaments.command(key, id, { id: newId(), ...wish } as TournamentCommand);
  const view = async (id: string): Promise<Tournament> => granted(await opened.tables.tournaments.view(id));
  const seatOf = async ({ key, token }: Entrant, id: string) =>
    granted(await opened.tables.tournaments.seat(key, id, token));

  /** Until something is so, with the sweep doing what is due. */
  const until = (check: () => Promise<boolean>): Promise<void> =>
    vi.waitFor(
      async () => {
        await opened.tables.tournaments.sweep();
        if (!(await check())) throw new Error('not yet');
      },
      { timeout: 60_000, interval: 5 },
    );

  const dealt = (id: string, round: number): Promise<void> =>
    until(async () => {
      const { round: latest, status } = await view(id);
      if (latest?.round !== round || status !== 'playing') return false;
      const first = at(latest.tables, 0);
      const seen = await opened.tables.snapshot(first.table, null);
      return seen.ok ? seen.value.status === 'playing' : seen.refusal.code === 'round-running';
    });

  /** Everybody plays the first legal move until the round is over. */
  async function playRound(people: readonly Entrant[], id: string): Promise<void> {
    const before = (await view(id)).round?.round;
    const seats = await Promise.all(people.map(async (who) => ({ who, ...(await seatOf(who, id)) })));
    await until(async () => {
      for (const { who, table } of seats) {
        const seen = await opened.tables.snapshot(table, who.token);
        if (!seen.ok || seen.value.status !== 'playing') continue;
        const [move] = seen.value.legal;
        if (move !== undefined) await opened.tables.command(table, who.token, command({ do: 'move', move }));
      }
      const { round, status } = await view(id);
      return round?.round !== before || status !== 'playing';
    });
  }

  async function begun(
    many: number,
    more: Partial<NewTournament> = {},
  ): Promise<{ id: string; people: Entrant[] }> {
    const people = await newPeople(many);
    const host = at(people, 0);
    const id = await make(host, { bots: 'easy', ...more });
    for (const who of people) granted(await say(who, id, { do: 'join' }));
    granted(await say(host, id, { do: 'start' }));
    await dealt(id, 1);
    return { id, people };
  }

  return {
    /** The tables of this test; after `reopen`, those of the process that came last. */
    opened: () => opened,
    /** Puts the clock forward by this many milliseconds. */
    pass(milliseconds: number): void {
      ahead += milliseconds;
    },
    now,
    /** Ends the process and starts two others on its files, which share them. */
    async reopenTwice(): Promise<readonly [OpenTables, OpenTables]> {
      await opened.close();
      await jobs.close();
      const both = [await open(opened.folder, true), await open(opened.folder, true)] as const;
      [opened] = both;
      return both;
    },
    newPerson,
    newPeople,
    make,
    say,
    view,
    seatOf,
    until,
    dealt,
    playRound,
    begun,
  };
}
