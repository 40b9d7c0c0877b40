import { accept, at } from '@bullpen/engine';
import { placesOf } from '@bullpen/ratings';
import { conductAt, type Table } from '@bullpen/table';
import { pointsOf, resultOf } from '@bullpen/tournament';
import type {
  Club,
  ClubAnswer,
  ClubCommand,
  ClubLeader,
  ClubTable,
  MyClub,
  MyClubs,
  NewClub,
} from '@bullpen/wire';
import { avatarOf } from '@bullpen/wire/avatar.ts';
import { cleanName } from '@bullpen/wire/names.ts';
import { deny } from '@bullpen/wire/problems.ts';
import { unasked } from '../asker.ts';
import type { Asked, ClubService } from '../contract.ts';
import { readKept } from '../kept-log.ts';
import type { LivePlayers } from '../players/index.ts';
import {
  type ClubResult,
  type Joined,
  MOST_CLUBS,
  MOST_MEMBERS,
  type StoredClub,
  type StoredClubLeader,
} from '../store/clubs.ts';
import type { TableServices } from '../table-services.ts';
import { tableIdFor } from '../tokens.ts';
import type { LiveTournaments } from '../tournaments/index.ts';

/** How many tables of a club are listed, and how many a sweep looks at. */
const TABLES = 30;
const AT_ONCE = 50;

interface ClubNeeds {
  readonly services: TableServices;
  readonly players: LivePlayers;
  readonly tournaments: LiveTournaments;
  /** The table as it is now; null if there is none. */
  readonly find: (table: string) => Promise<Table | null>;
}

/** Clubs. Everything about them stands in the store, so any process may serve any club. */
export class LiveClubs implements ClubService {
  readonly #needs: ClubNeeds;

  constructor(needs: ClubNeeds) {
    this.#needs = needs;
  }

  get #store() {
    return this.#needs.services.store.clubs;
  }

  async make(key: string, wish: NewClub): Promise<Asked<ClubAnswer>> {
    const asked = await this.#needs.players.facts(key);
    if (!asked.ok) return asked;
    const name = cleanName(wish.name);
    if (name === null) return deny('name');
    const { player } = asked.value;
    const club = tableIdFor('club', JSON.stringify([player, wish.id]));
    const made = await this.#store.make({ club, name, at: this.#needs.services.now() }, player);
    return made === 'written' || made === 'already' ? this.#answer(player, club) : refused(made);
  }

  async mine(key: string): Promise<Asked<MyClubs>> {
    const asked = await this.#needs.players.facts(key);
    return asked.ok ? accept({ clubs: await this.of(asked.value.player) }) : asked;
  }

  /** The clubs of a player, the latest first. */
  async of(player: string): Promise<MyClub[]> {
    return (await this.#store.clubsOf(player)).map(({ club, name, member, owner, joined }) => ({
      club,
      name,
      member,
      owner: owner === member,
      since: joined,
    }));
  }

  async #answer(player: string, club: string): Promise<Asked<ClubAnswer>> {
    return accept({ me: (await this.of(player)).find((one) => one.club === club) ?? null });
  }

  async view(id: string): Promise<Asked<Club>> {
    const club = await this.#store.find(id);
    if (club === null) return deny('no-such-club');
    const members = await this.#store.members(id);
    return accept({
      club: id,
      name: club.name,
      since: club.since,
      members: members.map(({ member, player, name }) => ({
        member,
        name,
        avatar: avatarOf(player),
        owner: member === club.owner,
      })),
      tables: await this.#tablesOf(id),
      tournaments: await this.#needs.tournaments.ofClub(id),
      leaders: leadersOf(await this.#store.leaders(id)),
    });
  }

  async #tablesOf(club: string): Promise<ClubTable[]> {
    const shared = await this.#store.tables(club, TABLES);
    const rows = await Promise.all(shared.map(({ table }) => this.#needs.services.store.summary(table)));
    return shared.flatMap(({ table, at: time }, i) => {
      const row = rows[i] ?? null;
      if (row === null) return [];
      const { game, status, seats, free } = row;
      return [{ table, game, status, seats, free, at: time }];
    });
  }

  async command(key: string, id: string, command: ClubCommand): Promise<Asked<ClubAnswer>> {
    const asked = await this.#needs.players.facts(key);
    if (!asked.ok) return asked;
    const { player } = asked.value;
    const club = await this.#store.find(id);
    if (club === null) return deny('no-such-club');
    if (command.do === 'join') {
      const joined = await this.#store.join(id, player, this.#needs.services.now());
      return joined === 'written' ? this.#answer(player, id) : refused(joined);
    }
    const member = await this.#store.memberOf(id, player);
    if (member === null) return deny('not-member');
    const done = await this.#asMember(club, { member, player }, command);
    return done.ok ? this.#answer(player, id) : done;
  }

  async #asMember(
    { club, owner }: StoredClub,
    { member, player }: { readonly member: number; readonly player: string },
    command: Exclude<ClubCommand, { do: 'join' }>,
  ): Promise<Asked<unknown>> {
    if (command.do === 'leave') return accept(await this.#store.leave(club, member));
    if (command.do === 'share') return this.#share(club, player, command.table);
    if (owner !== member) return deny('not-owner');
    if (command.do === 'rename') {
      const name = cleanName(command.name);
      return name === null ? deny('name') : accept(await this.#store.rename(club, name));
    }
    if (command.member === member) return deny('no-such-member');
    const change = command.do === 'remove' ? this.#store.remove : this.#store.handOn;
    return (await change(club, command.member)) ? accept(null) : deny('no-such-member');
  }

  async #share(club: string, player: string, id: string): Promise<Asked<unknown>> {
    const table = await this.#needs.find(id);
    if (table === null) return deny('no-such-table');
    const { seats, status, created } = table;
    if (!seats.some((seat) => seat.kind === 'person' && seat.player === player)) return deny('not-seated');
    if (status === 'over') return deny('not-playing');
    if (created.daily !== undefined) return deny('daily-table');
    if (created.tournament !== undefined) return deny('tournament-table');
    const shared = await this.#store.share(club, id, this.#needs.services.now());
    return shared ? accept(null) : deny('already-shared');
  }

  /** Often: notes what shared tables that are over were worth. */
  async sweep(): Promise<void> {
    for (const id of await this.#store.unsettled(AT_ONCE))
      await unasked(async () => {
        const table = await this.#needs.find(id);
        await this.#store.settle(id, table === null ? [] : await this.#resultsOf(table));
      });
  }

  /** A match that was ended early counts for nobody; who left comes last. */
  async #resultsOf(table: Table): Promise<ClubResult[]> {
    const outcome = table.ended !== null || table.state === null ? null : table.game.outcome(table.state);
    if (outcome === null) return [];
    const conduct = conductAt(table, (await readKept(this.#needs.services.store, table)).entries);
    const left = [...conduct.keys()].filter((seat) => conduct[seat] === 'left');
    const { places } = resultOf(placesOf(outcome), outcome.scores, left);
    const points = pointsOf(places);
    return table.seats.flatMap(({ player }, seat) =>
      player === null
        ? []
        : [{ player, points: at(points, seat), tables: 1, wins: Number(places[seat] === 1), titles: 0 }],
    );
  }
}

function refused(joined: Exclude<Joined, 'written'>): Asked<never> {
  switch (joined) {
    case 'already':
      return deny('already-member');
    case 'removed':
      return deny('member-removed');
    case 'full':
      return deny('club-full', { most: MOST_MEMBERS });
    case 'too-many':
      return deny('too-many-clubs', { most: MOST_CLUBS });
    case 'no-club':
      return deny('no-such-club');
    case 'player-gone':
      return deny('bad-player');
  }
}

/** Less than this is a matter of rounding. */
const NOTHING = 1e-9;

/** By points; equals share a place. */
const leadersOf = (rows: readonly StoredClubLeader[]): ClubLeader[] =>
  rows.map((row) => ({
    place: 1 + rows.filter(({ points }) => points > row.points + NOTHING).length,
    ...row,
  }));
