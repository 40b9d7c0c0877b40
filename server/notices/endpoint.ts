import { ECDH } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { unmapped } from '../edge/address.ts';

// A client names the address to which this server sends its notices. It must not make the server ask for something inside its own
// network. So an address must be the name of a public host, over HTTPS, and what the name resolves to is checked when it is used.

const ON_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
/** Names that do not exist on the public internet. */
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/;

/** Whether notices may be sent to this address. Only a server under test may send to its own machine. */
export function isEndpoint(text: string, loopback: boolean): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (loopback && ON_THIS_MACHINE.includes(url.hostname)) return true;
  const name = url.hostname.replace(/\.$/, '');
  const isName = isIP(name) === 0 && !name.startsWith('[') && name.includes('.') && !INNER.test(name);
  return url.protocol === 'https:' && url.port === '' && isName;
}

/** Whether notices can be encrypted for a browser with this public key: a point of the curve P-256, not compressed. */
export function isPublicKey(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

const CLOSED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  CLOSED.addSubnet(network, bits);
// Of IPv6 only the global unicast range is open, without the parts of it that lead back to IPv4.
const OPEN = new BlockList();
OPEN.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to the open internet. */
export function isPublic(address: string): boolean {
  const plain = unmapped(address);
  if (!isIPv6(plain)) return isIP(plain) === 4 && !CLOSED.check(plain);
  return OPEN.check(plain, 'ipv6') && !CLOSED.check(plain, 'ipv6');
}

type Addresses = Pick<Resolver, 'resolve4' | 'resolve6'>;

/**
 * Finds the addresses of a name for a connection, and fails if any of them is not public: a name may lead anywhere. It asks DNS itself:
 * only two threads make the lookups of the system, and a name with slow DNS would hold up all others.
 */
export const lookupWith =
  (resolver: Addresses): LookupFunction =>
  async (name, { all }, done) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [
      ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
      ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
    ];
    const [first] = found;
    if (first === undefined) return done(failure('ENOTFOUND'), []);
    if (!found.every(({ address }) => isPublic(address))) return done(failure('EINNER'), []);
    if (all === true) done(null, found);
    else done(null, first.address, first.family);
  };

const failure = (code: 'ENOTFOUND' | 'EINNER'): NodeJS.ErrnoException =>
  Object.assign(new Error('no public address'), { code });

export const publicLookup = lookupWith(new Resolver({ timeout: 2000, tries: 2 }));
