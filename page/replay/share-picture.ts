import type { FinalPlace } from '../table/standings.ts';
import { EDGE, HEIGHT, layFelt, WIDTH } from './felt.ts';

/** What is on the picture of a result, in words. */
interface PictureWords {
  readonly title: string;
  readonly game: string;
  readonly rows: readonly (FinalPlace & { readonly name: string; readonly said: string })[];
  readonly rtl: boolean;
}

/** How many players are named; more would be too small to read. */
const MOST = 6;

/** Draws the result as a picture to send: the game, names, places and scores, on felt. */
export async function drawResult(words: PictureWords): Promise<Blob | null> {
  const { rtl } = words;
  const picture = await layFelt(rtl);
  if (picture === null) return null;
  const { canvas, pen, start, end } = picture;
  const onward = rtl ? -1 : 1;

  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    colour: string,
    to: 'start' | 'end',
  ): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = to;
    pen.fillText(text, x, y, WIDTH - 2 * EDGE);
  };
  const display = (size: number): string => `600 ${size}px Fredoka, Rubik, sans-serif`;
  write(words.game, start, 104, display(64), '#fff8e8', 'start');
  write(words.title, end, 104, display(40), '#ffd277', 'end');

  const rows = words.rows.slice(0, MOST);
  const high = Math.min(104, (HEIGHT - 190) / rows.length);
  for (const [i, { place, name, said }] of rows.entries()) {
    const top = 160 + i * high;
    const middle = top + high / 2 - 6;
    pen.fillStyle = place === 1 ? 'rgb(255 210 119 / 22%)' : 'rgb(0 0 0 / 20%)';
    pen.beginPath();
    pen.roundRect(EDGE, top, WIDTH - 2 * EDGE, high - 12, 18);
    pen.fill();
    const size = Math.min(44, high * 0.46);
    const line = middle + size * 0.36;
    write(String(place), start + onward * 32, line, display(size), '#ffd277', 'start');
    write(name, start + onward * 110, line, `600 ${size}px Rubik, sans-serif`, '#fff8e8', 'start');
    write(said, end - onward * 32, line, display(size), '#fff8e8', 'end');
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Shares the picture where the device can, else hands it to the browser as a file. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) === true) {
    // A person who changes their mind is not an error.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
