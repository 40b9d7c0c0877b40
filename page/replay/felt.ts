/** The size of a picture to send, and how far what is drawn stays from its edge. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const EDGE = 72;

/** A picture to draw on, and where its lines begin and end. */
interface Felt {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  readonly start: number;
  readonly end: number;
}

/** An empty picture of felt, once the faces of the page are there; null in a browser that cannot draw. */
export async function layFelt(rtl: boolean): Promise<Felt | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.direction = rtl ? 'rtl' : 'ltr';
  const felt = pen.createRadialGradient(WIDTH / 2, 0, 100, WIDTH / 2, HEIGHT / 2, WIDTH * 0.7);
  felt.addColorStop(0, '#2a6c4f');
  felt.addColorStop(1, '#17452f');
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const [start, end] = rtl ? [WIDTH - EDGE, EDGE] : [EDGE, WIDTH - EDGE];
  return { canvas, pen, start, end };
}
