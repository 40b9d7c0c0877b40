/** Rows as a table of aligned columns: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n');
}

/** A number with thousands apart. */
export const grouped = (number: number): string => Math.round(number).toLocaleString('en');

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
