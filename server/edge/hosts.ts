import { isIP } from 'node:net';
import type { Config } from '../config.ts';

const OWN = ['localhost', '127.0.0.1', '::1'];

/**
 * Which host names this server answers to. On a loopback address: its own names and those of the setting. On others: with the
 * setting any address written as a number and the names of the setting; without it any, since the server does not know its names.
 * A client that sends no host is not a browser.
 */
export function answersTo({ host, hosts }: Pick<Config, 'host' | 'hosts'>): (given: string) => boolean {
  const loopback = host === 'localhost' || host === '::1' || /^127\./.test(host);
  const names = new Set([...OWN, host.toLowerCase(), ...hosts.map((name) => name.toLowerCase())]);
  return (given) => {
    const name = nameOf(given);
    if (name === '' || names.has(name)) return true;
    return !loopback && (hosts.length === 0 || isIP(name) !== 0);
  };
}

/** The name in a Host header, without its port and the brackets of IPv6. */
const nameOf = (host: string): string =>
  (/^\[(.*)\](:\d*)?$/.exec(host)?.[1] ?? host.replace(/:\d*$/, '')).replace(/\.$/, '').toLowerCase();
