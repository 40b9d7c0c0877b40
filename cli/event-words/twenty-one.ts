import type { twentyOne } from '@bullpen/games/twenty-one';
import { bySeat, cards, common, counted, type EventOf, Name, name, type Words, YOU } from './words.ts';

export const twentyOneWords: Words<EventOf<typeof twentyOne>> = {
  ...common,
  deal: ({ sheets }) => `Sheets: ${bySeat(sheets)}`,
  turn: ({ n, seat }) => `Turn ${n}: ${name(seat)} ${seat === YOU ? 'roll' : 'rolls'}`,
  roll: (dice) =>
    `Rolled: ${Object.entries(dice)
      .map(([colour, die]) => `${colour} ${die}`)
      .join(', ')}`,
  kept: ({ seat }) => `${Name(seat)} kept the roll`,
  rerolled: ({ seat, stay }) =>
    `${Name(seat)} rolled again${stay.length === 0 ? '' : `; the ones stay: ${cards(stay)}`}`,
  chosen: () => null,
  wrote: ({ seat, row, written }) => {
    const numbers = written.map(({ colour, number, hit }) => `${colour} ${number}${hit ? '×' : ''}`);
    return `${Name(seat)} entered ${numbers.join(', ')} in row ${row + 1}`;
  },
  crossed: ({ seat, row, colour }) => `${Name(seat)} crossed out ${colour} in row ${row + 1}`,
  row: ({ seat, row, hits, points }) =>
    `${Name(seat)} scored row ${row + 1}: ${counted(points, 'point')}, ${counted(hits, 'hit')}`,
};
