import { isIP } from 'node:net';
import { unmapped } from '../edge/address.ts';

/** How much of a caller's address is logged: all, its network (24 bits of IPv4, 48 of IPv6), or nothing. */
export const ADDRESS_FORMS = ['full', 'short', 'none'] as const;
export type AddressForm = (typeof ADDRESS_FORMS)[number];

export function loggedAddress(ip: string, form: AddressForm): string | undefined {
  if (form === 'none' || isIP(ip) === 0) return undefined;
  if (form === 'full') return unmapped(ip);
  const [, four] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip) ?? [];
  if (four !== undefined) return `${four}.0/24`;
  // The URL parser writes every address of IPv6 in the same way; what it leaves out is zeros.
  const plain = new URL(`http://[${ip.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return `${[...front, ...zeros, ...back].slice(0, 3).join(':')}::/48`;
}
