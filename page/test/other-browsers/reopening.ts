import type { Driven } from './driven.ts';

/** How often a test is repeated in one file: more is no accident any more. */
const REPEATS = 2;

/** A browser for the tests of a file, which is opened again when it has died. */
export interface Reopening {
  /** Runs a test; if the browser dies under it, once more in a new one. */
  run(name: string, test: (browser: Driven) => Promise<void>): Promise<void>;
  end(): Promise<void>;
}

/** Only errors that `hasDied` knows are the death of the browser. Every other failure stays one. */
export function reopening(open: () => Promise<Driven>, hasDied: (error: unknown) => boolean): Reopening {
  let opened: Driven | null = null;
  let repeats = 0;
  const end = async (): Promise<void> => {
    const browser = opened;
    opened = null;
    await browser?.end();
  };
  const attempt = async (test: (browser: Driven) => Promise<void>): Promise<void> => {
    opened ??= await open();
    try {
      await test(opened);
    } catch (error) {
      // Whatever becomes of this test, those after it need a browser that lives.
      if (hasDied(error)) await end();
      throw error;
    }
  };
  return {
    async run(name, test) {
      try {
        await attempt(test);
      } catch (error) {
        if (!hasDied(error) || repeats === REPEATS) throw error;
        repeats++;
        console.log(`the browser died, and this is repeated in a new one: ${name}`);
        await attempt(test);
      }
    },
    end,
  };
}
