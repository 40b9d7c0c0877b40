import { describe, expect, it, vi } from 'vitest';
import { onBehalfOf, SingleAsker } from '../asker.ts';
import { payingCaller } from '../edge/address.ts';
import { Payers } from '../payers.ts';
import { command, newId, openTables } from './open-tables.ts';

const CUP = { name: 'Cup', game: 'six-nimmt', rounds: 1, bots: 'easy' };

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

  it('stays the one who created it, also when somebody else sends the same wish again', async () => {
    const { create, payerOf, remove } = await openBilled();
    const table = await create('maker');
    expect(await create('other')).toBe(table);
    expect(await payerOf(table)).toBe('maker');
    await remove();
  });

  it('pays on after a player at the table was erased', async () => {
    const { tables, create, payerOf, remove } = await openBilled();
    const table = await create('maker');
    const key = 'k'.repeat(40);
    await tables.players.add({ id: 'player-of-the-payer-test', key, name: 'Anna' });
    await tables.command(table, null, command({ do: 'sit', name: 'Anna', player: key }));
    expect(await tables.players.erase(key)).toMatchObject({ ok: true, value: { tables: [table] } });
    expect(await payerOf(table)).toBe('maker');
    await remove();
  });

  it('pays for all tournaments that it makes, as one', async () => {
    const payers = new Set<string>();
    const ask = async (_: unknown, payer: string): Promise<number> => {
      payers.add(payer);
      return 0;
    };
    const { tables, remove } = await openTables(undefined, Date.now, undefined, { ask });
    const key = 'k'.repeat(40);
    await tables.players.add({ id: 'player-of-the-payer-test', key, name: 'Anna' });
    const cups = await onBehalfOf(new SingleAsker('maker'), () =>
      Promise.all([1, 2].map(() => tables.tournaments.make(key, { id: newId(), ...CUP }))),
    );
    for (const cup of cups) {
      const id = cup.ok ? cup.value.tournament : '';
      for (const wish of ['join', 'start'] as const)
        await tables.tournaments.command(key, id, { id: newId(), do: wish });
    }
    await tables.tournaments.idle();
    await vi.waitFor(async () => {
      await tables.sweep();
      expect(payers.size).toBeGreaterThan(0);
    });
    expect([...payers]).toEqual(['maker']);
    await remove();
  });

  it('is not known after a restart: then the tables of a tournament are one', () => {
    const payers = new Payers();
    expect(payers.of('one', 'cup')).toBe(payers.of('other', 'cup'));
    expect(payers.of('one', 'cup')).not.toBe(payers.of('one', 'bowl'));
  });

  it('is forgotten with a table that an operator removes', async () => {
    const { tables, create, payerOf, remove } = await openBilled();
    const table = await create('maker');
    await tables.operator.remove(table);
    expect(await create('other')).toBe(table);
    expect(await payerOf(table)).toBe('other');
    await remove();
  });
});

/** Tables that say who is asked to pay for a bot. */
async function openBilled() {
  const asked: string[] = [];
  const delay = (payer: string): number => {
    asked.push(payer);
    return 0;
  };
  const { tables, remove } = await openTables(undefined, Date.now, undefined, { ask: async () => 0, delay });
  const id = newId();
  return {
    tables,
    remove,
    /** Every caller sends the same wish. */
    create: async (caller: string): Promise<string> => {
      const made = await onBehalfOf(new SingleAsker(caller), () =>
        tables.create({ id, game: 'six-nimmt', seats: 3 }),
      );
      if (!made.ok) throw new Error(made.refusal.code);
      return made.value.table;
    },
    payerOf: async (table: string): Promise<string | undefined> => {
      await tables.command(table, null, command({ do: 'bot', seat: 2, level: 'random' }));
      return asked.at(-1);
    },
  };
}
