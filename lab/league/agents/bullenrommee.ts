import type { Bot } from '@bullpen/bots';
import { readPlacing, takesLeftWith } from '@bullpen/bots/bullenrommee/placing';
import { wayOut } from '@bullpen/bots/bullenrommee/plans';
import { takesOf } from '@bullpen/bots/bullenrommee/takes';
import { bestOf } from '@bullpen/bots/ties';
import { at, type Chance, type Move } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import {
  apply,
  type BullenView,
  cardOf,
  clone,
  DONE,
  DRAW,
  handSize,
  JOKER,
  Kind,
  kindOf,
  laidOf,
  layings,
  MOST_MOVES,
  meadowOf,
  Phase,
  type State,
} from '@bullpen/games/bullenrommee/internals.ts';
import { heads } from '@bullpen/games/ox-cards';

const buffer = new Int32Array(MOST_MOVES);

const laysJoker = (move: Move): boolean =>
  kindOf(move) === Kind.lay ? [0, 1, 2].some((i) => laidOf(move, i) === JOKER) : cardOf(move) === JOKER;

const isTake = (move: Move): boolean => move < DONE;
const isLaying = (move: Move): boolean => kindOf(move) !== Kind.plain;

/** An open card with a neighbour in the hand, the more of them the better; else the stock. */
function closeTake({ hands, viewer }: BullenView, moves: readonly Move[], chance: Chance): Move {
  const hand = hands[viewer] ?? [];
  const near = (card: number): number =>
    hand.reduce((sum, other) => sum + Math.max(0, 3 - Math.abs(other - card)), 0);
  const takes = moves.filter(isTake);
  return bestOf(takes.length > 0 ? takes : moves, (move) => (move === DRAW ? 1 : near(move)), chance);
}

/** Lays new meadows first, then single cards, then jokers, and sees how many cards stay in the hand. */
function greedyTurn(view: BullenView, chance: Chance): { readonly steps: Move[]; readonly staying: number } {
  const seat = view.viewer;
  const state = clone(bullenrommee.imagine(view, chance));
  const steps: Move[] = [];
  const score = (move: Move): number => (kindOf(move) === Kind.lay ? 2 : 1) - (laysJoker(move) ? 4 : 0);
  while (state.phase !== Phase.over && state.deal === view.deal) {
    const count = layings(state, seat, buffer);
    if (count === 0) return { steps, staying: handSize(state, seat) };
    const step = bestOf(Array.from(buffer.subarray(0, count)) as Move[], score, chance);
    apply(state, seat, step, chance);
    steps.push(step);
  }
  return { steps, staying: 0 };
}

/** How often a greedy turn is tried, with other choices between equals. */
const TRIES = 8;

/** Holds back until so much of the hand goes at once that no more than this many cards stay; then lays all it can. */
const holdingBack = (name: string, most: number): Bot<BullenView> => ({
  name,
  choose(view, moves, chance) {
    const laying = moves.filter(isLaying);
    for (let i = 0; i < TRIES && laying.length > 0; i++) {
      const { steps, staying } = greedyTurn(view, chance);
      if (staying <= most || view.phase === 'lay') return at(steps, 0);
    }
    return moves.includes(DONE) ? DONE : closeTake(view, moves, chance);
  },
});

/** Which card to take. */
type Taking = (view: BullenView, state: State, takes: readonly Move[], chance: Chance) => Move;

/** Holds back too, but counts what the hand lacks, and so sees better when it goes. */
const waiting = (name: string, take: Taking): Bot<BullenView> => ({
  name,
  choose(view, moves, chance) {
    const state = bullenrommee.imagine(view, chance);
    const out = wayOut(state, view.viewer, chance);
    if (out !== null) return at(out, 0);
    if (moves.includes(DONE)) return DONE;
    const takes = moves.filter(isTake);
    return takes.length > 0 ? take(view, state, takes, chance) : at(moves, chance.below(moves.length));
  },
});

/** The open card after which the hand lacks least. */
const nearest: Taking = (view, state, takes, chance) => {
  readPlacing(state, view.viewer);
  const score = (move: Move): number => (move === DRAW ? -99 : heads(move) / 100 - takesLeftWith(move));
  return bestOf(takes, score, chance);
};

/** Of the cards to take that after which the hand is expected to lack least a turn later. */
const farsighted: Taking = (view, state, takes, chance) =>
  at(takesOf(view, state, view.viewer, takes, chance), 0);

/** Lays whatever it can, wherever it goes. */
const hasty: Bot<BullenView> = {
  name: 'hasty',
  choose(view, moves, chance) {
    const laying = moves.filter(isLaying);
    if (laying.length > 0) return bestOf(laying, (move) => (laysJoker(move) ? 0 : 1), chance);
    return moves.includes(DONE) ? DONE : closeTake(view, moves, chance);
  },
};

/** Lays for itself only, most heads first, and keeps its jokers until they are its last cards. */
const miser: Bot<BullenView> = {
  name: 'miser',
  choose(view, moves, chance) {
    const numbers = at(view.numbers, view.viewer);
    const gain = (move: Move): number => {
      if (!isLaying(move) || (laysJoker(move) && numbers > 0)) return 0;
      if (kindOf(move) === Kind.lay) return [0, 1, 2].reduce((sum, i) => sum + heads(laidOf(move, i)), 0);
      const own = at(view.meadows, meadowOf(move)).seat === view.viewer;
      return own ? heads(cardOf(move)) + (laysJoker(move) ? 1 : 0) : 0;
    };
    const best = bestOf(moves, gain, chance);
    if (gain(best) > 0) return best;
    return moves.includes(DONE) ? DONE : closeTake(view, moves, chance);
  },
};

export const bullenrommeeAgents: Readonly<Record<string, Bot<BullenView>>> = {
  hasty,
  miser,
  nearly: holdingBack('nearly', 2),
  patient: holdingBack('patient', 0),
  counting: waiting('counting', nearest),
  farsighted: waiting('farsighted', farsighted),
};
