import { accept, at } from '@bullpen/engine';
import type { Machine, Table } from '@bullpen/table';
import {
  type Actor,
  type Around,
  decideCodes,
  decideInTournament,
  decideResult,
  decideTournament,
  earnings,
  placeIn,
  roundView,
  standingOf,
  type TournamentState,
  tournamentLine,
  tournamentStep,
  tournamentView,
  voidResult,
} from '@bullpen/tournament';
import type {
  EnterByCode,
  EnteredByCode,
  EntryCodes,
  MakeCodes,
  MyTournament,
  MyTournaments,
  NewTournament,
  Tournament,
  TournamentAnswer,
  TournamentCommand,
  TournamentMade,
  TournamentRound,
  TournamentSeat,
} from '@bullpen/wire';
import { avatarOf, ERASED } from '@bullpen/wire/avatar.ts';
import { cleanName, distinctName } from '@bullpen/wire/names.ts';
import { deny } from '@bullpen/wire/problems.ts';
import { askedBy, unasked } from '../asker.ts';
import type { Asked, TournamentService } from '../contract.ts';
import { GrowthListeners } from '../growth-listeners.ts';
import { playerKey } from '../keys.ts';
import { lane } from '../lane.ts';
import { tournamentPayer } from '../payers.ts';
import type { ClubResult } from '../store/clubs.ts';
import type { BesideEntry, StoredEntrant } from '../store/tournaments.ts';
import { tableIdFor } from '../tokens.ts';
import { codeNumber, entryCode } from './codes.ts';
import { TournamentLogs, tournamentIn, type Wish } from './log.ts';
import { type TournamentTableNeeds, TournamentTables, tournamentTableId } from './tables.ts';

/** How many tournaments of a player or a club are listed, and how many of a player are exported. */
const LISTED = 50;
const EVERY = 10_000;
/** Tournaments and tables that one sweep looks at. */
const AT_ONCE = 200;
/** More steps in a row than a tournament ever takes. */
const STEPS = 20;

/** A player who asks, and what they are in a tournament. */
interface Asking {
  readonly player: string;
  readonly name: string;
  readonly host: boolean;
  readonly member: boolean;
  readonly entrant: number | null;
}

/**
 * Tournaments. All that is decided about one stands in its log; what the server does unasked is one step after the other, each of which
 * any process may do again (`tournament/steps.ts`).
 */
export class LiveTournaments implements TournamentService {
  readonly #needs: TournamentTableNeeds;
  readonly #machine: Machine;
  readonly #logs: TournamentLogs;
  readonly #tables: TournamentTables;
  readonly #listeners = new GrowthListeners();
  readonly #underWay = new Set<Promise<unknown>>();
  /** Tournaments at which something is being done now, and what is to be done after it. */
  readonly #going = new Map<string, { readonly done: Promise<void>; again: Promise<void> | null }>();

  constructor(needs: TournamentTableNeeds) {
    this.#needs = needs;
    this.#machine = needs.machine;
    this.#tables = new TournamentTables(needs);
    this.#logs = new TournamentLogs(needs.services, ({ id, seq }) => this.#listeners.call(id, seq));
    needs.services.news.listen((name, seq) => {
      const id = tournamentIn(name);
      if (id !== null) this.#listeners.call(id, seq);
    });
  }

  get #store() {
    return this.#needs.services.store.tournaments;
  }

  async make(key: string, wish: NewTournament): Promise<Asked<TournamentMade>> {
    const asked = await this.#needs.players.facts(key);
    if (!asked.ok) return asked;
    const { player } = asked.value;
    if (wish.club !== undefined) {
      const { clubs } = this.#needs.services.store;
      if ((await clubs.find(wish.club)) === null) return deny('no-such-club');
      if ((await clubs.memberOf(wish.club, player)) === null) return deny('not-member');
    } else if (wish.entry === 'members') return deny('no-such-club');
    const decision = decideTournament(wish, this.#machine);
    if (!decision.ok) return decision;
    const id = tableIdFor('tournament', JSON.stringify([player, wish]));
    const made = await this.#logs.create(id, wish.id, decision.value, { host: player });
    if (!made.ok) return made;
    if (made.value.written) this.#needs.payers.set(tournamentPayer(id), askedBy() ?? tournamentPayer(id));
    return accept({ tournament: id });
  }

  /** Those that a player hosts or has joined, the latest first. */
  async mine(key: string): Promise<Asked<MyTournaments>> {
    const asked = await this.#needs.players.facts(key);
    if (!asked.ok) return asked;
    return accept({ tournaments: await this.of(asked.value.player, LISTED) });
  }

  /** The same, of a player who is known. */
  async of(player: string, limit = EVERY): Promise<MyTournament[]> {
    const all: MyTournament[] = [];
    for (const id of await this.#store.ofPlayer(player, limit)) {
      await lane.turn(id);
      const state = await this.#logs.find(id);
      if (state !== null) all.push(this.#mineIn(state, await this.#askingOf(state, player)));
    }
    return all;
  }

  /** Those of a club, the latest first. */
  async ofClub(club: string): Promise<ReturnType<typeof tournamentLine>[]> {
    const lines: ReturnType<typeof tournamentLine>[] = [];
    for (const id of await this.#store.ofClub(club, LISTED)) {
      // Each may have to be read from its log.
      await lane.turn(id);
      const state = await this.#logs.find(id);
      if (state !== null) lines.push(tournamentLine(state));
    }
    return lines;
  }

  async view(id: string): Promise<Asked<Tournament>> {
    const state = await this.#logs.find(id);
    return state === null
      ? deny('no-such-tournament')
      : accept(tournamentView(state, await this.#around(state)));
  }

  async round(id: string, round: number): Promise<Asked<TournamentRound>> {
    const state = await this.#logs.find(id);
    if (state === null) return deny('no-such-tournament');
    const found = state.rounds[round - 1];
    if (found === undefined) return deny('no-such-round');
    return accept(roundView(found, { tableId: (...place) => tournamentTableId(state, ...place) }));
  }

  async seq(id: string): Promise<number | null> {
    return (await this.#logs.find(id))?.seq ?? null;
  }

  subscribe(id: string, grown: (seq: number) => void): () => void {
    return this.#listeners.add(id, grown);
  }

  async #around(state: TournamentState): Promise<Around> {
    const rows = new Map((await this.#store.entrants(state.id)).map((row) => [row.entrant, row]));
    const { club } = state.created.terms;
    const found = club === null ? null : await this.#needs.services.store.clubs.find(club);
    return {
      now: this.#needs.services.now(),
      club: found === null ? null : { name: found.name },
      names: state.entrants.map((_, i) => {
        const row = rows.get(i + 1);
        return { name: row?.name ?? ERASED, avatar: avatarOf(row?.player ?? `${state.id} ${i}`) };
      }),
      tableId: (...place) => tournamentTableId(state, ...place),
    };
  }

  async me(key: string, id: string): Promise<Asked<MyTournament>> {
    const asked = await this.#asking(key, id);
    return asked.ok ? accept(this.#mineIn(asked.value.state, asked.value)) : asked;
  }

  /** Who asks, and the tournament as it is. */
  async #asking(key: string, id: string): Promise<Asked<Asking & { readonly state: TournamentState }>> {
    const asked = await this.#needs.players.facts(key);
    if (!asked.ok) return asked;
    const state = await this.#logs.find(id);
    if (state === null) return deny('no-such-tournament');
    const { player, name } = asked.value;
    return accept({ ...(await this.#askingOf(state, player)), name, state });
  }

  async #askingOf(state: TournamentState, player: string): Promise<Asking> {
    const { clubs } = this.#needs.services.store;
    const { club } = state.created.terms;
    const member = club === null ? null : await clubs.memberOf(club, player);
    const owner = club === null || member === null ? null : ((await clubs.find(club))?.owner ?? null);
    const rows = await this.#store.entrants(state.id);
    return {
      player,
      name: '',
      host: (await this.#store.hostOf(state.id)) === player || (member !== null && member === owner),
      member: member !== null,
      entrant: rows.find((row) => row.player === player)?.entrant ?? null,
    };
  }

  #mineIn(state: TournamentState, { host, member, entrant }: Asking): MyTournament {
    const standing = state.rounds.length === 0 ? [] : standingOf(state);
    return {
      ...tournamentLine(state),
      club: member ? state.created.terms.club : null,
      host,
      entrant,
      state: entrant === null ? null : at(state.entrants, entrant - 1).state,
      place: standing.find((row) => row.entrant === entrant)?.place ?? null,
    };
  }

  async command(key: string, id: string, command: TournamentCommand): Promise<Asked<TournamentAnswer>> {
    const asked = await this.#asking(key, id);
    if (!asked.ok) return asked;
    const { player, name } = asked.value;
    const named = command.do === 'join' ? await this.#nameFor(asked.value.state, command, name) : accept('');
    if (!named.ok) return named;
    const done = await this.#logs.append(id, this.#wishOf(id, player, named.value, command));
    if (!done.ok) return done;
    const { state, seq } = done.value;
    const me = await this.#askingOf(state, player);
    if (command.do === 'leave' && me.entrant !== null) await this.#leaveTable(state, me.entrant);
    if (command.do === 'remove' && me.host) await this.#leaveTable(state, command.entrant);
    this.#goOn(id);
    return accept({ seq, me: this.#mineIn(state, me) });
  }

  /** What a command comes to, on the tournament as it is when it is written. */
  #wishOf(id: string, player: string, name: string, command: TournamentCommand): Wish {
    let entrants: readonly StoredEntrant[] = [];
    return {
      key: playerKey(id, player, command.id),
      decide: async (state) => {
        const actor: Actor = {
          ...(await this.#askingOf(state, player)),
          code: command.do === 'join' ? codeIn(state, command.code) : null,
        };
        if (command.do === 'join') entrants = await this.#store.entrants(state.id);
        return decideInTournament(state, actor, command, this.#machine.now());
      },
      beside: async (entry, after): Promise<BesideEntry> => {
        if (entry.type === 'ended') return this.#resultsIn(after);
        if (entry.type !== 'joined') return {};
        const others = entrants.map((one) => one.name);
        const { entrant, code } = entry;
        return { entrant: { entrant, player, name: distinctName(name, others), code } };
      },
    };
  }

  /** What somebody who joins is called: as they say, as is prepared for their code, or as the player is. */
  async #nameFor(
    state: TournamentState,
    { name, code }: { readonly name?: string | undefined; readonly code?: string | undefined },
    own: string | null,
  ): Promise<Asked<string>> {
    if (name !== undefined) {
      const clean = cleanName(name);
      return clean === null ? deny('name') : accept(clean);
    }
    const number = codeIn(state, code);
    const prepared =
      number === null ? null : (await this.#store.codes(state.id)).find((row) => row.number === number)?.name;
    return accept(prepared ?? own ?? `Player ${number}`);
  }

  /**
   * The bot plays on at the table of somebody who has left or was removed. The log says who that is, not the request: one whose id was used
   * for something else before is answered without a decision.
   */
  async #leaveTable(state: TournamentState, entrant: number): Promise<void> {
    if ((state.entrants[entrant - 1]?.state ?? 'in') === 'in') return;
    const gone = (await this.#store.entrants(state.id)).find((row) => row.entrant === entrant);
    if (gone !== undefined) await this.#leaveSeat(state, gone);
  }

  async #leaveSeat(state: TournamentState, { entrant, player }: StoredEntrant): Promise<void> {
    const place = placeIn(state, entrant);
    if (place === null || place.round.over !== null || !place.round.dealt) return;
    await this.#tables.leave(tournamentTableId(state, place.round.round, place.table), player);
  }

  /** A player is about to be erased: they play no further round. */
  async forget(player: string): Promise<void> {
    for (const id of await this.#store.ofPlayer(player, EVERY)) {
      const row = (await this.#store.entrants(id)).find((one) => one.player === player);
      if (row === undefined) continue;
      const { entrant } = row;
      const left = await this.#logs.append(id, {
        key: `!erased-${entrant}`,
        decide: (state) =>
          state.ended !== null
            ? deny('tournament-over')
            : accept({ type: 'left', at: this.#machine.now(), entrant }),
      });
      if (left.ok) await this.#leaveSeat(left.value.state, row);
    }
  }

  /** The seat of a player in the latest round. The token is theirs to choose; another one moves the seat to this device. */
  async seat(key: string, id: string, token: string): Promise<Asked<TournamentSeat>> {
    const asked = await this.#asking(key, id);
    if (!asked.ok) return asked;
    const { player, entrant, state } = asked.value;
    if (entrant === null) return deny('not-entered');
    if (at(state.entrants, entrant - 1).state === 'removed') return deny('entrant-removed');
    const place = placeIn(state, entrant);
    if (place === null || !place.round.dealt) {
      this.#goOn(id);
      return deny('no-table');
    }
    const { round } = place.round;
    const table = tournamentTableId(state, round, place.table);
    const claimed = await this.#tables.claim(table, player, token);
    return claimed.ok ? accept({ round, table, seat: place.seat }) : claimed;
  }

  async makeCodes(
    key: string,
    id: string,
    { id: name, count, ...wish }: MakeCodes,
  ): Promise<Asked<EntryCodes>> {
    const asked = await this.#asking(key, id);
    if (!asked.ok) return asked;
    const { player } = asked.value;
    const { names = [], prefix } = wish;
    const clean = names.map(cleanName);
    const start = prefix === undefined ? undefined : cleanName(prefix);
    if (clean.includes(null) || start === null) return deny('name');
    const done = await this.#logs.append(id, {
      key: playerKey(id, player, name),
      decide: async (state) =>
        decideCodes(
          state,
          { ...(await this.#askingOf(state, player)), code: null },
          count,
          this.#machine.now(),
        ),
      beside: (_, { codes }) => {
        const from = codes.length - count + 1;
        const named = Array.from(
          { length: count },
          (_, i) => clean[i] ?? (start === undefined ? null : `${start} ${from + i}`),
        );
        return { codes: { from, names: named } };
      },
    });
    return done.ok ? this.codes(key, id) : done;
  }

  async codes(key: string, id: string): Promise<Asked<EntryCodes>> {
    const asked = await this.#asking(key, id);
    if (!asked.ok) return asked;
    const { host, state } = asked.value;
    if (!host) return deny('not-tournament-host');
    const names = new Map((await this.#store.codes(id)).map(({ number, name }) => [number, name]));
    const { secret } = state.created;
    return accept({
      codes: state.codes.map((entrant, i) => ({
        number: i + 1,
        code: entryCode(secret, i + 1),
        name: names.get(i + 1) ?? null,
        entrant,
      })),
    });
  }

  /** Somebody comes by a code. A player is made only for a code that lets somebody in. */
  async enter(id: string, { code, player: wish }: EnterByCode): Promise<Asked<EnteredByCode>> {
    const { players } = this.#needs;
    const state = await this.#logs.find(id);
    if (state === null) return deny('no-such-tournament');
    const known = await players.facts(wish.key);
    // Once for a code: sent again, it is the same command.
    const command = { id: `code-${Number.parseInt(code, 10)}`, do: 'join', code } as const;
    if (!known.ok) {
      const stranger: Actor = { entrant: null, host: false, member: false, code: codeIn(state, code) };
      const may = decideInTournament(state, stranger, command, this.#machine.now());
      if (!may.ok) return may;
      const name = await this.#nameFor(state, { name: wish.name, code }, null);
      if (!name.ok) return name;
      const made = await players.add({ id: wish.id, key: wish.key, name: name.value });
      if (!made.ok) return made;
    }
    const named = wish.name === undefined ? command : { ...command, name: wish.name };
    const entered = await this.command(wish.key, id, named);
    if (!entered.ok) return entered;
    const player = await players.facts(wish.key);
    return player.ok ? accept({ ...entered.value, player: player.value }) : player;
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

  /** Does all that is due at a tournament: once at a time, and once more for all who ask meanwhile. */
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
          if (entry.type === 'ended') return this.#resultsIn(after);
          if (entry.type !== 'drawn') return {};
          return { tables: entry.tables.map((_, table) => tournamentTableId(after, entry.round, table)) };
        },
      });
    }
  }

  /** What a tournament of a club, which is over now, means for its leaderboard. */
  async #resultsIn(state: TournamentState): Promise<BesideEntry> {
    const { club } = state.created.terms;
    if (club === null) return {};
    const sums = earnings(state);
    const champions = new Set(
      state.ended === 'finished'
        ? standingOf(state).flatMap(({ place, entrant }) => (place === 1 ? [entrant] : []))
        : [],
    );
    const rows = (await this.#store.entrants(state.id)).flatMap(({ entrant, player }): ClubResult[] => {
      const sum = sums.get(entrant);
      return sum === undefined ? [] : [{ player, ...sum, titles: champions.has(entrant) ? 1 : 0 }];
    });
    return { results: { club, rows } };
  }

  /** A job, or the sweep, says that something may be due. */
  async begin(id: string): Promise<void> {
    await unasked(() => this.#steps(id));
  }

  /** Goes on with what a command has made due; nobody waits for it. */
  #goOn(id: string): void {
    this.#begin(() => this.#steps(id));
  }

  #begin(work: () => Promise<void>): void {
    const { log } = this.#needs.services;
    const going = unasked(work)
      .catch((error: unknown) =>
        log('a tournament did not go on; it is tried again', { error: String(error) }),
      )
      .finally(() => this.#underWay.delete(going));
    this.#underWay.add(going);
  }

  /** Often: does what processes that died have left, and says to those who wait what they have missed. */
  async sweep(): Promise<void> {
    const { now, log } = this.#needs.services;
    const attempt = (work: () => Promise<void>, what: object): Promise<void> =>
      unasked(work).catch((error: unknown) =>
        log('a tournament did not go on; it is tried again', { ...what, error: String(error) }),
      );
    for (const { tournament, table } of await this.#store.unsettled(AT_ONCE))
      await attempt(() => this.#settle(tournament, table), { tournament });
    for (const id of await this.#store.due(now(), AT_ONCE))
      await attempt(() => this.#steps(id), { tournament: id });
    if (this.#needs.services.shared)
      for (const id of [...this.#listeners.tables()]) {
        const head = await this.#store.head(id);
        if (head !== null) this.#listeners.call(id, head);
      }
  }

  /** Resolves when all that has begun is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}

/** The number of the code that somebody came with: 0 for a wrong one, null for none. */
const codeIn = ({ created }: TournamentState, code: string | undefined): number | null =>
  code === undefined ? null : codeNumber(created.secret, code);
