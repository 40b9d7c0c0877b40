import type { IncomingMessage } from 'node:http';
import { unmapped } from './address.ts';
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

/**
 * Reads what proxies say of a request, before anybody goes by it. A name in `X-Forwarded-Host` never counts: proxies pass `Host`
 * on, and many of them let a caller's own `X-Forwarded-Host` through.
 */
export function readForwarded({ headers }: IncomingMessage): void {
  delete headers['x-forwarded-host'];
  const list = headers['x-forwarded-for'];
  if (list !== undefined) headers['x-forwarded-for'] = String(list).split(',').map(plainAddress).join(', ');
}

/** An address without its port and brackets; one of IPv4 that is written as one of IPv6 is itself. */
function plainAddress(text: string): string {
  const given = text.trim();
  return unmapped(/^\[(.*)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given);
}
