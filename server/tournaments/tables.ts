import { accept, at, type Seat } from '@bullpen/engine';
import { placesOf } from '@bullpen/ratings';
import {
  bounded,
  conductAt,
  deal,
  decideEnd,
  decideTournamentLeave,
  decideTournamentSeat,
  decideTournamentTable,
  decideUnseal,
  type Machine,
  seatEntrant,
  standIn,
  type Table,
} from '@bullpen/table';
import { type RoundState, resultOf, type TournamentState, voidResult } from '@bullpen/tournament';
import type { TournamentResult } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import type { CachedTable } from '../cached-table.ts';
import type { Asked } from '../contract.ts';
import { readKept } from '../kept-log.ts';
import {
  TOURNAMENT_CLOSED_KEY,
  TOURNAMENT_DEALT_KEY,
  TOURNAMENT_MADE_KEY,
  TOURNAMENT_SHOWN_KEY,
  tournamentSatKey,
} from '../keys.ts';
import { type Payers, tournamentPayer } from '../payers.ts';
import type { LivePlayers } from '../players/index.ts';
import type { StoredEntrant } from '../store/tournaments.ts';
import type { TableCache } from '../table-cache.ts';
import type { TableServices } from '../table-services.ts';
import { openTable, type TableWriter } from '../table-writer.ts';
import { tableIdFor } from '../tokens.ts';
import { tableSecret } from './secrets.ts';

export interface TournamentTableNeeds {
  readonly services: TableServices;
  readonly machine: Machine;
  readonly cache: TableCache;
  readonly writer: TableWriter;
  readonly players: LivePlayers;
  readonly payers: Payers;
}

/** The id of a table. It follows from the tournament's secret, so every process computes the same one and nobody else can. */
export const tournamentTableId = ({ created }: TournamentState, round: number, table: number): string =>
  tableIdFor('tournament-table', `${created.secret} ${round} ${table}`);

/** The tables of tournaments. Every step is done once, by whichever process comes first. */
export class TournamentTables {
  readonly #needs: TournamentTableNeeds;

  constructor(needs: TournamentTableNeeds) {
    this.#needs = needs;
  }

  /** Makes all tables of a round, with everybody in their seats, and deals. */
  async deal(state: TournamentState, round: RoundState, entrants: readonly StoredEntrant[]): Promise<void> {
    const people = new Map(entrants.map((entrant) => [entrant.entrant, entrant]));
    for (const number of round.tables.keys()) {
      const id = await this.#open(state, round, number);
      await this.#seatAll(id, at(round.tables, number).seats, people);
      for (const entrant of at(round.tables, number).seats) {
        const person = entrant === null ? undefined : people.get(entrant);
        const now = entrant === null ? 'in' : at(state.entrants, entrant - 1).state;
        if (person !== undefined && now !== 'in') await this.leave(id, person.player, now);
      }
    }
  }

  async #open(state: TournamentState, { round, final, tables }: RoundState, number: number): Promise<string> {
    const { services, cache, machine, payers } = this.#needs;
    const { terms, secret } = state.created;
    const id = tournamentTableId(state, round, number);
    // All bots of a tournament share the time of the caller that made it, as those of its other tables do.
    payers.pass(tournamentPayer(state.id), id, tournamentPayer(state.id));
    if ((await cache.find(id)) !== null) return id;
    const { game, options, clock, duplicate, bots } = terms;
    const levels = at(tables, number).seats.map((entrant) => (entrant === null ? bots : null));
    const plan = {
      game,
      options,
      clock,
      levels,
      secret: tableSecret(secret, round, duplicate ? null : number),
      tournament: { tournament: state.id, round, number, final, sealed: duplicate },
    };
    const decision = decideTournamentTable(plan, services.pace, machine);
    if (!decision.ok) throw new Error(`no table of a tournament: ${decision.refusal.code}`);
    await openTable(this.#needs, id, TOURNAMENT_MADE_KEY, decision.value.entry);
    return id;
  }

  async #seatAll(
    id: string,
    seats: readonly (number | null)[],
    people: ReadonlyMap<number, StoredEntrant>,
  ): Promise<void> {
    await this.#at(id, async (cached) => {
      for (const [seat, entrant] of seats.entries())
        if (entrant !== null && at(cached.table.seats, seat).kind === 'free')
          await this.#seat(cached, seat, people.get(entrant) ?? null);
      if (cached.table.status !== 'open') return accept(null);
      return this.#needs.writer.append(cached, TOURNAMENT_DEALT_KEY, (now) =>
        deal(now, null, this.#needs.machine),
      );
    });
  }

  /** A bot plays in place of somebody who was erased meanwhile. */
  async #seat(cached: CachedTable, seat: Seat, person: StoredEntrant | null): Promise<void> {
    const { writer, machine, players } = this.#needs;
    if (person !== null) {
      // Before the log names the player: an erasure looks at all tables that were noted.
      await players.sits(person.player, cached.table);
      const sat = await writer.append(cached, tournamentSatKey(seat), () =>
        accept({ entry: seatEntrant(seat, person, machine) }),
      );
      if (sat.ok) return;
      if (sat.refusal.code !== 'bad-player') throw new Error(`nobody could be seated: ${sat.refusal.code}`);
    }
    await writer.append(cached, tournamentSatKey(seat), ({ game }) =>
      accept({ entry: { type: 'bot-seated', at: machine.now(), seat, level: standIn(game.id, machine) } }),
    );
  }

  /** The player's token opens their seat from now on. */
  async claim(id: string, player: string, token: string): Promise<Asked<unknown>> {
    return this.#at(id, async (cached) => {
      const moved = await this.#needs.writer.append(cached, null, (now) =>
        bounded(now, decideTournamentSeat(now, player, token, this.#needs.machine)),
      );
      return !moved.ok && moved.refusal.code === 'already-seated' ? accept(null) : moved;
    });
  }

  /** A bot plays on for somebody who has left the tournament or was removed from it. */
  async leave(id: string, player: string, state: 'left' | 'removed'): Promise<void> {
    await this.#at(id, (cached) =>
      this.#needs.writer.append(cached, null, (now) =>
        decideTournamentLeave(now, player, state, this.#needs.machine),
      ),
    );
  }

  /**
   * Ends the tables of a round that are still played: the tournament was cancelled, and its secret, which is public then, reveals all
   * hands. Then everybody may look at them.
   */
  async close(state: TournamentState, { round, tables }: RoundState): Promise<void> {
    for (const number of tables.keys()) {
      const done = await this.#at(tournamentTableId(state, round, number), (cached) =>
        this.#needs.writer.append(cached, TOURNAMENT_CLOSED_KEY, (now) =>
          decideEnd(now, 'host', this.#needs.machine.now()),
        ),
      );
      if (!done.ok && done.refusal.code === 'unavailable') throw new Error('a table could not be ended');
    }
    await this.show(state, { round, tables });
  }

  /** Everybody may look at the tables of a round. */
  async show(state: TournamentState, { round, tables }: Pick<RoundState, 'round' | 'tables'>): Promise<void> {
    if (!state.created.terms.duplicate) return;
    for (const number of tables.keys()) {
      const done = await this.#at(tournamentTableId(state, round, number), (cached) =>
        this.#needs.writer.append(cached, TOURNAMENT_SHOWN_KEY, (now) =>
          decideUnseal(now, this.#needs.machine.now()),
        ),
      );
      if (!done.ok && done.refusal.code === 'unavailable') throw new Error('a table could not be shown');
    }
  }

  /** The table as it is now; null if it is gone. Throws if it cannot be read. */
  async find(id: string): Promise<Table | null> {
    if ((await this.#needs.cache.find(id)) === null) return null;
    const found = await this.#at(id, async (cached) => accept(cached.table));
    if (!found.ok) throw new Error(`a table of a tournament cannot be read: ${found.refusal.code}`);
    return found.value;
  }

  /** How a match that is over counts. Somebody who has left the tournament comes last too. */
  async result(
    table: Table,
    seats: readonly (number | null)[],
    state: TournamentState,
  ): Promise<TournamentResult> {
    const conduct = conductAt(table, (await readKept(this.#needs.services.store, table)).entries);
    const forfeits = seats.flatMap((entrant, seat) => {
      if (entrant === null) return [];
      const gone = at(table.seats, seat).kind !== 'person' || at(state.entrants, entrant - 1).state !== 'in';
      return gone || at(conduct, seat) === 'left' ? [seat] : [];
    });
    const outcome = table.ended !== null || table.state === null ? null : table.game.outcome(table.state);
    return outcome === null
      ? voidResult(seats.length, forfeits)
      : resultOf(placesOf(outcome), outcome.scores, forfeits);
  }

  /** Does something at a table as it is now, whatever other processes have written. */
  async #at<T>(id: string, act: (cached: CachedTable) => Promise<Asked<T>>): Promise<Asked<T>> {
    return (await this.#needs.cache.atLatest(id, act)) ?? deny('no-such-table');
  }
}
