import type { Move } from '../game.ts';
import { EVERYONE } from '../seats.ts';
import { type Toy, type ToyState, type ToyView, toy } from './toy.ts';

/** A game that breaks a law, and a piece of what is said about it. */
interface Broken {
  readonly law: number;
  readonly what: string;
  readonly message: string;
  readonly game: Toy;
}

const broken = (law: number, what: string, message: string, change: Partial<Toy>): Broken => ({
  law,
  what,
  message,
  game: { ...toy, ...change },
});

/** A view with something more in it than it should have. */
const viewWith = (more: (state: ToyState, viewer: number) => object): Toy['view'] =>
  ((state, viewer) => ({ ...toy.view(state, viewer), ...more(state, viewer) })) as Toy['view'];

/** The states that were imagined, to tell them from the match itself. */
const imagined = new WeakSet<object>();
const imagine: Toy['imagine'] = (view, chance) => {
  const state = toy.imagine(view, chance);
  imagined.add(state);
  return state;
};

/** Moves that `allow` rules out are neither legal nor accepted; but one is always allowed. */
function restricted(allow: (state: ToyState, seat: number, card: number) => boolean): Partial<Toy> {
  const cards = (state: ToyState, seat: number): number[] => {
    const hand = state.hands[seat]!;
    const some = hand.filter((card) => allow(state, seat, card));
    return some.length > 0 ? some : hand;
  };
  return {
    legal(state, seat, into) {
      into.set(cards(state, seat));
      return cards(state, seat).length;
    },
    refuse: (state, seat, move) =>
      toy.refuse(state, seat, move) ??
      (cards(state, seat).includes(move) ? null : { code: 'not-in-hand', rule: 'T2' }),
  };
}

/** Listeners hear this, too, after every move. */
const alsoTell = (data: unknown, name = 'news'): Partial<Toy> => ({
  apply(state, seat, move, chance, tell) {
    toy.apply(state, seat, move, chance, tell);
    tell?.({ to: EVERYONE, name, data });
  },
});

let memory = 0;

const law1 = [
  broken(1, 'a match with an outcome goes on', 'a match with an outcome goes on', {
    outcome: (state) => ({ scores: [...state.totals], winners: [] }),
  }),
  broken(1, 'a match ends without an outcome', 'nobody has to act, and there is no outcome', {
    imagine,
    outcome: (state) => (imagined.has(state) ? toy.outcome(state) : null),
  }),
  broken(1, 'an imagined match ends without an outcome', 'an imagined match has no outcome', {
    imagine,
    outcome: (state) => (imagined.has(state) ? null : toy.outcome(state)),
  }),
];

const law2 = [
  broken(2, 'who has to act has no move', 'has no move', { legal: () => 0 }),
  broken(2, 'a move is listed twice', 'has a move twice', {
    maxMoves: 4,
    legal(state, seat, into) {
      into.set([...state.hands[seat]!, ...state.hands[seat]!]);
      return 2 * state.hands[seat]!.length;
    },
  }),
  broken(2, 'a legal move is refused', 'is refused: not-in-hand', {
    refuse: (state, seat, move) =>
      move === 3 ? { code: 'not-in-hand', rule: 'T2' } : toy.refuse(state, seat, move),
  }),
  broken(2, 'a card of another is accepted', 'is not legal, and not refused', {
    refuse: (state, seat, move) => {
      const refusal = toy.refuse(state, seat, move);
      return refusal?.code === 'not-in-hand' && move >= 1 && move <= 8 ? null : refusal;
    },
  }),
  broken(2, 'a legal move is not listed', 'is not legal, and not refused', {
    legal(state, seat, into) {
      into[0] = Math.min(...state.hands[seat]!);
      return 1;
    },
  }),
  broken(2, 'a negative number is accepted', 'move -1 of seat \\d is not legal', {
    refuse: (state, seat, move) => (move < 0 ? null : toy.refuse(state, seat, move)),
  }),
  broken(2, 'a huge number is accepted', 'move 2147483647 of seat \\d is not legal', {
    refuse: (state, seat, move) => (move > 1000 ? null : toy.refuse(state, seat, move)),
  }),
  broken(2, 'a second choice is accepted', 'is not legal, and not refused', {
    refuse: (state, seat, move) => {
      const refusal = toy.refuse(state, seat, move);
      return refusal?.code === 'already-chosen' ? null : refusal;
    },
  }),
  broken(2, 'a watcher may move', 'of seat -1 is not legal', {
    refuse: (state, seat, move) => (seat === -1 ? null : toy.refuse(state, seat, move)),
  }),
  broken(2, 'a seat that is not there may move', 'of seat [23] is not legal', {
    refuse: (state, seat, move) => (seat === state.match.seats ? null : toy.refuse(state, seat, move)),
  }),
  broken(2, 'a move is accepted when the match is over', 'is not legal, and not refused', {
    refuse: (state, seat, move) => (state.over ? null : toy.refuse(state, seat, move)),
  }),
  broken(2, 'a rule is cited that does not exist', 'rule T9, which does not exist', {
    refuse: (state, seat, move) => toy.refuse(state, seat, move) && { code: 'not-in-hand', rule: 'T9' },
  }),
];

const law3 = [
  broken(3, 'two moves share a text', 'two moves share a text', { format: () => '1' }),
  broken(3, 'a text is read as another move', 'is not read as it was written', {
    parse: (text) => (9 - Number(text)) as Move,
  }),
  broken(3, 'a text cannot be read', 'is not read as it was written', { format: (move) => `card ${move}` }),
];

const law4 = [
  broken(
    4,
    'an event holds what JSON does not know',
    'an event is not plain JSON',
    alsoTell({ x: undefined }),
  ),
  broken(4, 'an event holds a set', 'an event is not plain JSON', alsoTell({ cards: new Set([1]) })),
  broken(4, 'less is drawn when nobody listens', 'without a listener less was drawn', {
    apply(state, seat, move, chance, tell) {
      if (tell !== undefined) chance.below(6);
      toy.apply(state, seat, move, chance, tell);
    },
  }),
  broken(4, 'more is drawn when nobody listens', '', {
    apply(state, seat, move, chance, tell) {
      toy.apply(state, seat, move, chance, tell);
      if (tell === undefined) chance.below(6);
    },
  }),
  broken(4, 'something else happens when nobody listens', 'without a listener something else happened', {
    apply(state, seat, move, chance, tell) {
      toy.apply(state, seat, move, chance, tell);
      if (tell === undefined) state.totals[0]!++;
    },
  }),
  broken(4, 'a move depends on what was played before, elsewhere', 'something else happened', {
    apply(state, seat, move, chance, tell) {
      toy.apply(state, seat, move, chance, tell);
      state.totals[0]! += memory++;
    },
  }),
];

const law5 = [
  broken(5, 'a clone is the state itself', 'a move changed a clone', { clone: (state) => state }),
  broken(5, 'a clone shares a list', 'a move changed a clone', {
    clone: (state) => ({ ...toy.clone(state), choices: state.choices }),
  }),
];

const law6 = [
  broken(6, 'a view holds what JSON does not know', 'is not plain JSON', {
    view: viewWith(() => ({ hidden: undefined })),
  }),
  broken(6, 'a view holds a typed array', 'is not plain JSON', {
    view: viewWith((state) => ({ points: Uint8Array.from(state.points) })),
  }),
  broken(6, 'a view holds a set', 'is not plain JSON', { view: viewWith(() => ({ seen: new Set([1]) })) }),
  broken(6, 'a view is wrong about who has to act', 'wrong about who has to act', {
    view: viewWith(() => ({ toAct: [0] })),
  }),
  broken(6, 'the drawing is empty', 'the drawing is empty', { draw: () => '' }),
  broken(6, 'a view shows the hands of others', 'viewer \\S+ saw .* and imagined', {
    view: viewWith((state) => ({ hands: state.hands.map((hand) => [...hand]) })),
  }),
  broken(6, 'a view shows the choice of others', 'viewer \\S+ saw .* and imagined', {
    view: viewWith((state) => ({ highest: Math.max(...state.choices) })),
  }),
  broken(6, 'a watcher sees the hand of seat 0', 'viewer -1 saw .* and imagined', {
    view: viewWith((state, viewer) => (viewer === -1 ? { spied: [...state.hands[0]!] } : {})),
  }),
  broken(6, 'imagining forgets its own choice', 'viewer \\d saw .* and imagined', {
    imagine(view: ToyView, chance) {
      const state = toy.imagine(view, chance);
      if (view.choice !== null) state.choices[view.viewer] = state.hands[view.viewer]![0]!;
      return state;
    },
  }),
  broken(6, 'imagining forgets the points', 'viewer \\S+ saw .* and imagined', {
    imagine: (view, chance) => ({ ...toy.imagine(view, chance), totals: view.totals.map(() => 0) }),
  }),
];

const law7 = [
  broken(
    7,
    'what a seat may do depends on cards that it cannot see',
    'has other moves in what it imagines',
    restricted((state, seat, card) => card > Math.min(...state.hands.toSpliced(seat, 1).flat())),
  ),
];

const law8 = [
  broken(
    8,
    'the end is announced too early',
    'the record cannot be read',
    alsoTell({ scores: [0, 0] }, 'end'),
  ),
  broken(8, 'the record has no deal', '"code":"chance"', {
    setup: (match, chance) => toy.setup(match, chance),
  }),
  broken(8, 'the record tells another deal', '"code":"wrong-line"', {
    script: (name, data, match) => {
      const { hands } = data as { hands?: number[][] };
      return toy.script(name, hands === undefined ? data : { hands: hands.toReversed() }, match);
    },
  }),
  broken(8, 'a replay tells something else', '"code":"wrong-line"', {
    apply(state, seat, move, chance, tell) {
      toy.apply(
        state,
        seat,
        move,
        chance,
        tell &&
          ((event) => {
            tell(
              event.name === 'round' ? { ...event, data: { ...(event.data as object), n: memory++ } } : event,
            );
          }),
      );
    },
  }),
];

const law9 = [
  broken(9, 'taking back leaves a trace', 'took its choice back', {
    retract(state, seat) {
      if (!toy.retract(state, seat)) return false;
      state.totals[seat]!++;
      return true;
    },
  }),
  broken(9, 'taking back takes back the choices of all', 'took its choice back', {
    retract(state, seat) {
      if (!toy.retract(state, seat)) return false;
      state.choices.fill(0);
      return true;
    },
  }),
  broken(9, 'taking back does nothing and says it did', 'took its choice back', { retract: () => true }),
];

const law10 = [
  broken(10, 'the lowest score is said to win and the highest does', 'the lowest score wins, but of', {
    best: 'lowest',
  }),
  broken(10, 'of several winners only one is named', 'the highest score wins, but of', {
    outcome: (state) => {
      const outcome = toy.outcome(state);
      return outcome && { scores: [1, 1], winners: [0] };
    },
  }),
];

const law11 = [
  broken(11, 'its rounds are said to be deals', 'the option rounds does not fit', { period: 'deal' }),
  broken(11, 'its views do not count the rounds', 'the view has round undefined', {
    view: (state, viewer) => {
      const { round: _, ...rest } = toy.view(state, viewer);
      return rest as ToyView;
    },
  }),
  broken(11, 'its views count deals besides', 'the view has deal 1, and the period is round', {
    view: (state, viewer) => ({ ...toy.view(state, viewer), deal: 1 }),
  }),
];

const law12 = [
  broken(12, 'a choice of another changes nothing in a view', 'toAct is not as in its view', {
    viewAfter: (view, event, own) =>
      event.name === 'chosen' && own === null ? view : toy.viewAfter(view, event, own),
  }),
  broken(12, 'an own choice is forgotten', 'choice is not as in its view', {
    viewAfter: (view, event) => toy.viewAfter(view, event, null),
  }),
  broken(12, 'a view gets a field more', 'a field too many', {
    viewAfter: (view, event, own) => ({ ...toy.viewAfter(view, event, own), more: 1 }),
  }),
];

/** What is observed, with one number changed: the first is the round, the second its own choice. */
const observeWith = (change: (state: ToyState, seat: number, into: Int16Array) => void): Partial<Toy> => ({
  observe(state, seat, into) {
    toy.observe(state, seat, into);
    change(state, seat, into);
  },
});

const law13 = [
  broken(
    13,
    'a number is out of its range',
    'choice has 9, not 0 to 8',
    observeWith((state, seat, into) => {
      if (state.choices[seat]! > 0) into[1] = 9;
    }),
  ),
  broken(
    13,
    'more is written than was said',
    'more is written than the observation has',
    observeWith((_, __, into) => {
      into[into.length - 1] = 1;
    }),
  ),
  broken(13, 'a number is left as it was', 'depends on what stood in the buffer', {
    observe(state, seat, into) {
      const before = into[1]!;
      toy.observe(state, seat, into);
      if (before !== -32_768) into[1] = before + 1;
    },
  }),
  broken(
    13,
    'the choice of another is observed',
    'seat \\d observes something else in what it imagines',
    observeWith((state, seat, into) => {
      into[1] = Math.max(state.choices[seat]!, ...state.choices);
    }),
  ),
  broken(
    13,
    'a card of another is observed',
    'seat \\d observes something else in what it imagines',
    observeWith((state, seat, into) => {
      into[1] = state.hands[(seat + 1) % state.match.seats]![0] ?? 0;
    }),
  ),
];

const law14 = [
  broken(
    14,
    'its own choice is not observed',
    'seat \\d observes the same in .*"choice"',
    observeWith((_, __, into) => {
      into[1] = 0;
      // Nor who has chosen.
      into.fill(0, 10, 12);
    }),
  ),
  broken(14, 'something is omitted that no view has', 'the view has no deck to omit', {
    observation: (match) => ({ ...toy.observation(match), omits: ['deck'] }),
  }),
];

const law15 = [
  broken(15, 'an action is none', 'action 8 is none of 8', { actionOf: () => 8 }),
  broken(15, 'two moves are one action', 'is not read as the move', { actionOf: () => 0 }),
  broken(
    15,
    'an action is another one where others hold other cards',
    'has other actions in what it imagines',
    {
      actionOf: (state, seat, move) => (move - 1 + state.hands[1 - Math.min(seat, 1)]![0]!) % 8,
      moveOf: (state, seat, action) =>
        (((action - state.hands[1 - Math.min(seat, 1)]![0]! + 8) % 8) + 1) as Move,
    },
  ),
  broken(15, 'an action that is not legal stands for a legal move', 'and its move is not refused', {
    moveOf: (state, seat, action) =>
      (state.hands[seat]!.includes(action + 1) ? action + 1 : state.hands[seat]![0]!) as Move,
  }),
];

const law16 = [
  broken(16, 'a score tells what is hidden', 'the scores are secret', {
    score: (state, seat) => (state.over ? state.totals[seat]! : state.hands[seat]![0]!),
  }),
  broken(16, 'the last score is not that of the outcome', 'the match ends with .*, and the scores are', {
    score: (state, seat) => state.totals[seat]! + state.points[seat]!,
  }),
];

const law17 = [
  broken(17, 'a move is not the one of the list', 'move 0 of the list is', {
    anyMove: (state, seat, chance) =>
      state.hands[seat]!.at(-1 - chance.below(state.hands[seat]!.length)) as Move,
  }),
  broken(17, 'not all moves can be chosen', 'of 2 moves one was drawn below 1', {
    anyMove: (state, seat, chance) => state.hands[seat]![chance.below(1)] as Move,
  }),
  broken(17, 'more is drawn than a move', 'one was drawn below 2,2', {
    anyMove: (state, seat, chance) => {
      chance.below(2);
      return state.hands[seat]![chance.below(state.hands[seat]!.length)] as Move;
    },
  }),
];

/** Makes a new match in place of one that has ended. */
const restart: NonNullable<Toy['restart']> = (state, chance) => {
  Object.assign(state, toy.setup(state.match, chance));
};

const law18 = [
  broken(18, 'totals are left', 'sees something else than in a new match', {
    restart(state, chance) {
      const { totals } = state;
      Object.assign(state, toy.setup(state.match, chance), { totals });
    },
  }),
  broken(18, 'nothing is dealt', 'less was drawn than for a new match', { restart: () => undefined }),
  broken(18, 'too much is dealt', 'the script has run out', {
    restart(state, chance) {
      restart(state, chance);
      restart(state, chance);
    },
  }),
];

export const BROKEN: readonly Broken[] = [
  ...[law1, law2, law3, law4, law5, law6, law7, law8, law9, law10, law11, law12, law13, law14, law15],
  ...[law16, law17, law18],
].flat();
