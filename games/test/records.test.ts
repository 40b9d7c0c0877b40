import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, legalMoves, Recorder, readMatch, readRecords, replay, seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { entryOf, type GameId, games } from '../index.ts';

/**
 * Matches that were played by each version of a game are kept in `<game>/records/v<version>/` for ever. A change that makes
 * one of them replay differently is a new version. UPDATE_RECORDS=1 writes those that are missing for the version of today.
 */
const KEPT: Readonly<
  Record<GameId, readonly (readonly [seats: number, options: Record<string, unknown>])[]>
> = {
  'six-nimmt': [
    [2, { rounds: 1 }],
    [3, { variant: 'draft', rounds: 2 }],
    [4, { variant: 'known', target: 20 }],
    [6, { target: 12 }],
    [10, { rounds: 1 }],
    [10, { variant: 'draft', rounds: 1 }],
  ],
  'eleven-nimmt': [
    [2, { rounds: 1 }],
    [3, { rounds: 2 }],
    [5, { rounds: 1 }],
    [7, { rounds: 1 }],
  ],
  bullenrommee: [
    [2, { deals: 2 }],
    [3, {}],
    [4, {}],
    [5, { deals: 2 }],
  ],
  'twenty-one': [
    [2, { sheets: 'ordered' }],
    [4, { sheets: 'shuffled' }],
    [6, { sheets: 'shuffled' }],
  ],
  'captain-jack': [
    [2, { deals: 2 }],
    [3, {}],
    [4, { answerSeconds: 10 }],
    [6, { deals: 2 }],
  ],
};

const folderOf = (game: Game): string => join(import.meta.dirname, '..', game.id, 'records');

/** Plays a match at random and writes it down. */
function playRecord(game: Game, seats: number, options: Record<string, unknown>): string {
  const match = readMatch(game, seats, options);
  if (!match.ok) throw new Error(match.refusal.code);
  const seed = `kept ${seats}`;
  const [deals, picks] = [seeded(seed), seeded(`${seed} picks`)];
  const recorder = new Recorder(game, match.value, seed, Array(seats).fill('random'));
  const state = game.setup(match.value, deals, recorder.tell);
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const seat = 31 - Math.clz32(acting);
    const legal = legalMoves(game, state, seat);
    const move = legal[picks.below(legal.length)]!;
    recorder.move(seat, move);
    game.apply(state, seat, move, deals, recorder.tell);
  }
  return recorder.text();
}

function writeMissing(game: Game): void {
  const folder = join(folderOf(game), `v${game.version}`);
  mkdirSync(folder, { recursive: true });
  for (const [i, [seats, options]] of entryOf(KEPT, game.id).entries()) {
    const file = join(folder, `${i + 1}-seats-${seats}.jsonl`);
    if (!existsSync(file)) writeFileSync(file, playRecord(game, seats, options));
  }
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (_, game) => {
  if (process.env.UPDATE_RECORDS === '1') writeMissing(game);
  const folder = folderOf(game);

  it('keeps records of every version up to this one', () => {
    const versions = Array.from({ length: game.version }, (_, i) => `v${i + 1}`);
    expect(readdirSync(folder).sort()).toEqual(versions);
    for (const version of versions) expect(readdirSync(join(folder, version)).length).toBeGreaterThan(2);
  });

  it.each(globSync('v*/*.jsonl', { cwd: folder }).sort())('plays %s as it was played then', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const [record, ...rest] = readRecords(text.split('\n'), games);
    expect(rest).toEqual([]);
    if (record === undefined) throw new Error('no record');
    // A version of the past that this program no longer plays is refused with a word about versions, never replayed wrongly.
    if (!name.startsWith(`v${game.version}/`)) {
      expect(record).toMatchObject({ torn: expect.stringContaining('version') });
      return;
    }
    if ('torn' in record) throw new Error(record.torn);
    expect(replay(record).faults).toEqual([]);
    const { seats, options } = record.header;
    expect(replayedText(game, text, seats, options as Record<string, unknown>)).toBe(text);
  });
});

/** The record written again from its own chance and moves, byte for byte. */
function replayedText(game: Game, text: string, seats: number, options: Record<string, unknown>): string {
  const [record] = readRecords(text.split('\n'), games);
  const match = readMatch(game, seats, options);
  if (record === undefined || 'torn' in record || !match.ok) throw new Error('no record');
  const { seed, players } = record.header;
  const moves = record.body.flatMap(({ json }) =>
    'move' in json ? [json as { seat: number; move: string }] : [],
  );
  const deals = seeded(seed);
  const recorder = new Recorder(game, match.value, seed, players);
  const state = game.setup(match.value, deals, recorder.tell);
  for (const { seat, move } of moves) {
    const number = game.parse(move)!;
    recorder.move(seat, number);
    game.apply(state, seat, number, deals, recorder.tell);
  }
  return recorder.text();
}
