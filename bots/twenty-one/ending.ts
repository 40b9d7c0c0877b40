import { type Move, type Seat, zeros } from '@bullpen/engine';
import {
  COLOURS,
  CROSS,
  numberOf,
  placesOf,
  printedOn,
  writeMove,
} from '@bullpen/games/twenty-one/internals.ts';
import { bitsIn } from '../bits.ts';
import { equilibrium, gameValue } from '../matrix-game.ts';
import type { SolvedMove } from '../solved.ts';
import { bonus } from './row.ts';

/*
 * The last row of Twenty One for two who are both in it, solved exactly. All that matters is which fields are open, the hits so far and
 * the lead; and of the dice those alone whose colours are open in one of the rows. Every turn closes fields, so it ends soon. In a turn both
 * choose at once (T8): each roll is a small matrix of payoffs, and before it one seat may roll again.
 */

/** One seat's last row: its open colours and its hits. */
export interface LastRow {
  readonly open: number;
  readonly hits: number;
}

/** Both rows, and by how many points the first seat is ahead; bonuses of the last row (T9) are not in it. */
export interface Finish {
  readonly rows: readonly [LastRow, LastRow];
  readonly lead: number;
}

/** What a seat may do with a roll: the row after it, and the points it brings. */
interface Choice extends LastRow {
  readonly move: Move;
  readonly points: number;
}

/** What is known of a situation before a seat rolls the dice, from the first seat's side. */
interface Outlook {
  /** Its share of the win. */
  readonly share: number;
  /** Its share if that seat rolls again, by the colours that show 1 and stay. */
  readonly again: Float64Array;
}

const FACES = 6;
/** A die that fits nowhere. */
const TOO_HIGH = 7;

export class FinishSolver {
  /** The printed numbers of both lines, by colour; and their colours from left to right. */
  readonly #printed: readonly (readonly number[])[];
  readonly #places: readonly (readonly number[])[];
  readonly #known = new Map<number, Outlook>();

  /** `lines`: the last lines of both seats. */
  constructor(lines: readonly [number, number]) {
    this.#printed = lines.map((line) => COLOURS.map((_, colour) => numberOf(printedOn(line), colour)));
    this.#places = lines.map(placesOf);
  }

  /** The first seat's share of the win before this seat rolls. */
  value(finish: Finish, active: Seat): number {
    return this.#decided(finish) ?? this.#outlook(finish, active).share;
  }

  /** Its share if this seat rolls again while these ones stay. */
  again(finish: Finish, active: Seat, ones: number): number {
    const [one, other] = finish.rows;
    return this.#decided(finish) ?? this.#outlook(finish, active).again[ones & (one.open | other.open)] ?? 0;
  }

  /** Its share with these dice, by colour, and this seat to roll next. */
  rolled(finish: Finish, dice: ArrayLike<number>, next: Seat): number {
    const { payoffs, rows, columns } = this.#payoffs(finish, dice, next);
    return gameValue(payoffs, rows.length, columns.length);
  }

  /** The first seat's choices with these dice: how often it makes each in equilibrium, and what each is worth then. */
  choices(finish: Finish, dice: ArrayLike<number>, next: Seat): SolvedMove[] {
    const { payoffs, rows, columns } = this.#payoffs(finish, dice, next);
    const mixed = equilibrium(payoffs, rows.length, columns.length);
    return rows.map(({ move }, i) => {
      const worth = columns.reduce(
        (sum, _, j) => sum + (mixed.columns[j] ?? 0) * (payoffs[i * columns.length + j] ?? 0),
        0,
      );
      return { move, share: mixed.rows[i] ?? 0, worth };
    });
  }

  #payoffs(
    finish: Finish,
    dice: ArrayLike<number>,
    next: Seat,
  ): {
    readonly payoffs: Float64Array;
    readonly rows: readonly Choice[];
    readonly columns: readonly Choice[];
  } {
    const [one, other] = finish.rows;
    const rows = this.#choicesOf(0, one, dice);
    const columns = this.#choicesOf(1, other, dice);
    const payoffs = new Float64Array(rows.length * columns.length);
    let cell = 0;
    for (const mine of rows)
      for (const others of columns) {
        const lead = finish.lead + mine.points - others.points;
        payoffs[cell++] = this.value({ rows: [mine, others], lead }, next);
      }
    return { payoffs, rows, columns };
  }

  /** T6: to write any of the dice that fit, or to cross the leftmost open field. */
  #choicesOf(seat: Seat, { open, hits }: LastRow, dice: ArrayLike<number>): Choice[] {
    const printed = this.#printed[seat] ?? [];
    let fits = 0;
    for (let colour = 0; colour < FACES; colour++)
      if ((open >> colour) & 1 && (dice[colour] ?? TOO_HIGH) <= (printed[colour] ?? 0)) fits |= 1 << colour;
    const leftmost = 1 << (this.#places[seat]?.find((colour) => (open >> colour) & 1) ?? 0);
    const choices: Choice[] = [{ move: CROSS, open: open ^ leftmost, hits, points: 0 }];
    for (let mask = fits; mask !== 0; mask = (mask - 1) & fits) {
      let [points, more] = [0, 0];
      for (let colour = 0; colour < FACES; colour++) {
        if (((mask >> colour) & 1) === 0) continue;
        const number = dice[colour] ?? 0;
        points += number;
        if (number === printed[colour]) more++;
      }
      choices.push({ move: writeMove(mask), open: open ^ mask, hits: hits + more, points });
    }
    return choices;
  }

  /** T11, T12: the first seat's share where the match is over, or nobody can change any more who wins it; else null. */
  #decided({ rows: [one, other], lead }: Finish): number | null {
    const now = lead + bonus(one.hits) - bonus(other.hits);
    if (one.open === 0 || other.open === 0) return now > 0 ? 1 : now === 0 ? 0.5 : 0;
    if (lead + bonus(one.hits) > this.#most(1, other)) return 1;
    return bonus(other.hits) - lead > this.#most(0, one) ? 0 : null;
  }

  /** The most points that a row can still bring, its bonus among them. */
  #most(seat: Seat, { open, hits }: LastRow): number {
    let sum = bonus(hits + bitsIn(open));
    for (let colour = 0; colour < FACES; colour++)
      if ((open >> colour) & 1) sum += this.#printed[seat]?.[colour] ?? 0;
    return sum;
  }

  #outlook(finish: Finish, active: Seat): Outlook {
    const [one, other] = finish.rows;
    // A lead is never larger than all points of a match.
    const key =
      (((((finish.lead + 512) * 64 + one.open) * 8 + one.hits) * 64 + other.open) * 8 + other.hits) * 2 +
      active;
    let found = this.#known.get(key);
    if (found === undefined) {
      found = outlookOf(this.#rolls(finish, 1 - active), active);
      this.#known.set(key, found);
    }
    return found;
  }

  /** All that the dice can show. */
  #rolls(finish: Finish, next: Seat): Roll[] {
    const [one, other] = finish.rows;
    const colours = zeros(FACES).flatMap((_, colour) =>
      ((one.open | other.open) >> colour) & 1 ? [colour] : [],
    );
    const dice = new Uint8Array(FACES).fill(TOO_HIGH);
    const rolls: Roll[] = [];
    const roll = (place: number, chance: number, ones: number): void => {
      const colour = colours[place];
      if (colour === undefined) {
        rolls.push({ chance, ones, value: this.rolled(finish, dice, next) });
        return;
      }
      const most = this.#highest(finish, colour);
      for (let face = 1; face <= most; face++) {
        dice[colour] = face;
        roll(place + 1, chance / FACES, face === 1 ? ones | (1 << colour) : ones);
      }
      dice[colour] = TOO_HIGH;
      if (most < FACES) roll(place + 1, (chance * (FACES - most)) / FACES, ones);
    };
    roll(0, 1, 0);
    return rolls;
  }

  /** The highest number of a colour that fits into either row. */
  #highest({ rows }: Finish, colour: number): number {
    return Math.max(
      ...rows.map(({ open }, seat) => ((open >> colour) & 1 ? (this.#printed[seat]?.[colour] ?? 0) : 0)),
    );
  }
}

/** A roll of the dice that matter: how likely it is, its ones, and the first seat's share with it. */
interface Roll {
  readonly chance: number;
  readonly ones: number;
  readonly value: number;
}

/** T5: the seat that has the dice rolls again where that is better for it. */
function outlookOf(rolls: readonly Roll[], active: Seat): Outlook {
  const again = againBy(rolls);
  const better = active === 0 ? Math.max : Math.min;
  const share = rolls.reduce(
    (sum, { chance, ones, value }) => sum + chance * better(value, again[ones] ?? 0),
    0,
  );
  return { share, again };
}

/** What it is worth to roll again while some ones stay: the mean over all rolls that show these ones. */
function againBy(rolls: readonly Roll[]): Float64Array {
  const sums = new Float64Array(1 << FACES);
  // Every set of ones that this roll contains.
  for (const { chance, ones, value } of rolls)
    for (let set = ones; ; set = (set - 1) & ones) {
      sums[set] = (sums[set] ?? 0) + chance * value * FACES ** bitsIn(set);
      if (set === 0) break;
    }
  return sums;
}
