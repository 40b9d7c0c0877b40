// The reading of records: lines into objects, objects into records, and a book in which a referee reads on.

export interface Fault {
  readonly line: number;
  /** The number of the broken rule; `records` for the record format itself. */
  readonly rule: string;
  readonly what: string;
}

export interface Line {
  readonly line: number;
  /** Undefined if the line is not a JSON object. */
  readonly value: Record<string, unknown> | undefined;
}

export interface Move {
  readonly seat: number;
  readonly move: string;
}

/** Thrown when a record has gone so wrong that the rest of it cannot be judged. */
export class Unreadable extends Error {}

/** The rule name for faults against the record format. */
export const FORMAT = 'records';

/** Reads lines and hands over one record at a time: its first line and all that follow up to the next one. */
export function* recordsOf(lines: Iterable<string>): Generator<Line[]> {
  let record: Line[] = [];
  let line = 0;
  for (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const value = objectOf(text);
    if (value !== undefined && 'record' in value && record.length > 0) {
      yield record;
      record = [];
    }
    record.push({ line, value });
  }
  if (record.length > 0) yield record;
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isInteger(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

/** The numbers from `from` to `to`. */
export function range(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let number = from; number <= to; number += 1) numbers.push(number);
  return numbers;
}

/** What stands in a list at a place, or in a record under a name. That it is missing is a bug of the referee. */
export function at<T>(list: readonly T[], place: number): T;
export function at<T>(list: Readonly<Record<string, T>>, name: string): T;
export function at<T>(list: Readonly<Record<string | number, T>>, key: string | number): T {
  const item = list[key];
  if (item === undefined) throw new Error(`nothing at ${key}`);
  return item;
}

export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

/** Takes the first card away, which is the top one; there must be one. */
export function takeTop<Card>(cards: Card[]): Card {
  return at(cards.splice(0, 1), 0);
}

/** Adds the points of each seat to its total. */
export function addTo(totals: number[], points: readonly number[]): void {
  for (const [seat, gained] of points.entries()) totals[seat] = at(totals, seat) + gained;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Takes one such card out of the hand; false if there is none. */
export function removeOne<Card>(hand: Card[], card: Card): boolean {
  const place = hand.indexOf(card);
  if (place < 0) return false;
  hand.splice(place, 1);
  return true;
}

/** The seats whose score is the best one. */
export function best(scores: readonly number[], most: 'most' | 'fewest'): number[] {
  const goal = most === 'most' ? Math.max(...scores) : Math.min(...scores);
  return range(0, scores.length - 1).filter((seat) => scores[seat] === goal);
}

/** One record, open at the line that is to be read next. */
export class Book {
  readonly faults: Fault[] = [];
  readonly cases: Record<string, number> = {};
  seats = 0;
  options: Record<string, unknown> = {};
  readonly #lines: readonly Line[];
  #at = 0;

  constructor(lines: readonly Line[], cases: readonly string[]) {
    this.#lines = lines;
    for (const name of cases) this.cases[name] = 0;
  }

  /** Notes a fault in the line that was read last. */
  fault(rule: string, what: string): void {
    this.#noteAt(this.#at - 1, rule, what);
  }

  /** Notes a fault in the line that was read last, and stops judging the record. */
  stop(rule: string, what: string): never {
    this.fault(rule, what);
    throw new Unreadable(what);
  }

  /** Stops unless the condition holds. */
  must(condition: boolean, rule: string, what: string): asserts condition {
    if (!condition) this.stop(rule, what);
  }

  count(name: string): void {
    if (this.cases[name] === undefined) throw new Error(`no such case: ${name}`);
    this.cases[name] += 1;
  }

  /** The first line: the keys of records.md, and the seats in the game's range. */
  header(seatsFrom: number, seatsTo: number): void {
    const header = this.#next('header', FORMAT, 'the first line of a record');
    this.keys(header, ['record', 'game', 'seats', 'options', 'seed', 'players'], 'the first line');
    this.must(header.record === 1, FORMAT, 'record is not 1');
    const { seats, options, seed, players } = header;
    this.must(
      isInteger(seats, seatsFrom, seatsTo),
      'seats',
      `seats ${show(seats)}: not ${seatsFrom}–${seatsTo}`,
    );
    this.must(isObject(options), FORMAT, 'options is not an object');
    this.seats = seats;
    this.options = options;
    if (typeof seed !== 'string') this.fault(FORMAT, 'seed is not a string');
    const named = Array.isArray(players) && players.every((player) => typeof player === 'string');
    if (!named || players.length !== seats) this.fault(FORMAT, 'players is not one name for each seat');
  }

  /** The options: each one known, each one there (defaults too), each one in its range. */
  checkOptions(
    known: Record<string, { rule: string; ok: (value: unknown) => boolean; mayMiss?: true }>,
  ): void {
    for (const name of Object.keys(this.options))
      if (known[name] === undefined) this.fault(FORMAT, `unknown option ${name}`);
    for (const [name, { rule, ok, mayMiss }] of Object.entries(known)) {
      const value = this.options[name];
      if (value === undefined && mayMiss) continue;
      this.must(value !== undefined, FORMAT, `option ${name} is missing`);
      this.must(ok(value), rule, `option ${name} may not be ${show(value)}`);
    }
  }

  /** The deal line that must come now, with exactly these keys and the right number. */
  deal(n: number, keys: readonly string[], rule: string): Record<string, unknown> {
    const { deal } = this.#next('deal', rule, `deal ${n}`);
    this.must(isObject(deal), FORMAT, 'deal is not an object');
    this.keys(deal, ['n', ...keys], 'the deal');
    this.must(deal.n === n, FORMAT, `the deal's n is ${show(deal.n)}, not ${n}`);
    return deal;
  }

  roll(rule: string, due: string): Record<string, unknown> {
    const { roll } = this.#next('roll', rule, due);
    this.must(isObject(roll), FORMAT, 'roll is not an object');
    return roll;
  }

  /** The move line that must come now; `due` says what is expected. */
  move(rule: string, due: string): Move {
    const line = this.#next('move', rule, due);
    this.keys(line, ['seat', 'move'], 'a move');
    const { seat, move } = line;
    this.must(isInteger(seat, 0, this.seats - 1), FORMAT, `there is no seat ${show(seat)}`);
    this.must(typeof move === 'string', FORMAT, 'move is not a string');
    return { seat, move };
  }

  /** The move line that must come now, by this seat. */
  moveBy(seat: number, rule: string, due: string): string {
    const move = this.move(rule, `seat ${seat}: ${due}`);
    this.must(
      move.seat === seat,
      rule,
      `seat ${move.seat} moves, but it is the turn of seat ${seat}: ${due}`,
    );
    return move.move;
  }

  /** One move of each of these seats, in any order. */
  movesOfAll(seats: readonly number[], rule: string, due: string): Move[] {
    const moves: Move[] = [];
    while (moves.length < seats.length) {
      const move = this.move(rule, due);
      this.must(seats.includes(move.seat), rule, `seat ${move.seat} has nothing to choose: ${due}`);
      const twice = moves.some(({ seat }) => seat === move.seat);
      this.must(!twice, rule, `seat ${move.seat} chooses twice: ${due}`);
      moves.push(move);
    }
    return moves;
  }

  /** The round line that must come now. */
  round(n: number, points: readonly number[], totals: readonly number[], rule: string): void {
    const { round } = this.#next('round', rule, `the end of round ${n}`);
    this.must(isObject(round), FORMAT, 'round is not an object');
    this.keys(round, ['n', 'points', 'totals'], 'the round');
    if (round.n !== n) this.fault(FORMAT, `the round's n is ${show(round.n)}, not ${n}`);
    this.#same(round.points, points, rule, 'points');
    this.#same(round.totals, totals, rule, 'totals');
  }

  /** The end line that must come now, and nothing after it. */
  end(
    scores: readonly number[],
    winners: readonly number[],
    rules: { over: string; scores: string; winners: string },
  ): void {
    const { end } = this.#next('end', rules.over, 'the end of the match');
    this.must(isObject(end), FORMAT, 'end is not an object');
    this.keys(end, ['scores', 'winners'], 'the end');
    this.#same(end.scores, scores, rules.scores, 'scores');
    this.#same(end.winners, winners, rules.winners, 'winners');
    if (winners.length > 1) this.count('shared win');
    if (this.#at < this.#lines.length) {
      this.#at += 1;
      this.fault(rules.over, 'a line follows after the end');
    }
  }

  /** That an object has exactly these keys. */
  keys(object: Record<string, unknown>, keys: readonly string[], name: string): void {
    for (const key of Object.keys(object))
      if (!keys.includes(key)) this.fault(FORMAT, `${name} has an unknown key ${key}`);
    for (const key of keys) this.must(key in object, FORMAT, `${name} lacks ${key}`);
  }

  /** An array of `length` cards (any number if undefined), each of them in the deck. */
  cards<Card>(
    value: unknown,
    deck: readonly Card[],
    length: number | undefined,
    rule: string,
    name: string,
  ): Card[] {
    this.must(Array.isArray(value), FORMAT, `${name} is not an array`);
    const cards = value as Card[];
    if (length !== undefined)
      this.must(cards.length === length, rule, `${name}: ${cards.length} cards, not ${length}`);
    for (const card of cards)
      this.must(deck.includes(card), rule, `${name}: ${show(card)} is no card of the deck`);
    return [...cards];
  }

  /** A hand of this many cards for each seat. */
  hands<Card>(value: unknown, deck: readonly Card[], length: number, rule: string): Card[][] {
    this.must(Array.isArray(value), FORMAT, 'hands is not an array');
    this.must(value.length === this.seats, rule, `${value.length} hands for ${this.seats} seats`);
    return value.map((hand, seat) => this.cards(hand, deck, length, rule, `hand of seat ${seat}`));
  }

  #next(kind: 'header' | 'deal' | 'roll' | 'move' | 'round' | 'end', rule: string, due: string) {
    const next = this.#lines[this.#at];
    this.#at += 1;
    if (next === undefined) {
      this.#noteAt(this.#lines.length - 1, rule, `the record breaks off; expected ${due}`);
      throw new Unreadable();
    }
    this.must(next.value !== undefined, FORMAT, 'not a JSON object');
    const found = kindOf(next.value);
    this.must(found === kind, rule, `found a ${found} line; expected ${due}`);
    if (kind !== 'move' && kind !== 'header') this.keys(next.value, [kind], `a ${kind} line`);
    return next.value;
  }

  #noteAt(place: number, rule: string, what: string): void {
    this.faults.push({ line: this.#lines[place]?.line ?? 0, rule, what });
  }

  #same(found: unknown, right: readonly number[], rule: string, name: string): void {
    if (JSON.stringify(found) !== JSON.stringify(right))
      this.fault(rule, `${name} ${show(found)}, should be ${show(right)}`);
  }
}

function kindOf(value: Record<string, unknown>): string {
  for (const kind of ['deal', 'roll', 'move', 'round', 'end']) if (kind in value) return kind;
  return 'record' in value ? 'header' : 'strange';
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
