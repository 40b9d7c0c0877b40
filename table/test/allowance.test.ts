import { accept } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { bounded, charged, type Entry, type Table } from '../index.ts';

describe('entries that are not moves', () => {
  const at = 1_800_000_000_000;
  const own = { takeBacks: 0, allowance: { left: 15, at } };
  const table = { seq: 19_999, allowance: { left: 60, at }, seats: [own] } as unknown as Table;
  const stood: Entry = { type: 'stood', at, seat: 0 };

  it('are refused at a table whose log is very long, but moves are not', () => {
    const moved: Entry = { type: 'moved', at, seat: 0, move: '55', by: 'person', draws: [], spent: 0 };
    const full = { ...table, seq: 20_000 };
    const sat: Entry = { type: 'sat', at, seat: 0, token: 'hash', name: 'Anna' };
    expect(bounded(table, accept({ entry: sat }))).toEqual(accept({ entry: sat }));
    expect(bounded(full, accept({ entry: sat }))).toMatchObject({ refusal: { code: 'long-table' } });
    expect(bounded(full, accept({ entry: { type: 'retracted', at, seat: 0 } }))).toMatchObject({
      refusal: { code: 'long-table' },
    });
    expect(bounded(full, accept({ entry: moved }))).toEqual(accept({ entry: moved }));
  });

  it('are accepted for a while longer where somebody has to leave, come back or decide about others', () => {
    const needed: readonly (readonly [Entry, number])[] = [
      [{ type: 'left', at, seat: 0 }, 21_000],
      [{ type: 'absent', at, seat: 0, since: at }, 22_000],
      [{ type: 'voted', at, seat: 0, about: 1, for: 'bot' }, 23_000],
      [{ type: 'present', at, seat: 0 }, 24_000],
      [{ type: 'returned', at, seat: 0 }, 24_000],
      [stood, 24_000],
      [{ type: 'revealed', at, seat: 0, nonce: 'n' }, 24_000],
    ];
    for (const [entry, most] of needed) {
      expect(bounded({ ...table, seq: most - 1 }, accept({ entry })), entry.type).toEqual(accept({ entry }));
      expect(bounded({ ...table, seq: most }, accept({ entry })), entry.type).toMatchObject({
        refusal: { code: 'long-table', detail: { most } },
      });
    }
    const resigned: Entry = { type: 'resigned', at, seat: 0, level: 'easy' };
    for (const entry of [resigned, { type: 'closed', at, reason: 'host' }] satisfies Entry[])
      expect(bounded({ ...table, seq: 1_000_000 }, accept({ entry }))).toEqual(accept({ entry }));
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
