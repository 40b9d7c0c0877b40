import { readRecords } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { pages } from '@bullpen/words/en/pages';
import { describe, expect, it } from 'vitest';
import { needsLots, verifyRecord } from '../table/verify.ts';
import { browserMachine } from '../tables/local/machine.ts';
import type { LocalPlan } from '../tables/local/messages.ts';
import { type LocalTable, newLocalTable } from '../tables/local/table.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const plan: LocalPlan = {
  game: 'six-nimmt',
  seats: NAMES.map((name) => ({ kind: 'person', name })),
  options: { rounds: 1 },
  hints: true,
};
const drawn = (seed: string, wish = plan): LocalTable => newLocalTable('table', wish, browserMachine(seed));
const namesAt = (table: LocalTable): (string | null)[] => table.snapshot(0).players.map(({ name }) => name);

/** The same people again, as soon as the match is over. */
function again(table: LocalTable): LocalTable {
  playOut(table);
  return table.again('again', browserMachine());
}

function playOut(table: LocalTable): void {
  for (let moves = 0; !table.over && moves < 100; moves++) {
    const seat = table.acting[0]!;
    table.move(seat, table.snapshot(seat).legal[0]!, 'person');
  }
  expect(table.over).toBe(true);
}

describe('who begins at a table in this browser', () => {
  it('is drawn by lot: everybody begins as often, and a seed gives the same seats', () => {
    const begun = new Map(NAMES.map((name) => [name, 0]));
    for (let n = 0; n < 600; n++) {
      const [first] = namesAt(drawn(`seed ${n}`));
      begun.set(first!, begun.get(first!)! + 1);
    }
    // Six standard deviations of 200 each.
    for (const times of begun.values()) expect(Math.abs(times - 200)).toBeLessThan(6 * 11.6);
    expect(namesAt(drawn('steady'))).toEqual(namesAt(drawn('steady')));
  });

  it('moves on by one when the same people play again, and no lots are drawn then', () => {
    const first = drawn('steady');
    const [a, b, c] = namesAt(first);
    const second = again(first);
    expect(namesAt(second)).toEqual([b, c, a]);
    expect(namesAt(again(again(second)))).toEqual([a, b, c]);
  });

  it('is as chosen where seats are fixed', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const made = drawn(seed, { ...plan, seating: 'fixed' });
      expect(namesAt(made)).toEqual(NAMES);
      expect(namesAt(again(made))).toEqual(NAMES);
    }
  });
});

describe('the check of a deal says', () => {
  const { page } = pages;

  /** A whole match, and all that the page knows of it. */
  function played() {
    const table = drawn('steady');
    playOut(table);
    const { commitment } = table.snapshot(0).fair;
    const [started] = table.updates(0, 0);
    const named = { commitment, seats: [null, null, null] };
    return { text: table.record(), named, lots: started!.entry.seating!, drawn: true };
  }

  it('that all is well, and what this browser knows of it', async () => {
    const { text, named, lots, drawn } = played();
    expect(await verifyRecord(text, { named, seen: 'own', lots, drawn }, page)).toBe(page.verified);
    expect(await verifyRecord(text, { named, seen: named, lots, drawn }, page)).toBe(page.verifiedWithShare);
    const fixed = { named, seen: null, lots: null, drawn: false };
    expect(await verifyRecord(text, fixed, page)).toBe(page.verifiedWithoutShare);
  });

  it('that something else was fixed than this browser saw, or other lots were drawn', async () => {
    const { text, named, lots, drawn } = played();
    const other = { ...named, commitment: '0'.repeat(64) };
    expect(await verifyRecord(text, { named, seen: other, lots, drawn }, page)).toBe(page.otherCommitment);
    const share = { ...named, seats: ['0'.repeat(64), null, null] };
    expect(await verifyRecord(text, { named, seen: share, lots, drawn }, page)).toBe(page.otherCommitment);
    const turned = lots.toReversed();
    expect(await verifyRecord(text, { named, seen: named, lots: turned, drawn }, page)).toBe(page.otherLots);
  });

  it('that no lots were drawn where they had to be, whatever else is well', async () => {
    const { text, named, drawn } = played();
    for (const seen of ['own', named, null] as const)
      expect(await verifyRecord(text, { named, seen, lots: null, drawn }, page)).toBe(page.withoutLots);
    const at = (seating: 'drawn' | 'fixed', viewer: number) => ({ seating, viewer });
    expect(needsLots(at('drawn', 1), undefined)).toBe(true);
    expect(needsLots(at('drawn', 1), {})).toBe(true);
    expect(needsLots(at('fixed', 1), undefined)).toBe(false);
    // In a rematch everybody moves on by one seat, and to no other.
    expect(needsLots(at('drawn', 1), { movedTo: 1 })).toBe(false);
    expect(needsLots(at('drawn', 0), { movedTo: 1 })).toBe(true);
  });

  it('which line of the record is not from the secret', async () => {
    const { text, named } = played();
    const [record] = readRecords(text.split('\n'), games);
    expect(record).not.toHaveProperty('torn');
    const forged = text.replace(
      /("seed":"fair1:)[0-9a-f]/,
      (_, start) => `${start}${text.match(/fair1:0/) ? 1 : 0}`,
    );
    expect(forged).not.toBe(text);
    const verdict = await verifyRecord(forged, { named, seen: named, lots: null, drawn: false }, page);
    expect(verdict).toMatch(/^Line \d+ of the record/);
  });
});
