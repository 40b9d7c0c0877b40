import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type House, until, useHouse } from './house.ts';

const { open, here } = useHouse();
const wires: Socket[] = [];
afterEach(() => {
  for (const wire of wires.splice(0)) wire.destroy();
});

const TEXT = 1;
const PING = 9;
const PONG = 10;
/** A masked frame, as clients send them; its mask is all zeros. */
const frame = (first: number, length = 0): Buffer =>
  Buffer.concat([Buffer.from([first, 0x80 | length, 0, 0, 0, 0]), Buffer.alloc(length, 'a')]);
const whole = (opcode: number, length = 0): Buffer => frame(0x80 | opcode, length);

/** A client that sends frames as they are given, and keeps those that it is sent. */
async function dial(url: string) {
  const wire = connect(Number(new URL(url).port), '127.0.0.1');
  wires.push(wire);
  wire.on('error', () => {});
  wire.write(
    'GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  const [head] = (await once(wire, 'data')) as [Buffer];
  let bytes = head.subarray(head.indexOf('\r\n\r\n') + 4);
  wire.on('data', (data: Buffer) => {
    bytes = Buffer.concat([bytes, data]);
  });
  const heard = (): { readonly opcode: number; readonly data: Buffer }[] => {
    const frames: { readonly opcode: number; readonly data: Buffer }[] = [];
    for (let at = 0; at + 2 <= bytes.length; ) {
      const short = bytes[at + 1]!;
      const from = at + (short === 126 ? 4 : 2);
      const end = from + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
      if (end > bytes.length) break;
      frames.push({ opcode: bytes[at]! & 15, data: bytes.subarray(from, end) });
      at = end;
    }
    return frames;
  };
  return { wire, heard };
}

const dropped = async ({ metrics }: House, reason: string): Promise<number> => {
  const { values } = await metrics.registry.getSingleMetric('bullpen_dropped_connections_total')!.get();
  return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
};
const drops = async (of: House, reason: string): Promise<void> => {
  for (let tries = 0; tries < 4000 && (await dropped(of, reason)) === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 2));
  expect(await dropped(of, reason)).toBe(1);
};
/** Other requests go there and back, so what was sent before them has been read. */
const passTime = async (url: string): Promise<void> => {
  for (let n = 0; n < 20; n++) await fetch(`${url}/livez`);
};

describe('control frames', () => {
  it('a ping is answered with its own data', async () => {
    const { url } = await open();
    const { wire, heard } = await dial(url);
    wire.write(whole(PING, 5));
    await until(() => heard().length > 0);
    expect(heard()).toEqual([{ opcode: PONG, data: Buffer.from('aaaaa') }]);
  });

  it.each([
    ['pings', PING],
    ['pongs that nobody asked for', PONG],
  ])('%s count as messages: too many are a flood, and then nothing more is read', async (_what, opcode) => {
    const { url } = await open({ limits: { messagesPerSecond: 1, muteMilliseconds: 86_400_000 } });
    const { wire, heard } = await dial(url);
    wire.write(Buffer.concat(Array<Buffer>(2000).fill(whole(opcode, 125))));
    await drops(here(), 'flood');
    await passTime(url);
    const pongs = heard().filter((one) => one.opcode === PONG);
    expect(pongs.length).toBeLessThan(20);
    const last = heard().find((one) => one.opcode === TEXT);
    expect(JSON.parse(String(last?.data))).toMatchObject({ problem: { code: 'rate' } });
  });

  it('a client that pings and does not read the answers is dropped', async () => {
    const { url } = await open({ limits: { messagesPerSecond: 1_000_000, slowBytes: 64 * 1024 } });
    const { wire } = await dial(url);
    wire.pause();
    const block = Buffer.concat(Array<Buffer>(2000).fill(whole(PING, 125)));
    // The systems of both sides buffer some megabytes; far more than that is sent.
    for (let n = 0; n < 400 && !wire.destroyed && (await dropped(here(), 'slow')) === 0; n++)
      await new Promise<void>((resolve) => wire.write(block, () => resolve()));
    await drops(here(), 'slow');
  });

  it('inside a message in fragments count too', async () => {
    const { url } = await open({ limits: { messagesPerSecond: 1, muteMilliseconds: 86_400_000 } });
    const { wire } = await dial(url);
    wire.write(Buffer.concat([frame(TEXT, 1), ...Array<Buffer>(200).fill(whole(PING))]));
    await drops(here(), 'flood');
  });
});

it('a message in very many fragments ends its connection with 1008', async () => {
  const { url } = await open();
  const { wire, heard } = await dial(url);
  wire.write(Buffer.concat([frame(TEXT), ...Array<Buffer>(1000).fill(frame(0))]));
  await until(() => heard().length > 0);
  expect(heard()[0]).toMatchObject({ opcode: 8 });
  expect(heard()[0]!.data.readUInt16BE(0)).toBe(1008);
});
