import { type Drill, type DrillLevel, type Price, positionOf } from '@bullpen/bots/coach/drill';
import { type Game, legalMoves, type View } from '@bullpen/engine';
import type { Snapshot } from '@bullpen/wire';
import type { GameId } from '../games/list.ts';
import { gameRules } from '../games/rules.ts';
import { seatedIn } from '../me/matches.ts';
import { recordOf } from '../me/record.ts';
import type { PlacedMistake } from '../me/statistics.ts';
import { filmOf } from '../replay/film.ts';
import { keyOfMine } from './progress.ts';

/** Something to solve: a position, and what its moves cost. */
export interface DrillTask {
  readonly key: string;
  readonly game: Game;
  readonly state: unknown;
  readonly view: View;
  readonly legal: readonly string[];
  readonly players: Snapshot['players'];
  /** Best first. Of an own mistake, the best move and the one that was made. */
  readonly prices: readonly Price[];
  /** Of a drill that ships. */
  readonly drill: { readonly id: number; readonly level: DrillLevel } | null;
}

const PERSON = { kind: 'person', name: null, level: null, away: false, absent: null } as const;
const BOT = { kind: 'bot', name: null, level: 'medium', away: false, absent: null } as const;

/** A drill that ships, as a position; null if this page's rules do not lead to it. */
export async function taskOf(id: GameId, drill: Drill): Promise<DrillTask | null> {
  const game = await gameRules[id]();
  const position = positionOf(game, drill);
  if (position === null) return null;
  const players = Array.from({ length: drill.seats }, (_, seat) => (seat === drill.seat ? PERSON : BOT));
  const { id: n, level, prices } = drill;
  return { key: String(n), game, ...position, players, prices, drill: { id: n, level } };
}

/** An own mistake, from what was known then; null if its match is gone. */
export async function taskOfMine({ match, at, move, best, cost }: PlacedMistake): Promise<DrillTask | null> {
  const film = await recordOf(match).then(filmOf, () => null);
  const frame = film?.frames[at];
  const seated = seatedIn(match);
  if (film === null || frame === undefined || seated === null) return null;
  const { game } = film;
  const { state } = frame;
  return {
    key: keyOfMine(match.table, at),
    game,
    state,
    view: game.view(state, match.seat),
    legal: legalMoves(game, state, match.seat).map(game.format),
    players: seated.players,
    prices: [
      [best, 0, 0],
      [move, cost, 0],
    ],
    drill: null,
  };
}
