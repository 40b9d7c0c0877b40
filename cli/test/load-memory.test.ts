import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openHere, play } from '../load/memory.ts';

it('the weighing of idle tables ends when a match is over before all moves are made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-idle-'));
  const { client, close } = await openHere(folder);
  try {
    // More moves than any match of 6 nimmt! has.
    await expect(play(client, 100_000)).resolves.toBeUndefined();
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}, 60_000);
