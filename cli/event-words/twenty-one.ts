import type { twentyOne } from '@bullpen/games/twenty-one';
import { bySeat, cards, common, counted, type EventOf, Name, name, type Words } from './words.ts';

export const twentyOneWords: Words<EventOf<typeof twentyOne>> = {
  ...common,
  deal: ({ sheets }) => `Sheets: ${bySeat(sheets)}`,
  turn: ({ n, seat }) => `Turn ${n}: the dice have come to ${name(seat)}`,
  roll: (dice) =>
    `Rolled: ${Object.entries(dice)
      .map(([colour, die]) => `${colour} ${die}`)
      .join(', ')}`,
  kept: ({ seat }) => `${Name(seat)} kept the dice`,
  rerolled: ({ seat, stay }) =>
    `${Name(seat)} rolled again${stay.length === 0 ? '' : `; the ones stay: ${cards(stay)}`}`,
  chosen: () => null,
  wrote: ({ seat, row, written }) => {
    const numbers = written.map(({ colour, number, hit }) => `${colour} ${number}${hit ? '×' : ''}`);
    return `${Name(seat)} wrote ${numbers.join(', ')} in row ${row + 1}`;
  },
  crossed: ({ seat, row, colour }) => `${Name(seat)} crossed ${colour} in row ${row + 1}`,
  row: ({ seat, row, hits, points }) =>
    `${Name(seat)} scored row ${row + 1}: ${counted(points, 'point')}, ${counted(hits, 'hit')}`,
};
