// Twenty One, judged by the rules T1–T13.

import { at, type Book, best, FORMAT, isInteger, range, sum } from './record.ts';
import { COLOURS, type Sheet, type Sheets } from './sheets.ts';

export const CASES = [
  'reroll',
  'six ones',
  'cross although a write was possible',
  'forced cross',
  'all six written',
  'several finish together',
  'unfinished last row scored',
  'shared win',
];

type Dice = Record<string, number>;

/** A field: undefined while open, 0 if crossed, else the number written. */
type Row = (number | undefined)[];

interface Player {
  readonly sheet: Sheet;
  readonly rows: Row[];
  /** The row it works in, from 0; 5 when all are complete. */
  current: number;
}

export function judgeMatch(book: Book, sheets: Sheets | undefined): void {
  book.header(2, 6);
  book.checkOptions({ sheets: { rule: 'T4', ok: (value) => value === 'ordered' || value === 'shuffled' } });
  book.must(sheets !== undefined, 'T2', 'the sheets are needed to judge this game: give their file');
  const players = deal(book, sheets);
  const seats = range(0, book.seats - 1);
  // T13: seat 0 rolls first.
  let active = 0;
  // T11: until some seat has completed its fifth row.
  while (players.every(({ current }) => current < 5)) {
    const dice = rollDice(book, active);
    // T6, T8: every seat chooses, at the same time.
    for (const { seat, move } of book.movesOfAll(seats, 'T6', 'a write or a cross of each seat'))
      choose(book, at(players, seat), seat, move, dice);
    // T9: the row below from the next turn on.
    for (const player of players) if (isComplete(at(player.rows, player.current))) player.current += 1;
    // T10: the dice pass on.
    active = (active + 1) % book.seats;
  }
  if (players.filter(({ current }) => current === 5).length > 1) book.count('several finish together');
  for (const { current, rows } of players)
    if (current < 5 && at(rows, current).some((field) => field !== undefined))
      book.count('unfinished last row scored');
  const scores = players.map(scoreOf);
  book.round(1, scores, scores, 'T11');
  // T12: most points win.
  book.end(scores, best(scores, 'most'), { over: 'T11', scores: 'T11', winners: 'T12' });
}

function isComplete(row: Row): boolean {
  return row.every((field) => field !== undefined);
}

/** T2, T4, T13: a sheet for each seat. */
function deal(book: Book, sheets: Sheets): Player[] {
  const line = book.deal(1, ['sheets', 'first'], 'T4');
  const names = book.cards(line.sheets, Object.keys(sheets), book.seats, 'T2', 'sheets');
  book.must(new Set(names).size === names.length, 'T2', 'two seats have the same sheet');
  if (book.options.sheets === 'ordered')
    for (const [seat, name] of names.entries())
      book.must(name === 'ABCDEF'[seat], 'T4', `seat ${seat} has sheet ${name}, not ${'ABCDEF'[seat]}`);
  book.must(line.first === 0, 'T13', `first is ${line.first}, not 0`);
  return names.map((name) => ({
    sheet: at(sheets, name),
    rows: range(1, 5).map(() => range(1, 6).map(() => undefined)),
    current: 0,
  }));
}

/** T5: one roll or two, and the dice as they lie then. Six ones are kept with a written `keep` too. */
function rollDice(book: Book, active: number): Dice {
  const dice = readRoll(book, `the roll of seat ${active}`);
  const allOnes = COLOURS.every((colour) => dice[colour] === 1);
  if (allOnes) book.count('six ones');
  const move = book.moveBy(active, 'T5', 'keep or reroll');
  book.must(move === 'keep' || move === 'reroll', 'T5', `${move}: seat ${active} must keep or reroll`);
  if (move === 'keep') return dice;
  book.must(!allOnes, 'T5', 'six ones cannot be rolled again');
  book.count('reroll');
  const again = readRoll(book, `the second roll of seat ${active}`);
  // T5: ones must stay.
  for (const colour of COLOURS)
    book.must(dice[colour] !== 1 || again[colour] === 1, 'T5', `the ${colour} 1 was rolled again`);
  return again;
}

/** T1: one die of each colour. */
function readRoll(book: Book, due: string): Dice {
  const roll = book.roll('T5', due);
  book.keys(roll, COLOURS, 'the roll');
  for (const colour of COLOURS)
    book.must(isInteger(roll[colour], 1, 6), 'T1', `the ${colour} die cannot show ${roll[colour]}`);
  return roll as Dice;
}

/** T6: writes or crosses in the seat's current row. */
function choose(book: Book, player: Player, seat: number, move: string, dice: Dice): void {
  const row = at(player.rows, player.current);
  const fields = at(player.sheet, player.current);
  const fits = (place: number): boolean => {
    const [colour, printed] = at(fields, place);
    return row[place] === undefined && at(dice, colour) <= printed;
  };
  if (move === 'cross') {
    const couldWrite = range(0, 5).some(fits);
    book.count(couldWrite ? 'cross although a write was possible' : 'forced cross');
    // T6: the leftmost open field.
    row[row.indexOf(undefined)] = 0;
    return;
  }
  book.must(/^write( [a-z]+)+$/.test(move), 'T6', `${move}: seat ${seat} must write or cross`);
  const colours = move.split(' ').slice(1);
  let before = -1;
  for (const colour of colours) {
    const order = COLOURS.indexOf(colour);
    book.must(order >= 0, 'T1', `there is no die of colour ${colour}`);
    book.must(order > before, FORMAT, `${move}: not in the order ${COLOURS.join(' ')}`);
    before = order;
    const place = fields.findIndex((field) => field[0] === colour);
    book.must(row[place] === undefined, 'T6', `seat ${seat}: its ${colour} field is not open`);
    book.must(
      fits(place),
      'T6',
      `seat ${seat}: ${colour} ${dice[colour]} is higher than ${at(fields, place)[1]}`,
    );
    row[place] = at(dice, colour);
  }
  if (colours.length === 6) book.count('all six written');
}

/** T9, T11: the numbers in all rows, and the bonus for the hits in each. */
function scoreOf({ sheet, rows }: Player): number {
  const bonus = [0, 1, 3, 6, 10, 15, 21];
  let score = 0;
  for (const [number, row] of rows.entries()) {
    // T7: a hit is a written number equal to the printed one.
    const hits = range(0, 5).filter((place) => row[place] === at(at(sheet, number), place)[1]).length;
    score += sum(row.map((field) => field ?? 0)) + at(bonus, hits);
  }
  return score;
}
