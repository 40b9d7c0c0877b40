import type { CaptainEvent } from './types.ts';

/** Nothing is told yet but what the frame tells. */
export const tell = (_event: CaptainEvent): string | null => null;
