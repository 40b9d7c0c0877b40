import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser gives the server so that it can be notified. */
export interface BrowserAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A notice as the browser reads it, and who has signed for it. */
export interface Received {
  readonly at: string;
  readonly text: string;
  /** The public key of the sender, whose signature was right. */
  readonly key: string;
}

/**
 * A push service of our own on this machine, with browsers behind it that can read what comes. Written from RFC 8291 and RFC 8292 alone: it
 * shares no code with what the server sends by.
 */
export class PushService {
  readonly received: Received[] = [];
  /** What it answers, one after another; then 201. */
  readonly answers: number[] = [];
  readonly #browsers = new Map<string, { readonly ecdh: ECDH; readonly auth: Buffer }>();
  readonly #server = createServer((request, response) => {
    void this.#take(request).then((status) => response.writeHead(status).end());
  });

  static async open(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get #origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A new browser. */
  browser(name: string): BrowserAddress {
    const ecdh = createECDH('prime256v1');
    const auth = randomBytes(16);
    this.#browsers.set(`/${name}`, { ecdh, auth });
    const p256dh = ecdh.generateKeys().toString('base64url');
    return { endpoint: `${this.#origin}/${name}`, keys: { p256dh, auth: auth.toString('base64url') } };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #take(request: IncomingMessage): Promise<number> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const at = request.url ?? '';
    const browser = this.#browsers.get(at);
    if (browser === undefined) return 404;
    const status = this.answers.shift() ?? 201;
    if (status !== 201) return status;
    const key = signer(request.headers.authorization ?? '', this.#origin);
    const text = decrypted(Buffer.concat(parts), browser.ecdh, browser.auth);
    this.received.push({ at: at.slice(1), text, key });
    return status;
  }
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** RFC 8291: the body is a salt, the size of a record, the sender's key and one record. */
function decrypted(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const end = 21 + body.readUInt8(20);
  const sender = body.subarray(21, end);
  const shared = hmac(auth, ecdh.computeSecret(sender));
  const secret = hmac(shared, 'WebPush: info\0', ecdh.getPublicKey(), sender, '\u0001');
  const master = hmac(salt, secret);
  const key = hmac(master, 'Content-Encoding: aes128gcm\0', '\u0001').subarray(0, 16);
  const nonce = hmac(master, 'Content-Encoding: nonce\0', '\u0001').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: the header carries a token that the sender's key has signed, for this service and not for ever. */
function signer(header: string, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
  };
  const seconds = exp - Date.now() / 1000;
  if (!signed || aud !== origin || seconds < 0 || seconds > 86_400) throw new Error(`not signed: ${header}`);
  return key;
}
