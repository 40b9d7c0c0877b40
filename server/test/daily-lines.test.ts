import { expect, it } from 'vitest';
import { onBehalfOf, SingleAsker } from '../asker.ts';
import { FieldLines } from '../daily/lines.ts';

const DEAL = { day: '2026-11-17', game: 'six-nimmt' };

it('what entrants chose is read once for all who ask, in many turns of the event loop, until one more has finished', async () => {
  const long = Array.from({ length: 2000 }, (_, i) =>
    JSON.stringify(Array.from({ length: 60 }, (_, move) => `m${move + 1}@${(i * move) % 97}`)),
  );
  let reads = 0;
  const fields = new FieldLines({
    lines: async () => {
      reads += 1;
      return long;
    },
  });
  const gone = new SingleAsker('gone');
  const asking = [
    onBehalfOf(gone, () => fields.of(DEAL, 2000)),
    ...Array.from({ length: 20 }, (_, n) => onBehalfOf(new SingleAsker(`${n}`), () => fields.of(DEAL, 2000))),
  ];
  gone.leave();
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  const all = await Promise.all(asking);
  clearInterval(counting);
  expect(reads).toBe(1);
  expect(turns).toBeGreaterThan(2);
  expect(new Set(all).size).toBe(1);
  expect(all[0]?.map((line) => JSON.stringify(line))).toEqual(long);
  await fields.of(DEAL, 2001);
  expect(reads).toBe(2);
});
