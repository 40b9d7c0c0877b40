import { afterEach, expect, it } from 'vitest';
import { onBehalfOf, SingleAsker } from '../../asker.ts';
import { lane } from '../../lane.ts';
import { payingCaller } from '../address.ts';
import { type House, openHouse, seatedTable } from './house.ts';

let house: House | null = null;
afterEach(async () => {
  await house?.close();
  house = null;
});

/** Twice as many as may wait, so that there is time to ask in between. */
const BURST = 400;

/** Work that takes a whole slice. */
const slice = (done: () => void): Iterator<void, void> => ({
  next: () => {
    const begun = performance.now();
    while (performance.now() < begun + 1);
    done();
    return { done: true, value: undefined };
  },
});

it('a burst of reads of one caller delays others by a few turns, and no more of its own may wait', async () => {
  house = await openHouse({ env: { TRUST_PROXY: '1' } });
  const { table } = await seatedTable(house);
  const [greedy, other] = ['203.0.113.1', '203.0.113.2'] as const;
  let served = 0;
  const burst = onBehalfOf(new SingleAsker(payingCaller(greedy)), () =>
    Array.from({ length: BURST }, (_, n) =>
      lane.run(
        `table-${n}`,
        slice(() => served++),
      ),
    ),
  );
  const ask = async (from: string, path: string): Promise<number> => {
    const before = served;
    const answer = await fetch(house!.url + path, { headers: { 'x-forwarded-for': from } });
    expect(answer.status).toBe(from === greedy ? 429 : 200);
    if (from === greedy) expect(await answer.json()).toMatchObject({ code: 'rate', detail: { seconds: 2 } });
    return served - before;
  };
  const paths = [`/api/tables/${table}`, '/api/tables', `/api/tables/${table}/updates?since=0`];
  await ask(greedy, paths[0]!);
  let turns = 0;
  for (const path of paths) turns += await ask(other, path);
  expect(turns).toBeLessThan(BURST / 4);
  await Promise.all(burst);
});
