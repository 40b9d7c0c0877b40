import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSender } from '@bullpen/server/notices/sender';
import { openSqlite } from '@bullpen/server/store/sqlite';
import { command, openTables } from '@bullpen/server/test/open-tables';
import { type OpenTables, people } from '@bullpen/server/test/people';
import { hashToken } from '@bullpen/server/tokens';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BrowserAddress, PushService } from '../push-service.ts';

let service: PushService;
let opened: OpenTables;
const others: OpenTables[] = [];
const { create, sit, see, say } = people(() => opened);

/** Tables that send notices to this machine, if they are wanted; several may be open in one folder, as several processes are. */
async function open(
  folder = mkdtempSync(join(tmpdir(), 'bullpen-notices-')),
  sends = true,
): Promise<OpenTables> {
  const store = await openSqlite(folder);
  const sender = await openSender(store, { loopback: true, contact: null, pauses: [1, 1] });
  await store.close();
  return openTables(folder, Date.now, undefined, {}, true, sends ? { sender } : {});
}

beforeAll(async () => {
  service = await PushService.open();
});
afterAll(() => service.close());
beforeEach(async () => {
  service.received.length = 0;
  opened = await open();
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
  await opened.remove();
});

const DAYS = { game: 'six-nimmt', seats: 2, clock: { kind: 'days', days: 1 } } as const;

/** A day game for two, with both of them seated. */
async function dayGame(): Promise<{ table: string; tokens: readonly [string, string] }> {
  const table = await create(DAYS);
  return { table, tokens: [await sit(table, 'Ann', 0), await sit(table, 'Ben', 1)] };
}

const wish = (browser: BrowserAddress, language = 'is') => ({ notify: { ...browser, language } });
const set = (table: string, token: string | null, browser: BrowserAddress, language?: string) =>
  opened.tables.notices.set(table, token, wish(browser, language));
const countAt = (name: string): number => service.received.filter(({ at }) => at === name).length;

describe('a notice', () => {
  it('comes once for each turn that others begin, and says nothing of the match', async () => {
    const { table, tokens } = await dayGame();
    const [ann, ben] = tokens;
    expect((await set(table, ben, service.browser('ben'))).ok).toBe(true);
    await say(table, ann, { do: 'start' });
    await opened.tables.notices.idle();
    const text = JSON.stringify({
      title: '6 nimmt!',
      body: 'Þú átt að gera.',
      url: `/t/${table}`,
      tag: table,
    });
    expect(service.received).toEqual([{ at: 'ben', text, key: opened.tables.notices.key }]);
    // Ann asks for notices while she looks at the table: she knows that it waits for her.
    expect((await set(table, ann, service.browser('ann'), 'he')).ok).toBe(true);

    // An account of its own: a turn begins when others act and a seat can choose that could not before.
    const expected = { ann: 0, ben: 1 };
    const acts = async (): Promise<boolean[]> =>
      Promise.all(tokens.map(async (token) => (await see(table, token)).legal.length > 0));
    for (let step = 0; step < 16; step++) {
      const before = await acts();
      // Sometimes Ben chooses last, sometimes Ann: each begins the next turn of the other.
      const seat = step % 8 < 4 ? before.indexOf(true) : before.lastIndexOf(true);
      const token = seat === 0 ? ann : ben;
      const [move] = (await see(table, token)).legal;
      await say(table, token, { do: 'move', move: move ?? '' });
      // Now and then a choice is taken back: it is the same turn.
      if (step % 3 === 0 && (await see(table, token)).retractable) await say(table, token, { do: 'retract' });
      const after = await acts();
      if (seat !== 0 && !before[0] && after[0]) expected.ann++;
      if (seat !== 1 && !before[1] && after[1]) expected.ben++;
      await opened.tables.notices.idle();
      await opened.tables.notices.sweep();
    }
    await opened.tables.notices.idle();
    expect({ ann: countAt('ann'), ben: countAt('ben') }).toEqual(expected);
    expect(Math.min(expected.ann, expected.ben)).toBeGreaterThan(1);
    expect(service.received.find(({ at }) => at === 'ann')?.text).toContain('תורכם.');
  });

  it('comes once though a process dies before it claims it and several others find it', async () => {
    const { table, tokens } = await dayGame();
    await set(table, tokens[1], service.browser('ben'));
    // This one writes the entry and is gone before it has looked whom to notify.
    const dying = await open(opened.folder, false);
    others.push(dying, await open(opened.folder), await open(opened.folder));
    await dying.tables.command(table, tokens[0], command({ do: 'start' }));
    expect(service.received).toEqual([]);
    const sweep = () => Promise.all([opened, ...others].map(({ tables }) => tables.notices.sweep()));
    for (let round = 0; round < 3; round++) await sweep();
    await Promise.all([opened, ...others].map(({ tables }) => tables.notices.idle()));
    expect(countAt('ben')).toBe(1);
  });

  it('is not sent again by others if its process dies after the claim: at most once', async () => {
    const { table, tokens } = await dayGame();
    await set(table, tokens[1], service.browser('ben'));
    const dying = await open(opened.folder, false);
    others.push(dying);
    await dying.tables.command(table, tokens[0], command({ do: 'start' }));
    const { seq } = await see(table, null);
    expect(await dying.store.claim(table, 1, seq)).toBe(true);
    await opened.tables.notices.sweep();
    await opened.tables.notices.idle();
    expect(service.received).toEqual([]);
  });

  it('is tried again while the push service refuses it, and not sent to browsers that are gone', async () => {
    const { table, tokens } = await dayGame();
    await set(table, tokens[0], service.browser('ann'));
    service.answers.push(503, 429);
    await set(table, tokens[1], {
      ...service.browser('nobody'),
      endpoint: `${service.browser('x').endpoint}yz`,
    });
    await say(table, tokens[0], { do: 'start' });
    await opened.tables.notices.idle();
    expect(countAt('ann')).toBe(1);
    const left = await opened.store.addresses(table, tokens.map(hashToken));
    expect(left.map(({ holder }) => holder)).toEqual([hashToken(tokens[0])]);
  });

  it('is for seats of day games, and goes only where a push service can be', async () => {
    const { table, tokens } = await dayGame();
    const browser = service.browser('ann');
    const codeAt = async (...wanted: Parameters<typeof set>): Promise<string | null> => {
      const answer = await set(...wanted);
      return answer.ok ? null : answer.refusal.code;
    };
    expect(await codeAt('nowhere', tokens[0], browser)).toBe('no-such-table');
    expect(await codeAt(table, null, browser)).toBe('not-seated');
    expect(await codeAt(table, 'x'.repeat(30), browser)).toBe('bad-token');
    const inner = { ...browser, endpoint: 'https://10.0.0.1/x' };
    expect(await codeAt(table, tokens[0], inner)).toBe('endpoint');
    const quick = await create({ game: 'six-nimmt', seats: 2 });
    expect(await codeAt(quick, await sit(quick, 'Ann'), browser)).toBe('no-notices');
    const holders = tokens.map(hashToken);
    expect(await opened.store.addresses(table, holders)).toEqual([]);
    expect(await codeAt(table, tokens[0], browser)).toBeNull();
    const stopped = await opened.tables.notices.set(table, tokens[0], { stop: browser.endpoint });
    expect([stopped.ok, await opened.store.addresses(table, holders)]).toEqual([true, []]);
  });
});
