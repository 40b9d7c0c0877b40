import type { Command } from 'commander';

/** Begins a command by its usage, such as `play <game>`. */
export type Declare = (usage: string) => Command;

/** Gathers the values of an option that may be repeated. */
export const collect = (value: string, list: readonly string[]): string[] => [...list, value];
