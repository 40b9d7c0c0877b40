import { expect, it } from 'vitest';
import { livesRound } from '../part.ts';

it.each([
  ['', 0],
  [', also where processes count together', 1],
])(
  'whole lives of connections end no process and leave nothing behind%s',
  async (_where, number) => {
    const { sums, findings } = await livesRound(number, 4);
    expect(findings).toEqual([]);
    expect(sums.requests).toBeGreaterThan(sums.connections!);
    expect(sums.sockets).toBeGreaterThan(0);
    expect(sums['sockets that do not read, dropped']).toBeGreaterThan(0);
    expect(sums.streams).toBeGreaterThan(0);
  },
  120_000,
);
