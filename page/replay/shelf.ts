import { signal } from '@preact/signals';

/** The record that is to be looked at next, with what its seats are called. */
export const shelf = signal<{ readonly text: string; readonly names: readonly string[] | null } | null>(null);
