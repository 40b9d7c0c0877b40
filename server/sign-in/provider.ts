import { accept } from '@bullpen/engine';
import { deny } from '@bullpen/wire/problems.ts';
import type { Configuration, CustomFetch } from 'openid-client';
import type { OidcSettings } from '../config.ts';
import type { Asked, Log } from '../contract.ts';
import type { BegunSignIn } from '../store/sign-ins.ts';

/** How long the provider may take for one answer, in milliseconds. */
const PATIENCE = 5000;
/** The provider's description is fetched again after this time. */
const KNOWN_FOR = 3_600_000;

type Library = typeof import('openid-client');

/** The provider did not answer, or said that it cannot. */
class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** The whole answer within the time, so that everything after it is about what the answer says. */
const fetchInTime: CustomFetch = async (url, { method, headers, body, redirect }) => {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    // The library sends forms; its type allows more than that of `fetch`.
    const form = (body ?? null) as URLSearchParams | string | null;
    const answer = await fetch(url, { method, headers, body: form, redirect, signal });
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`the status of the answer is ${answer.status}`);
    return new Response(text === '' ? null : text, answer);
  } catch (error) {
    throw new ProviderAway('the sign-in provider is away', { cause: error });
  }
};

/**
 * A provider of OpenID Connect. The library is loaded, and the provider asked what it can do, when somebody first signs in: so a
 * provider that is away keeps no server from starting.
 */
export class Provider {
  readonly #settings: OidcSettings;
  readonly #log: Log;
  #library: Library | null = null;
  #known: { readonly config: Configuration; readonly since: number } | null = null;
  #asking: Promise<Configuration> | null = null;

  constructor(settings: OidcSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Where a browser goes in order to sign in: the code flow, with PKCE and a nonce. */
  async begin(
    redirect: string,
    state: string,
  ): Promise<Asked<Pick<BegunSignIn, 'verifier' | 'nonce'> & { readonly url: string }>> {
    return this.#attempt(async (library) => {
      const config = await this.#configuration(library);
      const verifier = library.randomPKCECodeVerifier();
      const nonce = library.randomNonce();
      const url = library.buildAuthorizationUrl(config, {
        redirect_uri: redirect,
        scope: 'openid',
        state,
        nonce,
        code_challenge: await library.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, verifier, nonce };
    });
  }

  /** Who signed in, by the address with which the provider sent the browser back: the provider's own name for them. */
  async subject(back: URL, state: string, { verifier, nonce }: BegunSignIn): Promise<Asked<string>> {
    return this.#attempt(async (library) => {
      const tokens = await library.authorizationCodeGrant(await this.#configuration(library), back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const subject = tokens.claims()?.sub;
      if (subject === undefined) throw new Error('the provider does not say who signed in');
      return subject;
    });
  }

  async #attempt<T>(work: (library: Library) => Promise<T>): Promise<Asked<T>> {
    this.#library ??= await import('openid-client');
    const library = this.#library;
    try {
      return accept(await work(library));
    } catch (error) {
      if (error instanceof library.AuthorizationResponseError && error.error === 'access_denied')
        return deny('sign-in-cancelled');
      const away = isAway(error);
      this.#log(away ? 'the sign-in provider is away' : 'a sign-in failed', { reason: reasonOf(error) });
      return deny(away ? 'sign-in-away' : 'sign-in-failed');
    }
  }

  /** Of several who ask at once, one asks the provider. */
  async #configuration(library: Library): Promise<Configuration> {
    if (this.#known !== null && performance.now() - this.#known.since < KNOWN_FOR) return this.#known.config;
    this.#asking ??= this.#discover(library).finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #discover(library: Library): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const server = new URL(issuer);
    const config = await library.discovery(
      server,
      clientId,
      clientSecret ?? undefined,
      clientSecret === null ? library.None() : undefined,
      {
        [library.customFetch]: fetchInTime,
        execute: [
          library.enableNonRepudiationChecks,
          // The settings allow that on this machine only.
          ...(server.protocol === 'http:' ? [library.allowInsecureRequests] : []),
        ],
      },
    );
    this.#known = { config, since: performance.now() };
    return config;
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof ProviderAway || (error instanceof Error && isAway(error.cause));

/** The messages of an error and its causes. They say what went wrong, not what was sent. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : [reasonOf(error.cause)])].join(': ').slice(0, 300)
    : 'unknown';
