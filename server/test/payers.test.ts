import { describe, expect, it } from 'vitest';
import { onBehalfOf, SingleAsker } from '../asker.ts';
import { payingCaller } from '../edge/address.ts';
import { Payers } from '../payers.ts';
import { newId, openTables } from './open-tables.ts';

describe('the caller who pays for a table', () => {
  it('pays for its rematches too, whenever they are made', () => {
    const payers = new Payers();
    payers.set('first', 'maker');
    payers.pass('first', 'rematch', 'other');
    payers.pass('rematch', 'third', 'other');
    expect([payers.of('first'), payers.of('rematch'), payers.of('third')]).toEqual([
      'maker',
      'maker',
      'maker',
    ]);
  });

  it('of a rematch whose first match has none is the one who agreed last', () => {
    const payers = new Payers();
    expect(payers.of('first')).toBe('table first');
    payers.pass('first', 'rematch', 'other');
    expect(payers.of('rematch')).toBe('other');
  });

  it('is one for a whole IPv6 network, and nobody can read an address from its name', () => {
    expect(payingCaller('2001:db8:1:2::3')).toBe(payingCaller('2001:db8:1:ff02::9'));
    expect(payingCaller('2001:db8:2::3')).not.toBe(payingCaller('2001:db8:1::3'));
    expect(payingCaller('203.0.113.1')).not.toContain('203');
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
    const made = await onBehalfOf(new SingleAsker('maker'), () =>
      opened.tables.create({ ...wish, plan: [...wish.plan] }),
    );
    if (!made.ok) throw new Error(made.refusal.code);
    await opened.tables.operator.remove(made.value.table);
    asked.length = 0;
    await opened.tables.create({ ...wish, plan: [...wish.plan] });
    expect(asked).toEqual([`table ${made.value.table}`]);
    await opened.remove();
  });
});
