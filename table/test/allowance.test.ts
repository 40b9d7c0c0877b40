import { accept } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { bounded, charged, type Entry, type Table } from '../index.ts';

describe('entries that are not moves', () => {
  const at = 1_800_000_000_000;
  const table = { seq: 19_999, allowance: { left: 60, at }, seats: [{ takeBacks: 0 }] } as unknown as Table;
  const stood: Entry = { type: 'stood', at, seat: 0 };

  it('are refused at a table whose log is very long, but moves are not', () => {
    const moved: Entry = { type: 'moved', at, seat: 0, move: '55', by: 'person', draws: [], spent: 0 };
    const full = { ...table, seq: 20_000 };
    expect(bounded(table, accept({ entry: stood }))).toEqual(accept({ entry: stood }));
    expect(bounded(full, accept({ entry: stood }))).toMatchObject({ refusal: { code: 'long-table' } });
    expect(bounded(full, accept({ entry: { type: 'retracted', at, seat: 0 } }))).toMatchObject({
      refusal: { code: 'long-table' },
    });
    expect(bounded(full, accept({ entry: moved }))).toEqual(accept({ entry: moved }));
  });

  it('never cost more than there is, and a clock that goes back gives nothing', () => {
    const left = (allowance: Table['allowance'], entry: Entry) =>
      charged({ ...table, allowance }, entry).allowance;
    expect(left({ left: 0.2, at }, stood)).toEqual({ left: 0, at });
    expect(left({ left: 5, at: at + 9000 }, stood)).toEqual({ left: 4, at: at + 9000 });
    expect(left({ left: 59, at: at - 3_600_000 }, stood)).toEqual({ left: 59, at });
    expect(left({ left: 5, at }, { type: 'retracted', at, seat: 0 })).toEqual({ left: 5, at });
  });
});
