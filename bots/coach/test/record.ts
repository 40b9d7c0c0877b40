import {
  legalMoves,
  lowest,
  type Match,
  type RawRecord,
  Recorder,
  readMatch,
  readRecords,
  seeded,
} from '@bullpen/engine';
import { type GameId, games } from '@bullpen/games';
import { botsFor } from '../../index.ts';

/** A match between bots of one name, as a record. */
export function recordOf(id: GameId, bot: string, seats: number, options: object, seed: string): RawRecord {
  const game = games[id];
  const read = readMatch(game, seats, { ...options });
  if (!read.ok) throw new Error(read.refusal.code);
  const match: Match = read.value;
  const player = botsFor(id)[bot]!;
  const chance = seeded(seed);
  const recorder = new Recorder(game, match, seed, Array<string>(seats).fill(bot));
  const state = game.setup(match, chance, recorder.tell);
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const seat = lowest(acting);
    const moves = legalMoves(game, state, seat);
    const move = player.choose(game.view(state, seat), moves, chance, { playouts: 1 });
    recorder.move(seat, move);
    game.apply(state, seat, move, chance, recorder.tell);
  }
  const [record] = readRecords(recorder.text().split('\n'), games);
  return record as RawRecord;
}
