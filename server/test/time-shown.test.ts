import type { Snapshot } from '@bullpen/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTables } from './open-tables.ts';
import { type OpenTables, people } from './people.ts';

const SECONDS = 60;
const PAUSE = 1000;

let opened: OpenTables;
let now = 0;
const { create, sit, see, say } = people(() => opened);

// Time stands still unless a test moves it on, and bots take a second for a move.
beforeEach(async () => {
  now = Date.now();
  opened = await openTables(undefined, () => now, { least: PAUSE, more: 0 });
});
afterEach(async () => {
  await opened.remove();
});

const clock = { kind: 'move', seconds: SECONDS } as const;

const phaseOf = ({ view }: Pick<Snapshot, 'view'>): string =>
  (view as { phase?: string } | null)?.phase ?? '';

describe('the time that a viewer sees running', () => {
  it('is its own, not the pause of a bot that chooses at the same time', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, clock });
    const token = await sit(table, 'Anna');
    await say(table, token, { do: 'start', fill: 'random' });
    expect((await see(table, token)).due).toBe(now + SECONDS * 1000);
    expect((await see(table, null)).due).toBe(now + SECONDS * 1000);
  });

  it('is whole again for a player who comes back after a bot has moved in their place', async () => {
    let table = '';
    let tokens: string[] = [];
    // [S8] A card lower than every row asks one of the two for a row first: then another table.
    for (let phase = 'row'; phase === 'row'; phase = phaseOf(await see(table, null))) {
      table = await create({ game: 'six-nimmt', seats: 2, clock });
      tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
      await say(table, tokens[0]!, { do: 'start' });
      now += SECONDS * 1000;
      await opened.tables.sweep();
    }
    expect((await see(table, null)).players.every(({ away }) => away)).toBe(true);
    // Nobody has a clock while bots play for all.
    expect((await see(table, null)).due).toBeNull();
    now += PAUSE / 2;
    expect((await say(table, tokens[1]!, { do: 'return' })).ok).toBe(true);
    for (const viewer of [...tokens, null]) expect((await see(table, viewer)).due).toBe(now + SECONDS * 1000);
  });

  it('[C12] is the answer window for all, also where only bots are asked', async () => {
    const table = await create({ game: 'captain-jack', seats: 2, options: { answerSeconds: 5, deals: 20 } });
    const token = await sit(table, 'Anna');
    await say(table, token, { do: 'start', fill: 'random' });
    for (;;) {
      const { legal, view, due } = await see(table, token);
      if (phaseOf({ view }) === 'answer' && legal.length === 0) {
        expect(due).toBe(now + 5000);
        return;
      }
      const move = legal.find((text) => text.startsWith('J')) ?? legal[0];
      if (move !== undefined) await say(table, token, { do: 'move', move });
      else {
        now += PAUSE;
        await opened.tables.sweep();
      }
    }
  });
});
