import { describe, expect, it } from 'vitest';
import { Payers } from '../payers.ts';
import { newId, openTables } from './open-tables.ts';

const HOUR = 3_600_000;

describe('the address that pays for a table', () => {
  it('is forgotten after a day, though nobody asks for the table', () => {
    let now = 0;
    const payers = new Payers(() => now);
    payers.set('table', '203.0.113.1');
    now = 23 * HOUR;
    payers.sweep();
    expect([payers.of('table'), payers.size]).toEqual(['203.0.113.1', 1]);
    now = 24 * HOUR;
    expect(payers.of('table')).toBe('table table');
    payers.sweep();
    expect(payers.size).toBe(0);
  });

  it('is forgotten soon after the match, but pays for a rematch', () => {
    let now = 0;
    const payers = new Payers(() => now);
    payers.set('first', '203.0.113.1');
    payers.over('first');
    now = 60_000;
    payers.pass('first', 'rematch');
    now = HOUR;
    payers.sweep();
    expect([payers.of('first'), payers.of('rematch'), payers.size]).toEqual([
      'table first',
      '203.0.113.1',
      1,
    ]);
  });

  it('is forgotten with a table that an operator removes', async () => {
    const asked: string[] = [];
    const delay = (payer: string): number => {
      asked.push(payer);
      return 0;
    };
    const opened = await openTables(undefined, Date.now, undefined, { ask: async () => 0, delay });
    const wish = {
      id: newId(),
      game: 'six-nimmt',
      seats: 2,
      plan: [{ kind: 'open' }, { kind: 'bot', level: 'random' }],
    } as const;
    const made = await opened.tables.create({ ...wish, plan: [...wish.plan] }, '203.0.113.1');
    if (!made.ok) throw new Error(made.refusal.code);
    await opened.tables.operator.remove(made.value.table);
    asked.length = 0;
    await opened.tables.create({ ...wish, plan: [...wish.plan] });
    expect(asked).toEqual([`table ${made.value.table}`]);
    await opened.remove();
  });
});
