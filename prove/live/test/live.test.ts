import { readMatch, WATCHER } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, openHouseOfTwo } from '../house.ts';
import { type Heard, playHeard } from '../match.ts';
import { liveRound, sharedRound } from '../part.ts';
import { searchHeard } from '../search.ts';

describe('over real sockets, streams and requests', () => {
  it('no viewer receives a card, token, nonce or secret that it may not know', async () => {
    const { sums, findings } = await liveRound(0);
    expect(findings).toEqual([]);
    expect(sums.matches).toBe(5);
    expect(sums.messages).toBeGreaterThan(1000);
  });

  it('nor does one that follows at another process than others play at', async () => {
    const { sums, findings, skipped } = await sharedRound(0);
    expect(findings).toEqual([]);
    if (skipped === undefined) expect([sums.matches, Number(sums.messages) > 100]).toEqual([1, true]);
  }, 120_000);
});

describe.runIf(process.platform === 'linux')('where two processes serve one file', () => {
  it('no viewer receives what it may not know, whichever process it is at', async () => {
    const { sums, findings } = await liveRound(1, openHouseOfTwo);
    expect(findings).toEqual([]);
    expect(sums.matches).toBe(5);
    expect(sums.messages).toBeGreaterThan(1000);
  });
});

describe('the search notices', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  let heard: Heard;
  beforeAll(async () => {
    house = await openHouse({ TRUST_PROXY: '1' });
    const match = readMatch(games['six-nimmt']!, 2, { rounds: 1 });
    if (match.ok) heard = await playHeard(house.url, games['six-nimmt']!, match.value, 'marked', true);
  });
  afterAll(() => house.close());

  /** The same match, and a viewer received some texts more. */
  const withText = (viewer: number, ...texts: string[]): string[] => {
    const viewers = new Map(heard.viewers).set(viewer, [...heard.viewers.get(viewer)!, ...texts]);
    return searchHeard({ ...heard, viewers }).findings;
  };
  const dealt = (): number[][] =>
    (JSON.parse(heard.record.split('\n')[1]!) as { deal: { hands: number[][] } }).deal.hands;

  it('a card of another hand in a view, a patch, a lean move, an event or a stream', () => {
    const [card] = dealt()[1]!;
    const seq = 8;
    expect(withText(0, JSON.stringify({ seq, view: { seats: 2, best: card } }))).toHaveLength(1);
    const before = JSON.stringify({
      updates: [],
      snapshot: { seq: 7, status: 'playing', view: { seats: 2 } },
    });
    const patch = JSON.stringify({ updates: [], patch: { seq, view: { best: card } } });
    expect(withText(0, before)).toEqual([]);
    expect(withText(0, before, patch)).toHaveLength(1);
    const known = { seq: 7, game: 'six-nimmt', status: 'playing', view: { seats: 2 } };
    const whole = JSON.stringify({ updates: [], snapshot: known });
    const lean = (event: unknown, changes = {}): string => JSON.stringify([1, seq, 0, 1, [event], changes]);
    expect(withText(0, whole, lean(['low', [1, card]]))).toHaveLength(1);
    expect(withText(0, whole, lean(['low', [1, 0]], { legal: [String(card)] }))).toHaveLength(1);
    expect(withText(0, whole, lean(['low', [1, 0]]))).toEqual([]);
    expect(heard.viewers.get(0)!.some((text) => text.includes('"patch":{'))).toBe(true);
    const update = { seq, events: [{ name: 'x', data: { card } }] };
    expect(withText(WATCHER, JSON.stringify({ updates: [update] }))).toHaveLength(1);
    expect(withText(0, `id: 8\ndata: ${JSON.stringify(update)}`)).toHaveLength(1);
    expect(withText(1, `id: 8\ndata: ${JSON.stringify(update)}`)).toEqual([]);
  });

  it('a move with a card of another hand, or any move at all for the watcher', () => {
    const offer = (card: number): string =>
      JSON.stringify({ seq: 8, status: 'playing', view: { seats: 2 }, legal: [String(card)] });
    expect(withText(0, offer(dealt()[1]![0]!))).toHaveLength(1);
    expect(withText(0, offer(dealt()[0]![0]!))).toEqual([]);
    expect(withText(WATCHER, offer(heard.seats))).toContain('six-nimmt: the watcher was offered moves');
  });

  it('a hand that another seat hears of', () => {
    const events = [{ name: 'hand', data: { seat: 1, hand: [] } }];
    expect(withText(0, JSON.stringify({ updates: [{ seq: 7, events }] }))).toHaveLength(1);
  });

  it('an id in a rating or on a leaderboard, and has seen both', () => {
    const id = heard.marks.find(({ what }) => what === 'id of a player')?.text ?? '';
    const has = (viewer: number, part: RegExp) => heard.viewers.get(viewer)?.some((text) => part.test(text));
    expect(has(WATCHER, /"leaders":\[\{"place":1,"name":"Somebody"/)).toBe(true);
    expect(has(1, /"before":\{"rating":1500/)).toBe(true);
    expect(searchHeard(heard).findings).toEqual([]);
    expect(withText(WATCHER, JSON.stringify({ leaders: [{ place: 1, name: 'Somebody', id }] }))).toHaveLength(
      1,
    );
    expect(withText(1, JSON.stringify({ ratings: [], of: id }))).toHaveLength(1);
  });

  it('a token, a nonce or the secret anywhere', () => {
    for (const { text, seat } of heard.marks) {
      expect(withText(seat === 0 ? 1 : 0, `{"problem":"${text}"}`)).toHaveLength(1);
      expect(withText(WATCHER, `{"problem":"${text}"}`)).toHaveLength(1);
    }
  });
});
