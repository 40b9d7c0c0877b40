import { botNamed } from '@bullpen/bots';
import { at, type Event, observationLength, readMatch, seeded } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { Batch, IllegalAction } from '../pipe/batch.ts';
import type { PipePlan } from '../pipe/environment.ts';
import { Kind, layoutOf, schemaOf } from '../pipe/protocol.ts';

function planOf(id: GameId, batch: number, more: Partial<PipePlan> = {}, options = {}): PipePlan {
  const match = readMatch(games[id], 3, options);
  if (!match.ok) throw new Error(match.refusal.code);
  const players = [null, null, null];
  return {
    game: games[id],
    match: match.value,
    batch,
    players,
    budget: { playouts: 1 },
    once: false,
    ...more,
  };
}

/** A reply, as the layout says where to find things. */
function read(plan: PipePlan, reply: Uint8Array) {
  const { game, match, batch } = plan;
  const layout = layoutOf(plan);
  const bytes = reply.slice().buffer;
  const length = observationLength(game.observation(match));
  const [kind, following, listed] = new Int32Array(bytes, 0, 4);
  const legal = [...new Uint16Array(bytes, layout.legal, listed)];
  const counts = [...new Uint16Array(bytes, layout.counts, batch)];
  let from = 0;
  const rows = counts.map((count, row) => {
    from += count;
    return {
      observation: new Int16Array(bytes, layout.observations + 2 * row * length, length).join(),
      rewards: [...new Int16Array(bytes, layout.rewards + 2 * row * match.seats, match.seats)],
      seat: new Uint8Array(bytes, layout.seats, batch)[row]!,
      acting: new Uint16Array(bytes, layout.acting, batch)[row]!,
      ended: new Uint8Array(bytes, layout.ended, batch)[row]! === 1,
      legal: legal.slice(from - count, from),
    };
  });
  return { kind, whole: following! + 16 === reply.length, rows };
}

type Row = ReturnType<typeof read>['rows'][number];

/** Steps of some environments, which choose by what they see alone. */
function trajectories(plan: PipePlan, seeds: readonly bigint[], steps: number): Row[][] {
  const batch = new Batch(plan);
  const rows: Row[][] = [];
  let reply = read(plan, batch.reset(BigInt64Array.from(seeds)));
  expect(reply.kind).toBe(Kind.reset);
  for (let step = 0; step < steps; step++) {
    expect(reply.whole).toBe(true);
    rows.push(reply.rows);
    const actions = reply.rows.map(({ legal, observation }) => legal[observation.length % legal.length]!);
    reply = read(plan, batch.step(Uint16Array.from(actions)));
  }
  return seeds.map((_, row) => rows.map((each) => each[row]!));
}

describe('a batch', () => {
  it.each(gameIds)('of %s gives each seed its own trajectory, whatever stands beside it', (id) => {
    const seeds = [7n, -1n, 12_345_678_901n];
    const together = trajectories(planOf(id, 3), seeds, 250);
    seeds.forEach((seed, i) => {
      expect(trajectories(planOf(id, 1), [seed], 250)[0]).toEqual(together[i]);
    });
    expect(together[0]).not.toEqual(together[1]);
    expect(together.flat().every(({ seat, acting, legal }) => (acting >> seat) & 1 && legal.length > 0)).toBe(
      true,
    );
  });

  it('deals the n-th match of a seed as a simulation does, and goes on to the next one', () => {
    const plan = planOf('six-nimmt', 1, {}, { rounds: 1 });
    const dealt = [0, 1, 2].map((n) => {
      const hands: unknown[] = [];
      const tell = ({ name, data }: Event): void => void (name === 'hand' && hands.push(data));
      plan.game.setup(plan.match, seeded(`5/${n} deals`), tell);
      return (hands[0] as { hand: number[] }).hand.map((card) => card - 1);
    });
    const [rows = []] = trajectories(plan, [5n], 100);
    const firsts = rows.filter(({ ended }, step) => ended || step === 0);
    expect(firsts.slice(0, 3).map(({ legal }) => legal.toSorted((a, b) => a - b))).toEqual(dealt);
    expect(firsts[1]).toMatchObject({ seat: 0, acting: 7 });
  });

  it.each(gameIds)('of %s rewards every seat by what its score becomes', (id) => {
    const plan = planOf(id, 1, { once: true }, id === 'six-nimmt' ? { rounds: 2 } : {});
    const batch = new Batch(plan);
    let [row] = read(plan, batch.reset(BigInt64Array.of(3n))).rows;
    const sums = [0, 0, 0];
    const picks = seeded('rewards');
    for (let step = 0; row!.acting !== 0 && step < 20_000; step++) {
      [row] = read(plan, batch.step(Uint16Array.of(row!.legal[picks.below(row!.legal.length)]!))).rows;
      row!.rewards.forEach((reward, seat) => {
        sums[seat]! += reward;
      });
    }
    expect(row).toMatchObject({ ended: true, acting: 0, legal: [] });
    const totals = schemaOf(plan) as { observation: { fields: { name: string; offset: number }[] } };
    const { offset } = totals.observation.fields.find(({ name }) => name === 'totals')!;
    const scores = row!.observation
      .split(',')
      .slice(offset, offset + 3)
      .map(Number);
    expect(sums.map((sum) => (plan.game.best === 'highest' ? sum : 0 - sum))).toEqual(scores);
  });

  it('lets bots play the seats that are theirs', () => {
    const players = [botNamed('six-nimmt', 'easy'), null, botNamed('six-nimmt', 'random')];
    const [rows = []] = trajectories(planOf('six-nimmt', 1, { players }), [1n], 60);
    expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set([1]));
    // Seat 0 has chosen before, seat 2 chooses after it; where a row is chosen, seat 1 is alone.
    expect(new Set(rows.map(({ acting }) => acting))).toEqual(new Set([6, 2]));
  });

  it('refuses an action that is not legal, with environment, seat and rule, and does nothing', () => {
    const plan = planOf('six-nimmt', 2);
    const batch = new Batch(plan);
    const { rows } = read(plan, batch.reset(BigInt64Array.of(1n, 2n)));
    const legal = rows.map((row) => row.legal[0]!);
    const wrong = [...Array(104).keys()].find((action) => !rows[1]!.legal.includes(action))!;
    const refused = (action: number) => {
      try {
        batch.step(Uint16Array.of(legal[0]!, action));
      } catch (error) {
        return error as IllegalAction;
      }
    };
    expect(refused(wrong)).toBeInstanceOf(IllegalAction);
    expect(refused(wrong)).toMatchObject({ environment: 1, seat: 0, action: wrong, refusal: { rule: 'S3' } });
    expect(refused(104)).toMatchObject({ refusal: { code: 'not-too-low', rule: 'S8' } });
    const after = read(plan, batch.step(Uint16Array.from(legal)));
    expect(after.rows.map(({ seat }) => seat)).toEqual([1, 1]);
  });

  it('says which rule forbids a seat an action, and nothing of a legal one', () => {
    const plan = planOf('six-nimmt', 2);
    const batch = new Batch(plan);
    const { rows } = read(plan, batch.reset(BigInt64Array.of(1n, 2n)));
    const cards = Uint16Array.from(rows, ({ legal }) => at(legal, 0));
    const card = at(cards, 1);
    expect(batch.why(1, 0, card)).toBeNull();
    expect(batch.why(1, 0, 104)).toMatchObject({ environment: 1, seat: 0, refusal: { rule: 'S8' } });
    batch.step(cards);
    expect(batch.why(1, 0, card)).toMatchObject({
      seat: 0,
      refusal: { code: 'already-chosen', rule: 'S3' },
    });
  });

  it.each(gameIds)('refuses every number that is no legal action of %s', (id) => {
    const plan = planOf(id, 1);
    const batch = new Batch(plan);
    const { legal } = at(read(plan, batch.reset(BigInt64Array.of(1n))).rows, 0);
    // More than any game has, and the largest that a request can hold.
    const numbers = [...Array(1 << 12).keys(), (1 << 16) - 1];
    const accepted = numbers.filter((action) => batch.why(0, 0, action) === null);
    expect(accepted).toEqual(legal.toSorted((a, b) => a - b));
  });

  it('shows what every seat of an environment observes', () => {
    const plan = planOf('six-nimmt', 2);
    const batch = new Batch(plan);
    const { rows } = read(plan, batch.reset(BigInt64Array.of(1n, 2n)));
    const looked = batch.look(1);
    const length = observationLength(plan.game.observation(plan.match));
    const own = new Int16Array(looked.buffer, 16, length);
    expect(own.join()).toBe(rows[1]!.observation);
    expect([...new Uint16Array(looked.buffer, 16 + 6 * length, 3)]).toEqual([10, 10, 10]);
  });
});
