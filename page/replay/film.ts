import { type Event, type Game, type RawRecord, readRecords, replay, type View } from '@bullpen/engine';
import { type GameId, isGameId } from '../games/list.ts';
import { gameRules } from '../games/rules.ts';
import type { Seated } from '../table/seated.ts';

/** A match after a move, or after the deal. */
interface Frame {
  readonly state: unknown;
  readonly seat: number | null;
  readonly move: string | null;
  /** What happened with it, also what not everybody could know. */
  readonly events: readonly Event[];
}

/** A recorded match, state by state. */
export interface Film {
  readonly text: string;
  readonly record: RawRecord;
  readonly game: Game;
  readonly players: readonly string[];
  readonly frames: readonly Frame[];
}

/** Who sat there, as far as a record tells: bots go by their level, and a player without a name is “you”. */
export const seatedIn = ({ players }: Film, levels: object): Seated => ({
  viewer: 0,
  players: players.map((name) =>
    Object.hasOwn(levels, name)
      ? { kind: 'bot', name: null, level: name, away: false, absent: null }
      : { kind: 'person', name: name === 'you' ? null : name, level: null, away: false, absent: null },
  ),
});

/** The first match of a record file; null if there is none that can be played again whole. */
export async function filmOf(text: string): Promise<Film | null> {
  const id = gameIn(text);
  if (id === null) return null;
  const [record] = readRecords(text.split('\n'), { [id]: await gameRules[id]() });
  if (record === undefined || 'torn' in record) return null;
  const { game } = record;
  const frames: Frame[] = [];
  const { faults } = replay(record, (state, seat, move, events) =>
    frames.push({ state: game.clone(state), seat, move, events }),
  );
  if (faults.length > 0 || frames.length === 0) return null;
  return { text, record, game, players: record.header.players, frames };
}

/** The game of the first match, whose rules have to be fetched before it is read; null if no game is named. */
export function gameIn(text: string): GameId | null {
  const [, game = ''] = /"game"\s*:\s*"([^"]*)"/.exec(text) ?? [];
  return isGameId(game) ? game : null;
}

/** What a seat knew at a step; null if there is no such step. */
export const viewAt = ({ game, frames }: Film, at: number, seat: number): View | null => {
  const frame = frames[at];
  return frame === undefined ? null : game.view(frame.state, seat);
};
