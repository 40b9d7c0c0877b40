// What every machine that runs us has, Node or page, though the types of neither are known here.
declare const performance: { now(): number };

/** Milliseconds since some moment. */
export const now = (): number => performance.now();
