import { readRecords } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { pages } from '@bullpen/words/en/pages';
import { describe, expect, it } from 'vitest';
import { verifyRecord } from '../table/verify.ts';
import { drawSeats, planAgain } from '../tables/local/lots.ts';
import { commitmentOf, secretOf } from '../tables/local/luck.ts';
import type { LocalPlan } from '../tables/local/messages.ts';
import { LocalTable } from '../tables/local/table.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const plan: LocalPlan = {
  game: 'six-nimmt',
  seats: NAMES.map((name) => ({ kind: 'person', name })),
  options: { rounds: 1 },
  hints: true,
};
const namesIn = ({ seats }: LocalPlan): (string | null)[] =>
  seats.map((seat) => (seat.kind === 'person' ? seat.name : null));
const drawn = async (seed: string, wish = plan): Promise<LocalPlan> => drawSeats(wish, await secretOf(seed));

describe('who begins at a table in this browser', () => {
  it('is drawn by lot: everybody begins as often, and a seed gives the same seats', async () => {
    const begun = new Map(NAMES.map((name) => [name, 0]));
    for (let n = 0; n < 600; n++) {
      const [first] = namesIn(await drawn(`seed ${n}`));
      begun.set(first!, begun.get(first!)! + 1);
    }
    // Six standard deviations of 200 each.
    for (const times of begun.values()) expect(Math.abs(times - 200)).toBeLessThan(6 * 11.6);
    expect(await drawn('steady')).toEqual(await drawn('steady'));
  });

  it('moves on by one when the same people play again, and no lots are drawn then', async () => {
    const [first, second, third] = namesIn(await drawn('steady'));
    const again = planAgain({ ...(await drawn('steady')), seed: 'steady' });
    expect(namesIn(await drawn('another', again))).toEqual([second, third, first]);
    expect(again.seed).toBeUndefined();
    const last = planAgain(planAgain(again));
    expect(namesIn(last)).toEqual([first, second, third]);
  });

  it('is as chosen where seats are fixed', async () => {
    const fixed = { ...plan, seating: 'fixed' } as const;
    for (const seed of ['a', 'b', 'c', 'd']) {
      const made = await drawn(seed, fixed);
      expect(namesIn(made)).toEqual(NAMES);
      expect(namesIn(planAgain(made))).toEqual(NAMES);
    }
  });
});

describe('the check of a deal says', () => {
  const { page } = pages;

  /** A whole match, and all that the page knows of it. */
  async function played() {
    const secret = await secretOf('steady');
    const commitment = await commitmentOf(secret);
    const made = await drawn('steady');
    const kept = { id: 'table', plan: made, version: games['six-nimmt']!.version, secret };
    const table = new LocalTable({ ...kept, spent: 0, log: [], over: false, changed: 0 }, commitment);
    await table.start();
    for (let moves = 0; !table.over && moves < 100; moves++) {
      const seat = table.acting[0]!;
      await table.move(seat, table.snapshot(seat, null).legal[0]!, 'person');
    }
    const named = { commitment, seats: [null, null, null] };
    return { text: table.record(), named, lots: made.lots! };
  }

  it('that all is well, and what this browser knows of it', async () => {
    const { text, named, lots } = await played();
    expect(await verifyRecord(text, { named, seen: 'own', lots }, page)).toBe(page.verified);
    expect(await verifyRecord(text, { named, seen: named, lots }, page)).toBe(page.verifiedWithShare);
    expect(await verifyRecord(text, { named, seen: null, lots: null }, page)).toBe(page.verifiedWithoutShare);
  });

  it('that something else was fixed than this browser saw, or other lots were drawn', async () => {
    const { text, named, lots } = await played();
    const other = { ...named, commitment: '0'.repeat(64) };
    expect(await verifyRecord(text, { named, seen: other, lots }, page)).toBe(page.otherCommitment);
    const share = { ...named, seats: ['0'.repeat(64), null, null] };
    expect(await verifyRecord(text, { named, seen: share, lots }, page)).toBe(page.otherCommitment);
    const turned = lots.toReversed();
    expect(await verifyRecord(text, { named, seen: named, lots: turned }, page)).toBe(page.otherLots);
  });

  it('which line of the record is not from the secret', async () => {
    const { text, named } = await played();
    const [record] = readRecords(text.split('\n'), games);
    expect(record).not.toHaveProperty('torn');
    const forged = text.replace(
      /("seed":"fair1:)[0-9a-f]/,
      (_, start) => `${start}${text.match(/fair1:0/) ? 1 : 0}`,
    );
    expect(forged).not.toBe(text);
    const verdict = await verifyRecord(forged, { named, seen: named, lots: null }, page);
    expect(verdict).toMatch(/^Line \d+ of the record/);
  });
});
