import { afterAll, describe, expect, it, vi } from 'vitest';
import { startRedis } from '../../testing/services.ts';
import { redisRollCall } from '../roll-call.ts';

const redis = await startRedis({ own: true });
afterAll(() => redis?.stop());

describe.skipIf(redis === null)('the roll call of several processes', () => {
  it('says who is connected to any of them, and counts everybody as here while Redis is away', async () => {
    const log = (): void => {};
    const [here, there] = [redisRollCall(redis!.url, { log }), redisRollCall(redis!.url, { log })];
    // Until both are connected, everybody counts as here.
    await vi.waitFor(async () => expect(await there.areHere(['nobody'])).toEqual([false]));
    await vi.waitFor(async () => {
      await here.announce(['table:anna']);
      expect(await there.areHere(['table:anna', 'table:ben'])).toEqual([true, false]);
    });
    await redis!.restart(async () => {
      await here.announce(['table:ben']);
      expect(await there.areHere(['table:ben', 'nobody'])).toEqual([true, true]);
    });
    await vi.waitFor(async () => expect(await there.areHere(['nobody'])).toEqual([false]), 10_000);
    await Promise.all([here.close(), there.close()]);
  });
});
