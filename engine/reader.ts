import type { Game } from './game.ts';
import type { Header } from './record.ts';
import { textOf } from './same.ts';

/** A line of a file: its number, from 1, and its content. */
export interface NumberedLine {
  readonly line: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** One match of a file, complete in form, not yet checked against the rules. */
export interface RawRecord {
  readonly game: Game;
  readonly header: Header;
  readonly line: number;
  readonly body: readonly NumberedLine[];
}

/** A file that is not a record, or that breaks off: nothing can be said about rules then. */
export interface TornRecord {
  readonly line: number;
  readonly torn: string;
}

/** The games that records may be of, by id. */
export type GamesById = Readonly<Record<string, Game>>;

/** Splits a file of records into its matches, one at a time. A torn one is yielded, and is the last. */
export function* readRecords(
  lines: Iterable<string>,
  games: GamesById,
): Generator<RawRecord | TornRecord, void> {
  let open: (RawRecord & { body: NumberedLine[] }) | null = null;
  let line = 0;
  let blank = true;
  for (const text of lines) {
    line++;
    if (text === '') continue;
    blank = false;
    const json = parseObject(text);
    if (json === null) return yield { line, torn: 'not a JSON object' };
    if (open === null) {
      const begun = begin(json, line, games);
      if ('torn' in begun) return yield begun;
      open = begun;
    } else {
      if ('record' in json) return yield { line, torn: noEnd(open) };
      open.body.push({ line, json });
      if ('end' in json) {
        yield open;
        open = null;
      }
    }
  }
  if (open !== null) yield { line, torn: noEnd(open) };
  if (blank) yield { line: 1, torn: 'the file is empty' };
}

const noEnd = (record: RawRecord): string => `the match that begins at line ${record.line} has no end`;

function begin(
  json: NumberedLine['json'],
  line: number,
  games: GamesById,
): (RawRecord & { body: NumberedLine[] }) | TornRecord {
  const { record, game: id, version = 1, seats, options, players } = json;
  if (record !== 1) return { line, torn: 'a record begins with {"record":1,…}' };
  const game = typeof id === 'string' && Object.hasOwn(games, id) ? games[id] : undefined;
  if (game === undefined)
    return { line, torn: `no game ${JSON.stringify(id)}; there are ${Object.keys(games).join(', ')}` };
  if (version !== game.version)
    return {
      line,
      torn: `${game.id} version ${textOf(version)}; this program plays version ${game.version}`,
    };
  if (typeof seats !== 'number' || !isObject(options))
    return { line, torn: 'the first line has no seats or options' };
  if (!Array.isArray(players) || players.length !== seats)
    return { line, torn: `players must name ${seats} players` };
  return { game, header: json as unknown as Header, line, body: [] };
}

function parseObject(text: string): NumberedLine['json'] | null {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
