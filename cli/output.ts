import { at } from '@bullpen/engine';

/** Rows in aligned columns: the first to the left, the others to the right. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => at(row, column).length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(at(widths, 0)) : cell.padStart(at(widths, column)),
        )
        .join('  '),
    )
    .join('\n');
}

/** The same for a document in Markdown. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A number with separators between thousands. */
export const grouped = (number: number): string => Math.round(number).toLocaleString('en');

/** A share of one, as a percentage. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A word quoted for a shell. */
export const quoted = (word: string): string =>
  /^[\w@,.:=/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Words or other items in lines that fit the terminal; lines after the first are indented. */
export function wrapped(items: readonly string[], separator: string, indent = ''): string {
  const width = Math.min(process.stdout.columns ?? 100, 100);
  const lines: string[] = [];
  for (const item of items) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(item);
    else if (line.length + separator.length + item.length < width)
      lines[lines.length - 1] = line + separator + item;
    else {
      lines[lines.length - 1] = (line + separator).trimEnd();
      lines.push(indent + item);
    }
  }
  return lines.join('\n');
}
