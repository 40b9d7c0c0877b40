import { accept, at } from '@bullpen/engine';
import type { Machine, Table } from '@bullpen/table';
import {
  type Actor,
  type Around,
  decideInTournament,
  decideTournament,
  placeIn,
  roundView,
  type TournamentState,
  tournamentLine,
  tournamentView,
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
import { askedBy } from '../asker.ts';
import type { Asked, TournamentService } from '../contract.ts';
import { GrowthListeners } from '../growth-listeners.ts';
import { playerKey } from '../keys.ts';
import { lane } from '../lane.ts';
import { tournamentPayer } from '../payers.ts';
import type { BesideEntry, StoredEntrant } from '../store/tournaments.ts';
import { tableIdFor } from '../tokens.ts';
import { WaitingRoom } from '../waiting-room.ts';
import { mineIn, TournamentAskers } from './asking.ts';
import { TournamentCodes } from './codes.ts';
import { TournamentLogs, tournamentIn, type Wish } from './log.ts';
import { clubResultsIn, TournamentRunner } from './runner.ts';
import { codeNumber } from './secrets.ts';
import { type TournamentTableNeeds, TournamentTables, tournamentTableId } from './tables.ts';

/** How many tournaments of a player or a club are listed, and how many of a player are exported or left when they are erased. */
const LISTED = 50;
const EVERY = 10_000;

/**
 * Tournaments, as people ask for them. Every decision about one is in its log; what the server does unasked is in `runner.ts`.
 */
export class LiveTournaments implements TournamentService {
  readonly #needs: TournamentTableNeeds;
  readonly #machine: Machine;
  readonly #logs: TournamentLogs;
  readonly #tables: TournamentTables;
  readonly #listeners = new GrowthListeners();
  readonly #runner: TournamentRunner;
  readonly #askers: TournamentAskers;
  readonly #codes: TournamentCodes;
  readonly #waiting = new WaitingRoom();

  constructor(needs: TournamentTableNeeds) {
    this.#needs = needs;
    this.#machine = needs.machine;
    this.#tables = new TournamentTables(needs);
    this.#logs = new TournamentLogs(needs.services, ({ id, seq }) => this.#listeners.call(id, seq));
    this.#runner = new TournamentRunner(needs, this.#logs, this.#tables);
    this.#askers = new TournamentAskers(needs, this.#logs);
    this.#codes = new TournamentCodes(needs, this.#logs, this.#askers);
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
      if (state !== null) all.push(mineIn(state, await this.#askers.of(state, player)));
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
    const asked = await this.#askers.asking(key, id);
    return asked.ok ? accept(mineIn(asked.value.state, asked.value)) : asked;
  }

  async command(key: string, id: string, command: TournamentCommand): Promise<Asked<TournamentAnswer>> {
    const asked = await this.#askers.asking(key, id);
    if (!asked.ok) return asked;
    const { player, name, entrant, host } = asked.value;
    if (entrant === null && !host) {
      // An outsider who would be refused is refused at once, without waiting in the queue.
      const actor = {
        ...asked.value,
        code: command.do === 'join' ? codeIn(asked.value.state, command.code) : null,
      };
      const may = decideInTournament(asked.value.state, actor, command, this.#machine.now());
      if (!may.ok) return may;
    }
    const named = command.do === 'join' ? await this.#nameFor(asked.value.state, command, name) : accept('');
    if (!named.ok) return named;
    const done = await this.#waiting.enter(`${id} ${player}`, () =>
      this.#logs.append(id, this.#wishOf(id, player, named.value, command)),
    );
    if (done === null) return TOO_MANY;
    if (!done.ok) return done;
    const { state, seq } = done.value;
    const me = await this.#askers.of(state, player);
    if (command.do === 'leave' && me.entrant !== null) await this.#leaveTable(state, me.entrant);
    if (command.do === 'remove' && me.host) await this.#leaveTable(state, command.entrant);
    this.#runner.goOn(id);
    return accept({ seq, me: mineIn(state, me) });
  }

  /** What a command does, decided on the tournament as it is when the entry is written. */
  #wishOf(id: string, player: string, name: string, command: TournamentCommand): Wish {
    let entrants: readonly StoredEntrant[] = [];
    return {
      key: playerKey(id, player, command.id),
      decide: async (state) => {
        const actor: Actor = {
          ...(await this.#askers.of(state, player)),
          code: command.do === 'join' ? codeIn(state, command.code) : null,
        };
        if (command.do === 'join') entrants = await this.#store.entrants(state.id);
        return decideInTournament(state, actor, command, this.#machine.now());
      },
      beside: async (entry, after): Promise<BesideEntry> => {
        if (entry.type === 'ended') return clubResultsIn(after, this.#store);
        if (entry.type !== 'joined') return {};
        const others = entrants.map((one) => one.name);
        const { entrant, code } = entry;
        return { entrant: { entrant, player, name: distinctName(name, others), code } };
      },
    };
  }

  /** The name of somebody who joins: the one they chose, the one prepared for their code, or the player's own. */
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
   * A bot plays on at the table of somebody who has left or was removed. The log says who that is, not the request: a request that reuses
   * the id of an older command is answered without a decision.
   */
  async #leaveTable(state: TournamentState, entrant: number): Promise<void> {
    const how = state.entrants[entrant - 1]?.state ?? 'in';
    if (how === 'in') return;
    const gone = (await this.#store.entrants(state.id)).find((row) => row.entrant === entrant);
    if (gone !== undefined) await this.#leaveSeat(state, gone, how);
  }

  async #leaveSeat(
    state: TournamentState,
    { entrant, player }: StoredEntrant,
    how: 'left' | 'removed',
  ): Promise<void> {
    const place = placeIn(state, entrant);
    if (place === null || place.round.over !== null || !place.round.dealt) return;
    await this.#tables.leave(tournamentTableId(state, place.round.round, place.table), player, how);
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
      if (left.ok) await this.#leaveSeat(left.value.state, row, 'left');
    }
  }

  /** The seat of a player in the latest round. The player chooses the token; a new token moves the seat to this device. */
  async seat(key: string, id: string, token: string): Promise<Asked<TournamentSeat>> {
    const asked = await this.#askers.asking(key, id);
    if (!asked.ok) return asked;
    const { player, entrant, state } = asked.value;
    if (entrant === null) return deny('not-entered');
    if (at(state.entrants, entrant - 1).state === 'removed') return deny('entrant-removed');
    const place = placeIn(state, entrant);
    if (place === null || !place.round.dealt) {
      this.#runner.goOn(id);
      return deny('no-table');
    }
    const { round } = place.round;
    const table = tournamentTableId(state, round, place.table);
    const claimed = await this.#waiting.enter(`${table} ${player}`, () =>
      this.#tables.claim(table, player, token),
    );
    if (claimed === null) return TOO_MANY;
    return claimed.ok ? accept({ round, table, seat: place.seat }) : claimed;
  }

  makeCodes(key: string, id: string, wish: MakeCodes): Promise<Asked<EntryCodes>> {
    return this.#codes.make(key, id, wish);
  }

  codes(key: string, id: string): Promise<Asked<EntryCodes>> {
    return this.#codes.list(key, id);
  }

  /** Somebody comes by a code. A player is made only for a code that lets somebody in. */
  async enter(id: string, { code, player: wish }: EnterByCode): Promise<Asked<EnteredByCode>> {
    const { players } = this.#needs;
    const state = await this.#logs.find(id);
    if (state === null) return deny('no-such-tournament');
    const known = await players.facts(wish.key);
    // One id for each code: sent again, it is the same command.
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

  /** A table has gone on: its result is noted if it is over. */
  consider(table: Table): void {
    this.#runner.consider(table);
  }

  /** A job says that something may be due. */
  begin(id: string): Promise<void> {
    return this.#runner.begin(id);
  }

  /** Called often: finishes what dead processes have left, and notifies listeners of entries that they have missed. */
  async sweep(): Promise<void> {
    await this.#runner.sweep();
    if (!this.#needs.services.shared) return;
    for (const id of [...this.#listeners.tables()]) {
      const head = await this.#store.head(id);
      if (head !== null) this.#listeners.call(id, head);
    }
  }

  /** Resolves when all work that was begun is done. */
  idle(): Promise<void> {
    return this.#runner.idle();
  }
}

/** One player has too many commands waiting at a tournament. */
const TOO_MANY = deny('rate', { seconds: 1 });

/** The number of the code that somebody entered with: 0 for a wrong one, null for none. */
const codeIn = ({ created }: TournamentState, code: string | undefined): number | null =>
  code === undefined ? null : codeNumber(created.secret, code);
