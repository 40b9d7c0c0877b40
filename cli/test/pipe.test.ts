import { describe, expect, it } from 'vitest';
import { bullpen, finish, folder, PATIENCE, start } from './run.ts';

const request = (kind: number, body: Uint8Array): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(kind, 0);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};
const seeds = (...numbers: bigint[]): Uint8Array => new Uint8Array(BigInt64Array.from(numbers).buffer);
const actions = (...numbers: number[]): Uint8Array => new Uint8Array(Uint16Array.from(numbers).buffer);

/** What a pipe answers to these requests, and how it ends. */
async function asked(args: readonly string[], ...requests: readonly Buffer[]) {
  const child = start(['pipe', ...args], folder());
  const answered: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => answered.push(bytes));
  for (const each of requests) child.stdin.write(each);
  child.stdin.end();
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const bytes = Buffer.concat(answered);
  const length = bytes.readUInt32LE(4);
  const hello = JSON.parse(bytes.subarray(8, 8 + length).toString('utf8'));
  return {
    magic: bytes.subarray(0, 4).toString(),
    hello,
    replies: bytes.subarray(8 + length),
    stderr,
    exitCode,
  };
}

describe('bullpen pipe', () => {
  it('says what it plays, answers, and ends with its input', { timeout: PATIENCE }, async () => {
    const { magic, hello, replies, stderr, exitCode } = await asked(
      ['six-nimmt', '--batch', '2', '--players', 'me,random', '--option', 'rounds=1'],
      request(1, seeds(1n, 2n)),
    );
    expect({ magic, stderr, exitCode }).toEqual({ magic: 'BPN1', stderr: '', exitCode: 0 });
    expect(hello).toMatchObject({
      protocol: 1,
      game: 'six-nimmt',
      seats: 2,
      batch: 2,
      players: ['me', 'random'],
      options: { variant: 'basic', rounds: 1 },
      actions: { count: 108 },
    });
    expect([replies.readUInt32LE(0), replies.readUInt32LE(4) + 16]).toEqual([1, replies.length]);
  });

  it.each([
    [
      'an action that is not legal',
      [request(1, seeds(1n)), request(2, actions(107))],
      'action 107 of seat 0 in environment 0 is not legal: not too low — S8: ',
    ],
    ['a request of no kind', [request(9, actions())], 'a request of kind 9 cannot have 0 bytes'],
    ['a request that is too short', [request(1, actions(1))], 'a request of kind 1 cannot have 2 bytes'],
    ['a step before a reset', [request(2, actions(1))], 'the first request has to be a reset'],
    [
      'an environment that is not there',
      [request(1, seeds(1n)), request(3, new Uint8Array([1, 0, 0, 0]))],
      'there is no environment 1, only 0 to 0',
    ],
  ] as const)('refuses %s in one line', { timeout: PATIENCE }, async (_, requests, words) => {
    const { stderr, exitCode } = await asked(['six-nimmt'], ...requests);
    expect(stderr).toMatch(/^bullpen: [^\n]*\n$/);
    expect(stderr).toContain(words);
    expect(exitCode).toBe(2);
  });

  it('names the rule of an action that stands for no move now', { timeout: PATIENCE }, async () => {
    const { stderr, exitCode } = await asked(
      ['bullenrommee'],
      request(1, seeds(1n)),
      request(2, actions(2000)),
    );
    expect(stderr).toMatch(
      /^bullpen: action 2000 of seat 0 .* is not legal: no such swap now: .*B17[^\n]*\n$/,
    );
    expect(exitCode).toBe(2);
  });

  it('answers which rule forbids an action, and goes on', { timeout: PATIENCE }, async () => {
    const why = (environment: number, seat: number, action: number): Buffer =>
      request(4, new Uint8Array(Uint32Array.of(environment, seat, action).buffer));
    const { replies, stderr, exitCode } = await asked(
      ['six-nimmt'],
      request(1, seeds(1n)),
      why(0, 0, 104),
      why(0, 9, 0),
    );
    const text = replies.subarray(16 + replies.readUInt32LE(4));
    expect([text.readUInt32LE(0), text.readUInt32LE(4)]).toEqual([4, text.length - 16]);
    expect(text.subarray(16).toString('utf8')).toMatch(/^not too low — S8: /);
    expect({ stderr, exitCode }).toEqual({
      stderr: 'bullpen: there is no seat 9, only 0 to 3\n',
      exitCode: 2,
    });
  });

  it('ends when nobody reads any more', { timeout: PATIENCE }, async () => {
    const child = start(['pipe', 'six-nimmt', '--batch', '4096'], folder());
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.write(request(1, seeds(...Array<bigint>(4096).fill(1n))));
    expect(await finish(child)).toMatchObject({ exitCode: 0, stderr: '' });
  });
});

describe('bullpen observe', () => {
  it('prints fields and actions as JSON', { timeout: PATIENCE }, async () => {
    const { stdout, exitCode } = await bullpen(['observe', 'captain-jack', '--seats', '3']);
    const { seats, observation, actions: all } = JSON.parse(stdout);
    expect({ seats, exitCode, count: all.count }).toEqual({ seats: 3, exitCode: 0, count: 646 });
    for (const field of observation.fields)
      expect(field).toEqual({
        name: expect.any(String),
        shape: expect.any(Array),
        min: expect.any(Number),
        max: expect.any(Number),
        about: expect.any(String),
        offset: expect.any(Number),
        length: expect.any(Number),
      });
  });
});
