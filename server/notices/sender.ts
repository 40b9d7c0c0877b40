import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import webPush from 'web-push';
import { unasked } from '../asker.ts';
import { lane } from '../lane.ts';
import type { PushAddress, Store } from '../store/store.ts';
import { isEndpoint, isPublicKey, publicLookup } from './endpoint.ts';
import { Outbox, type Trip } from './outbox.ts';

/** What became of a notice. `gone`: the browser wants no more of them. */
export type Delivery = 'taken' | 'gone' | 'failed';

/** How notices leave this server. */
export interface Sender {
  /** The public key of this server, which browsers need in order to let it send. */
  readonly key: string;
  /** Whether notices can be sent to this address. */
  accepts(endpoint: string): boolean;
  send(address: PushAddress, payload: string): Promise<Delivery>;
}

export interface SenderOptions {
  /** Addresses on this machine are good too: for tests. */
  readonly loopback: boolean;
  /** How a push service can reach those who run this server: a mail address, or a link. */
  readonly contact: string | null;
  /** Pauses before a notice is tried again that the push service has refused for now. */
  readonly pauses?: readonly number[];
  /** How long to wait for an answer, in milliseconds. */
  readonly patience?: number;
}

/** A notice that could not be delivered for a day is useless. */
const TTL_SECONDS = 86_400;
const PATIENCE = 10_000;
const PAUSES = [1000, 10_000];
/** An answer that takes longer than this is slow, in milliseconds. */
const SLOW = 3000;
/** The connection was never there, so nothing was delivered: it may be tried again. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'];

/** What is posted. */
type Sealed = Pick<webPush.RequestDetails, 'headers' | 'body'>;

interface Answered extends Trip {
  /** The status of the answer; null if the notice was certainly not taken and may be tried again, 0 if that is not certain. */
  readonly status: number | null;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** With the keys of this server, which are made at its first start and kept with its data. */
export async function openSender(store: Pick<Store, 'keep'>, options: SenderOptions): Promise<Sender> {
  const keys = JSON.parse(await store.keep('push keys', JSON.stringify(webPush.generateVAPIDKeys()))) as Keys;
  const vapidDetails = { subject: subjectOf(options.contact), ...keys };
  const outbox = new Outbox();
  const seal = ({ endpoint, p256dh, auth }: PushAddress, payload: string): Sealed =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: TTL_SECONDS,
      urgency: 'normal',
    });
  return {
    key: keys.publicKey,
    accepts: (endpoint) => isEndpoint(endpoint, options.loopback),
    async send(address, payload) {
      let sealed: Sealed | undefined;
      const post = (): Promise<Answered | null> =>
        outbox.send(address.endpoint, address.table, async () => {
          if (sealed === undefined) {
            // To encrypt and sign takes longer than a move. Nobody in particular waits for it.
            await unasked(() => lane.turn(address.table));
            // An older server took any key.
            if (!isPublicKey(address.p256dh)) return { status: 410, pace: null };
            sealed = seal(address, payload);
          }
          return statusOf(address.endpoint, sealed, options);
        });
      for (const wait of options.pauses ?? PAUSES) {
        const answered = await post();
        if (answered === null) return 'failed';
        if (answered.status !== null) return deliveryOf(answered.status);
        await pause(wait, undefined, { ref: false });
      }
      return deliveryOf((await post())?.status ?? 503);
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
 * Posts a notice. Where it is not certain whether it was taken, it is not tried again, so that nobody is notified twice. Redirects are not
 * followed, and only the head of the answer is read.
 */
function statusOf(
  endpoint: string,
  { headers, body }: Sealed,
  { loopback, patience = PATIENCE }: SenderOptions,
): Promise<Answered> {
  const { promise, resolve } = Promise.withResolvers<Answered>();
  const ask = loopback && endpoint.startsWith('http:') ? requestPlainly : request;
  const signal = AbortSignal.timeout(patience);
  const begun = performance.now();
  const answer = (status: number | null): void => {
    const slow = performance.now() - begun > SLOW;
    resolve({ status, pace: signal.aborted ? 'silent' : slow ? 'slow' : 'quick' });
  };
  const asked = ask(
    endpoint,
    { method: 'POST', headers, agent: false, signal, ...(!loopback && { lookup: publicLookup }) },
    (response) => {
      const { statusCode = 0 } = response;
      response.destroy();
      answer(statusCode === 429 || statusCode >= 500 ? null : statusCode);
    },
  );
  asked.on('error', ({ code = '' }: NodeJS.ErrnoException) =>
    answer(NEVER_SENT.includes(code) ? null : code === 'EINNER' ? 410 : 0),
  );
  asked.end(body);
  return promise;
}
