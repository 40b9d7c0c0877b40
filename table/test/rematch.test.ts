import { WATCHER } from '@bullpen/engine';
import { expect, it } from 'vitest';
import { rematchOf, rematchWish, withClaims } from '../index.ts';
import { Bench, hashToken } from './bench.ts';

it.each(['fixed', 'drawn'] as const)(
  'a token that is replaced after the rematch was made claims its seat there (%s)',
  (seating) => {
    const before = new Bench({ game: 'six-nimmt', seats: 3, seating });
    for (const name of ['Ann', 'Ben', 'Cleo']) before.say(WATCHER, { do: 'sit', name, token: name });
    before.say(0, { do: 'start' });
    const rematch = new Bench(rematchWish(before.table), rematchOf(before.table)).table;
    const seat = before.table.seats.findIndex(({ name }) => name === 'Ben');
    before.say(seat, { do: 'recover', token: 'new' });
    const claims = withClaims(rematch, before.table).seats.map(({ name, claim }) => [name, claim]);
    expect(claims.toSorted()).toEqual([
      ['Ann', hashToken('Ann')],
      ['Ben', hashToken('new')],
      ['Cleo', hashToken('Cleo')],
    ]);
  },
);
