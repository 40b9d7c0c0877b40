import type { BullenEvent } from './types.ts';

/** Nothing is told yet but what the frame tells. */
export const tell = (_event: BullenEvent): string | null => null;
