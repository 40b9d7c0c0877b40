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
