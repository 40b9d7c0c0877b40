import type { Tell } from '../events.ts';
import type { Game, Move, Outcome, View } from '../game.ts';
import { changedAt } from '../lists.ts';
import { observed, seatAfter } from '../observation.ts';
import type { Match } from '../options.ts';
import { accept, refuse } from '../refusal.ts';
import { EVERYONE, listSeats, NOBODY, only } from '../seats.ts';

/*
 * High Card, a game of two or three seats that is as small as the contract allows:
 *
 *  T1  Each seat is dealt two of the cards 1 to 8, hidden from the others. The rest stays hidden.
 *  T2  Each seat lays a card face down; when all have, they are turned up.
 *  T3  The highest card gets a point. With dice, a die is rolled, and it gets what the die shows.
 *  T4  After two turns the round ends; this many rounds are played.
 *  T5  The most points win. Several may.
 */

export interface ToyOptions {
  readonly rounds: number;
  readonly dice: 'no' | 'yes';
}

export interface ToyState {
  readonly match: Match<ToyOptions>;
  round: number;
  over: boolean;
  hands: number[][];
  /** The card that each seat has laid, 0 if none. It stays in the hand until it is turned up. */
  choices: number[];
  shown: number[][];
  points: number[];
  totals: number[];
}

export interface ToyView extends View {
  readonly options: ToyOptions;
  readonly round: number;
  readonly over: boolean;
  readonly hand: readonly number[] | null;
  readonly chosen: readonly boolean[];
  readonly choice: number | null;
  readonly shown: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** The data of all events of the toy; each event has some of these fields. */
interface EventData {
  readonly seat: number;
  readonly hand: readonly number[];
  readonly cards: readonly number[];
  readonly die: number;
  readonly n: number;
  readonly totals: readonly number[];
}

const DECK = 8;
const HAND = 2;

const perSeat = <T>(match: Match, make: () => T): T[] => Array.from({ length: match.seats }, make);

function deal(state: ToyState, chance: Parameters<Toy['setup']>[1], tell?: Tell): void {
  const { match } = state;
  const deck = Uint8Array.from({ length: DECK }, (_, i) => i + 1);
  chance.shuffle(deck, HAND * match.seats);
  state.round++;
  state.hands = perSeat(match, () => []).map((_, seat) => [...deck.slice(HAND * seat, HAND * (seat + 1))]);
  state.shown = perSeat(match, () => []);
  state.points = perSeat(match, () => 0);
  const hands = state.hands.map((hand) => [...hand]);
  tell?.({ to: NOBODY, name: 'deal', data: { n: state.round, hands } });
  hands.forEach((hand, seat) => {
    tell?.({ to: only(seat), name: 'hand', data: { seat, hand } });
  });
}

function outcome({ over, totals }: ToyState): Outcome | null {
  const most = Math.max(...totals);
  return over
    ? { scores: [...totals], winners: totals.flatMap((t, seat) => (t === most ? [seat] : [])) }
    : null;
}

function toAct({ over, choices }: ToyState): number {
  return over ? 0 : choices.reduce((set, card, seat) => (card === 0 ? set | only(seat) : set), 0);
}

export type Toy = Game<ToyState, ToyView, ToyOptions>;

export const toy: Toy = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {
    rounds: { kind: 'integer', min: 1, max: 5, default: 2, rule: 'T4' },
    dice: { kind: 'choice', values: ['no', 'yes'], default: 'no', rule: 'T3' },
  },
  rules: ['T1', 'T2', 'T3', 'T4', 'T5'],
  best: 'highest',
  period: 'round',
  maxMoves: HAND,
  lineRules: { deal: 'T1', roll: 'T3', round: 'T4', end: 'T5' },

  setup(match, chance, tell) {
    const zeros = perSeat(match, () => 0);
    const empty = { hands: [], choices: [...zeros], shown: [], points: [], totals: [...zeros] };
    const state: ToyState = { match, round: 0, over: false, ...empty };
    deal(state, chance, tell);
    return state;
  },

  clone: ({ match, ...rest }) => ({ match, ...structuredClone(rest) }),
  toAct,

  legal(state, seat, into) {
    into.set(state.hands[seat]!);
    return state.hands[seat]!.length;
  },

  refuse(state, seat, move) {
    if (state.over) return { code: 'match-over', rule: 'T4' };
    if (seat < 0 || seat >= state.match.seats) return { code: 'no-such-seat', rule: null };
    if (state.choices[seat] !== 0) return { code: 'already-chosen', rule: 'T2' };
    return state.hands[seat]!.includes(move) ? null : { code: 'not-in-hand', rule: 'T2' };
  },

  apply(state, seat, move, chance, tell) {
    state.choices[seat] = move;
    tell?.({ to: EVERYONE, name: 'chosen', data: { seat } });
    if (toAct(state) !== 0) return;

    const { options } = state.match;
    const best = state.choices.indexOf(Math.max(...state.choices));
    tell?.({ to: EVERYONE, name: 'revealed', data: { cards: state.choices } });
    const die = Uint8Array.of(1);
    if (options.dice === 'yes') {
      chance.roll(die, 0);
      tell?.({ to: EVERYONE, name: 'roll', data: { die: die[0]! } });
    }
    state.points[best]! += die[0]!;
    state.shown = state.shown.map((cards, s) => [...cards, state.choices[s]!]);
    state.hands = state.hands.map((hand, s) => hand.filter((card) => card !== state.choices[s]));
    state.choices = perSeat(state.match, () => 0);
    if (state.hands[0]!.length > 0) return;

    state.totals = state.totals.map((total, s) => total + state.points[s]!);
    const { points, totals, round } = state;
    tell?.({ to: EVERYONE, name: 'round', data: { n: round, points: [...points], totals: [...totals] } });
    state.over = round === options.rounds;
    if (state.over) tell?.({ to: EVERYONE, name: 'end', data: outcome(state) });
    else deal(state, chance, tell);
  },

  retract(state, seat) {
    if (state.over || !state.choices[seat]) return false;
    state.choices[seat] = 0;
    return true;
  },

  outcome,

  view: (state, viewer) => ({
    seats: state.match.seats,
    viewer,
    toAct: listSeats(toAct(state)),
    options: state.match.options,
    round: state.round,
    over: state.over,
    hand: state.hands[viewer]?.toSorted() ?? null,
    chosen: state.choices.map((card) => card !== 0),
    choice: state.choices[viewer] || null,
    shown: state.shown.map((cards) => [...cards]),
    points: [...state.points],
    totals: [...state.totals],
  }),

  viewAfter(view, { name, data }, own) {
    const { seat, hand, cards, die, n, totals } = data as EventData;
    const everySeat = view.totals.map((_, each) => each);
    const winner = (shown: ToyView['shown']): number => {
      const last = shown.map((each) => each.at(-1) ?? 0);
      return last.indexOf(Math.max(...last));
    };
    switch (name) {
      case 'hand':
        return { ...view, hand: hand.toSorted() };
      case 'chosen':
        return {
          ...view,
          toAct: view.toAct.filter((other) => other !== seat),
          chosen: changedAt(view.chosen, seat, () => true),
          choice: own ?? view.choice,
        };
      case 'revealed': {
        const shown = view.shown.map((old, each) => [...old, cards[each]!]);
        return {
          ...view,
          toAct: everySeat,
          hand: view.hand?.filter((card) => card !== cards[view.viewer]) ?? null,
          chosen: cards.map(() => false),
          choice: null,
          shown,
          points: changedAt(view.points, winner(shown), (old) => old + (view.options.dice === 'no' ? 1 : 0)),
        };
      }
      case 'roll':
        return { ...view, points: changedAt(view.points, winner(view.shown), (old) => old + die) };
      case 'round':
        return n === view.options.rounds
          ? { ...view, totals }
          : { ...view, totals, round: n + 1, shown: totals.map(() => []), points: totals.map(() => 0) };
      case 'end':
        return { ...view, over: true, toAct: [] };
      default:
        return view;
    }
  },

  imagine(view, chance) {
    const seen = [...view.shown.flat(), ...(view.hand ?? [])];
    const unseen = Uint8Array.from({ length: DECK }, (_, i) => i + 1).filter((card) => !seen.includes(card));
    const held = HAND - view.shown[0]!.length;
    chance.shuffle(unseen, held * (view.seats - (view.hand === null ? 0 : 1)));
    const drawn = [...unseen];
    const hands = view.shown.map((_, seat) =>
      seat === view.viewer ? [...view.hand!] : drawn.splice(0, held),
    );
    const choices = hands.map((hand, seat) => {
      if (!view.chosen[seat]) return 0;
      return seat === view.viewer ? view.choice! : hand[chance.below(held)]!;
    });
    const { seats, options, round, over } = view;
    const [shown, points, totals] = [view.shown.map((s) => [...s]), [...view.points], [...view.totals]];
    return { match: { seats, options }, round, over, hands, choices, shown, points, totals };
  },

  observation: ({ seats, options }) => ({
    fields: [
      observed('round', [], [1, options.rounds], 'the round'),
      observed('choice', [], [0, DECK], 'its own choice'),
      observed('hand', [DECK], [0, 1], 'its own cards'),
      observed('toAct', [seats], [0, 1], 'who has to move'),
      observed('shown', [seats, HAND], [0, DECK], 'the cards that were turned up'),
      observed('points', [seats], [0, 6 * HAND], 'points of this round'),
      observed('totals', [seats], [0, 6 * HAND * options.rounds], 'points of the rounds before'),
    ],
    omits: ['over'],
  }),

  observe(state, seat, into) {
    const { seats } = state.match;
    const others = Array.from({ length: seats }, (_, place) => seatAfter(seat, place, seats));
    const cards = Array.from({ length: DECK }, (_, i) => Number(state.hands[seat]!.includes(i + 1)));
    into.set([
      state.round,
      state.choices[seat]!,
      ...cards,
      ...others.map((other) => (toAct(state) >> other) & 1),
      ...others.flatMap((other) => Array.from({ length: HAND }, (_, i) => state.shown[other]![i] ?? 0)),
      ...others.map((other) => state.points[other]!),
      ...others.map((other) => state.totals[other]!),
    ]);
  },

  score: ({ over, points, totals }, seat) => totals[seat]! + (over ? 0 : points[seat]!),
  actions: [{ name: 'card', count: DECK, about: 'lay card i + 1' }],
  actionOf: (_, __, move) => move - 1,
  moveOf: (_, __, action) => (action + 1) as Move,

  parse: (text) => (/^[1-8]$/.test(text) ? (Number(text) as Move) : null),
  format: String,

  script(name, data, { seats }) {
    const { hands, die } = (data ?? {}) as { hands?: unknown; die?: number };
    if (name === 'roll') return typeof die === 'number' ? accept([[die]]) : refuse('roll-die', 'T3');
    if (!Array.isArray(hands) || hands.length !== seats) return refuse('deal-hands', 'T1');
    return accept([hands.flat()]);
  },

  draw: ({ round, totals, shown }) => `${round}: ${totals.join(' ')} | ${shown.join(' ')}`,
};

/** A match of two seats and this many rounds. */
export const toyMatch = (rounds = 1, dice: ToyOptions['dice'] = 'no', seats = 2): Match<ToyOptions> => ({
  seats,
  options: { rounds, dice },
});
