import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isEndpoint, isPublic, isPublicKey, lookupWith } from '../endpoint.ts';

it('takes addresses of push services, and none that leads inside', () => {
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGu',
  ])
    expect(isEndpoint(good, false), good).toBe(true);
  for (const bad of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:secret@push.example.com/x',
    'https://push.example.com/x#y',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://8.8.8.8/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://redis/x',
    'https://db.internal/x',
    'https://printer.local/x',
    'ftp://push.example.com/x',
    'nonsense',
  ]) {
    expect(isEndpoint(bad, false), bad).toBe(false);
  }
  // Under test, this machine and no other.
  expect(isEndpoint('http://127.0.0.1:8080/x', true)).toBe(true);
  expect(isEndpoint('http://10.0.0.1:8080/x', true)).toBe(false);
});

it('knows the addresses of the open internet', () => {
  for (const open of ['8.8.8.8', '142.250.1.1', '2a00:1450:4001::1', '::ffff:8.8.8.8'])
    expect(isPublic(open), open).toBe(true);
  for (const inner of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
  ])
    expect(isPublic(inner), inner).toBe(false);
});

describe('a name', () => {
  const missing = (): Promise<never> => Promise.reject(new Error('queryA ENODATA'));
  /** What is found for a name with these addresses of IPv4 and IPv6. */
  const find = (four: readonly string[], six: readonly string[], all = false): Promise<unknown> => {
    const resolver = {
      resolve4: async () => (four.length === 0 ? missing() : [...four]),
      resolve6: async () => (six.length === 0 ? missing() : [...six]),
    } as unknown as Parameters<typeof lookupWith>[0];
    return new Promise((resolve) => {
      lookupWith(resolver)('push.example.org', { all }, (error, found, family) =>
        resolve(error === null ? (all ? found : [found, family]) : error.code),
      );
    });
  };

  it('that leads inside is not connected to, also if only one of its addresses does', async () => {
    expect(await find(['127.0.0.1'], [])).toBe('EINNER');
    expect(await find(['8.8.8.8', '10.0.0.1'], [])).toBe('EINNER');
    expect(await find(['8.8.8.8'], ['::1'], true)).toBe('EINNER');
  });

  it('gives its addresses of either kind', async () => {
    expect(await find(['8.8.8.8'], [])).toEqual(['8.8.8.8', 4]);
    expect(await find([], ['2606:4700::1'])).toEqual(['2606:4700::1', 6]);
    expect(await find(['8.8.8.8'], ['2606:4700::1'], true)).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]);
    expect(await find([], [])).toBe('ENOTFOUND');
  });
});

it('takes points of the curve as keys, and nothing else', () => {
  const point = createECDH('prime256v1').generateKeys();
  expect(isPublicKey(point.toString('base64url'))).toBe(true);
  const beside = Buffer.from(point);
  beside.writeUInt8(beside.readUInt8(64) ^ 1, 64);
  for (const bad of [beside, Buffer.alloc(65, 4), Buffer.alloc(65), point.subarray(0, 64)])
    expect(isPublicKey(bad.toString('base64url'))).toBe(false);
  expect(isPublicKey('')).toBe(false);
});
