import type { MatchOfPlayer } from '@bullpen/wire';
import { searchKey } from '@bullpen/wire/names.ts';
import type { Pages } from '@bullpen/words/en/pages';
import { dateText } from '../app/dates.ts';
import { type GameId, isGameId } from '../games/list.ts';
import { namesOf } from '../table/names.ts';
import type { Seated } from '../table/seated.ts';
import { finalStandings } from '../table/standings.ts';
import type { KeptListing } from '../tables/local/kept.ts';

/** A match in the list: one of this browser, or one of the server. */
export interface MyMatch extends Omit<MatchOfPlayer, 'players'> {
  readonly local: boolean;
  readonly game: GameId;
  readonly players: MatchOfPlayer['players'];
}

/** Where the match itself is: its result, with the coach's review. */
export const pathTo = ({ local, game, table }: MyMatch): string =>
  local ? `/play/${game}/${table}` : `/t/${table}`;

/** Matches that were finished in this browser, the latest first. */
export const finishedHere = (kept: readonly KeptListing[]): readonly MyMatch[] =>
  kept.flatMap(({ id, game, over, changed, result }): MyMatch[] =>
    over && isGameId(game)
      ? [
          {
            local: true,
            table: id,
            game,
            at: changed,
            status: 'over',
            ended: null,
            seat: result?.seat ?? null,
            players: result?.players ?? [],
            outcome: result?.outcome ?? null,
          },
        ]
      : [],
  );

export const fromServer = (matches: readonly MatchOfPlayer[]): readonly MyMatch[] =>
  matches.flatMap((match): MyMatch[] =>
    isGameId(match.game) ? [{ ...match, game: match.game, local: false }] : [],
  );

/** Who sat where; null where that was not kept. */
export const seatedIn = ({ players, seat }: Pick<MyMatch, 'players' | 'seat'>): Seated | null =>
  players.length === 0
    ? null
    : {
        players: players.map((player) => ({ ...player, away: false, absent: null })),
        viewer: seat ?? -1,
      };

export const whenOf = ({ at }: Pick<MyMatch, 'at'>): string => dateText(at, 'medium');

/** What the seats were called, as everywhere in the page. */
const namesIn = (match: Pick<MyMatch, 'players' | 'seat'>, all: Pages): readonly string[] => {
  const names = namesOf(seatedIn(match) ?? { players: [], viewer: -1 }, all);
  return match.players.map((_, i) => names.of(i));
};

export const opponentsIn = (match: MyMatch, all: Pages): readonly string[] =>
  namesIn(match, all).filter(
    (_, seat) => seat !== match.seat && ['person', 'bot'].includes(match.players[seat]?.kind ?? ''),
  );

/** Of this game, and with an opponent whose name has these letters in it: as the server searches. */
export const isWanted = (match: MyMatch, game: string, q: string, all: Pages): boolean =>
  (game === '' || match.game === game) &&
  (q === '' || opponentsIn(match, all).some((name) => searchKey(name).includes(searchKey(q))));

/** “You came 2nd of 4 · 31 ox heads”; null where there is no outcome. */
export function resultIn({ outcome, seat, game, players }: MyMatch, all: Pages): string | null {
  if (outcome === null) return null;
  const { page } = all;
  const { scores, winners } = outcome;
  const mine = finalStandings(outcome).find((row) => row.seat === seat);
  if (mine === undefined) {
    const names = namesIn({ players, seat }, all);
    return page.matchEnded(
      winners.map((winner) => names[winner] ?? ''),
      winners.length,
    );
  }
  const score = all[game].score(mine.score);
  if (!winners.includes(mine.seat)) return page.cameIn(mine.place, scores.length, score);
  return winners.length === 1 ? page.wonWith(score) : page.sharedWinWith(score);
}
