import { accept } from '@bullpen/engine';
import { decideCodes } from '@bullpen/tournament';
import type { EntryCodes, MakeCodes } from '@bullpen/wire';
import { cleanName } from '@bullpen/wire/names.ts';
import { deny } from '@bullpen/wire/problems.ts';
import type { Asked } from '../contract.ts';
import { playerKey } from '../keys.ts';
import type { TournamentAskers } from './asking.ts';
import type { TournamentLogs } from './log.ts';
import { entryCode } from './secrets.ts';
import type { TournamentTableNeeds } from './tables.ts';

/** The codes of tournaments, as their hosts make and see them. */
export class TournamentCodes {
  readonly #needs: TournamentTableNeeds;
  readonly #logs: TournamentLogs;
  readonly #askers: TournamentAskers;

  constructor(needs: TournamentTableNeeds, logs: TournamentLogs, askers: TournamentAskers) {
    this.#needs = needs;
    this.#logs = logs;
    this.#askers = askers;
  }

  async make(key: string, id: string, { id: name, count, ...wish }: MakeCodes): Promise<Asked<EntryCodes>> {
    const asked = await this.#askers.asking(key, id);
    if (!asked.ok) return asked;
    const { player, host } = asked.value;
    // Anybody else is refused without waiting in the queue.
    if (!host) return deny('not-tournament-host');
    const { names = [], prefix } = wish;
    const clean = names.map(cleanName);
    const start = prefix === undefined ? undefined : cleanName(prefix);
    if (clean.includes(null) || start === null) return deny('name');
    const done = await this.#logs.append(id, {
      key: playerKey(id, player, name),
      decide: async (state) =>
        decideCodes(
          state,
          { ...(await this.#askers.of(state, player)), code: null },
          count,
          this.#needs.machine.now(),
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
    return done.ok ? this.list(key, id) : done;
  }

  /** All codes, for the host. */
  async list(key: string, id: string): Promise<Asked<EntryCodes>> {
    const asked = await this.#askers.asking(key, id);
    if (!asked.ok) return asked;
    const { host, state } = asked.value;
    if (!host) return deny('not-tournament-host');
    const names = new Map(
      (await this.#needs.services.store.tournaments.codes(id)).map(({ number, name }) => [number, name]),
    );
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
}
