import { expect, it } from 'vitest';
import { outageRun } from '../part.ts';

it('each part goes away and comes back: health says which, and nothing that was accepted is lost', async () => {
  const { sums, findings } = await outageRun(0, 2, 1, 'short');
  expect(findings).toEqual([]);
  expect(sums).toMatchObject({ lost: 0, doubled: 0, gaps: 0 });
});
