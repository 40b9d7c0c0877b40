import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { forwardedReader } from '../forwarded.ts';
import { openHouse } from './house.ts';

/** The warnings after two requests through a proxy and one without. */
async function warnings(env: Readonly<Record<string, string>>, header: Record<string, string>) {
  const house = await openHouse({ env });
  for (const headers of [{}, header, header]) await fetch(`${house.url}/api/games`, { headers });
  await house.close();
  return house.lines.filter((line) => line.includes('TRUST_PROXY')).map((line) => JSON.parse(line));
}

it.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
  'warns once when %o arrives and no proxy is trusted',
  async (header) => {
    const [warning, ...more] = await warnings({}, header);
    expect(warning.level).toBe('warn');
    expect(warning.msg).toBe(
      'Requests arrive with X-Forwarded-For, but TRUST_PROXY is not set: all callers share one address and its limits. See docs/HOSTING.md.',
    );
    expect(more).toEqual([]);
  },
);

it.each(['1', '10.0.0.0/8'])('does not warn with TRUST_PROXY=%s', async (TRUST_PROXY) => {
  expect(await warnings({ TRUST_PROXY }, { 'x-forwarded-for': '203.0.113.7' })).toEqual([]);
});

it('does not warn without a proxy', async () => {
  expect(await warnings({}, {})).toEqual([]);
});

/** As many addresses as fit into the head of a request. */
const MANY = '::,'.repeat(5000);

it.each([
  [0, '203.0.113.9', `${MANY}198.51.100.1`, ''],
  [['10.0.0.0/8'], '203.0.113.9', `${MANY}198.51.100.1`, ''],
  [1, '203.0.113.9', `${MANY}198.51.100.1`, '198.51.100.1'],
  [2, '203.0.113.9', `${MANY} [2001:db8::1]:80 , 198.51.100.1:4711`, '2001:db8::1, 198.51.100.1'],
  [9, '203.0.113.9', '::ffff:198.51.100.1,198.51.100.2', '198.51.100.1, 198.51.100.2'],
  [1, '203.0.113.9', `${MANY}`, ''],
  [1, '203.0.113.9', '', ''],
])(
  'where %o is trusted, reads what %s says only as far as it counts',
  (trusted, remoteAddress, list, read) => {
    const headers = { 'x-forwarded-for': list, 'x-forwarded-host': 'evil.example.org' };
    forwardedReader(trusted)({ headers, socket: { remoteAddress } as Socket });
    expect(headers).toEqual({ 'x-forwarded-for': read });
  },
);

it('of proxies that are known by their addresses, at most 32 are believed', () => {
  const headers = { 'x-forwarded-for': `${MANY}198.51.100.1` };
  forwardedReader(['10.0.0.0/8'])({ headers, socket: { remoteAddress: '10.1.2.3' } as Socket });
  expect(headers['x-forwarded-for'].split(', ')).toHaveLength(32);
  expect(headers['x-forwarded-for']).toMatch(/, 198\.51\.100\.1$/);
});
