import { at } from '@bullpen/engine';
import { COLOURS, type Row, sheets } from './material.ts';
import type { TwentyOneView } from './view.ts';

const block = sheets();

/**
 * Turn, dice, and a line for each seat: sheet, points; below it the row that it works in, for the viewer the whole sheet.
 * A field shows its colour, its printed number and what stands in it: a number, with × if it is a hit, or / if crossed.
 */
export function draw(view: TwentyOneView): string {
  const dice = COLOURS.map((colour) => `${colour} ${view.dice[colour]}`).join('  ');
  const lines = [`# ${view.turn}  seat ${view.active} roll ${view.rolls}:  ${dice}`];
  for (let seat = 0; seat < view.seats; seat++) {
    const mark = view.toAct.includes(seat) ? '>' : view.chosen[seat] ? '*' : ' ';
    const choice = seat === view.viewer && view.choice !== null ? `  ${view.choice}` : '';
    const points = at(view.points, seat);
    const fields = at(view.fields, seat);
    const score = points.length > 0 ? `${points.join(' + ')} = ${view.totals[seat]}` : '0';
    lines.push(`${mark} seat ${seat}  ${view.sheets[seat]}  ${score}${choice}`);
    block[at(view.sheets, seat)].forEach((row, i) => {
      const shown = seat === view.viewer || view.phase === 'over' || i === view.rows[seat];
      if (shown) lines.push(`    ${i + 1} ${drawRow(row, at(fields, i))}`);
    });
  }
  return lines.join('\n');
}

const drawRow = (row: Row, fields: readonly (number | null)[]): string =>
  row
    .map(([colour, printed], place) => {
      const written = at(fields, place);
      const sign =
        written === null ? '' : written === 0 ? '/' : `${written}${written === printed ? '×' : ''}`;
      return `${colour.padStart(6)} ${printed} [${sign.padEnd(2)}]`;
    })
    .join(' ');
