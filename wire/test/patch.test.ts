import { patched, patchOf, type Snapshot } from '@bullpen/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, 0, 1, 'a'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const fields = fc.record(
  { toAct: json, rows: json, hand: json, more: json },
  { requiredKeys: ['toAct', 'rows'] },
);
const snapshot = fc.record({
  seq: fc.nat(9),
  status: fc.constantFrom('open', 'playing'),
  players: json,
  legal: json,
  due: json,
  view: fc.option(fields),
}) as unknown as fc.Arbitrary<Snapshot>;

describe('a patch', () => {
  it('makes the snapshot after of the snapshot before, also when it has gone over a wire', () => {
    fc.assert(
      fc.property(snapshot, snapshot, (before, after) => {
        const patch = patchOf(before, after);
        if (patch === null) return;
        expect(patched(before, JSON.parse(JSON.stringify(patch)))).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: 1000 },
    );
  });

  it('holds nothing but what has changed', () => {
    fc.assert(
      fc.property(snapshot, (same) => {
        expect(patchOf(same, structuredClone(same))).toEqual({ seq: same.seq });
      }),
    );
    const before = { seq: 1, due: null, view: { toAct: [0, 1], rows: [[1], [2]] } } as unknown as Snapshot;
    const after = { seq: 2, due: null, view: { toAct: [1], rows: [[1], [2]] } } as unknown as Snapshot;
    expect(patchOf(before, after)).toEqual({ seq: 2, view: { toAct: [1] } });
  });

  it('is not made where a field has gone or the view comes or goes', () => {
    const bare = { seq: 1, view: null } as unknown as Snapshot;
    const dealt = { seq: 2, view: { toAct: [0], more: 1 } } as unknown as Snapshot;
    expect(patchOf(bare, dealt)).toBeNull();
    expect(patchOf(dealt, bare)).toBeNull();
    expect(patchOf(dealt, { ...dealt, view: { toAct: [0] } } as unknown as Snapshot)).toBeNull();
  });
});
