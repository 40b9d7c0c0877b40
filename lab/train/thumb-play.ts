import { at, type Chance, listSeats, readMatch, required, type Seat, seeded } from '@bullpen/engine';
import type { ThumbFigures, ThumbGame } from './thumb-games.ts';

/** Who sits in each seat of a deal: those who try new figures, and the others. */
type Seating = readonly boolean[];

/**
 * How much better one set of figures does than another at the same tables: wins, and points beside them, of a seat of the one less
 * those of a seat of the other. The deals go round all numbers of seats, and each is played twice, with the seats exchanged.
 */
export function advantage(
  thumb: ThumbGame,
  one: ThumbFigures,
  other: ThumbFigures,
  deals: number,
  seed: string,
): number {
  const { min, max } = thumb.game.seats;
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    const seats = min + (deal % (max - min + 1));
    const seating = mixed(seats, seeded(`${seed}/${deal} seating`));
    const exchanged = seating.map((trying) => !trying);
    for (const way of [seating, exchanged]) sum += lead(thumb, one, other, way, `${seed}/${deal}`);
  }
  return sum / (2 * deals);
}

/** Any seats try the one set of figures, but not all of them, and not none. */
function mixed(seats: number, chance: Chance): Seating {
  const trying = 1 + chance.below(seats - 1);
  const seating = Array.from({ length: seats }, (_, seat) => seat < trying);
  for (let i = seats - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [seating[i], seating[j]] = [at(seating, j), at(seating, i)];
  }
  return seating;
}

function lead(
  thumb: ThumbGame,
  one: ThumbFigures,
  other: ThumbFigures,
  seating: Seating,
  seed: string,
): number {
  const values = played(
    thumb,
    seating.map((trying) => (trying ? one : other)),
    seed,
  );
  const mean = (wanted: boolean): number => {
    const some = values.filter((_, seat) => at(seating, seat) === wanted);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  };
  return mean(true) - mean(false);
}

/** A match by these figures; what came of it for each seat: its part of the win, less its points, which are bad in these games. */
function played(
  { game, options, point, move }: ThumbGame,
  figures: readonly ThumbFigures[],
  seed: string,
): number[] {
  const match = readMatch(game, figures.length, options);
  if (!match.ok) throw new Error(match.refusal.code);
  const deals = seeded(`${seed} deals`);
  const minds = figures.map((_, seat) => seeded(`${seed} seat ${seat}`));
  const order = seeded(`${seed} order`);
  const state = game.setup(match.value, deals);
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const seats = listSeats(acting);
    const seat: Seat = seats.length === 1 ? at(seats, 0) : at(seats, order.below(seats.length));
    game.apply(state, seat, move(state, seat, at(minds, seat), at(figures, seat)), deals);
  }
  const { winners, scores } = required(game.outcome(state), 'the outcome');
  return scores.map((score, seat) => (winners.includes(seat) ? 1 / winners.length : 0) - point * score);
}
