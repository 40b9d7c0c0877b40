import { EVERYONE } from '@bullpen/engine';
import type { PublicEntry, Snapshot, Update } from '@bullpen/wire';
import { pages } from '@bullpen/words/en/pages';
import { describe, expect, it } from 'vitest';
import type { AnyGamePage } from '../games/contract.ts';
import { namesOf } from '../table/names.ts';
import { noticeOf, noticeText } from '../table/notice.ts';
import { openVotes, presenceOf } from '../table/presence.ts';
import { seatedAlong } from '../table/seated.ts';
import { linesOf } from '../table/tell.ts';

type Player = Snapshot['players'][number];
const person = (name: string, rest: Partial<Player> = {}): Player => ({
  kind: 'person',
  name,
  level: null,
  away: false,
  absent: null,
  ...rest,
});
const bot: Player = { ...person(''), kind: 'bot', name: null, level: 'medium' };
const free: Player = { ...person(''), kind: 'free', name: null };
const table = (players: readonly Player[], rest: Partial<Snapshot> = {}): Snapshot =>
  ({ players, viewer: -1, status: 'open', ended: null, votes: [], ...rest }) as Snapshot;
const updates = (...entries: Omit<PublicEntry, 'at'>[]): Update[] =>
  entries.map((entry, i) => ({ table: 't', seq: i + 1, entry: { at: i, ...entry }, events: [] }));
const game = { tell: () => null } as unknown as AnyGamePage;

/** The lines of the log for updates that lead to this table. */
const logOf = (list: readonly Update[], after: Snapshot): string[] => {
  const seated = seatedAlong(list, after, null);
  return list.flatMap((update, i) =>
    linesOf(update, game, pages, namesOf(seated[i]!, pages)).map(({ text }) => text),
  );
};

describe('the log names the people of that moment', () => {
  it('also those who have left, and those who changed seats when lots were drawn', () => {
    const list = updates(
      { type: 'created' },
      { type: 'sat', seat: 0, name: 'Ann' },
      { type: 'sat', seat: 1, name: 'Mallory' },
      { type: 'removed', seat: 1 },
      { type: 'sat', seat: 1, name: 'Ben' },
      { type: 'handed-on', seat: 1 },
      { type: 'dealing' },
      { type: 'started', seating: [2, 1, 0] },
      { type: 'absent', seat: 2 },
      { type: 'present', seat: 2 },
    );
    expect(logOf(list, table([bot, person('Ben'), person('Ann')]))).toEqual([
      'Ann joined.',
      'Mallory joined.',
      'The host removed Mallory.',
      'Ben joined.',
      'Ben is now the host.',
      'Dealing…',
      'The match starts. Seats were drawn at random. Order of play: Alma, Ben, Ann.',
      'Ann lost the connection.',
      'Ann is back.',
    ]);
  });

  it('in seats that were added or taken away', () => {
    const list = updates(
      { type: 'sat', seat: 0, name: 'Ann' },
      { type: 'sat', seat: 2, name: 'Ben' },
      { type: 'removed', seat: 2 },
      { type: 'seats-changed', count: 2 },
      { type: 'seats-changed', count: 3 },
      { type: 'sat', seat: 2, name: 'Cleo' },
      { type: 'seats-changed', count: 4 },
    );
    expect(logOf(list, table([person('Ann'), free, person('Cleo'), free]))).toEqual([
      'Ann joined.',
      'Ben joined.',
      'The host removed Ben.',
      'The table now has 2 seats.',
      'The table now has 3 seats.',
      'Cleo joined.',
      'The table now has 4 seats.',
    ]);
    // Read from the beginning, when only the two seats of the end are known.
    expect(logOf(list.slice(0, 4), table([person('Ann'), free])).at(2)).toBe('The host removed Ben.');
  });

  it('in a deal that was void, in a vote, and who resigned', () => {
    const list = updates(
      { type: 'sat', seat: 0, name: 'Ann' },
      { type: 'sat', seat: 1, name: 'Ben' },
      { type: 'voided', seats: [1] },
      { type: 'bot-seated', seat: 1 },
      { type: 'voted', seat: 0, about: 1, vote: 'wait' },
      { type: 'vote-ended' },
      { type: 'left', seat: 0 },
      { type: 'resigned', seat: 0 },
      { type: 'closed', reason: 'operator' },
    );
    expect(logOf(list, table([bot, bot]))).toEqual([
      'Ann joined.',
      'Ben joined.',
      'Ben did not respond in time and lost the seat. The cards will be dealt again.',
      'The host added a bot to seat 2.',
      'Ann voted about Alma: “Wait”.',
      'The vote is over.',
      'A bot is playing for Ann.',
      'Ann resigned. A bot took over.',
      'The operator of this server closed the table.',
    ]);
  });
});

describe('a notice', () => {
  const before = table([person('Ann'), person('Ben')], { viewer: 1 });
  const after = table([person('Ann'), free]);
  const say = (list: readonly Update[], to = after): string | null => {
    const notice = noticeOf({ before, after: to, updates: list });
    return notice && noticeText(notice, pages);
  };

  it('says why the seat is lost, but not to a player who stood up', () => {
    expect(say(updates({ type: 'removed', seat: 1 }))).toBe('The host removed you from this table.');
    expect(say(updates({ type: 'voided', seats: [1] }))).toMatch(/^Your device did not respond/);
    expect(say(updates({ type: 'removed', seat: 1 }, { type: 'stood', seat: 1 }))).toBeNull();
    expect(say(updates({ type: 'removed', seat: 0 }))).toBeNull();
  });

  it('tells the others who lost theirs in a void deal', () => {
    const stays = table([free, person('Ben')], { viewer: 1 });
    expect(say(updates({ type: 'voided', seats: [0] }), stays)).toMatch(/^Ann did not respond in time/);
  });
});

describe('somebody who is absent', () => {
  const vote = { about: 1, from: 30, until: null, cast: [] } as const;
  const waiting = (me: Player): Snapshot =>
    table([me, person('Ben', { absent: 0 })], { viewer: 0, status: 'playing', votes: [vote] });

  it('is away at first, then gone, or a bot plays', () => {
    const at = (now: number, rest: Partial<Player> = {}) => presenceOf(person('Ben', rest), now);
    expect([at(0), at(119_999, { absent: 0 }), at(120_000, { absent: 0 })]).toEqual(['here', 'away', 'gone']);
    expect(at(0, { absent: 0, away: true })).toBe('bot');
    expect(presenceOf(bot, 0)).toBeNull();
  });

  it('is voted on from the stated time, by those who are here and play', () => {
    expect(openVotes(waiting(person('Ann')), 29)).toEqual([]);
    expect(openVotes(waiting(person('Ann')), 30)).toEqual([vote]);
    expect(openVotes(waiting(person('Ann', { away: true })), 30)).toEqual([]);
    expect(openVotes(waiting(person('Ann', { absent: 1 })), 30)).toEqual([]);
    expect(openVotes({ ...waiting(person('Ann')), viewer: -1 }, 30)).toEqual([]);
  });

  it('is waited for, played for by a bot, or the end: the log tells what was decided', () => {
    const line = (result: string): string[] => {
      const [vote] = updates({ type: 'voted', seat: 0, about: 1, vote: 'bot' });
      const decided = { to: EVERYONE, name: 'decided', data: { about: 1, result } };
      const names = namesOf(waiting(person('Ann')), pages);
      return linesOf({ ...vote!, events: [decided] }, game, pages, names)
        .slice(1)
        .map(({ text }) => text);
    };
    expect(line('bot')).toEqual(['A bot is playing for Ben.']);
    expect(line('wait')).toEqual([pages.page.waitsFor('Ben')]);
    expect(line('end')).toEqual([pages.page.ended.vote]);
  });
});
