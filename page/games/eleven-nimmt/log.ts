import type { ElevenEvent } from './types.ts';

/** Nothing is told yet but what the frame tells. */
export const tell = (_event: ElevenEvent): string | null => null;
