import { describe, expect, it } from 'vitest';
import type { LogRow, TableRow } from '../check.ts';
import { checkRatings, type StoredRatings } from '../check-ratings.ts';
import type { PlayerNote } from '../member.ts';

const belief = (mu: number) => ({ mu, variance: 60 });
const note = (id: string, parts: Partial<PlayerNote> = {}): PlayerNote => ({
  id,
  name: id,
  names: [id],
  late: [],
  keys: ['k'],
  tables: ['t', 'u'],
  rated: [`${id} at t`],
  club: null,
  tournament: null,
  state: 'there',
  ...parts,
});
const TABLES: readonly TableRow[] = ['t', 'u'].map((table) => ({ table, last: 9, status: 'over', rated: 2 }));
const ROWS: readonly LogRow[] = [
  { table: 't', seq: 1, command: null, entry: { type: 'created', at: 1, plan: [{ kind: 'bot' }] } },
];
const change = (player: string, table: string, from: number, to: number) => ({
  player,
  table,
  game: 'six-nimmt',
  before: belief(from),
  after: belief(to),
});
const STORED: StoredRatings = {
  // In no order: a late match may be rated before an earlier one.
  changes: ['ada', 'bo'].flatMap((id) => [change(id, 'u', 27, 26), change(id, 't', 25, 27)]),
  ratings: ['ada', 'bo'].map((player) => ({ player, game: 'six-nimmt', matches: 2, ...belief(26) })),
};
const counts = (
  stored: Partial<StoredRatings>,
  notes = [note('ada'), note('bo')],
  { rows = ROWS, tables = TABLES } = {},
) => {
  const { lost, doubled, unerased } = checkRatings(notes, { ...STORED, ...stored }, rows, tables);
  return { lost: lost.length, doubled: doubled.length, unerased: unerased.length };
};
const NONE = { lost: 0, doubled: 0, unerased: 0 };

describe('the checker of ratings', () => {
  it('has nothing to say where all is well', () => {
    expect(counts({})).toEqual(NONE);
  });

  it('finds a match that should have moved a rating, and a table that nobody rated', () => {
    const [, ...rest] = STORED.changes;
    const ratings = STORED.ratings.map((one) =>
      one.player === 'ada' ? { ...one, matches: 1, ...belief(27) } : one,
    );
    expect(counts({ changes: rest, ratings })).toEqual({ ...NONE, lost: 1 });
    expect(counts({}, undefined, { tables: TABLES.map((table) => ({ ...table, rated: 1 })) }).lost).toBe(2);
    // Without another player or a bot a match moves nothing; nor has it to where people ended it.
    const alone = {
      changes: rest.slice(0, 1),
      ratings: [{ player: 'ada', game: 'six-nimmt', matches: 1, ...belief(27) }],
    };
    expect(counts(alone, [note('ada')])).toEqual(NONE);
    expect(counts({ changes: [], ratings: [] }, [note('ada', { rated: [] })]).lost).toBe(1);
    const closed = { table: 't', seq: 2, command: null, entry: { type: 'closed', at: 2 } };
    const early = { rows: [...ROWS, closed] };
    expect(counts({ changes: [], ratings: [] }, [note('ada', { rated: [] })], early).lost).toBe(0);
    // What was answered must stay.
    expect(counts({ changes: [], ratings: [] }, [note('ada')], early).lost).toBe(1);
  });

  it('finds a rating that its matches do not explain', () => {
    const wrong = (parts: object): Partial<StoredRatings> => ({
      ratings: STORED.ratings.map((one) => (one.player === 'bo' ? { ...one, ...parts } : one)),
    });
    expect(counts(wrong({ matches: 3 }))).toEqual({ ...NONE, doubled: 1 });
    expect(counts(wrong(belief(28)))).toEqual({ ...NONE, doubled: 1 });
    const twice = [...STORED.changes, change('bo', 't', 25, 27)];
    expect(counts({ changes: twice }).doubled).toBe(2);
    const apart = STORED.changes.map((one) => (one.after.mu === 26 ? { ...one, before: belief(25) } : one));
    expect(counts({ changes: apart }).doubled).toBe(2);
  });

  it('finds what is left of a player who was erased', () => {
    expect(counts({}, [note('ada'), note('bo', { state: 'erased' })]).unerased).toBe(3);
  });
});
