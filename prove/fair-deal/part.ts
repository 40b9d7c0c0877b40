import type { Figures, Part } from '../part.ts';
import { type Cheated, grindingLastSeat, grindingOperator, nobody, silentLastSeat } from './cheats.ts';

const NOW = { commits: true };
/** Beyond this it is not chance: fewer than one count in a hundred thousand. */
const LIMIT = 6;

/** How much more often somebody succeeds than a share says, in standard deviations. */
const gain = (hits: number, tries: number, share: number): number =>
  (hits - tries * share) / Math.sqrt(Math.max(1, tries * share * (1 - share)));

const succeeded = (all: readonly Cheated[]): number => all.filter((one) => one.succeeded).length;

/** Cheats at as many tables each, beside honest ones, from which the usual share is known. */
export function fairDealRound(tables: number): Figures {
  const many = (cheat: () => Cheated): Cheated[] => Array.from({ length: tables }, cheat);
  const honest = Array.from({ length: tables * 40 }, nobody);
  const share = succeeded(honest) / honest.length;
  const silent = many(silentLastSeat);
  const hits = {
    operator: succeeded(many(() => grindingOperator(NOW))),
    'last seat': succeeded(many(() => grindingLastSeat(NOW))),
    // Without a void deal to be seen, silence has gained nothing.
    'silent seat, no void deal': silent.filter((one) => one.succeeded && one.voids === 0).length,
  };
  const findings = Object.entries(hits)
    .filter(([, count]) => gain(count, tables, share) > LIMIT)
    .map(([cheat, count]) => `${cheat} got its deal at ${count} of ${tables} tables, ${share} is usual`);
  if (silent.some(({ voids }) => voids > 3))
    findings.push('a table was dealt after more than three void deals');
  return {
    sums: { tables, 'honest tables': honest.length, 'honest hits': succeeded(honest), ...hits },
    most: { 'void deals': Math.max(...silent.map(({ voids }) => voids)) },
    findings,
  };
}

export const fairDealPart: Part = {
  name: 'nobody chooses the deal',
  share: 0.2,
  round: async () => fairDealRound(60),
};
