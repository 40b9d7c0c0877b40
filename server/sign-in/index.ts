import { createHmac, randomBytes } from 'node:crypto';
import { accept } from '@bullpen/engine';
import type { FinishSignIn, SignedIn, SignInBegun } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import type { OidcSettings } from '../config.ts';
import type { Asked, SignIn } from '../contract.ts';
import type { LivePlayers } from '../players/index.ts';
import type { TableServices } from '../table-services.ts';
import { hashToken, newToken } from '../tokens.ts';
import { Provider } from './provider.ts';

/** How long somebody may take at the provider. */
const MILLISECONDS = 600_000;

/**
 * Players who sign in. What is under way is in the store, under the hash of a ticket that only the browser has: any process can
 * finish it, once, and nobody can make another browser finish a sign-in that it did not begin. A cookie could do the same, but
 * could be used again, and this server sets none.
 */
export class LiveSignIn implements SignIn {
  readonly provider: string;
  readonly #issuer: string;
  readonly #services: Pick<TableServices, 'store' | 'now'>;
  readonly #players: LivePlayers;
  readonly #remote: Provider;

  constructor(
    settings: OidcSettings,
    services: Pick<TableServices, 'store' | 'now' | 'log'>,
    players: LivePlayers,
  ) {
    this.provider = settings.name;
    this.#issuer = settings.issuer.replace(/\/$/, '');
    this.#services = services;
    this.#players = players;
    this.#remote = new Provider(settings, services.log);
  }

  async begin(origin: string): Promise<Asked<SignInBegun>> {
    const { store, now } = this.#services;
    const redirect = `${origin}/me`;
    const ticket = newToken();
    const state = hashToken(ticket);
    const begun = await this.#remote.begin(redirect, state);
    if (!begun.ok) return begun;
    const { url, verifier, nonce } = begun.value;
    const until = now() + MILLISECONDS;
    await store.signIns.begin(state, { verifier, nonce, redirect, until }, now());
    return accept({ url, ticket, until });
  }

  async finish({ ticket, answer, player }: FinishSignIn): Promise<Asked<SignedIn>> {
    const { store, now } = this.#services;
    const state = hashToken(ticket);
    const begun = await store.signIns.take(state, now());
    if (begun === null) return deny('bad-sign-in');
    const back = new URL(begun.redirect);
    back.search = answer;
    if (back.searchParams.get('state') !== state) return deny('bad-sign-in');
    const subject = await this.#remote.subject(back, state, begun);
    if (!subject.ok) return subject;
    const identity = await this.#identity(subject.value);
    const owner = await store.signIns.owner(identity);
    if (owner === null) return this.#link(identity, player);
    const own = await this.#players.facts(player.key);
    if (own.ok && own.value.player === owner) return accept({ player: own.value });
    const link = await this.#players.linkSignedIn(owner);
    return link.ok ? accept({ link: link.value }) : link;
  }

  async #link(identity: string, player: FinishSignIn['player']): Promise<Asked<SignedIn>> {
    const { store, now } = this.#services;
    const made = await this.#players.add(player);
    if (!made.ok) return made;
    const signIn = { identity, issuer: this.#issuer, since: now() };
    const linked = await store.signIns.link(made.value.player, signIn);
    return linked === 'written' ? accept({ player: made.value }) : deny('other-sign-in');
  }

  /** This is all that the server keeps about who signed in. The key differs from server to server, so theirs cannot be compared. */
  async #identity(subject: string): Promise<string> {
    const key = await this.#services.store.keep('sign-in key', randomBytes(32).toString('base64url'));
    return createHmac('sha256', key).update(`${this.#issuer}\n${subject}`).digest('base64url');
  }
}
