import type { Logged } from '@bullpen/table';
import type { MatchOfPlayer } from '@bullpen/wire';
import { browserStore } from '../browser-store.ts';
import type { OldTable } from './old.ts';

/** A table as it is kept in the browser. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly log: readonly Logged[];
  readonly over: boolean;
  readonly changed: number;
  /** Who played, and how it ended, when it is over. Missing in matches that were over before this was kept. */
  readonly result?: Pick<MatchOfPlayer, 'players' | 'outcome' | 'seat'>;
}

const at = browserStore('bullpen', 'tables', 'id');

export const keep = async (table: KeptTable): Promise<void> => {
  await at('readwrite', (store) => store.put(table));
};

/** A table of this browser, as it was kept; perhaps by version 0.1. */
export const fetchKept = async (id: string): Promise<KeptTable | OldTable | null> =>
  ((await at('readonly', (store) => store.get(id))) as KeptTable | OldTable | undefined) ?? null;

/** A table in a list. */
export type KeptListing = Omit<KeptTable, 'log'>;

/** All tables of this browser, the latest first. */
export async function listKept(): Promise<readonly KeptListing[]> {
  const all = ((await at('readonly', (store) => store.getAll())) ?? []) as (KeptTable | OldTable)[];
  return all
    .map((kept) => {
      const { id, over, changed } = kept;
      if ('plan' in kept) return { id, game: kept.plan.game, over, changed };
      const { game, result } = kept;
      return { id, game, over, changed, ...(result !== undefined && { result }) };
    })
    .sort((a, b) => b.changed - a.changed);
}

/** Every table of this browser, whole. */
export const everyKept = async (): Promise<readonly unknown[]> =>
  ((await at('readonly', (store) => store.getAll())) ?? []) as unknown[];

export const forgetAll = async (): Promise<void> => {
  await at('readwrite', (store) => store.clear());
};

export const forget = async (id: string): Promise<void> => {
  await at('readwrite', (store) => store.delete(id));
};
