import { type Chance, EVERYONE, type Move, only, type Seat, type Tell } from '@bullpen/engine';
import { setSeen } from './cards.ts';
import type { BullenEvent } from './events.ts';
import { addCard, addJokers, handOf, handSize, spendCard } from './hand.ts';
import { JOKER } from './material.ts';
import { insertCard, layMeadow, replaceJoker } from './meadows.ts';
import { cardOf, DONE, DRAW, Kind, kindOf, laidOf, meadowOf, PASS, placeOf } from './moves.ts';
import { pointsOf, resultOf } from './outcome.ts';
import { hasPassed, noteLaid, notePass } from './passes.ts';
import { deal } from './setup.ts';
import { Phase, type State } from './state.ts';
import { drawCard, removeOpen } from './supply.ts';

export function apply(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<BullenEvent>): void {
  const kind = kindOf(move);
  if (kind === Kind.plain) {
    if (move === DONE) endTurn(state, seat, tell);
    else if (move === PASS) pass(state, seat, chance, tell);
    else if (move === DRAW) drawStock(state, seat, tell);
    else takeOpen(state, seat, move, tell);
    return;
  }
  if (kind === Kind.lay) lay(state, seat, laidOf(move, 0), laidOf(move, 1), laidOf(move, 2), tell);
  else if (kind === Kind.add) add(state, seat, cardOf(move), meadowOf(move), placeOf(move), tell);
  else swap(state, seat, cardOf(move), meadowOf(move), placeOf(move), tell);
  state.phase = Phase.lay;
  state.passes = 0;
  // B18: the last card has been laid.
  if (handSize(state, seat) === 0) endDeal(state, chance, tell);
}

/** Nothing is ever chosen in secret. */
export const retract = (_state: State, _seat: Seat): boolean => false;

function nextSeat(state: State): void {
  state.phase = Phase.turn;
  state.turn = state.turn + 1 === state.match.seats ? 0 : state.turn + 1;
}

/** B6: the top of the stock; nobody else sees it. */
function drawStock(state: State, seat: Seat, tell?: Tell<BullenEvent>): void {
  const card = drawCard(state);
  addCard(state, seat, card);
  tell?.({ to: EVERYONE, name: 'drew', data: { seat, stock: state.stock } });
  tell?.({ to: only(seat), name: 'drawn', data: { seat, card } });
  nextSeat(state);
}

/** B6: an open card, which everybody sees. */
function takeOpen(state: State, seat: Seat, card: number, tell?: Tell<BullenEvent>): void {
  const fill = removeOpen(state, card);
  addCard(state, seat, card);
  setSeen(state, card);
  tell?.({ to: EVERYONE, name: 'took', data: { seat, card, fill } });
  nextSeat(state);
}

/** What everybody can tell from it, if the seat has passed before. */
function note(state: State, seat: Seat, card: number): void {
  if (card !== JOKER && hasPassed(state, seat)) noteLaid(state, seat, card);
}

/** B8, B12: a new meadow. */
function lay(state: State, seat: Seat, a: number, b: number, c: number, tell?: Tell<BullenEvent>): void {
  const cards = [a, b, c];
  tell?.({ to: EVERYONE, name: 'laid', data: { seat, meadow: state.meadows, cards } });
  layMeadow(state, seat, cards);
  for (const card of cards) spendCard(state, seat, card);
  for (const card of cards) note(state, seat, card);
}

/** B13: a card into a meadow. */
function add(
  state: State,
  seat: Seat,
  card: number,
  meadow: number,
  place: number,
  tell?: Tell<BullenEvent>,
): void {
  insertCard(state, meadow, place, card);
  spendCard(state, seat, card);
  note(state, seat, card);
  tell?.({ to: EVERYONE, name: 'added', data: { seat, card, meadow, place } });
}

/** B17: the card takes the joker's place, and the joker goes to the hand. */
function swap(
  state: State,
  seat: Seat,
  card: number,
  meadow: number,
  place: number,
  tell?: Tell<BullenEvent>,
): void {
  replaceJoker(state, meadow, place, card);
  spendCard(state, seat, card);
  note(state, seat, card);
  addJokers(state, seat, 1);
  tell?.({ to: EVERYONE, name: 'swapped', data: { seat, card, meadow, place } });
}

/** B11. */
function endTurn(state: State, seat: Seat, tell?: Tell<BullenEvent>): void {
  tell?.({ to: EVERYONE, name: 'done', data: { seat } });
  nextSeat(state);
}

/** B7, B19. */
function pass(state: State, seat: Seat, chance: Chance, tell?: Tell<BullenEvent>): void {
  tell?.({ to: EVERYONE, name: 'passed', data: { seat } });
  notePass(state, seat);
  state.passes++;
  if (state.passes === state.match.seats) endDeal(state, chance, tell);
  else nextSeat(state);
}

/** B20, B21: points are added up; then the next deal, or the end. */
function endDeal(state: State, chance: Chance, tell?: Tell<BullenEvent>): void {
  const { options } = state.match;
  const points = pointsOf(state);
  points.forEach((won, seat) => {
    state.setTotal(seat, state.total(seat) + won);
  });
  if (tell !== undefined) {
    const hands = points.map((_, seat) => handOf(state, seat));
    const totals = points.map((_, seat) => state.total(seat));
    tell({ to: EVERYONE, name: 'shown', data: { hands } });
    tell({ to: EVERYONE, name: 'round', data: { n: state.deal, points, totals } });
  }
  if (state.deal < options.deals) {
    deal(state, chance, tell);
  } else {
    state.phase = Phase.over;
    tell?.({ to: EVERYONE, name: 'end', data: resultOf(state) });
  }
}
