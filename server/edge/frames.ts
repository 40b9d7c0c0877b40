const TEXT = 0x81;
/** Lengths from here on take two more bytes of the header, and from there on eight. */
const MEDIUM = 126;
const LONG = 65_536;

/** A text as one frame of a WebSocket. A server's frames are not masked, so all who are sent the same text can share the bytes. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < MEDIUM ? 2 : length < LONG ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (length < MEDIUM) frame[1] = length;
  else if (length < LONG) {
    frame[1] = MEDIUM;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = MEDIUM + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  // Where every letter is one byte, the quicker way of writing gives the same.
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
}
