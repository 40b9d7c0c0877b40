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

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const FLOOR = HEIGHT - EDGE;
const TALLEST = 220;

/** Draws the own place in the field, on felt, without anything that helps at the deal. */
export async function drawDaily(words: DailyPicture): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.direction = words.rtl ? 'rtl' : 'ltr';
  const [start, end] = words.rtl ? [WIDTH - EDGE, EDGE] : [EDGE, WIDTH - EDGE];

  const felt = pen.createRadialGradient(WIDTH / 2, 0, 100, WIDTH / 2, HEIGHT / 2, WIDTH * 0.7);
  felt.addColorStop(0, '#2a6c4f');
  felt.addColorStop(1, '#17452f');
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDTH, HEIGHT);

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
