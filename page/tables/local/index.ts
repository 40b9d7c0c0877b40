import type { Answer, Snapshot } from '@bullpen/wire';
import { signal } from '@preact/signals';
import type { PlannedTurn } from '../../games/contract.ts';
import { newId } from '../ids.ts';
import type { Link, TableSource, Wish } from '../source.ts';
import { Steps } from '../steps.ts';
import { planAgain } from './lots.ts';
import type { LocalPlan } from './messages.ts';
import { Office } from './office.ts';

/** A table in this browser, run by a worker. */
export class LocalSource implements TableSource {
  readonly kind = 'local';
  readonly id: string;
  readonly latest = signal<Snapshot | null>(null);
  readonly link = signal<Link>('connecting');
  readonly here = signal<readonly number[]>([]);
  readonly #steps = new Steps();
  readonly #office: Office;

  constructor(id: string, plan?: LocalPlan) {
    this.id = id;
    this.#office = new Office(({ updates, snapshot }) => {
      const before = this.latest.value;
      this.latest.value = snapshot;
      this.here.value = snapshot.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
      this.#steps.add({ before, after: snapshot, updates });
    });
    void this.#open(plan);
  }

  async #open(plan: LocalPlan | undefined): Promise<void> {
    try {
      const found =
        plan === undefined
          ? await this.#office.ask({ ask: 'open', table: this.id })
          : (await this.#office.ask({ ask: 'create', table: this.id, plan })) === null;
      this.link.value = found ? 'ready' : 'gone';
    } catch {
      this.link.value = 'gone';
    }
  }

  follow = this.#steps.follow;

  send(wish: Wish): Promise<Answer> {
    return this.#office.ask({ ask: 'send', wish });
  }

  pace(milliseconds: number): void {
    void this.#office.ask({ ask: 'pace', milliseconds });
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

  /** The same people and options once more: the name of the new table, with its plan kept for whoever opens it. */
  async again(): Promise<string> {
    return planLocal(planAgain(await this.#office.ask({ ask: 'plan' })));
  }

  close(): void {
    this.#office.close();
  }
}

/** Plans of tables that are about to be opened, by the name of the table. */
const planned = new Map<string, LocalPlan>();

/** Plans a new table in this browser and names it; `openLocal` deals it. */
export function planLocal(plan: LocalPlan): string {
  const id = newId();
  planned.set(id, plan);
  return id;
}

export function openLocal(id: string): LocalSource {
  const plan = planned.get(id);
  planned.delete(id);
  return new LocalSource(id, plan);
}

/** The strengths of bots that a game has, weakest first. */
export async function levelsOf(game: string): Promise<readonly string[]> {
  const office = new Office();
  const levels = await office.ask({ ask: 'levels', game });
  office.close();
  return levels;
}
