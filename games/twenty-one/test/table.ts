import { type Match, play, readMatch, type Seat, scripted, WATCHER } from '@bullpen/engine';
import type { TwentyOneEvent } from '../events.ts';
import { sheets, twentyOne } from '../index.ts';
import { COLOURS, SHEETS, type Sheet } from '../material.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { TwentyOneView } from '../view.ts';

export const block = sheets();

/** A match of this many seats, with sheets A, B, C … unless stated otherwise. */
export function matchOf(seats: number, options: Partial<Options> = { sheets: 'ordered' }): Match<Options> {
  const match = readMatch<Options>(twentyOne, seats, { ...options });
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
}

/** Six dice, written in the order white, yellow, red, green, blue, black: '643311'. */
export const diceOf = (text: string): number[] => [...text].map(Number);

/** The colours of a row, from left to right; rows count from 1. */
export const coloursOn = (sheet: Sheet, row: number): string[] =>
  block[sheet][row - 1]!.map(([colour]) => colour);

/** The dice that put these numbers into the places of a row. */
export const diceFor = (sheet: Sheet, row: number, numbers: readonly number[]): string =>
  COLOURS.map((colour) => numbers[coloursOn(sheet, row).indexOf(colour)]).join('');

/** The move that writes into these places of a row, from 1. */
export function writing(sheet: Sheet, row: number, ...places: number[]): string {
  const wanted = places.map((place) => coloursOn(sheet, row)[place - 1]);
  return `write ${COLOURS.filter((colour) => wanted.includes(colour)).join(' ')}`;
}

export const WRITE_ALL = `write ${COLOURS.join(' ')}`;
export const ONES = '111111';
export const SIXES = '666666';

/** A table in a test: the test says how the dice fall, and the table keeps all events. A refused move fails the test. */
export class Table {
  state: State;
  readonly match: Match<Options>;
  readonly events: TwentyOneEvent[] = [];
  readonly #chance;

  /** Sheets by seat, and every roll of the match, in order. */
  constructor(dealt: string, ...rolls: string[]) {
    const ordered = 'ABCDEF'.startsWith(dealt);
    this.match = matchOf(dealt.length, { sheets: ordered ? 'ordered' : 'shuffled' });
    const drawn = [...dealt].map((sheet) => SHEETS.indexOf(sheet as Sheet));
    this.#chance = scripted([...(ordered ? [] : [drawn]), ...rolls.map(diceOf)]);
    this.state = twentyOne.setup(this.match, this.#chance, (event) => this.events.push(event));
  }

  move(seat: Seat, text: string): this {
    const played = play(twentyOne, this.state, seat, text, this.#chance);
    if (!played.ok) throw new Error(`${text} of seat ${seat}: ${played.refusal.code} ${played.refusal.rule}`);
    this.state = played.value.state;
    this.events.push(...played.value.events);
    return this;
  }

  /** A whole turn: the active seat keeps its roll, then each seat makes its choice, in seat order. */
  turn(...choices: string[]): this {
    this.move(this.view().active, 'keep');
    choices.forEach((choice, seat) => {
      this.move(seat, choice);
    });
    return this;
  }

  /** Why this move is refused: code and rule; null if it is not. */
  refusal(seat: Seat, text: string): readonly [string, string | null] | null {
    const move = twentyOne.parse(text);
    if (move === null) return ['notation', null];
    const refusal = twentyOne.refuse(this.state, seat, move);
    return refusal && [refusal.code, refusal.rule];
  }

  view(viewer = WATCHER): TwentyOneView {
    return twentyOne.view(this.state, viewer);
  }

  /** What stands in a row of a seat: `6× 4 / .`; rows count from 1. */
  row(seat: Seat, row: number): string {
    const { sheets: dealt, fields } = this.view();
    const printed = block[dealt[seat]!][row - 1]!;
    return fields[seat]![row - 1]!.map((number, place) =>
      number === null ? '.' : number === 0 ? '/' : `${number}${number === printed[place]![1] ? '×' : ''}`,
    ).join(' ');
  }

  /** How many rolls of the script were not used. */
  get left(): number {
    return this.#chance.left();
  }

  /** The data of all events with this name. */
  dataOf<Name extends TwentyOneEvent['name']>(name: Name): Extract<TwentyOneEvent, { name: Name }>['data'][] {
    return this.events.filter((event) => event.name === name).map(({ data }) => data) as never;
  }
}
