import type { Game } from '../game.ts';
import { legalMoves } from '../play.ts';
import { type RawRecord, readRecords } from '../reader.ts';
import { Recorder } from '../record.ts';
import { type Replayed, replay } from '../replay.ts';
import { lowest } from '../seats.ts';
import { seeded } from '../seeded.ts';
import { type Toy, toy, toyMatch } from './toy.ts';

/** The lines of a record of the toy, played at random. */
export function toyRecord(match = toyMatch(), game: Toy = toy, seed = 'toy'): string[] {
  const recorder = new Recorder(game as Game, match, seed, Array(match.seats).fill('random'));
  const chance = seeded(seed);
  const state = game.setup(match, chance, recorder.tell);
  while (game.toAct(state) !== 0) {
    const seat = lowest(game.toAct(state));
    const moves = legalMoves(game, state, seat);
    const move = moves[chance.below(moves.length)]!;
    recorder.move(seat, move);
    game.apply(state, seat, move, chance, recorder.tell);
  }
  return recorder.text().trimEnd().split('\n');
}

/** What a file of these lines holds. */
export const readAll = (lines: Iterable<string>, game: Toy = toy) => [
  ...readRecords(lines, { [game.id]: game as Game }),
];

/** Replays the only record of these lines. */
export function replayOf(lines: Iterable<string>, game: Toy = toy): Replayed {
  const [record] = readAll(lines, game);
  if (record === undefined || 'torn' in record) throw new Error(record?.torn ?? 'no record');
  return replay(record as RawRecord);
}
