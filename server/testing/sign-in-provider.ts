import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real provider of OpenID Connect on this machine, where anybody signs in by typing a name. */
export interface SignInProvider {
  /** The settings of a server that lets people sign in there. */
  readonly env: Readonly<Record<string, string>>;
  /** The addresses that it was asked for, with their queries. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

export const CLIENT = { id: 'bullpen-test', secret: 'the-secret-of-the-client' } as const;

/** As much of the library as is used here. */
interface Library {
  readonly default: new (
    issuer: string,
    settings: Readonly<Record<string, unknown>>,
  ) => {
    readonly Client: { readonly prototype: { redirectUriAllowed: (uri: string) => boolean } };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  };
}

export async function startSignInProvider(port = 0): Promise<SignInProvider> {
  // @ts-expect-error It brings no types of its own.
  const { default: Provider } = (await quietly(() => import('oidc-provider'))) as Library;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = await quietly(
    async () =>
      new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT.id,
            client_secret: CLIENT.secret,
            redirect_uris: [`${issuer}/me`],
            grant_types: ['authorization_code'],
            response_types: ['code'],
          },
        ],
        cookies: { keys: ['a key for cookies'] },
        pkce: { required: () => true },
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
        findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id }) }),
      }),
  );
  // The servers of tests have any port.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/(localhost|127\.0\.0\.1):\d+\/me$/.test(uri);
  const asked: string[] = [];
  const answer = provider.callback();
  server.on('request', (request, response) => {
    asked.push(request.url ?? '');
    void answer(request, response);
  });
  return {
    env: {
      BULLPEN_OIDC_ISSUER: issuer,
      BULLPEN_OIDC_CLIENT_ID: CLIENT.id,
      BULLPEN_OIDC_CLIENT_SECRET: CLIENT.secret,
      BULLPEN_OIDC_NAME: 'Example',
    },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The provider warns at length that its defaults are for tests only. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { info, warn } = console;
  console.info = () => {};
  console.warn = () => {};
  try {
    return await work();
  } finally {
    Object.assign(console, { info, warn });
  }
}

// As a program it says where it is, and ends with the process that started it.
if (import.meta.main) {
  const { env } = await startSignInProvider();
  process.stdout.write(`${JSON.stringify(env)}\n`);
  process.stdin.resume().on('end', () => process.exit());
}
