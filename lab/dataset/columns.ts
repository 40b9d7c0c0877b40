import { type Game, type Match, required, type View } from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { playingMatch } from '../match.ts';
import type { DecisionRow } from './decisions.ts';

/** What the values of a field of a view are. `json` is anything else, written as JSON. */
type FieldKind = 'integer' | 'text' | 'integers' | 'json';

/** The fields of the views of a game, each a column `view_<name>`. */
export type ViewFields = ReadonlyMap<string, FieldKind>;

/** Matches that are played to see what views look like. */
const SAMPLE = 20;

/** What the views of this match look like: the same for all shards, and for a run that goes on later. */
export function viewFields(id: string, match: Match): ViewFields {
  const game: Game = entryOf(games, id);
  const fields = new Map<string, FieldKind | null>();
  const seats = Array.from({ length: match.seats }, () => ({ name: 'sample', outside: true }) as const);
  for (let i = 0; i < SAMPLE; i++) {
    const steps = playingMatch({ game, match, bots: seats, budget: { playouts: 1 } }, `sample ${i}`, false);
    for (let step = steps.next(), n = 0; !step.done; n++) {
      const { view, moves } = step.value;
      learn(fields, view);
      step = steps.next(required(moves[n % moves.length], 'a move'));
    }
  }
  return new Map([...fields].map(([name, kind]) => [name, kind ?? 'json']));
}

/** A field of several kinds is nested; one that is empty in all views may be anything. */
function learn(fields: Map<string, FieldKind | null>, view: View): void {
  for (const [name, value] of Object.entries(view)) {
    const before = fields.get(name) ?? null;
    const kind = value === null ? before : kindOf(value);
    fields.set(name, before === null || before === kind ? kind : 'json');
  }
}

function kindOf(value: unknown): FieldKind {
  if (Number.isInteger(value)) return 'integer';
  if (typeof value === 'string') return 'text';
  return Array.isArray(value) && value.every(Number.isInteger) ? 'integers' : 'json';
}

/** A decision as a line of JSON: the fields of the view are columns of their own. */
export const lineOf = ({ view, ...row }: DecisionRow): string =>
  JSON.stringify({
    ...row,
    ...Object.fromEntries(Object.entries(view).map(([name, value]) => [`view_${name}`, value])),
  });

const INT32 = { type: 'INT32' } as const;
const DOUBLE = { type: 'DOUBLE' } as const;
const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
type Leaf = typeof INT32 | typeof DOUBLE | typeof TEXT;

interface Column {
  readonly name: string;
  readonly leaf: Leaf;
  readonly list: boolean;
  readonly of: (row: DecisionRow) => unknown;
}

const FIXED: readonly Column[] = [
  { name: 'match', leaf: INT32, list: false, of: ({ match }) => match },
  { name: 'at', leaf: INT32, list: false, of: ({ at }) => at },
  { name: 'seat', leaf: INT32, list: false, of: ({ seat }) => seat },
  { name: 'player', leaf: TEXT, list: false, of: ({ player }) => player },
  { name: 'period', leaf: INT32, list: false, of: ({ period }) => period },
  { name: 'turn', leaf: INT32, list: false, of: ({ turn }) => turn },
  { name: 'legal', leaf: TEXT, list: true, of: ({ legal }) => legal },
  { name: 'move', leaf: TEXT, list: false, of: ({ move }) => move },
  { name: 'values', leaf: DOUBLE, list: true, of: ({ values }) => values },
  { name: 'errors', leaf: DOUBLE, list: true, of: ({ errors }) => errors },
];

const LEAVES: Readonly<Record<FieldKind, Leaf>> = { integer: INT32, text: TEXT, integers: INT32, json: TEXT };

function viewColumn(name: string, kind: FieldKind): Column {
  const value = ({ view }: DecisionRow): unknown =>
    (view as unknown as Record<string, unknown>)[name] ?? null;
  const asJson = (row: DecisionRow): string | null => {
    const plain = value(row);
    return plain === null ? null : JSON.stringify(plain);
  };
  const of = kind === 'json' ? asJson : value;
  return { name: `view_${name}`, leaf: LEAVES[kind], list: kind === 'integers', of };
}

/** The decisions of a shard as a Parquet file. */
export function parquetOf(rows: readonly DecisionRow[], fields: ViewFields): Uint8Array {
  const columns = [...FIXED, ...[...fields].map(([name, kind]) => viewColumn(name, kind))];
  const schema = columns.flatMap(({ name, leaf, list }) =>
    list
      ? [
          { name, repetition_type: 'OPTIONAL' as const, num_children: 1, converted_type: 'LIST' as const },
          { name: 'list', repetition_type: 'REPEATED' as const, num_children: 1 },
          { name: 'element', repetition_type: 'OPTIONAL' as const, ...leaf },
        ]
      : [{ name, repetition_type: 'OPTIONAL' as const, ...leaf }],
  );
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: columns.map(({ name, of }) => ({ name, data: rows.map(of) })),
      schema: [{ name: 'root', num_children: columns.length }, ...schema],
      createdBy: 'bullpen',
    }),
  );
}

/** The names and kinds of all columns, for the card. */
export const columnKinds = (fields: ViewFields): (readonly [name: string, kind: string])[] =>
  [...fields].map(([name, kind]) => [`view_${name}`, kind] as const);
