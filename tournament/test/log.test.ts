import { at, last, seeded } from '@bullpen/engine';
import type { NewTournament, TournamentCommand } from '@bullpen/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Actor,
  decideCodes,
  decideInTournament,
  decideResult,
  decideTournament,
  latestRound,
  nextTournament,
  resultOf,
  standingOf,
  statusOf,
  type TournamentDecision,
  type TournamentLogged,
  type TournamentMachine,
  type TournamentState,
  tournamentDue,
  tournamentStep,
  tournamentView,
  voidResult,
} from '../index.ts';

let clock = 1000;
const machine: TournamentMachine = {
  now: () => clock,
  chance: ({ secret }, _, label = '') => seeded(`${secret}${label}`),
  newSecret: () => 'the secret of the tournament',
  commitmentOf: (secret) => `hash of ${secret}`,
  levels: () => ['easy', 'medium'],
};

const wish = (more: Partial<NewTournament> = {}): NewTournament => ({
  id: 'tournament-1',
  name: 'Cup',
  game: 'six-nimmt',
  rounds: 3,
  ...more,
});

/** A tournament and its log, to which decisions are appended. */
class Cup {
  readonly log: TournamentLogged[] = [];
  state: TournamentState;

  constructor(more: Partial<NewTournament> = {}) {
    const decision = decideTournament(wish(more), machine);
    if (!decision.ok) throw new Error(decision.refusal.code);
    const logged = { seq: 1, command: null, entry: decision.value };
    this.log.push(logged);
    this.state = nextTournament('cup', null, logged);
  }

  /** Appends what was decided; gives the code of a refusal. */
  add(decision: TournamentDecision, key: string | null = null): string | null {
    if (!decision.ok) return decision.refusal.code;
    const logged = { seq: this.state.seq + 1, command: key, entry: decision.value };
    this.log.push(logged);
    this.state = nextTournament('cup', this.state, logged);
    return null;
  }

  say(who: Partial<Actor>, command: { do: TournamentCommand['do']; entrant?: number }): string | null {
    const actor = { entrant: null, host: false, member: false, code: null, ...who };
    const full = { id: 'command-1', ...command } as TournamentCommand;
    return this.add(decideInTournament(this.state, actor, full, clock));
  }

  join(count: number): this {
    for (let i = 0; i < count; i++) expect(this.say({}, { do: 'join' })).toBeNull();
    return this;
  }

  /** Does all that is due. */
  settle(): this {
    for (let step = tournamentStep(this.state, machine); step !== null; ) {
      let made = step.making.next();
      while (!made.done) made = step.making.next();
      this.add({ ok: true, value: made.value }, step.key);
      step = tournamentStep(this.state, machine);
    }
    return this;
  }

  /** Every table of the round ends: the entrant with the lower number is ahead, bots come last. */
  playRound(): this {
    const { round, tables } = latestRound(this.state) ?? { round: 0, tables: [] };
    for (const [i, { seats }] of tables.entries()) {
      const rank = (entrant: number | null): number => entrant ?? Number.POSITIVE_INFINITY;
      const places = seats.map((one) => 1 + seats.filter((other) => rank(other) < rank(one)).length);
      expect(this.add(decideResult(this.state, round, i, resultOf(places, places, []), clock))).toBeNull();
    }
    return this.settle();
  }
}

const started = (people: number, more: Partial<NewTournament> = {}): Cup => {
  const cup = new Cup({ pause: 0, ...more }).join(people);
  expect(cup.say({ host: true }, { do: 'start' })).toBeNull();
  return cup.settle();
};

describe('a new tournament', () => {
  it('has defaults for all that is not said', () => {
    const { terms } = new Cup().state.created;
    expect(terms).toMatchObject({ seats: 4, final: false, bots: null, duplicate: false, pause: 30_000 });
    expect(terms).toMatchObject({
      clock: { kind: 'move', seconds: 60 },
      start: { kind: 'press' },
      entry: 'link',
    });
    expect(new Cup({ club: 'club' }).state.created.terms.entry).toBe('members');
  });

  it.each([
    ['no-such-game', { game: 'chess' }],
    ['unknown-option', { options: { nothing: 1 } }],
    ['level', { bots: 'genius' }],
    ['clock-needed', { clock: { kind: 'none' } }],
    ['start-time', { start: { kind: 'time', at: 1 } }],
    ['start-time', { start: { kind: 'time', at: 1e15 } }],
    ['name', { name: '\u200b' }],
  ] as const)('is refused with %s', (code, more) => {
    expect(decideTournament(wish(more as Partial<NewTournament>), machine)).toMatchObject({
      refusal: { code },
    });
  });
});

describe('joining', () => {
  it('is possible once, until the last round is drawn, and by the right door', () => {
    const cup = new Cup().join(1);
    expect(cup.say({ entrant: 1 }, { do: 'join' })).toBe('already-entered');
    expect(new Cup({ entry: 'codes' }).say({}, { do: 'join' })).toBe('code-needed');
    expect(new Cup({ club: 'c' }).say({}, { do: 'join' })).toBe('not-member');
    expect(new Cup({ club: 'c' }).say({ member: true }, { do: 'join' })).toBeNull();
    const late = started(4, { rounds: 2 });
    expect(late.say({}, { do: 'join' })).toBeNull();
    late.playRound();
    expect(last(late.state.rounds).tables.flatMap(({ seats }) => seats)).toContain(5);
    expect(late.say({}, { do: 'join' })).toBe('tournament-closed');
  });

  it('uses a code up', () => {
    const cup = new Cup({ entry: 'codes' });
    expect(
      cup.add(decideCodes(cup.state, { entrant: null, host: false, member: false, code: null }, 2, 1)),
    ).toBe('not-tournament-host');
    const host = { entrant: null, host: true, member: false, code: null };
    expect(cup.add(decideCodes(cup.state, host, 2, clock))).toBeNull();
    expect(cup.add(decideCodes(cup.state, host, 300, clock))).toBe('too-many-codes');
    expect(cup.say({ code: 2 }, { do: 'join' })).toBeNull();
    expect(cup.state.codes).toEqual([null, 1]);
    expect(cup.say({ code: 2 }, { do: 'join' })).toBe('used-code');
    expect(cup.say({ code: 3 }, { do: 'join' })).toBe('bad-code');
    expect(cup.say({ code: 0 }, { do: 'join' })).toBe('bad-code');
  });
});

describe('the beginning', () => {
  it('comes when the host says so, and nobody else', () => {
    const cup = new Cup().join(1);
    expect(tournamentDue(cup.state)).toBeNull();
    expect(cup.say({ entrant: 1 }, { do: 'start' })).toBe('not-tournament-host');
    expect(cup.say({ host: true }, { do: 'start' })).toBe('too-few-entrants');
    cup.join(1);
    expect(cup.say({ host: true }, { do: 'start' })).toBeNull();
    expect(cup.say({ host: true }, { do: 'start' })).toBe('tournament-begun');
    expect(statusOf(cup.settle().state)).toBe('playing');
  });

  it('comes at its time, or not at all if nobody has come', () => {
    const cup = new Cup({ start: { kind: 'time', at: clock + 500 } }).join(3);
    const empty = new Cup({ start: { kind: 'time', at: clock + 500 } }).join(1);
    expect(tournamentStep(cup.state, machine)).toBeNull();
    clock += 500;
    expect(cup.settle().state.rounds).toHaveLength(1);
    expect(empty.settle().state.ended).toBe('empty');
  });

  it('comes when all are here', () => {
    const cup = new Cup({ start: { kind: 'full', entrants: 3 } }).join(2);
    expect(cup.settle().state.started).toBeNull();
    expect(cup.join(1).settle().state.rounds).toHaveLength(1);
  });
});

describe('rounds', () => {
  it('seat everybody once, and bots where they are wanted', () => {
    const { tables } = last(started(6, { bots: 'easy' }).state.rounds);
    expect(tables.map(({ seats }) => seats.length)).toEqual([4, 4]);
    expect(tables.flatMap(({ seats }) => seats.flatMap((one) => one ?? [])).toSorted()).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    const people = last(started(6).state.rounds).tables;
    expect(people.map(({ seats }) => seats.length).toSorted()).toEqual([3, 3]);
    expect(last(started(1, { bots: 'easy' }).state.rounds).tables).toHaveLength(1);
  });

  it('follow each other after the pause, or when the host calls', () => {
    const cup = started(4, { pause: 60 }).playRound();
    expect(statusOf(cup.state)).toBe('break');
    expect(tournamentDue(cup.state)).toBe(clock + 60_000);
    expect(cup.say({ entrant: 1 }, { do: 'next' })).toBe('not-tournament-host');
    expect(cup.say({ host: true }, { do: 'next' })).toBeNull();
    expect(cup.settle().state.rounds).toHaveLength(2);
    expect(cup.say({ host: true }, { do: 'next' })).toBe('no-break');
  });

  it('leave out those who have left until they return, and those who were removed for good', () => {
    const cup = started(5);
    expect(cup.say({ entrant: 1 }, { do: 'leave' })).toBeNull();
    expect(cup.say({ entrant: 1 }, { do: 'leave' })).toBe('not-entered');
    expect(cup.say({ host: true }, { do: 'remove', entrant: 2 })).toBeNull();
    expect(cup.say({ host: true }, { do: 'remove', entrant: 2 })).toBe('no-such-entrant');
    expect(cup.say({ host: true }, { do: 'remove', entrant: 9 })).toBe('no-such-entrant');
    cup.playRound();
    const seated = (): (number | null)[] =>
      last(cup.state.rounds)
        .tables.flatMap(({ seats }) => [...seats])
        .toSorted();
    expect(seated()).toEqual([3, 4, 5]);
    expect(cup.say({ entrant: 1 }, { do: 'return' })).toBeNull();
    expect(cup.say({ entrant: 2 }, { do: 'return' })).toBe('entrant-removed');
    expect(cup.say({ entrant: 2 }, { do: 'join' })).toBe('entrant-removed');
    cup.playRound();
    expect(seated()).toEqual([1, 3, 4, 5]);
  });

  it('may be left only so often: a log does not grow without bound', () => {
    const cup = new Cup().join(1);
    const codes = Array.from({ length: 50 }, (_, i) =>
      cup.say({ entrant: 1 }, { do: i % 2 === 0 ? 'leave' : 'return' }),
    );
    expect(codes.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => null));
    expect(codes).toContain('too-many-entries');
  });

  it('take one result for each table', () => {
    const cup = started(4);
    const result = resultOf([1, 2, 3, 4], [0, 1, 2, 3], []);
    expect(cup.add(decideResult(cup.state, 2, 0, result, clock))).toBe('tournament-over');
    expect(cup.add(decideResult(cup.state, 1, 1, result, clock))).toBe('no-table');
    expect(cup.add(decideResult(cup.state, 1, 0, result, clock))).toBeNull();
    expect(cup.add(decideResult(cup.state, 1, 0, result, clock))).toBe('no-table');
  });
});

describe('the end', () => {
  it('comes after the last round, with the secret', () => {
    const cup = started(8);
    const around = { now: clock, names: [], club: null, tableId: () => 'table' };
    expect(JSON.stringify(tournamentView(cup.state, around))).not.toContain('"the secret');
    for (let round = 0; round < 3; round++) cup.playRound();
    expect(cup.state.ended).toBe('finished');
    expect(tournamentView(cup.state, around).secret).toBe('the secret of the tournament');
    expect(at(standingOf(cup.state), 0)).toMatchObject({
      entrant: 1,
      place: 1,
      points: 3,
      wins: 3,
      tables: 3,
    });
    expect(cup.say({}, { do: 'join' })).toBe('tournament-over');
    expect(cup.say({ host: true }, { do: 'cancel' })).toBe('tournament-over');
  });

  it('may be a final of the best, whose places are the first', () => {
    const cup = started(8, { rounds: 2, final: true }).playRound().playRound();
    const final = last(cup.state.rounds);
    expect(final).toMatchObject({ round: 3, final: true });
    const best = standingOf(cup.state).slice(0, 4);
    expect(final.tables[0]?.seats.toSorted()).toEqual(best.map(({ entrant }) => entrant).toSorted());
    // The last of the four wins it.
    const { seats } = at(final.tables, 0);
    const places = seats.map((entrant) => 4 - best.findIndex((one) => one.entrant === entrant));
    cup.add(decideResult(cup.state, 3, 0, resultOf(places, places, []), clock));
    const standing = standingOf(cup.settle().state);
    expect(cup.state.ended).toBe('finished');
    expect(standing.slice(0, 4).map(({ entrant }) => entrant)).toEqual(
      best.map(({ entrant }) => entrant).toReversed(),
    );
    expect(standing.map(({ place }) => place).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('comes early if nobody is left, and by the host at any time', () => {
    const cup = started(2);
    for (const entrant of [1, 2]) cup.say({ entrant }, { do: 'leave' });
    expect(cup.playRound().state.ended).toBe('empty');
    const other = started(4);
    expect(other.say({ entrant: 1 }, { do: 'cancel' })).toBe('not-tournament-host');
    expect(other.say({ host: true }, { do: 'cancel' })).toBeNull();
    // Its tables end then, and its secret is shown after that.
    const around = { now: clock, names: [], club: null, tableId: () => '' };
    expect(tournamentView(other.state, around)).toMatchObject({ status: 'over', secret: null });
    expect(tournamentStep(other.state, machine)).toMatchObject({ first: { do: 'close' } });
    expect(tournamentView(other.settle().state, around).secret).toBe(machine.newSecret());
    expect(tournamentStep(other.settle().state, machine)).toBeNull();
  });
});

describe('a standing', () => {
  it('is worked out once for all who look', () => {
    const { state } = started(8).playRound();
    expect(standingOf(state)).toBe(standingOf(state));
  });
});

describe('a result', () => {
  it('puts those who left last, and keeps the order of the others', () => {
    expect(resultOf([1, 2, 3, 4], [0, 1, 2, 3], [0]).places).toEqual([4, 1, 2, 3]);
    expect(resultOf([1, 2, 3, 4], [0, 1, 2, 3], [0, 3]).places).toEqual([3, 1, 2, 3]);
    expect(voidResult(3, [1])).toMatchObject({ places: [1, 3, 1], void: true });
  });

  it('that is void is half a point for all, and no win', () => {
    const cup = started(4, { rounds: 1 });
    cup.add(decideResult(cup.state, 1, 0, voidResult(4, []), clock));
    expect(standingOf(cup.settle().state).map(({ points, wins }) => [points, wins])).toEqual(
      Array.from({ length: 4 }, () => [0.5, 0]),
    );
  });
});

it('follows from its log alone: folding it again, or a part of it first, comes to the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 20 }),
      fc.boolean(),
      (people, choices, final) => {
        const cup = started(people, { bots: 'easy', final });
        for (const choice of choices) {
          const entrant = 1 + (choice % people);
          if (choice < 20) cup.say({ entrant }, { do: 'leave' });
          else if (choice < 40) cup.say({ entrant }, { do: 'return' });
          else if (choice < 50) cup.say({}, { do: 'join' });
          else if (cup.state.ended === null) cup.playRound();
        }
        while (cup.state.ended === null) cup.playRound();
        let again: TournamentState | null = null;
        for (const logged of cup.log)
          again = nextTournament('cup', again, JSON.parse(JSON.stringify(logged)));
        expect(again).toEqual(cup.state);
        const keys = cup.log.flatMap(({ command }) => command ?? []);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { tables } of cup.state.rounds) {
          const seated = tables.flatMap(({ seats }) => seats.filter((one) => one !== null));
          expect(new Set(seated).size).toBe(seated.length);
          for (const { seats } of tables) expect([3, 4, 5]).toContain(seats.length);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('refuses a log that makes no sense', () => {
  const { log } = new Cup().join(1);
  expect(() => nextTournament('cup', null, at(log, 1))).toThrow('does not follow');
  const state = nextTournament('cup', null, at(log, 0));
  const twice = { seq: 2, command: null, entry: { type: 'joined', at: 1, entrant: 7, code: null } } as const;
  expect(() => nextTournament('cup', state, twice)).toThrow('is not the next');
});
