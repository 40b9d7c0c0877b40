import { EDGE, HEIGHT, layFelt, WIDTH } from '../replay/felt.ts';
import { barsOf } from './bars.ts';

/** What is on the picture: the game, the day, the rank and the shape of the field. No card, no move, no score of the deal. */
interface DailyPicture {
  readonly title: string;
  readonly game: string;
  readonly day: string;
  readonly rank: string;
  readonly field: readonly { readonly margin: number; readonly count: number }[];
  readonly own: number;
  readonly rtl: boolean;
}

const FLOOR = HEIGHT - EDGE;
const TALLEST = 220;

/** Draws the player's own place in the field, on felt, without anything that helps at the deal. */
export async function drawDaily(words: DailyPicture): Promise<Blob | null> {
  const picture = await layFelt(words.rtl);
  if (picture === null) return null;
  const { canvas, pen, start, end } = picture;

  const write = (text: string, y: number, size: number, colour: string, to: 'start' | 'end'): void => {
    pen.font = `600 ${size}px Fredoka, Rubik, sans-serif`;
    pen.fillStyle = colour;
    pen.textAlign = to;
    pen.fillText(text, to === 'start' ? start : end, y, WIDTH - 2 * EDGE);
  };
  write(words.game, 112, 64, '#fff8e8', 'start');
  write(words.title, 96, 36, '#ffd277', 'end');
  write(words.day, 146, 32, '#d9e8dc', 'end');
  write(words.rank, 240, 88, '#ffd277', 'start');

  const bars = barsOf(words.field, [words.own]);
  const most = Math.max(...bars.map(({ count }) => count));
  const wide = (WIDTH - 2 * EDGE) / bars.length;
  for (const [i, { from, to, count }] of bars.entries()) {
    const tall = Math.max(6, (TALLEST * count) / most);
    pen.fillStyle = words.own >= from && words.own < to ? '#ffd277' : 'rgb(255 248 232 / 40%)';
    pen.beginPath();
    pen.roundRect(EDGE + i * wide + 3, FLOOR - tall, Math.max(2, wide - 6), tall, 6);
    pen.fill();
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
