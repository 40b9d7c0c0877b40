import type { Viewer } from '@bullpen/engine';
import { snapshotOf, type Table } from '@bullpen/table';
import type { Snapshot } from '@bullpen/wire';

/** What somebody has been shown of a table: a patch is made against it. */
export interface PatchBase {
  readonly seq: number;
  readonly snapshot: Snapshot;
}

/**
 * The same for a table at hand. It is kept for every viewer until the next move, so nothing else of the news is kept with it; and few
 * ask for patches, so the snapshot is made when one does.
 */
export class TableBase implements PatchBase {
  readonly #table: Table;
  readonly #viewer: Viewer;
  #snapshot: Snapshot | null = null;

  constructor(table: Table, viewer: Viewer) {
    this.#table = table;
    this.#viewer = viewer;
  }

  get seq(): number {
    return this.#table.seq;
  }

  get snapshot(): Snapshot {
    this.#snapshot ??= snapshotOf(this.#table, this.#viewer);
    return this.#snapshot;
  }
}
