import { createHmac, randomBytes } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { last } from '@bullpen/engine';

/** What a limit counts: one address or a network, and how many times the bound of one address it may use. */
export interface Scope {
  readonly key: string;
  readonly share: number;
}

/** One household may have a /64 or a /56, one customer of a data centre a /48; each wider network has its own larger bound. */
const NETWORKS: readonly (readonly [bits: number, share: number])[] = [
  [64, 1],
  [56, 4],
  [48, 16],
];

/** The plain form of an IPv4 address that is written as an IPv6 one. */
export function unmapped(address: string): string {
  if (!isIPv6(address) || address.includes('%')) return address;
  // The URL parser writes every address of IPv6 in the same way.
  const [, high, low] =
    /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (high === undefined || low === undefined) return address;
  const bytes = [high, low].flatMap((half) => {
    const value = Number.parseInt(half, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** The scopes of an address, the narrowest first: itself for IPv4, networks of several sizes for IPv6. */
export function scopesOf(ip: string): readonly Scope[] {
  const plain = unmapped(ip);
  if (!isIPv6(plain)) return [{ key: plain, share: 1 }];
  const groups = groupsOf(plain);
  return NETWORKS.map(([bits, share]) => ({ key: networkOf(groups, bits), share }));
}

/** The widest scope of an address. It stands for one caller, however many networks that caller has. */
export const callerKey = (ip: string): string => last(scopesOf(ip)).key;

/** The key ends with the process, so nobody can turn a hash back into an address later. */
const HASH_KEY = randomBytes(32);

/** The name under which a caller is charged for work, perhaps for days: a hash, since addresses are not kept that long. */
export const payingCaller = (ip: string): string =>
  createHmac('sha256', HASH_KEY).update(callerKey(ip)).digest('base64url').slice(0, 22);

/** The eight numbers of an IPv6 address. */
function groupsOf(ip: string): readonly number[] {
  const [address = ''] = ip.split('%', 1);
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, 8).map((group) => Number.parseInt(group, 16));
}

function networkOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, at) => {
    const own = Math.min(16, Math.max(0, bits - at * 16));
    return group & (0xffff << (16 - own)) & 0xffff;
  });
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

const isIn = (list: BlockList, ip: string): boolean => list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Whether an address is of this machine. */
export const isLoopback = (ip: string): boolean => isIn(LOOPBACK, ip);

/** Whether an address is of this machine or a private network. */
export const isNear = (ip: string): boolean => isLoopback(ip) || isIn(PRIVATE, ip);

/** Whether a direct peer is a proxy whose word about the caller's address is taken. */
export function trustedPeers(trustProxy: number | readonly string[]): (ip: string) => boolean {
  if (typeof trustProxy === 'number') return () => trustProxy > 0;
  const proxies = new BlockList();
  for (const network of trustProxy) {
    const [address = '', bits] = network.split('/');
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, kind);
    else proxies.addSubnet(address, Number(bits), kind);
  }
  return (ip) => proxies.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
