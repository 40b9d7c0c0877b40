import { accept, at } from '@bullpen/engine';
import { standingOf, type TournamentState, tournamentLine } from '@bullpen/tournament';
import type { MyTournament } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import type { Asked } from '../contract.ts';
import type { TournamentLogs } from './log.ts';
import type { TournamentTableNeeds } from './tables.ts';

/** A player who asks, and what they are in a tournament. */
export interface TournamentAsker {
  readonly player: string;
  readonly name: string;
  readonly host: boolean;
  readonly member: boolean;
  readonly entrant: number | null;
}

/** Finds out who asks about a tournament. */
export class TournamentAskers {
  readonly #needs: TournamentTableNeeds;
  readonly #logs: TournamentLogs;

  constructor(needs: TournamentTableNeeds, logs: TournamentLogs) {
    this.#needs = needs;
    this.#logs = logs;
  }

  /** Who asks, and the tournament as it is. */
  async asking(
    key: string,
    id: string,
  ): Promise<Asked<TournamentAsker & { readonly state: TournamentState }>> {
    const asked = await this.#needs.players.facts(key);
    if (!asked.ok) return asked;
    const state = await this.#logs.find(id);
    if (state === null) return deny('no-such-tournament');
    const { player, name } = asked.value;
    return accept({ ...(await this.of(state, player)), name, state });
  }

  async of(state: TournamentState, player: string): Promise<TournamentAsker> {
    const { clubs, tournaments } = this.#needs.services.store;
    const { club } = state.created.terms;
    const member = club === null ? null : await clubs.memberOf(club, player);
    const owner = club === null || member === null ? null : ((await clubs.find(club))?.owner ?? null);
    const rows = await tournaments.entrants(state.id);
    return {
      player,
      name: '',
      host: (await tournaments.hostOf(state.id)) === player || (member !== null && member === owner),
      member: member !== null,
      entrant: rows.find((row) => row.player === player)?.entrant ?? null,
    };
  }
}

/** What a player is in a tournament, as the player may know it. */
export function mineIn(state: TournamentState, { host, member, entrant }: TournamentAsker): MyTournament {
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
