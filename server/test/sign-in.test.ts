import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, startRedis } from '../testing/services.ts';
import { type SignInProvider, startSignInProvider } from '../testing/sign-in-provider.ts';
import { ServerProcess } from './process.ts';
import { type Here, startHere } from './started.ts';
import { Visitor } from './visitor.ts';

/** What the provider calls somebody. */
const SUBJECT = 'zanzibar-subject';
let count = 0;
const person = (name: string) => {
  count += 1;
  return { id: `signed-in-player-${count}-xx`, key: `key-of-signed-in-${count}-`.padEnd(40, 'k'), name };
};
type Person = ReturnType<typeof person>;

describe('sign-in with OpenID Connect', () => {
  let provider: SignInProvider;
  let here: Here;
  beforeAll(async () => {
    provider = await startSignInProvider();
    here = await startHere(provider.env);
  });
  afterAll(async () => {
    await here.close();
    await provider.close();
  });

  const begin = (): Promise<{ url: string; ticket: string; until: number }> =>
    here.ask('/api/sign-in', undefined, { method: 'POST' });
  const finish = (ticket: string, answer: string, player: Person) =>
    here.ask('/api/sign-in/finish', { ticket, answer, player });
  /** Signs in as somebody, in a browser that has this player. */
  const signIn = async (subject: string | null, player: Person, visitor = new Visitor()) => {
    const { url, ticket } = await begin();
    return finish(ticket, await visitor.signIn(url, subject), player);
  };
  const facts = (player: Person) => here.ask('/api/sign-in', undefined, { token: player.key });
  const rows = (table: string): number => {
    const db = new DatabaseSync(join(here.folder, 'bullpen.db'));
    try {
      return Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    } finally {
      db.close();
    }
  };
  const all = () => ['players', 'player_keys', 'sign_ins'].map(rows);
  const traces = (word: string): string[] =>
    readdirSync(here.folder).filter((file) => readFileSync(join(here.folder, file)).includes(word));

  it('links the player of one browser, and another browser becomes that player', async () => {
    expect(await here.ask('/api/sign-in')).toMatchObject({ provider: 'Example', linked: false });
    const [anna, phone] = [person('Anna'), person('Guest')];
    const visitor = new Visitor();
    expect(await signIn(SUBJECT, anna, visitor)).toMatchObject({
      httpStatus: 200,
      player: { player: anna.id, name: 'Anna' },
    });
    expect(await facts(anna)).toMatchObject({ provider: 'Example', linked: true });
    const { link } = await signIn(SUBJECT, phone);
    expect(link.until - Date.now()).toBeLessThanOrEqual(600_000);
    // Nothing is changed until the browser asks for it, and nobody was made.
    expect(await here.ask('/api/player', undefined, { token: phone.key })).toMatchObject({
      code: 'bad-player',
    });
    const joined = await here.ask('/api/players/join', { code: link.code, key: phone.key });
    expect(joined).toMatchObject({ player: anna.id, name: 'Anna' });
    // Signed in once more, it is the same player still.
    expect(await signIn(SUBJECT, { ...phone, id: anna.id })).toMatchObject({ player: { player: anna.id } });
    expect(await here.ask('/api/player/export', undefined, { token: phone.key })).toMatchObject({
      player: anna.id,
      devices: 2,
      signIn: { issuer: provider.env.BULLPEN_OIDC_ISSUER },
    });
    const addresses = [...visitor.visited, ...provider.asked].join('\n');
    expect(addresses).toContain('code_challenge_method=S256');
    expect(addresses).toContain('nonce=');
    for (const secret of [anna.key, phone.key, link.code]) expect(addresses).not.toContain(secret);
    expect(traces(SUBJECT)).toEqual([]);
  });

  it('lets the owner in though twenty browsers have keys, one of which loses its own', async () => {
    const anna = person('Anna');
    await signIn('with-many-browsers', anna);
    const browsers = [anna];
    for (let n = 1; n < 23; n++) {
      const browser = person('Guest');
      const { link } = await signIn('with-many-browsers', browser);
      const joined = await here.ask('/api/players/join', { code: link.code, key: browser.key });
      expect(joined).toMatchObject({ player: anna.id });
      browsers.push(browser);
    }
    const asked = await Promise.all(
      browsers.map(({ key }) => here.ask('/api/player/export', undefined, { token: key })),
    );
    expect(asked.filter(({ code }) => code === 'bad-player')).toHaveLength(3);
    expect(asked.at(-1)).toMatchObject({ player: anna.id, devices: 20 });
    // A link of a device takes nobody's place.
    const link = await here.ask('/api/player/link', undefined, {
      token: browsers.at(-1)?.key ?? '',
      method: 'POST',
    });
    expect(link).toMatchObject({ code: 'too-many-devices' });
  });

  it('is removed by itself, or with the player; then the sign-in is free again', async () => {
    const [anna, bo] = [person('Anna'), person('Bo')];
    await signIn('removed', anna);
    const remove = () => here.ask('/api/sign-in', undefined, { token: anna.key, method: 'DELETE' });
    expect(await remove()).toMatchObject({ httpStatus: 200, removed: true });
    expect(await remove()).toMatchObject({ removed: false });
    expect(await facts(anna)).toMatchObject({ linked: false });
    expect(await here.ask('/api/player/export', undefined, { token: anna.key })).toMatchObject({
      signIn: null,
    });
    expect(await signIn('removed', bo)).toMatchObject({ player: { player: bo.id } });
    const before = rows('sign_ins');
    await here.ask('/api/player', undefined, { token: bo.key, method: 'DELETE' });
    expect(rows('sign_ins')).toBe(before - 1);
    expect(await signIn('removed', anna)).toMatchObject({ player: { player: anna.id } });
  });

  it('belongs to one player, who has no other', async () => {
    const anna = person('Anna');
    await signIn('first', anna);
    const before = all();
    expect(await signIn('second', anna)).toMatchObject({ httpStatus: 409, code: 'other-sign-in' });
    const eve = { ...person('Eve'), id: anna.id };
    expect(await signIn('third', eve)).toMatchObject({ code: 'player-taken' });
    expect(all()).toEqual(before);
  });

  it('is finished once, in time, by the browser that began it; else nothing is changed', async () => {
    const anna = person('Anna');
    const before = all();
    const bad = { httpStatus: 410, code: 'bad-sign-in' };
    const one = await begin();
    const answer = await new Visitor().signIn(one.url, 'once');
    // Another browser has another ticket, or none: so a link with somebody else's answer does nothing.
    const other = await begin();
    expect(await finish(other.ticket, answer, anna)).toMatchObject(bad);
    expect(await finish('t'.repeat(32), answer, anna)).toMatchObject(bad);
    expect(await finish(one.ticket, 'code=x&state=y', anna)).toMatchObject(bad);
    // It was taken by then.
    expect(await finish(one.ticket, answer, anna)).toMatchObject(bad);
    const late = await begin();
    const lateAnswer = await new Visitor().signIn(late.url, 'late');
    const db = new DatabaseSync(join(here.folder, 'bullpen.db'));
    db.exec(`UPDATE sign_ins_begun SET until = ${Date.now() - 1}`);
    db.close();
    expect(await finish(late.ticket, lateAnswer, anna)).toMatchObject(bad);
    expect(all()).toEqual(before);
    const good = await begin();
    const goodAnswer = await new Visitor().signIn(good.url, 'once');
    expect(await finish(good.ticket, goodAnswer, anna)).toMatchObject({ httpStatus: 200 });
    expect(await finish(good.ticket, goodAnswer, anna)).toMatchObject(bad);
    await begin();
    expect(rows('sign_ins_begun')).toBe(1);
  });

  it('that is cancelled, or answered with something else than the provider said, changes nothing', async () => {
    const anna = person('Anna');
    const before = all();
    expect(await signIn(null, anna)).toMatchObject({ httpStatus: 409, code: 'sign-in-cancelled' });
    for (const [part, instead] of [
      ['code', 'forged'],
      ['iss', 'https://evil.example'],
    ] as const) {
      const { url, ticket } = await begin();
      const answer = new URLSearchParams(await new Visitor().signIn(url, 'honest'));
      answer.set(part, instead);
      expect(await finish(ticket, answer.toString(), anna)).toMatchObject({
        httpStatus: 502,
        code: 'sign-in-failed',
      });
    }
    expect(await here.ask('/api/sign-in/finish', { ticket: 'x', answer: '', player: anna })).toMatchObject({
      code: 'invalid',
    });
    expect(all()).toEqual(before);
  });

  it('is for pages of this server: the browser comes back to the address by which it knows it', async () => {
    const from = async (origin: string) =>
      (await fetch(`${here.url}/api/sign-in`, { method: 'POST', headers: { origin } })).json();
    expect(await from('https://evil.example')).toMatchObject({ code: 'origin' });
    const own = here.url.replace('http:', 'https:');
    const { url } = (await from(own)) as { url: string };
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${own}/me`);
  });
});

describe('a server without sign-in', () => {
  it('says so, and refuses it', async () => {
    const here = await startHere();
    try {
      expect(await here.ask('/api/sign-in')).toMatchObject({ provider: null, linked: false });
      const refused = { httpStatus: 409, code: 'no-sign-in' };
      expect(await here.ask('/api/sign-in', undefined, { method: 'POST' })).toMatchObject(refused);
      const wish = { ticket: 't'.repeat(32), answer: 'code=x&state=y', player: person('Anna') };
      expect(await here.ask('/api/sign-in/finish', wish)).toMatchObject(refused);
      for (const token of ['', 'f'.repeat(40)])
        expect(await here.ask('/api/sign-in', undefined, { token, method: 'DELETE' })).toMatchObject({
          code: 'bad-player',
        });
    } finally {
      await here.close();
    }
  });
});

describe('a provider that is away', () => {
  it('stops no server; people hear of it, and can sign in when it is back', async () => {
    const gone = await startSignInProvider();
    await gone.close();
    const here = await startHere({ ...gone.env, BULLPEN_REQUESTS_PER_MINUTE: '1200' });
    const begin = (from = '192.0.2.1') => here.ask('/api/sign-in', undefined, { method: 'POST', from });
    try {
      expect(await begin()).toMatchObject({ httpStatus: 503, code: 'sign-in-away' });
      const back = await startSignInProvider(Number(new URL(gone.env.BULLPEN_OIDC_ISSUER ?? '').port));
      const { url, ticket } = await begin();
      const answer = await new Visitor().signIn(url, 'patient');
      await back.close();
      const player = person('Anna');
      expect(await here.ask('/api/sign-in/finish', { ticket, answer, player })).toMatchObject({
        httpStatus: 503,
        code: 'sign-in-away',
      });
      expect(await here.ask('/api/player', undefined, { token: player.key })).toMatchObject({
        code: 'bad-player',
      });
      // An address may try this 120 times in an hour.
      const codes: (string | undefined)[] = [];
      for (let i = 3; i <= 120; i++) codes.push((await begin()).code);
      expect(codes.filter((code) => code === 'rate')).toHaveLength(1);
      expect((await begin('198.51.100.1')).code).not.toBe('rate');
    } finally {
      await here.close();
    }
  });
});

describe('processes of their own', async () => {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  const provider = await startSignInProvider();
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-sign-in-'));
  const servers: ServerProcess[] = [];
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await Promise.all([postgres?.stop(), redis?.stop(), provider.close()]);
    rmSync(folder, { recursive: true });
  });
  const start = async (env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
    const hook = new URL('../testing/note-openid.ts', import.meta.url).href;
    const server = new ServerProcess(env, [hook]);
    servers.push(server);
    await server.start();
    return server;
  };
  const begin = async ({ url }: ServerProcess): Promise<{ url: string; ticket: string; code?: string }> =>
    (await fetch(`${url}/api/sign-in`, { method: 'POST' })).json() as Promise<{
      url: string;
      ticket: string;
    }>;
  const LOADED = 'openid-client is loaded';

  it('load the library for it when somebody first signs in, and not at all unless it is set up', async () => {
    const plain = await start({ BULLPEN_DATA: folder });
    expect(await begin(plain)).toMatchObject({ code: 'no-sign-in' });
    await plain.stop();
    expect(plain.said).not.toContain(LOADED);
    const offering = await start({ BULLPEN_DATA: folder, ...provider.env });
    expect(offering.said).not.toContain(LOADED);
    expect(await begin(offering)).toHaveProperty('ticket');
    await offering.stop();
    expect(offering.said).toContain(LOADED);
  });

  it.skipIf(postgres === null || redis === null)('finish what another one has begun, once', async () => {
    const env = { DATABASE_URL: postgres?.url ?? '', REDIS_URL: redis?.url ?? '', ...provider.env };
    const [one, other] = [await start(env), await start(env)];
    const { url, ticket } = await begin(one);
    const answer = await new Visitor().signIn(url, 'anna');
    const player = person('Anna');
    const finish = async ({ url: at }: ServerProcess) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ ticket, answer, player });
      const said = await fetch(`${at}/api/sign-in/finish`, { method: 'POST', headers, body });
      return (await said.json()) as { readonly code?: string; readonly player?: { readonly player: string } };
    };
    const answers = await Promise.all([finish(other), finish(one)]);
    expect(answers.filter(({ code }) => code === 'bad-sign-in')).toHaveLength(1);
    expect(answers.filter((said) => said.player?.player === player.id)).toHaveLength(1);
  });
});
