import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for what they share. */
    readonly sharedDoor: string;
  }
}

/** What all test files of a run share: a Chromium that is open, and a server with the built page. */
export type SharedThing = 'browser' | 'server';

/** Its address. It is started for the first who asks. */
export async function askShared(what: SharedThing): Promise<string> {
  const answer = await fetch(`${inject('sharedDoor')}/${what}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
