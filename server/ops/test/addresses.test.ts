import { expect, it } from 'vitest';
import { openHouse } from '../../edge/test/house.ts';
import { loggedAddress } from '../addresses.ts';

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8:0001::6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s is logged as %s', (ip, short) => {
  expect(loggedAddress(ip, 'short')).toBe(short);
  // As an operator can ban it.
  expect(loggedAddress(ip, 'full')).toBe(ip.replace('::ffff:', ''));
  expect(loggedAddress(ip, 'none')).toBeUndefined();
});

it.each([
  ['full', '192.0.2.77'],
  ['short', '192.0.2.0/24'],
  ['none', undefined],
] as const)('a request is logged with what %s leaves of its address', async (form, from) => {
  const house = await openHouse({ env: { BULLPEN_LOG_ADDRESSES: form, TRUST_PROXY: '1' } });
  await fetch(`${house.url}/api/games`, { headers: { 'x-forwarded-for': '192.0.2.77' } });
  await house.close();
  const line = house.lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request');
  expect(line.req.from).toBe(from);
});
