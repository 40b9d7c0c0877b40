import type { TwentyOneEvent } from './types.ts';

/** Nothing is told yet but what the frame tells. */
export const tell = (_event: TwentyOneEvent): string | null => null;
