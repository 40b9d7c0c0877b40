import { replayPath, type Shelved, shelf } from './shelf.ts';

/**
 * Where in a match: `#34` is a step of the match on the shelf, and `#34.…` brings the match along, packed. So a moment can be
 * sent to anybody, and no server keeps it: browsers do not send what follows the `#`.
 */
const PLACE = /^#(\d+)(?:\.([\w-]+))?$/;
/** A packed match is far smaller; whatever is larger was not made here. */
const LARGEST = 1_000_000;

/** The step that the address names. */
export const stepInLink = (): number => Number(PLACE.exec(location.hash)?.[1] ?? 0);

/** Keeps the address at the step that is shown, without a new entry in the history. */
export const linkStep = (at: number): void => history.replaceState(history.state, '', `#${at}`);

/** Puts a match that the address contains on the shelf. False if it cannot be read. */
export async function takeFromLink(): Promise<boolean> {
  const packed = PLACE.exec(location.hash)?.[2];
  if (packed === undefined) return true;
  try {
    const found = JSON.parse(await unpack(packed)) as Shelved;
    if (typeof found.text !== 'string') return false;
    const step = stepInLink();
    shelf.value = { text: found.text, seated: found.seated ?? null };
    linkStep(step);
    return true;
  } catch {
    return false;
  }
}

/** An address that shows this match at a step, to anybody. */
export async function linkTo(game: string, shelved: Shelved, at: number): Promise<string> {
  return `${location.origin}${replayPath(game, at)}.${await pack(JSON.stringify(shelved))}`;
}

async function pack(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const text = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'));
  return new TextDecoder().decode(text);
}

/** What comes out of a stream, as far as it is not too much. */
async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: BlobPart[] = [];
  let size = 0;
  for await (const part of readAll(blob.stream().pipeThrough(stream))) {
    size += part.length;
    if (size > LARGEST) throw new Error('too large');
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function* readAll(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
