import { expect, it } from 'vitest';
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
