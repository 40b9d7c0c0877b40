import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { trustedPeers, unmapped } from './address.ts';
import type { App } from './app.ts';
import type { Context } from './context.ts';

const WARNING =
  'Requests arrive with X-Forwarded-For, but TRUST_PROXY is not set: all callers share one address and its limits. See docs/HOSTING.md.';

/** Says once in the log that there seems to be a proxy whose word is not taken. */
export function warnOfProxies(app: App, { parts: { config, log } }: Context): void {
  const { trustProxy } = config;
  let quiet = typeof trustProxy === 'number' ? trustProxy > 0 : trustProxy.length > 0;
  app.addHook('onRequest', async ({ headers }) => {
    if (quiet || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    quiet = true;
    log.warn(WARNING);
  });
}

/** Where proxies are given by their addresses: more than this many stand in no row. */
const MOST_PROXIES = 32;

/**
 * Reads what proxies say of a request, before anybody goes by it. A name in `X-Forwarded-Host` never counts: proxies pass `Host`
 * on, and many of them let a caller's own `X-Forwarded-Host` through. Of `X-Forwarded-For` only what trusted proxies have added is
 * looked at: a caller may have written thousands of addresses before it, or all of it.
 */
export function forwardedReader(
  trustProxy: Config['trustProxy'],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => void {
  const isProxy = trustedPeers(trustProxy);
  const most = typeof trustProxy === 'number' ? trustProxy : MOST_PROXIES;
  return ({ headers, socket }) => {
    delete headers['x-forwarded-host'];
    const list = headers['x-forwarded-for'];
    if (list === undefined) return;
    // It stays there, so that the operator can be warned of it.
    headers['x-forwarded-for'] = isProxy(socket.remoteAddress ?? '')
      ? lastAddresses(String(list), most).map(plainAddress).join(', ')
      : '';
  };
}

/** The last addresses of a list that is as long as a caller likes. */
function lastAddresses(list: string, most: number): string[] {
  let from = list.length;
  for (let i = 0; i < most && from > 0; i++) from = list.lastIndexOf(',', from - 1);
  return list.slice(Math.max(0, from + 1)).split(',');
}

/** An address without its port and brackets; one of IPv4 that is written as one of IPv6 is itself. */
function plainAddress(text: string): string {
  const given = text.trim();
  return unmapped(/^\[(.*)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given);
}
