import { accept } from '@bullpen/engine';
import {
  nextTournament,
  statusOf,
  type TournamentDecision,
  type TournamentEntry,
  type TournamentLogged,
  type TournamentState,
  tournamentDue,
} from '@bullpen/tournament';
import { deny } from '@bullpen/wire/problems.ts';
import type { Asked } from '../contract.ts';
import { dropOldest } from '../drop-oldest.ts';
import type { BesideEntry } from '../store/tournaments.ts';
import { FAR_MILLISECONDS, type TableServices } from '../table-services.ts';

/** After a conflict, when another process was quicker, the log is read on and the entry tried again, at most this often. */
const TRIES = 20;
/** Tournaments kept in memory at most. Any other comes back from its log. */
const MOST = 500;

/** Tournaments are announced and queued under their id with this before it, which no table's id has. */
const MARK = '~';

/** What was appended, now or when it was sent the first time. */
interface Appended {
  readonly seq: number;
  readonly state: TournamentState;
  /** False if it was there before. */
  readonly written: boolean;
}

/** What is to be written: an entry that is decided on the tournament as it is, and what is kept beside it. */
export interface Wish {
  readonly key: string;
  readonly decide: (state: TournamentState) => TournamentDecision | Promise<TournamentDecision>;
  readonly beside?: (entry: TournamentEntry, after: TournamentState) => BesideEntry | Promise<BesideEntry>;
}

/** The logs of tournaments. Each does one thing at a time in this process; between processes the store decides. */
export class TournamentLogs {
  readonly #services: TableServices;
  readonly #grown: (state: TournamentState) => void;
  readonly #states = new Map<string, TournamentState>();
  readonly #lines = new Map<string, Promise<unknown>>();

  /** `grown` is called when this process has written. */
  constructor(services: TableServices, grown: (state: TournamentState) => void) {
    this.#services = services;
    this.#grown = grown;
  }

  get #store() {
    return this.#services.store.tournaments;
  }

  /** A tournament as it is now; null if there is none. */
  async find(id: string): Promise<TournamentState | null> {
    const known = this.#states.get(id) ?? null;
    if (known !== null && !this.#services.shared) return known;
    if (known !== null && (await this.#store.head(id)) === known.seq) return known;
    return this.#readOn(id);
  }

  async #readOn(id: string): Promise<TournamentState | null> {
    let state = this.#states.get(id) ?? null;
    const rest = await this.#store.read(id, (state?.seq ?? 0) + 1);
    for (const logged of rest) state = nextTournament(id, state, logged);
    // Two may read at the same time: the later state stays.
    if (state !== null && state.seq >= (this.#states.get(id)?.seq ?? 0)) this.#keep(state);
    return state;
  }

  #keep(state: TournamentState): void {
    this.#states.delete(state.id);
    this.#states.set(state.id, state);
    dropOldest(this.#states, MOST);
  }

  /** Does one thing at a tournament after all that was begun before it. */
  inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#lines.get(id) ?? Promise.resolve();
    const result = before.then(work, work);
    const line = result.then(
      () => {},
      () => {},
    );
    this.#lines.set(id, line);
    void line.then(() => {
      if (this.#lines.get(id) === line) this.#lines.delete(id);
    });
    return result;
  }

  /** Writes the first entry. One that is there already stays: the same request finds the same tournament. */
  async create(
    id: string,
    key: string,
    entry: TournamentEntry,
    beside: BesideEntry,
  ): Promise<Asked<Appended>> {
    return this.inTurn(id, async () => {
      const logged: TournamentLogged = { seq: 1, command: key, entry };
      const state = nextTournament(id, null, logged);
      const written = await this.#write(logged, state, beside);
      if (written === 'player-gone') return deny('bad-player');
      const now = written === 'written' ? state : await this.#readOn(id);
      const isNew = written === 'written';
      return now === null ? deny('unavailable') : accept({ seq: 1, state: now, written: isNew });
    });
  }

  /** Decides and appends; after a conflict it reads on and decides again. What has a key is not done twice. */
  append(id: string, wish: Wish): Promise<Asked<Appended>> {
    return this.inTurn(id, () => this.#append(id, wish));
  }

  async #append(id: string, { key, decide, beside }: Wish): Promise<Asked<Appended>> {
    let state = await this.find(id);
    for (let tries = 0; tries < TRIES; tries++) {
      if (state === null) return deny('no-such-tournament');
      const done = await this.#store.find(id, key);
      if (done !== null) return accept({ seq: done, state, written: false });
      const decision = await decide(state);
      if (!decision.ok) return decision;
      const logged: TournamentLogged = { seq: state.seq + 1, command: key, entry: decision.value };
      const after = nextTournament(id, state, logged);
      const written = await this.#write(logged, after, (await beside?.(decision.value, after)) ?? {});
      if (written === 'written') return accept({ seq: logged.seq, state: after, written: true });
      if (written === 'player-gone') return deny('bad-player');
      state = await this.#readOn(id);
    }
    return deny('unavailable');
  }

  async #write(
    logged: TournamentLogged,
    after: TournamentState,
    beside: BesideEntry,
  ): Promise<'written' | 'conflict' | 'player-gone'> {
    const due = tournamentDue(after);
    const summary = { club: after.created.terms.club, status: statusOf(after), due, changed: after.changed };
    const written = await this.#store.append(after.id, logged, summary, beside).catch((error: unknown) => {
      // It may have been written nevertheless, so the log is read again.
      this.#states.delete(after.id);
      throw error;
    });
    if (written === 'written') this.#show(after, due);
    return written;
  }

  /** Shows what is durable, here and elsewhere. Queues what it makes due. */
  #show(after: TournamentState, due: number | null): void {
    const { log, news, jobs, now } = this.#services;
    this.#keep(after);
    this.#grown(after);
    news.publish(MARK + after.id, after.seq);
    if (due === null || due <= now() || due > now() + FAR_MILLISECONDS) return;
    jobs
      .add({ table: MARK + after.id, seq: after.seq }, due)
      .catch((error) => log('job not queued', { tournament: after.id, error: String(error) }));
  }
}

/** The tournament that an announcement or a job is about; null if it is about a table. */
export const tournamentIn = (name: string): string | null =>
  name.startsWith(MARK) ? name.slice(MARK.length) : null;
