// What can be fed with anything, without a machine: each gives null, or what it did wrong. None may throw.

import {
  type Game,
  type Move,
  readMatch,
  readRecords,
  replay,
  required,
  seeded,
  WATCHER,
} from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import { readMessage } from '@bullpen/server/edge/messages';
import { decide, decideCreate, snapshotOf, type Table } from '@bullpen/table';
import { startTable } from '../leak/tables.ts';
import { machineAt } from '../machine.ts';

type Target = (input: string) => string | null;

/** A table of each game, some moves after the deal; nothing that is tried may change it. */
const tables = new Map<string, { table: Table; look: string }>();

function tableOf(game: Game): { table: Table; look: string } {
  const known = tables.get(game.id);
  if (known !== undefined) return known;
  const match = readMatch(game, 3, {});
  if (!match.ok) throw new Error(match.refusal.code);
  const { table } = startTable(game, match.value, 'fuzz');
  const made = { table, look: lookAt(table) };
  tables.set(game.id, made);
  return made;
}

const lookAt = (table: Table): string =>
  JSON.stringify([WATCHER, 0, 1, 2].map((viewer) => snapshotOf(table, viewer)));

const list = Object.values(games);

/** Everything that comes over a socket goes through these two: what is read, and what it would do at a table. */
const message: Target = (input) => {
  const read = readMessage(input);
  if (!read.ok) return typeof read.problem.code === 'string' ? null : 'refused without a code';
  const said = read.message;
  if ('create' in said) decideCreate(said.create, { least: 0, more: 0 }, machineAt(0));
  if (!('command' in said)) return null;
  for (const game of list) {
    const { table, look } = tableOf(game);
    for (const viewer of [WATCHER, 0, 2]) decide(table, viewer, said.command, machineAt(0));
    if (input.length % 16 === 0 && lookAt(table) !== look) return `${game.id}: the table has changed`;
  }
  return null;
};

/** Records of anybody: torn, or with faults, or good. */
const record: Target = (input) => {
  for (const one of readRecords(input.split('\n'), games)) {
    if ('torn' in one) return null;
    const { faults } = replay(one);
    if (faults.some(({ line }) => !Number.isInteger(line) || line < 1)) return 'a fault without a line';
  }
  return null;
};

/** Options of anybody: refused, or a match that can be played. */
const options: Target = (input) => {
  const {
    game: id,
    seats,
    options: given,
  } = JSON.parse(input) as {
    game: string;
    seats: number;
    options: unknown;
  };
  const game = entryOf(games, id);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const match = readMatch(game, seats, given as Record<string, unknown>);
  if (!match.ok) return null;
  const again = readMatch(game, match.value.seats, match.value.options as Record<string, unknown>);
  if (!again.ok || JSON.stringify(again) !== JSON.stringify(match))
    return 'accepted, but not when read again';
  game.setup(match.value, seeded('options'));
  return null;
};

/** Notation of anybody: none, or a move that is written and read alike, and may be refused. */
const notation: Target = (input) => {
  const { game: id, text } = JSON.parse(input) as { game: string; text: string };
  const game = entryOf(games, id);
  const move = game.parse(text);
  if (move === null) return null;
  if (!Number.isInteger(move) || move < 0 || move > 0x7fffffff) return `read as ${move}`;
  if (game.parse(game.format(move)) !== move) return 'not read as it is written';
  const { table, look } = tableOf(game);
  for (const seat of [-1, 0, 1, 2, 3, 99]) {
    const refusal = game.refuse(table.state, seat, move as Move);
    if (refusal === null && seat !== 0 && seat !== 1 && seat !== 2) return `seat ${seat} may move`;
  }
  return lookAt(table) === look ? null : 'asking changed the table';
};

export const TARGETS: Readonly<Record<string, Target>> = { message, record, options, notation };

/** Feeds a target; whatever it throws is a crash. */
export function feed(target: string, input: string): string | null {
  try {
    return required(TARGETS[target], target)(input);
  } catch (error) {
    return `crash: ${error instanceof Error ? error.stack : String(error)}`.slice(0, 600);
  }
}
