import type { Logged } from '@bullpen/table';
import type { Answer, Snapshot } from '@bullpen/wire';
import { signal } from '@preact/signals';
import type { PlannedTurn } from '../../games/contract.ts';
import type { GameId } from '../../games/list.ts';
import { newId } from '../ids.ts';
import type { Link, NewCommand, TableSource } from '../source.ts';
import { Steps } from '../steps.ts';
import { isGuided } from './guided.ts';
import type { LocalPlan } from './messages.ts';
import { Office } from './office.ts';

/** A table in this browser, run by a worker. */
export class LocalSource implements TableSource {
  readonly kind = 'local';
  readonly id: string;
  readonly points?: 'said';
  readonly latest = signal<Snapshot | null>(null);
  readonly link = signal<Link>('connecting');
  readonly here = signal<readonly number[]>([]);
  readonly #steps = new Steps();
  readonly #office: Office;

  constructor(game: GameId, id: string, planned?: Planned) {
    this.id = id;
    if (isGuided(id)) this.points = 'said';
    this.#office = new Office(game, ({ updates, snapshot }) => {
      const before = this.latest.value;
      this.latest.value = snapshot;
      this.here.value = snapshot.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
      this.#steps.add({ before, after: snapshot, updates });
    });
    void this.#open(planned);
  }

  async #open(planned: Planned = {}): Promise<void> {
    try {
      const found =
        'game' in planned
          ? (await this.#office.ask({ ask: 'create', table: this.id, plan: planned })) === null
          : await this.#office.ask({ ask: 'open', table: this.id, ...planned });
      this.link.value = found ? 'ready' : 'gone';
    } catch {
      this.link.value = 'gone';
    }
  }

  follow = this.#steps.follow;

  send(wish: NewCommand): Promise<Answer> {
    return this.#office.ask({ ask: 'send', wish });
  }

  pace(milliseconds: number): void {
    void this.#office.ask({ ask: 'pace', milliseconds });
  }

  skip(): void {
    void this.#office.ask({ ask: 'skip' });
  }

  async hint(plan: PlannedTurn | null): Promise<string | null> {
    const now = this.latest.value;
    if (now === null || now.view === null) return null;
    const { view, legal } = plan ?? { view: now.view, legal: now.legal };
    return this.#office.ask({ ask: 'hint', game: now.game, view, legal });
  }

  record(): Promise<string> {
    return this.#office.ask({ ask: 'record' });
  }

  look(seat: number): void {
    void this.#office.ask({ ask: 'look', seat });
  }

  /** The same people and options once more: the name of the new table, which is dealt and waits to be opened. */
  async again(): Promise<string> {
    const id = newId();
    planned.set(id, { log: await this.#office.ask({ ask: 'again', table: id }) });
    return id;
  }

  close(): void {
    this.#office.close();
  }
}

/** A table that is about to be opened: one to be dealt, one that has a log, or one that this browser keeps. */
type Planned = LocalPlan | { readonly log?: readonly Logged[] };
const planned = new Map<string, Planned>();

/** Plans a new table in this browser and names it; `openLocal` deals it. */
export function planLocal(plan: LocalPlan): string {
  const id = newId();
  planned.set(id, plan);
  return id;
}

export function openLocal(game: GameId, id: string): LocalSource {
  const found = planned.get(id);
  planned.delete(id);
  return new LocalSource(game, id, found);
}

/** The strengths of bots that a game has, weakest first. */
export async function levelsOf(game: GameId): Promise<readonly string[]> {
  const office = new Office(game);
  const levels = await office.ask({ ask: 'levels', game });
  office.close();
  return levels;
}
