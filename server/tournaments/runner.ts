import { accept, at } from '@bullpen/engine';
import type { Machine, Table } from '@bullpen/table';
import {
  decideResult,
  earnings,
  standingOf,
  type TournamentState,
  tournamentStep,
  voidResult,
} from '@bullpen/tournament';
import { deny } from '@bullpen/wire/problems.ts';
import { unasked } from '../asker.ts';
import { lane } from '../lane.ts';
import type { ClubResult } from '../store/clubs.ts';
import type { BesideEntry, TournamentStore } from '../store/tournaments.ts';
import type { TournamentLogs } from './log.ts';
import { type TournamentTableNeeds, type TournamentTables, tournamentTableId } from './tables.ts';

/** Tournaments and tables that one sweep looks at. */
const AT_ONCE = 200;
/** A bound on the steps in a row: more than a tournament ever takes. */
const STEPS = 20;

/**
 * What happens at tournaments unasked: at set times, and when a table has ended. One step follows the other, and any process may do
 * any step again (`tournament/steps.ts`).
 */
export class TournamentRunner {
  readonly #needs: TournamentTableNeeds;
  readonly #machine: Machine;
  readonly #logs: TournamentLogs;
  readonly #tables: TournamentTables;
  readonly #underWay = new Set<Promise<unknown>>();
  /** Tournaments at which steps are being done now, and the next run that waits for this one. */
  readonly #going = new Map<string, { readonly done: Promise<void>; again: Promise<void> | null }>();

  constructor(needs: TournamentTableNeeds, logs: TournamentLogs, tables: TournamentTables) {
    this.#needs = needs;
    this.#machine = needs.machine;
    this.#logs = logs;
    this.#tables = tables;
  }

  get #store(): TournamentStore {
    return this.#needs.services.store.tournaments;
  }

  /** A table has gone on: notes its result if it is over. */
  consider(table: Table): void {
    const { status, created } = table;
    if (status === 'over' && created.tournament !== undefined)
      this.#begin(async () => this.#settle(created.tournament?.tournament ?? '', table.id));
  }

  async #settle(id: string, tableId: string): Promise<void> {
    const [state, table] = [await this.#logs.find(id), await this.#tables.find(tableId)];
    if (state === null || state.ended !== null) return;
    const latest = state.rounds.at(-1);
    const number =
      latest?.tables.findIndex((_, i) => tournamentTableId(state, latest.round, i) === tableId) ?? -1;
    if (latest === undefined || number === -1 || !latest.dealt) return;
    if (table !== null && table.status !== 'over') return;
    const { round } = latest;
    const { seats, result: before } = at(latest.tables, number);
    if (before !== null) return;
    await this.#logs.append(id, {
      key: `!result-${round}-${number}`,
      decide: async (now) => {
        // A table that an operator has removed says nothing any more.
        const result =
          table === null ? voidResult(seats.length, []) : await this.#tables.result(table, seats, now);
        return decideResult(now, round, number, result, this.#machine.now());
      },
      beside: () => ({ settled: tableId }),
    });
    await this.#steps(id);
  }

  /** Does all that is due at a tournament. There is one run at a time, and one more for all who ask meanwhile. */
  #steps(id: string): Promise<void> {
    const going = this.#going.get(id);
    if (going !== undefined) {
      going.again ??= going.done.catch(() => {}).then(() => this.#steps(id));
      return going.again;
    }
    const done = this.#doSteps(id).finally(() => this.#going.delete(id));
    this.#going.set(id, { done, again: null });
    return done;
  }

  async #doSteps(id: string): Promise<void> {
    for (let i = 0; i < STEPS; i++) {
      const state = await this.#logs.find(id);
      const step = state === null ? null : tournamentStep(state, this.#machine);
      if (state === null || step === null) return;
      const { first, key, making } = step;
      if (first?.do === 'deal') {
        await this.#tables.deal(state, first.round, await this.#store.entrants(id));
        // Cancelled meanwhile, perhaps elsewhere: these tables may have been made after all others were ended.
        if ((await this.#logs.find(id))?.ended !== null) await this.#tables.close(state, first.round);
      }
      if (first?.do === 'close') await this.#tables.close(state, first.round);
      if (first?.do === 'show') await this.#tables.show(state, first.round);
      const entry = await lane.run(id, making);
      await this.#logs.append(id, {
        key,
        // A round is drawn for those who were in: if somebody has come or gone since, it is drawn again.
        decide: (now) => {
          const stands =
            entry.type === 'drawn' ? now.seq === state.seq : tournamentStep(now, this.#machine)?.key === key;
          return stands ? accept(entry) : deny('no-break');
        },
        beside: async (_, after): Promise<BesideEntry> => {
          if (entry.type === 'ended') return clubResultsIn(after, this.#store);
          if (entry.type !== 'drawn') return {};
          return { tables: entry.tables.map((_, table) => tournamentTableId(after, entry.round, table)) };
        },
      });
    }
  }

  /** A job, or the sweep, says that something may be due. */
  async begin(id: string): Promise<void> {
    await unasked(() => this.#steps(id));
  }

  /** Goes on with what a command has made due; nobody waits for it. */
  goOn(id: string): void {
    this.#begin(() => this.#steps(id));
  }

  #begin(work: () => Promise<void>): void {
    const going = this.#attempt(work).finally(() => this.#underWay.delete(going));
    this.#underWay.add(going);
  }

  /** Does something that nobody asked for. If it fails, the sweep tries again. */
  #attempt(work: () => Promise<void>, tournament?: string): Promise<void> {
    return unasked(work).catch((error: unknown) =>
      this.#needs.services.log('a tournament did not go on; it is tried again', {
        ...(tournament !== undefined && { tournament }),
        error: String(error),
      }),
    );
  }

  /** Called often: finishes what dead processes have left. */
  async sweep(): Promise<void> {
    for (const { tournament, table } of await this.#store.unsettled(AT_ONCE))
      await this.#attempt(() => this.#settle(tournament, table), tournament);
    for (const id of await this.#store.due(this.#needs.services.now(), AT_ONCE))
      await this.#attempt(() => this.#steps(id), id);
  }

  /** Resolves when all work that was begun is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}

/** What a tournament that is over adds to the leaderboard of its club. */
export async function clubResultsIn(state: TournamentState, store: TournamentStore): Promise<BesideEntry> {
  const { club } = state.created.terms;
  if (club === null) return {};
  const sums = earnings(state);
  const champions = new Set(
    state.ended === 'finished'
      ? standingOf(state).flatMap(({ place, entrant }) => (place === 1 ? [entrant] : []))
      : [],
  );
  const rows = (await store.entrants(state.id)).flatMap(({ entrant, player }): ClubResult[] => {
    const sum = sums.get(entrant);
    return sum === undefined ? [] : [{ player, ...sum, titles: champions.has(entrant) ? 1 : 0 }];
  });
  return { results: { club, rows } };
}
