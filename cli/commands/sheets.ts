import { sheets } from '@bullpen/games/twenty-one';
import { print } from '../output.ts';

/** The six sheets of Twenty One. */
export function sheetsCommand(flags: { readonly json?: true }): void {
  if (flags.json) {
    print(JSON.stringify(sheets()));
    return;
  }
  for (const [name, rows] of Object.entries(sheets())) {
    print(`sheet ${name}`);
    for (const row of rows)
      print(`    ${row.map(([colour, number]) => `${colour} ${number}`.padEnd(9)).join(' ')}`.trimEnd());
  }
}
