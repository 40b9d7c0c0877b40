import { type DestinationStream, type Logger, pino } from 'pino';
import { type AddressForm, loggedAddress } from './addresses.ts';

/**
 * The log: one JSON object a line. What is logged is picked field by field, so it holds no secret: of a request the method and
 * the path, never its query, headers or body; of the caller's address as much as the host wants. The list below is the net under that, should somebody log a whole object.
 */
const SECRET = [
  'token',
  'tokens',
  'authorization',
  'Authorization',
  'cookie',
  'secret',
  'nonce',
  'nonces',
  'body',
  'password',
];
const PATHS = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

export function makeLog(level: string, stream?: DestinationStream, addresses: AddressForm = 'short'): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths: PATHS, censor: '[secret]' },
      serializers: { req: describeRequest(addresses), res: describeResponse },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    ...(stream === undefined ? [] : [stream]),
  );
}

/** A path without its query: a client that puts a secret into an address all the same does not put it into the log. */
export const pathOf = (url: string | undefined): string => (url?.split(/[?#]/, 1)[0] ?? '').slice(0, 200);

const describeRequest =
  (addresses: AddressForm) => (request: { method?: string; url?: string; ip?: string }) => ({
    method: request.method,
    path: pathOf(request.url),
    from: loggedAddress(request.ip ?? '', addresses),
  });

const describeResponse = (response: { statusCode?: number }) => ({ status: response.statusCode });
