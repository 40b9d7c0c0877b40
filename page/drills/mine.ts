import type { GameId } from '../games/list.ts';
import { historyOf } from '../me/history.ts';
import { isCounted, mistakeGroups, type PlacedMistake, type ReviewedMatch } from '../me/statistics.ts';
import { summariesByTable } from '../replay/summaries.ts';
import { keyOfMine } from './progress.ts';

/** One's own mistakes in the matches that the coach has reviewed, by their keys, the costliest first. */
export async function minesOf(game: GameId): Promise<ReadonlyMap<string, PlacedMistake>> {
  const [{ matches }, summaries] = await Promise.all([historyOf(game), summariesByTable()]);
  const reviewed = matches.filter(isCounted).flatMap((match): ReviewedMatch[] => {
    const summary = summaries.get(match.table);
    return summary === undefined ? [] : [{ match, summary }];
  });
  const made = mistakeGroups(reviewed).flatMap((group) => group.made);
  return new Map(
    made
      .toSorted((a, b) => b.cost - a.cost)
      .map((mistake) => [keyOfMine(mistake.match.table, mistake.at), mistake]),
  );
}
