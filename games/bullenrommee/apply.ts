import { type Chance, EVERYONE, type Move, only, type Seat, type Tell } from '@bullpen/engine';
import type { BullenEvent } from './events.ts';
import { JOKER, NEW_MEADOW } from './material.ts';
import { cardOf, DONE, DRAW, Kind, kindOf, laidOf, meadowOf, PASS, placeOf } from './moves.ts';
import { outcome, pointsOf } from './outcome.ts';
import { noteLaid, notePass } from './passes.ts';
import { deal } from './setup.ts';
import {
  jokersAt,
  meadowAt,
  numbersAt,
  openAt,
  ownedAt,
  Phase,
  packMeadow,
  passedAt,
  type State,
  startOf,
  tableAt,
  totalAt,
  Where,
} from './state.ts';
import { handOf } from './view.ts';

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
  if (state.cells[numbersAt(seat)]! + state.cells[jokersAt(seat)]! === 0) endDeal(state, chance, tell);
}

/** Nothing is ever chosen in secret. */
export const retract = (_state: State, _seat: Seat): boolean => false;

function nextSeat(state: State): void {
  state.phase = Phase.turn;
  state.turn = state.turn + 1 === state.match.seats ? 0 : state.turn + 1;
}

/** B6: the top of the stock; nobody else sees it. */
function drawStock(state: State, seat: Seat, tell?: Tell<BullenEvent>): void {
  const card = state.pile[--state.stock]!;
  state.cells[card] = Where.hand + seat;
  state.cells[numbersAt(seat)]!++;
  tell?.({ to: EVERYONE, name: 'drew', data: { seat, stock: state.stock } });
  tell?.({ to: only(seat), name: 'drawn', data: { seat, card } });
  nextSeat(state);
}

/** B6: an open card; the stock fills its place while it lasts, then the others move up. */
function takeOpen(state: State, seat: Seat, card: number, tell?: Tell<BullenEvent>): void {
  const { cells } = state;
  let at = cells.indexOf(card, openAt(0));
  cells[card] = (Where.hand + seat) | Where.seen;
  cells[numbersAt(seat)]!++;
  let fill: number | null = null;
  if (state.stock > 0) {
    fill = state.pile[--state.stock]!;
    cells[fill] = Where.open;
    cells[at] = fill;
  } else {
    state.open--;
    for (; at < openAt(state.open); at++) cells[at] = cells[at + 1]!;
  }
  tell?.({ to: EVERYONE, name: 'took', data: { seat, card, fill } });
  nextSeat(state);
}

/** A card leaves the hand for the table. */
function spend({ cells }: State, seat: Seat, card: number): void {
  if (card === JOKER) {
    cells[jokersAt(seat)]!--;
    return;
  }
  cells[card] = Where.table;
  cells[numbersAt(seat)]!--;
}

/** What everybody can tell from it, if the seat has passed before. */
function note(state: State, seat: Seat, card: number): void {
  if (card !== JOKER && state.cells[passedAt(seat)] !== 0) noteLaid(state, seat, card);
}

/** B8, B12: a new meadow. */
function lay(state: State, seat: Seat, a: number, b: number, c: number, tell?: Tell<BullenEvent>): void {
  const { cells, meadows } = state;
  const start = tableAt(state.laid);
  cells[start] = a;
  cells[start + 1] = b;
  cells[start + 2] = c;
  cells[meadowAt(meadows)] = packMeadow(start, seat);
  cells[ownedAt(seat)]!++;
  state.meadows++;
  state.laid += NEW_MEADOW;
  for (let at = start; at < start + NEW_MEADOW; at++) spend(state, seat, cells[at]!);
  for (let at = start; at < start + NEW_MEADOW; at++) note(state, seat, cells[at]!);
  tell?.({ to: EVERYONE, name: 'laid', data: { seat, meadow: meadows, cards: [a, b, c] } });
}

/** B13: the cards behind it, in this meadow and in those after it, move up by one cell. */
function add(
  state: State,
  seat: Seat,
  card: number,
  meadow: number,
  place: number,
  tell?: Tell<BullenEvent>,
): void {
  const { cells } = state;
  const at = startOf(state, meadow) + place;
  for (let i = tableAt(state.laid); i > at; i--) cells[i] = cells[i - 1]!;
  cells[at] = card;
  const oneCell = packMeadow(1, 0);
  for (let m = meadow + 1; m < state.meadows; m++) cells[meadowAt(m)]! += oneCell;
  state.laid++;
  spend(state, seat, card);
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
  const { cells } = state;
  cells[startOf(state, meadow) + place] = card;
  spend(state, seat, card);
  note(state, seat, card);
  cells[jokersAt(seat)]!++;
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
  const { cells } = state;
  const { seats, options } = state.match;
  const points = pointsOf(state);
  for (let seat = 0; seat < seats; seat++) cells[totalAt(seat)]! += points[seat]!;
  if (tell !== undefined) {
    const hands = points.map((_, seat) => handOf(state, seat));
    const totals = points.map((_, seat) => cells[totalAt(seat)]!);
    tell({ to: EVERYONE, name: 'shown', data: { hands } });
    tell({ to: EVERYONE, name: 'round', data: { n: state.deal, points, totals } });
  }
  if (state.deal < options.deals) {
    deal(state, chance, tell);
  } else {
    state.phase = Phase.over;
    tell?.({ to: EVERYONE, name: 'end', data: outcome(state)! });
  }
}
