import { COLOURS, type Colour, type Sheet } from '../material.ts';
import { block } from './table.ts';

/** The rules once more, as plainly as can be: a sheet as a list of rows of fields, nothing packed. */
export class NaiveSheet {
  readonly #sheet: Sheet;
  /** What stands in the fields, from left to right: a number, 'crossed', or nothing yet. */
  readonly rows: (number | 'crossed' | null)[][] = [[null, null, null, null, null, null]];

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  get #printed() {
    return block[this.#sheet][this.rows.length - 1]!;
  }

  /** Texts of all that this seat may do with the dice. */
  choices(dice: Readonly<Record<Colour, number>>): string[] {
    const open = (colour: Colour): boolean =>
      this.#printed.some(
        ([other, printed], place) =>
          other === colour && this.rows.at(-1)![place] === null && dice[colour] <= printed,
      );
    let sets: Colour[][] = [[]];
    for (const colour of COLOURS) if (open(colour)) sets = [...sets, ...sets.map((set) => [...set, colour])];
    return sets.map((set) => (set.length === 0 ? 'cross' : `write ${set.join(' ')}`));
  }

  /** Does it; a full row is followed by an empty one. */
  choose(text: string, dice: Readonly<Record<Colour, number>>): void {
    const row = this.rows.at(-1)!;
    if (text === 'cross') row[row.indexOf(null)] = 'crossed';
    for (const colour of text.split(' ').slice(1) as Colour[])
      row[this.#printed.findIndex(([other]) => other === colour)] = dice[colour];
    if (!row.includes(null)) this.rows.push([null, null, null, null, null, null]);
  }

  get finished(): boolean {
    return this.rows.length > 5;
  }

  points(): number[] {
    return this.rows.slice(0, 5).map((row, i) => {
      const hits = row.filter((number, place) => number === block[this.#sheet][i]![place]![1]).length;
      const numbers = row.map((number) => (typeof number === 'number' ? number : 0));
      return numbers.reduce((a, b) => a + b, 0) + [0, 1, 3, 6, 10, 15, 21][hits]!;
    });
  }
}
