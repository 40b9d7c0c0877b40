import type { Chance, Move, Seat } from '@bullpen/engine';
import {
  apply,
  cardIn,
  clone,
  DONE,
  layings,
  lengthOf,
  MOST_MOVES,
  ownerOf,
  Phase,
  type State,
} from '@bullpen/games/bullenrommee/internals.ts';
import { Stream, scramble } from '../stream.ts';
import { ranked } from '../ties.ts';
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

/** How many drafts are followed up after each step, and the most steps that a turn is planned for. */
const WIDTH = 6;
const LONGEST = 16;
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
 * decides between plans that promise the same. A large hand may take half a second: `late` says when to stop with the steps
 * planned so far.
 */
export function plansOf(state: State, seat: Seat, chance: Chance, late: () => boolean = () => false): Plan[] {
  const found: { plan: Plan; worth: number }[] = [];
  if (state.phase === Phase.lay) found.push({ plan: [DONE], worth: ready(state, seat) });
  const least = leastCards(state, seat);
  const seen = new Set<number>();
  let drafts: Draft[] = [{ state, plan: [], gain: 0, worth: 0 }];
  while ((drafts[0]?.plan.length ?? LONGEST) < LONGEST) {
    const longer = drafts.flatMap((draft) => followUps(draft, seat, least, seen));
    for (const { plan, worth } of longer.filter(isOut)) found.push({ plan, worth });
    const going = longer.filter((draft) => !isOut(draft));
    drafts = ranked(going, ({ worth }) => worth, chance).slice(0, WIDTH);
    for (const { plan, worth } of drafts) found.push({ plan: [...plan, DONE], worth });
    if (late()) break;
  }
  return ranked(found, ({ worth }) => worth, chance).map(({ plan }) => plan);

  /** B18: only an end of the deal changes it while the seat lays. */
  function isOut(draft: Draft): boolean {
    return draft.state.phase === Phase.over || draft.state.deal !== state.deal;
  }

  function followUps(draft: Draft, seat: Seat, least: number, seen: Set<number>): Draft[] {
    const drafts: Draft[] = [];
    for (const step of buffer.slice(0, layings(draft.state, seat, buffer))) {
      const move = step as Move;
      const next = clone(draft.state);
      apply(next, seat, move, nextDeal);
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

function ready(state: State, seat: Seat): number {
  readTable(state, seat);
  readHand(state, seat);
  return READY * readyHeads();
}

/** Tables that lie alike have the same one. */
function fingerprint(state: State): number {
  let print = scramble(state.deal, state.laid);
  for (let meadow = 0; meadow < state.meadows; meadow++) {
    const length = lengthOf(state, meadow);
    print = scramble(print, (length << 3) | ownerOf(state, meadow));
    for (let place = 0; place < length; place++) print = scramble(print, cardIn(state, meadow, place));
  }
  return print;
}
