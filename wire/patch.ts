import type { Snapshot } from './table.ts';

/**
 * What is new in a snapshot since the one before it: the fields that have changed, each whole; of `view` those of its fields
 * that have changed. A client that has the snapshot before can compute the one after: `patched`.
 */
export type SnapshotPatch = Partial<Omit<Snapshot, 'view'>> & {
  readonly seq: number;
  readonly view?: Readonly<Record<string, unknown>>;
};

/** The snapshot after a patch. */
export function patched(before: Snapshot, { view, ...fields }: SnapshotPatch): Snapshot {
  const after = view === undefined ? before.view : { ...before.view!, ...view };
  return { ...before, ...fields, view: after };
}

/** The patch that makes one snapshot of another, so that `patched(before, patch)` equals `after`; null where none can. */
export function patchOf(before: Snapshot, after: Snapshot): SnapshotPatch | null {
  const [oldView, newView] = [before.view, after.view];
  const patch: Record<string, unknown> = { seq: after.seq };
  if (!change(before as unknown as Fields, after as unknown as Fields, patch, 'view')) return null;
  if (oldView === null || newView === null) return oldView === newView ? (patch as SnapshotPatch) : null;
  const view: Record<string, unknown> = {};
  if (!change(oldView as unknown as Fields, newView as unknown as Fields, view)) return null;
  for (const _changed in view) {
    patch.view = view;
    break;
  }
  return patch as SnapshotPatch;
}

type Fields = Readonly<Record<string, unknown>>;

/** Notes the fields that have changed, except one; false if a field has gone, which a patch cannot say. */
function change(before: Fields, after: Fields, changed: Record<string, unknown>, but?: string): boolean {
  for (const name in before) if (!(name in after)) return false;
  for (const name in after) if (name !== but && !same(before[name], after[name])) changed[name] = after[name];
  return true;
}

/** Whether two values are the same in JSON. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return sameList(a, b);
  const [left, right] = [a as Fields, b as Fields];
  let count = 0;
  for (const name in left) {
    if (!same(left[name], right[name])) return false;
    count++;
  }
  for (const _name in right) count--;
  return count === 0;
}

function sameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}
