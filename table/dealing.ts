import { accept, at, type Seat } from '@bullpen/engine';
import { deny } from '@bullpen/wire/problems.ts';
import type { Decision } from './decision.ts';
import type { Entry } from './entries.ts';
import { hostWithout } from './host.ts';
import type { Machine } from './machine.ts';
import { FREE, type SeatState } from './seats.ts';
import type { Table } from './table.ts';

/** The nonces that go into the chance of the match, as far as they are known. */
export const noncesOf = ({ fair, seats }: Table): readonly string[] =>
  fair?.nonces ?? seats.map(({ nonce }) => nonce);

/** Seats that have committed to a nonce and not revealed it. */
export const unrevealed = ({ seats }: Table): Seat[] =>
  seats.flatMap(({ commitment, nonce }, seat) => (commitment !== '' && nonce === '' ? [seat] : []));

export function reveal(table: Table, seat: Seat, nonce: string, machine: Machine): Decision {
  if (table.dealing === null) return deny('not-dealing');
  const { commitment, nonce: revealed } = at(table.seats, seat);
  if (commitment === '') return deny('no-commitment');
  if (revealed !== '') return deny('already-revealed');
  return machine.commitmentOf(nonce) === commitment
    ? accept({ entry: { type: 'revealed', at: machine.now(), seat, nonce } })
    : deny('wrong-nonce');
}

/**
 * Back to an open table. A nonce that was revealed is the next commitment of its seat: clients make their nonces as a chain of
 * hashes, so they need not commit again.
 */
export function voided(table: Table, after: Table, entry: Extract<Entry, { type: 'voided' }>): Table {
  const seats = table.seats.map((seat, i): SeatState => {
    if (entry.seats.includes(i)) return { ...seat, ...FREE };
    return seat.nonce === '' ? seat : { ...seat, commitment: seat.nonce, nonce: '' };
  });
  const { secret, commitment } = entry;
  const host = hostWithout(table, entry.seats);
  const barred = [...table.barred, ...entry.seats.flatMap((seat) => at(table.seats, seat).token ?? [])];
  const voids = table.voids + 1;
  return { ...after, status: 'open', dealing: null, seats, host, secret, commitment, voids, barred };
}
