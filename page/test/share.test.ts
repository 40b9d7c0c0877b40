import type { Snapshot } from '@bullpen/wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSeat, heldSeats, holdSeat, seatAt, takeSeatFromLink } from '../tables/remote/seats.ts';
import { newShare, nonceToReveal } from '../tables/remote/share.ts';

/** A table that is dealing, as the server shows it to seat 0. */
const dealing = (own: string, fair: Partial<Snapshot['fair']> = {}): Snapshot =>
  ({
    table: 'shared',
    status: 'dealing',
    viewer: 0,
    fair: { commitment: 'c'.repeat(64), seats: [own, 'p'.repeat(64)], revealed: [], voids: 0, ...fair },
  }) as unknown as Snapshot;

describe('the nonce of this browser', () => {
  let own = '';
  beforeEach(async () => {
    const { token, nonce, commitment } = await newShare();
    own = commitment;
    holdSeat({ table: 'shared', token, nonce, game: 'six-nimmt', at: 0 });
  });

  it('is revealed once what all committed to is written down', async () => {
    const nonce = await nonceToReveal(dealing(own));
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(seatAt('shared')?.seen).toMatchObject({ own, commitment: 'c'.repeat(64) });
    expect(await nonceToReveal(dealing(own))).toBe(nonce);
    expect(heldSeats()).toHaveLength(1);
  });

  it('is not revealed again under other commitments, which could be made for it by now', async () => {
    await nonceToReveal(dealing(own));
    const { seen } = seatAt('shared')!;
    expect(await nonceToReveal(dealing(own, { commitment: 'd'.repeat(64) }))).toBeNull();
    expect(await nonceToReveal(dealing(own, { seats: [own, 'q'.repeat(64)] }))).toBeNull();
    expect(seatAt('shared')!.seen).toEqual(seen);
  });

  it('is followed by the next one only after a void deal that everybody sees', async () => {
    const first = (await nonceToReveal(dealing(own)))!;
    expect(await nonceToReveal(dealing(first))).toBeNull();
    const second = await nonceToReveal(dealing(first, { voids: 1 }));
    expect(second).not.toBeNull();
    expect(second).not.toBe(first);
  });

  it('is not for a seat that committed to something else', async () => {
    expect(await nonceToReveal(dealing('f'.repeat(64)))).toBeNull();
  });
});

describe('a seat in a link', () => {
  const [own, others] = ['o'.repeat(22), 'x'.repeat(22)];
  const visit = (token: string): void => {
    vi.stubGlobal('location', { hash: `#seat=${token}`, pathname: '/t/linked' });
    const replaced = vi.fn();
    vi.stubGlobal('history', { replaceState: replaced });
    takeSeatFromLink('linked');
    expect(replaced).toHaveBeenCalledWith(null, '', '/t/linked');
    vi.unstubAllGlobals();
  };

  it('is taken over, and leaves the address', () => {
    dropSeat('linked');
    visit(own);
    expect(seatAt('linked')).toMatchObject({ token: own });
  });

  it('does not push out one that this browser holds at the table', () => {
    holdSeat({ table: 'linked', token: own, nonce: 'n'.repeat(64), game: 'six-nimmt', at: 0 });
    visit(others);
    expect(seatAt('linked')).toMatchObject({ token: own, nonce: 'n'.repeat(64) });
  });
});
