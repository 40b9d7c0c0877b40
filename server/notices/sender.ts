import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import webPush from 'web-push';
import type { PushAddress, Store } from '../store/store.ts';
import { isEndpoint, publicLookup } from './endpoint.ts';

/** What became of a notice. `gone`: the browser does not want any more. */
export type Delivery = 'taken' | 'gone' | 'failed';

/** How notices leave this server. */
export interface Sender {
  /** What browsers need to know of this server in order to let it send: its public key. */
  readonly key: string;
  /** Whether notices can be sent to this address. */
  accepts(endpoint: string): boolean;
  send(address: PushAddress, payload: string): Promise<Delivery>;
}

export interface SenderOptions {
  /** Addresses on this machine are good too: for tests. */
  readonly loopback: boolean;
  /** Whom a push service can ask about this server: an address for mail, or a link. */
  readonly contact: string | null;
  /** Pauses before a notice is tried again that the push service has refused for now. */
  readonly pauses?: readonly number[];
}

/** A notice that could not be delivered for a day is of no use any more. */
const TTL_SECONDS = 86_400;
const PATIENCE = 10_000;
const PAUSES = [1000, 10_000];
/** At most this many are under way at a time. */
const AT_ONCE = 32;
/** The connection was never there, so nothing was delivered: it may be tried again. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'];

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** With the keys of this server, which are made at its first start and kept with its data. */
export async function openSender(store: Store, options: SenderOptions): Promise<Sender> {
  const keys = JSON.parse(await store.keep('push keys', JSON.stringify(webPush.generateVAPIDKeys()))) as Keys;
  const vapidDetails = { subject: subjectOf(options.contact), ...keys };
  const room = rooms(AT_ONCE);
  return {
    key: keys.publicKey,
    accepts: (endpoint) => isEndpoint(endpoint, options.loopback),
    async send({ endpoint, p256dh, auth }, payload) {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { vapidDetails, TTL: TTL_SECONDS, urgency: 'normal' },
      );
      const post = (): Promise<number | null> =>
        room(() => statusOf(endpoint, headers, body, options.loopback));
      for (const wait of options.pauses ?? PAUSES) {
        const status = await post();
        if (status !== null) return deliveryOf(status);
        await pause(wait, undefined, { ref: false });
      }
      return deliveryOf((await post()) ?? 503);
    },
  };
}

const subjectOf = (contact: string | null): string => {
  if (contact?.startsWith('https://')) return contact;
  return `mailto:${contact !== null && /^\S+@\S+$/.test(contact) ? contact : 'bullpen@example.org'}`;
};

const deliveryOf = (status: number): Delivery =>
  status >= 200 && status < 300 ? 'taken' : status === 404 || status === 410 ? 'gone' : 'failed';

/**
 * Posts a notice: the status of the answer, or null if it was certainly not taken and may be tried again. Where that is not certain
 * (0), it is not tried again, so that nobody is notified twice. Redirects are not followed, and only the head of the answer is read.
 */
function statusOf(
  endpoint: string,
  headers: Record<string, string | number>,
  body: Buffer | null,
  loopback: boolean,
): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const ask = loopback && endpoint.startsWith('http:') ? requestPlainly : request;
  const asked = ask(
    endpoint,
    {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
      ...(!loopback && { lookup: publicLookup }),
    },
    (response) => {
      const { statusCode = 0 } = response;
      response.destroy();
      resolve(statusCode === 429 || statusCode >= 500 ? null : statusCode);
    },
  );
  asked.on('error', ({ code = '' }: NodeJS.ErrnoException) =>
    resolve(NEVER_SENT.includes(code) ? null : code === 'EINNER' ? 410 : 0),
  );
  asked.end(body);
  return promise;
}

/** Lets this many pieces of work go on at a time; the others wait in line. */
function rooms(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = most;
  const line: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}
