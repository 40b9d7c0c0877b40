import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Driven } from './driven.ts';
import { reopening } from './reopening.ts';
import { hasDied } from './webkit.ts';

const said = (error: string, message: string): Error => new Error(error, { cause: { error, message } });
const DEAD = said('unknown error', 'Could not parse script result');
const GONE = said('invalid session id', 'session deleted because of page crash or hang.');

/** Browsers with numbers. */
function fakes() {
  const ended: number[] = [];
  let count = 0;
  const open = async (): Promise<Driven> => {
    const number = ++count;
    const no = (): never => {
      throw new Error('nobody asks for this');
    };
    return {
      go: no,
      click: no,
      resize: no,
      picture: no,
      run: async () => number,
      async end() {
        ended.push(number);
      },
    };
  };
  return { open, ended };
}

/** A test that fails in this way in these browsers. */
function failing(error: Error, ...browsers: readonly number[]) {
  const ran: number[] = [];
  const test = async (browser: Driven): Promise<void> => {
    const number = Number(await browser.run(''));
    ran.push(number);
    if (browsers.includes(number)) throw error;
  };
  return { ran, test };
}

describe('a browser that dies under a test', () => {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([DEAD, GONE])(
    'is opened again, and the test repeated, with a line that says so: $cause',
    async (error) => {
      const { open, ended } = fakes();
      const browsers = reopening(open, hasDied);
      const { ran, test } = failing(error, 1);
      await browsers.run('a match', test);
      expect(ran).toEqual([1, 2]);
      expect(ended).toEqual([1]);
      expect(lines).toEqual(['the browser died, and this is repeated in a new one: a match']);
      await browsers.end();
      expect(ended).toEqual([1, 2]);
    },
  );

  it.each([
    new Error('did not come: .podium'),
    said('unknown error', 'something else'),
    said('invalid session id', ''),
    said('javascript error', 'Could not parse script result'),
    new Error('Could not parse script result'),
  ])('does not excuse any other failure: %s', async (error) => {
    const { open, ended } = fakes();
    const browsers = reopening(open, hasDied);
    const { ran, test } = failing(error, 1);
    await expect(browsers.run('a match', test)).rejects.toBe(error);
    expect(ran).toEqual([1]);
    expect(ended).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('is not opened a third time for one test, but for the next', async () => {
    const { open, ended } = fakes();
    const browsers = reopening(open, hasDied);
    const first = failing(DEAD, 1, 2);
    await expect(browsers.run('a match', first.test)).rejects.toBe(DEAD);
    expect(first.ran).toEqual([1, 2]);
    const next = failing(DEAD);
    await browsers.run('another', next.test);
    expect(next.ran).toEqual([3]);
    expect(ended).toEqual([1, 2]);
  });

  it('fails the third test that it dies under', async () => {
    const browsers = reopening(fakes().open, hasDied);
    await browsers.run('first', failing(DEAD, 1).test);
    await browsers.run('second', failing(GONE, 2).test);
    const third = failing(DEAD, 3);
    await expect(browsers.run('third', third.test)).rejects.toBe(DEAD);
    expect(third.ran).toEqual([3]);
    expect(lines).toHaveLength(2);
  });
});
