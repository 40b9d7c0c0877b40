import {
  actionCount,
  fieldLength,
  type Game,
  legalMoves,
  listSeats,
  type Match,
  observationLength,
  type Seat,
  seeded,
  type View,
} from '@bullpen/engine';
import { someMatches } from '@bullpen/engine/conformance';
import { describe, expect, it } from 'vitest';
import type { BullenView } from '../bullenrommee/index.ts';
import type { CaptainView } from '../captain-jack/index.ts';
import type { ElevenView } from '../eleven-nimmt/index.ts';
import { entryOf, type GameId, games } from '../index.ts';
import type { SixView } from '../six-nimmt/index.ts';
import type { TwentyOneView } from '../twenty-one/index.ts';
import { type Colour, sheets } from '../twenty-one/material.ts';

/** What a field must hold, read from the view alone: some fields of each game, those that are easiest to get wrong. */
type Expected = Readonly<Record<string, readonly number[]>>;
type Read<V extends View> = (view: V, bySeat: <T>(list: readonly T[]) => T[]) => Expected;

const upTo = (length: number): number[] => Array.from({ length }, (_, i) => i + 1);
const filled = (list: readonly number[], length: number, rest = 0): number[] => [
  ...list,
  ...Array<number>(length - list.length).fill(rest),
];
const heads = (card: number): number =>
  card === 55 ? 7 : card % 11 === 0 ? 5 : card % 10 === 0 ? 3 : card % 5 === 0 ? 2 : 1;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const acts = (view: View): number[] =>
  Array.from({ length: view.seats }, (_, seat) => +view.toAct.includes(seat));

const six: Read<SixView> = (view, bySeat) => {
  const rows = view.rows.length === 0 ? [[], [], [], []] : view.rows;
  const placed = new Map<number, number>();
  rows.forEach((row, i) => {
    for (const card of row) placed.set(card, 1 + i);
  });
  for (const card of [...view.open, ...view.waiting.map(({ card }) => card)]) placed.set(card, 5);
  bySeat(view.hands).forEach((hand, place) => {
    for (const card of hand ?? []) placed.set(card, 6 + place);
  });
  bySeat(view.piles).forEach((pile, place) => {
    for (const card of pile) placed.set(card, 6 + view.seats + place);
  });
  const waits = Array.from(
    { length: view.seats },
    (_, seat) => view.waiting.find((one) => one.seat === seat)?.card,
  );
  return {
    phase: [['draft', 'lay', 'row', 'over'].indexOf(view.phase)],
    round: [view.round],
    choice: [view.choice ?? 0],
    rowLasts: rows.map((row) => row.at(-1) ?? 0),
    rowLengths: rows.map((row) => row.length),
    rowHeads: rows.map((row) => sum(row.map(heads))),
    cards: upTo(104).map((card) => placed.get(card) ?? 0),
    toAct: bySeat(acts(view)),
    waiting: bySeat(waits).map((card) => card ?? 0),
    points: bySeat(view.points),
    totals: bySeat(view.totals),
  };
};

const eleven: Read<ElevenView> = (view, bySeat) => {
  const where = new Map<number, number>();
  const [own, ...others] = bySeat(view.hands);
  for (const card of own ?? []) where.set(card, 1);
  others.forEach((hand, i) => {
    for (const card of hand ?? []) where.set(card, 3 + i);
  });
  bySeat(view.known).forEach((cards, place) => {
    for (const card of cards) where.set(card, 2 + place);
  });
  view.piles.forEach((pile, i) => {
    for (const card of pile) where.set(card, 2 + view.seats + i);
  });
  return {
    phase: [['turn', 'bull', 'over'].indexOf(view.phase)],
    round: [view.round],
    first: [bySeat(upTo(view.seats)).indexOf(view.first + 1)],
    supply: [view.supply],
    stack: [view.stack],
    tops: filled(
      view.piles.map((pile) => pile.at(-1) ?? 0),
      40,
    ),
    began: filled(view.tops, 40),
    lengths: filled(
      view.piles.map((pile) => pile.length),
      40,
    ),
    heads: filled(
      view.piles.map((pile) => sum(pile.map(heads))),
      40,
    ),
    cards: upTo(100).map((card) => where.get(card) ?? 0),
    toAct: bySeat(acts(view)),
    handSizes: bySeat(view.handSizes),
    bulls: bySeat(view.bulls),
    totals: bySeat(view.totals),
  };
};

const bullen: Read<BullenView> = (view, bySeat) => {
  const { seats } = view;
  const where = new Map<number, number>();
  const [own, ...others] = bySeat(view.hands);
  for (const card of own ?? []) where.set(card, 1);
  others.forEach((hand, i) => {
    for (const card of hand ?? []) where.set(card, 3 + i);
  });
  bySeat(view.seen).forEach((cards, place) => {
    for (const card of cards) where.set(card, 2 + place);
  });
  for (const card of view.open) where.set(card, 2 + seats);
  for (const { cards } of view.meadows) for (const card of cards) where.set(card, 3 + seats);
  const passed = bySeat(view.passed);
  const mark = (card: number): number =>
    sum(passed.map((pass, i) => (pass?.lacks.includes(card) || pass?.laid.includes(card) ? 2 ** i : 0)));
  const places = bySeat(upTo(seats));
  return {
    phase: [['turn', 'lay', 'over'].indexOf(view.phase)],
    deal: [view.deal],
    stock: [view.stock],
    passes: [view.passes],
    open: filled(view.open, 5),
    table: filled(
      view.meadows.flatMap(({ cards }) => [...cards.map((card) => (card === 0 ? 101 : card)), 0]),
      146,
    ),
    owners: filled(
      view.meadows.map(({ seat }) => places.indexOf(seat + 1)),
      36,
      -1,
    ),
    cards: upTo(100).map((card) => where.get(card) ?? 0),
    passMarks: upTo(100).map(mark),
    toAct: bySeat(acts(view)),
    numbers: bySeat(view.numbers),
    jokers: bySeat(view.jokers),
    passed: passed.map((pass) => (pass === null ? 0 : pass.jokers + 1)),
    totals: bySeat(view.totals),
  };
};

const COLOURS = ['white', 'yellow', 'red', 'green', 'blue', 'black'] as const satisfies readonly Colour[];

const twentyOne: Read<TwentyOneView> = (view, bySeat) => {
  const all = sheets();
  const seatRows = (seat: Seat) => all[view.sheets[seat]!];
  const places = bySeat(upTo(view.seats)).map((number) => number - 1);
  const printed = (seat: Seat, colour: Colour): number =>
    seatRows(seat)[view.rows[seat]!]?.find(([each]) => each === colour)?.[1] ?? 0;
  const field = (seat: Seat, row: number, colour: Colour): number =>
    view.fields[seat]![row]![seatRows(seat)[row]!.findIndex(([each]) => each === colour)] ?? -1;
  const choices: Readonly<Record<string, number>> = { cross: 64, keep: 65, reroll: 66 };
  const written = (text: string): number =>
    sum(
      text
        .split(' ')
        .slice(1)
        .map((name) => 1 << COLOURS.indexOf(name as Colour)),
    );
  return {
    phase: [['roll', 'choose', 'over'].indexOf(view.phase)],
    turn: [view.turn],
    active: [places.indexOf(view.active)],
    rolls: [view.rolls],
    choice: [view.choice === null ? 0 : (choices[view.choice] ?? written(view.choice))],
    dice: COLOURS.map((colour) => view.dice[colour]),
    toAct: bySeat(acts(view)),
    sheets: bySeat(view.sheets).map((sheet) => 'ABCDEF'.indexOf(sheet)),
    rows: bySeat(view.rows),
    printed: places.flatMap((seat) => COLOURS.map((colour) => printed(seat, colour))),
    fields: places.flatMap((seat) =>
      [0, 1, 2, 3, 4].flatMap((row) => COLOURS.map((colour) => field(seat, row, colour))),
    ),
    totals: bySeat(view.totals),
  };
};

const KINDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'J', 'B'] as const;
const kind = (card: string): number => KINDS.indexOf(card as (typeof KINDS)[number]) + 1;

const captain: Read<CaptainView> = (view, bySeat) => {
  const hand = view.hands[view.viewer] ?? [];
  return {
    phase: [['place', 'answer', 'give', 'over'].indexOf(view.phase)],
    deal: [view.deal],
    turn: [view.turn === null ? -1 : bySeat(upTo(view.seats)).indexOf(view.turn + 1)],
    deck: [view.deck],
    stake: [view.stake ?? -1],
    hand: KINDS.map((each) => hand.filter((card) => card === each).length),
    seen: KINDS.map((each) => view.seen[each]),
    tops: filled(
      view.piles.map(({ cards }) => kind(cards.at(-1) ?? '')),
      57,
    ),
    values: filled(
      view.piles.map(({ value }) => value),
      57,
    ),
    lengths: filled(
      view.piles.map(({ cards }) => cards.length),
      57,
    ),
    table: filled(
      view.piles.flatMap(({ cards }) => cards.map(kind)),
      72,
    ),
    toAct: bySeat(acts(view)),
    handSizes: bySeat(view.handSizes),
    taken: bySeat(view.taken),
    totals: bySeat(view.totals),
  };
};

const READ: Readonly<Record<GameId, Read<never>>> = {
  'six-nimmt': six,
  'eleven-nimmt': eleven,
  bullenrommee: bullen,
  'twenty-one': twentyOne,
  'captain-jack': captain,
};

/** What a seat observes, field by field. */
function observedBy(game: Game, match: Match, state: unknown, seat: Seat): Expected {
  const observation = game.observation(match);
  const numbers = new Int16Array(observationLength(observation)).fill(-9);
  game.observe(state, seat, numbers);
  let from = 0;
  return Object.fromEntries(
    observation.fields.map((field) => {
      from += fieldLength(field);
      return [field.name, [...numbers.slice(from - fieldLength(field), from)]];
    }),
  );
}

function expectedOf(game: Game, state: unknown, seat: Seat): Expected {
  const view = game.view(state, seat);
  const read = entryOf(READ, game.id) as Read<View>;
  return read(view, (list) => [...list.slice(seat), ...list.slice(0, seat)]);
}

/** Steps of a match that are looked at, with each number of seats and each variation. */
const STEPS = 400;

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (_, game) => {
  const { min, max } = game.seats;
  it.each([min, 3, max])('observes what the view says, number by number, with %i seats', (seats) => {
    for (const match of someMatches(game, seats)) {
      const chance = seeded(`observe ${seats}`);
      const state = game.setup(match, chance);
      for (let step = 0; game.toAct(state) !== 0 && step < STEPS; step++) {
        const seat = step % seats;
        const [seen, wanted] = [observedBy(game, match, state, seat), expectedOf(game, state, seat)];
        if (JSON.stringify(seen) !== JSON.stringify(wanted)) expect(seen).toEqual(wanted);
        const acting = listSeats(game.toAct(state));
        const mover = acting[chance.below(acting.length)]!;
        const legal = legalMoves(game, state, mover);
        game.apply(state, mover, legal[chance.below(legal.length)]!, chance);
      }
      for (let seat = 0; seat < seats; seat++)
        expect(observedBy(game, match, state, seat)).toEqual(expectedOf(game, state, seat));
    }
  });

  it('has names that differ, and ranges and actions that fit 16 bits', () => {
    for (const match of someMatches(game, max)) {
      const { fields } = game.observation(match);
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      for (const field of fields) {
        expect(field.min).toBeGreaterThan(-32_768);
        expect(field.max).toBeLessThan(32_768);
      }
    }
    expect(actionCount(game.actions)).toBeLessThan(65_536);
  });
});
