import type { Chance, Move, Seat } from '@bullpen/engine';
import {
  apply,
  cardIn,
  cardOf,
  clone,
  DONE,
  JOKER,
  Kind,
  kindOf,
  laidOf,
  layings,
  lengthOf,
  MOST_MOVES,
  ownerOf,
  Phase,
  type State,
} from '@bullpen/games/bullenrommee/internals.ts';
import { Stream, scramble } from '../stream.ts';
import { ranked } from '../ties.ts';
import { goesOut, readPlacing } from './placing.ts';
import { readHand, readTable, readyHeads } from './reading.ts';
import { leastCards, stepScore } from './scores.ts';

/** A laying turn to its end: the last step is `done`, unless one before it ends the deal. */
export type Plan = readonly Move[];

/** A turn that is planned so far. */
interface Draft {
  readonly state: State;
  readonly plan: Plan;
  /** What its steps gain, and what it is worth with what could be laid after it. */
  readonly gain: number;
  readonly worth: number;
}

/** How many drafts are followed up after each step, by how many steps each, and the most steps that a turn is planned for. */
const WIDTH = 6;
const STEPS = 14;
const LONGEST = 16;
/** After this many positions only the best draft is followed up: however large the hand is, a turn costs no more than some 400 of them. */
export const MOST_POSITIONS = 200;
/** How many positions are looked at for a way out. */
const TRIES = 120;
/** Heads that lie ready count nearly as much as those laid, or a joker between two meadows would never be thought of. */
const READY = 1.8;
/** Going out is always worth a thought. */
const OUT = 100;

const buffer = new Int32Array(MOST_MOVES);
// Only for the next deal, which does not matter here.
const nextDeal = new Stream();

/**
 * The laying turns that promise most, best first, from a turn that begins or goes on. Nothing is hidden from a seat that lays
 * and nothing is left to chance, so a turn can be planned to its end. Different orders of the same steps are one plan. Chance
 * decides between plans that promise the same. `late` says when to stop with the steps planned so far; `wide` is for tests.
 */
export function plansOf(
  state: State,
  seat: Seat,
  chance: Chance,
  late: () => boolean = () => false,
  wide: number = MOST_POSITIONS,
): Plan[] {
  const found: { plan: Plan; worth: number }[] = [];
  if (state.phase === Phase.lay) found.push({ plan: [DONE], worth: ready(state, seat) });
  const least = leastCards(state, seat);
  const seen = new Set<number>();
  let drafts: Draft[] = [{ state, plan: [], gain: 0, worth: 0 }];
  while ((drafts[0]?.plan.length ?? LONGEST) < LONGEST) {
    const longer = drafts.flatMap((draft) => followUps(draft));
    for (const { plan, worth } of longer.filter(isOut)) found.push({ plan, worth });
    const going = longer.filter((draft) => !isOut(draft));
    drafts = ranked(going, ({ worth }) => worth, chance).slice(0, seen.size < wide ? WIDTH : 1);
    for (const { plan, worth } of drafts) found.push({ plan: [...plan, DONE], worth });
    if (late()) break;
  }
  return ranked(found, ({ worth }) => worth, chance).map(({ plan }) => plan);

  function isOut(draft: Draft): boolean {
    return hasEnded(draft.state, state);
  }

  function followUps(draft: Draft): Draft[] {
    const drafts: Draft[] = [];
    for (const move of promising(draft.state, seat, least, chance)) {
      const next = after(draft.state, seat, move);
      const print = fingerprint(next);
      if (seen.has(print)) continue;
      seen.add(print);
      const plan = [...draft.plan, move];
      const gain = draft.gain + stepScore(draft.state, seat, move, least);
      const longer = { state: next, plan, gain, worth: gain };
      drafts.push({ ...longer, worth: gain + (isOut(longer) ? OUT : ready(next, seat)) });
    }
    return drafts;
  }
}

/** The steps with the highest scores: of those that lay a joker half as many as of the others. */
function promising(state: State, seat: Seat, least: number, chance: Chance): Move[] {
  const steps = Array.from(buffer.subarray(0, layings(state, seat, buffer))) as Move[];
  if (steps.length <= STEPS) return steps;
  const best = (some: readonly Move[]): Move[] =>
    ranked(some, (move) => stepScore(state, seat, move, least), chance).slice(0, STEPS / 2);
  return [...best(steps.filter((move) => !laysJoker(move))), ...best(steps.filter(laysJoker))];
}

export const laysJoker = (move: Move): boolean =>
  kindOf(move) === Kind.lay
    ? laidOf(move, 0) === JOKER || laidOf(move, 1) === JOKER || laidOf(move, 2) === JOKER
    : cardOf(move) === JOKER;

/**
 * A turn that lays the whole hand, if there is one to be found. Step by step it keeps to positions from which the rest of the hand
 * still goes; numbers first, since a joker goes nearly everywhere.
 */
export function wayOut(state: State, seat: Seat, chance: Chance): Plan | null {
  readPlacing(state, seat);
  if (!goesOut()) return null;
  const least = leastCards(state, seat);
  let tries = 0;
  return from(state);

  function from(reached: State): Plan | null {
    const steps = Array.from(buffer.subarray(0, layings(reached, seat, buffer))) as Move[];
    const score = (move: Move): number => stepScore(reached, seat, move, least) - (laysJoker(move) ? OUT : 0);
    for (const move of ranked(steps, score, chance)) {
      if (tries++ >= TRIES) return null;
      const next = after(reached, seat, move);
      if (hasEnded(next, state)) return [move];
      readPlacing(next, seat);
      const rest = goesOut() ? from(next) : null;
      if (rest !== null) return [move, ...rest];
    }
    return null;
  }
}

function after(state: State, seat: Seat, move: Move): State {
  const next = clone(state);
  apply(next, seat, move, nextDeal);
  return next;
}

/** B18: only an end of the deal changes it while the seat lays. */
const hasEnded = (now: State, before: State): boolean => now.phase === Phase.over || now.deal !== before.deal;

function ready(state: State, seat: Seat): number {
  readTable(state, seat);
  readHand(state, seat);
  return READY * readyHeads();
}

/** Positions in which the same meadows lie have the same one. */
function fingerprint(state: State): number {
  let print = scramble(state.deal, state.laid);
  for (let meadow = 0; meadow < state.meadows; meadow++) {
    const length = lengthOf(state, meadow);
    print = scramble(print, (length << 3) | ownerOf(state, meadow));
    for (let place = 0; place < length; place++) print = scramble(print, cardIn(state, meadow, place));
  }
  return print;
}
