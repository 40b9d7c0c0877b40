/*
 * Two players choose at once, one a row and one a column of a table of payoffs: the first gets what stands there, the other loses it. Each has
 * a mixture of choices from which neither gains by changing alone; it is found by linear programming.
 */

/** What the game is worth to the first player, and how often each plays each choice. */
export interface Equilibrium {
  readonly value: number;
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

/** Differences below this are rounding. */
const ROUNDING = 1e-11;

/** The value alone: the payoffs, row by row, with this many rows and columns. */
export function gameValue(payoffs: Float64Array, rows: number, columns: number): number {
  const [low, high] = pureBounds(payoffs, rows, columns);
  if (high - low <= ROUNDING) return low;
  if (rows === 2 && columns === 2) {
    const [a = 0, b = 0, c = 0, d = 0] = payoffs;
    // Without a pure solution both mix, so that the other's choices are worth the same.
    return (a * d - b * c) / (a + d - b - c);
  }
  return equilibrium(payoffs, rows, columns).value;
}

/** What the first player can be sure of with one row, and what the second can hold it to with one column. */
function pureBounds(payoffs: Float64Array, rows: number, columns: number): readonly [number, number] {
  let low = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < rows; i++) {
    let least = Number.POSITIVE_INFINITY;
    for (let j = 0; j < columns; j++) least = Math.min(least, payoffs[i * columns + j] ?? 0);
    low = Math.max(low, least);
  }
  let high = Number.POSITIVE_INFINITY;
  for (let j = 0; j < columns; j++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < rows; i++) most = Math.max(most, payoffs[i * columns + j] ?? 0);
    high = Math.min(high, most);
  }
  return [low, high];
}

/** Value and mixtures. */
export function equilibrium(payoffs: Float64Array, rows: number, columns: number): Equilibrium {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rows * columns; i++) least = Math.min(least, payoffs[i] ?? 0);
  const shift = 1 - least;
  const program = new Program(payoffs, rows, columns, shift);
  while (program.improve());
  return program.solution();
}

/**
 * The linear program of the second player, with all entries made positive: choose amounts of columns, as much in all as possible,
 * so that no row gives more than 1. Amounts and prices of rows, divided by their sums, are the mixtures. It is solved by the simplex
 * method; the choice with the lowest number first, so that it always ends (Bland).
 */
class Program {
  readonly #rows: number;
  readonly #columns: number;
  readonly #shift: number;
  readonly #width: number;
  readonly #cells: Float64Array;
  /** What stands at each row and column: 0 … columns − 1 are amounts of columns, then come the rows. */
  readonly #atRow: Int32Array;
  readonly #atColumn: Int32Array;

  constructor(payoffs: Float64Array, rows: number, columns: number, shift: number) {
    this.#rows = rows;
    this.#columns = columns;
    this.#shift = shift;
    this.#width = columns + 1;
    this.#cells = new Float64Array((rows + 1) * this.#width);
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < columns; j++)
        this.#cells[i * this.#width + j] = (payoffs[i * columns + j] ?? 0) + shift;
      this.#cells[i * this.#width + columns] = 1;
    }
    for (let j = 0; j < columns; j++) this.#cells[rows * this.#width + j] = -1;
    this.#atRow = Int32Array.from({ length: rows }, (_, i) => columns + i);
    this.#atColumn = Int32Array.from({ length: columns }, (_, j) => j);
  }

  #cell(row: number, column: number): number {
    return this.#cells[row * this.#width + column] ?? 0;
  }

  /** A step to a better corner; false if there is none. */
  improve(): boolean {
    let column = -1;
    for (let j = 0; j < this.#columns; j++) {
      const earlier = column < 0 || (this.#atColumn[j] ?? 0) < (this.#atColumn[column] ?? 0);
      if (earlier && this.#cell(this.#rows, j) < -ROUNDING) column = j;
    }
    if (column < 0) return false;
    let row = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.#rows; i++) {
      if (this.#cell(i, column) <= ROUNDING) continue;
      const ratio = this.#cell(i, this.#columns) / this.#cell(i, column);
      const same = Math.abs(ratio - least) <= ROUNDING;
      if (same ? (this.#atRow[i] ?? 0) < (this.#atRow[row] ?? 0) : ratio < least) {
        row = i;
        least = ratio;
      }
    }
    if (row < 0) return false;
    this.#exchange(row, column);
    return true;
  }

  #exchange(row: number, column: number): void {
    const cells = this.#cells;
    const width = this.#width;
    const pivot = this.#cell(row, column);
    for (let i = 0; i <= this.#rows; i++) {
      if (i === row) continue;
      const factor = this.#cell(i, column) / pivot;
      for (let j = 0; j < width; j++)
        if (j !== column) cells[i * width + j] = this.#cell(i, j) - factor * this.#cell(row, j);
      cells[i * width + column] = -factor;
    }
    for (let j = 0; j < width; j++) if (j !== column) cells[row * width + j] = this.#cell(row, j) / pivot;
    cells[row * width + column] = 1 / pivot;
    const label = this.#atRow[row] ?? 0;
    this.#atRow[row] = this.#atColumn[column] ?? 0;
    this.#atColumn[column] = label;
  }

  solution(): Equilibrium {
    const value = 1 / this.#cell(this.#rows, this.#columns);
    const rows = new Float64Array(this.#rows);
    const columns = new Float64Array(this.#columns);
    this.#atRow.forEach((label, i) => {
      if (label < this.#columns) columns[label] = Math.max(0, this.#cell(i, this.#columns) * value);
    });
    this.#atColumn.forEach((label, j) => {
      if (label >= this.#columns)
        rows[label - this.#columns] = Math.max(0, this.#cell(this.#rows, j) * value);
    });
    return { value: value - this.#shift, rows, columns };
  }
}
