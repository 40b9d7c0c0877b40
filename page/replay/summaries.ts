import { type AtStore, browserStore } from '../tables/browser-store.ts';
import { type MatchSummary, SUMMARY_VERSION } from './summary.ts';

/** More than are looked at, so that a match is not reviewed again soon after it was dropped. */
const KEPT = 200;

/** A database of its own: another version of the page may have the one with the tables open. */
const kept = browserStore('bullpen-reviews', 'summaries', 'table');

/** What cannot be kept, or read, is reviewed again. */
const at: AtStore = (...wish) => kept(...wish).catch(() => null);

/** All that this browser keeps of reviews, the latest first. */
export async function everySummary(): Promise<readonly MatchSummary[]> {
  const all = ((await at('readonly', (store) => store.getAll())) ?? []) as MatchSummary[];
  return all.sort((a, b) => b.at - a.at);
}

/** Those by the coach of this page, by their tables. */
export async function summariesByTable(): Promise<ReadonlyMap<string, MatchSummary>> {
  const current = (await everySummary()).filter(({ version }) => version === SUMMARY_VERSION);
  return new Map(current.map((summary) => [summary.table, summary]));
}

/** Keeps the review of a match; for each game only the latest ones. */
export async function keepSummary(summary: MatchSummary): Promise<void> {
  await at('readwrite', (store) => store.put(summary));
  const ofGame = (await everySummary()).filter(({ game }) => game === summary.game);
  for (const { table } of ofGame.slice(KEPT)) await at('readwrite', (store) => store.delete(table));
}

export const forgetSummaries = async (): Promise<void> => {
  await at('readwrite', (store) => store.clear());
};
