import type { Event } from '@bullpen/engine';

/** Rows, piles, meadows and places count from 0 in events, from 1 for people. */
const COUNTED_FROM_1 = ['row', 'pile', 'meadow', 'place'];

/** An event in a line: its name, and its data as names and values. */
export function eventWords({ name, data }: Event): string {
  const parts = Object.entries(data as Record<string, unknown>).map(([key, value]) => {
    const shown = typeof value === 'number' && COUNTED_FROM_1.includes(key) ? value + 1 : value;
    return `${key} ${valueWords(shown)}`;
  });
  return `${name}: ${parts.join(', ')}`;
}

function valueWords(value: unknown): string {
  if (Array.isArray(value))
    return value.map((part) => valueWords(part)).join(Array.isArray(value[0]) ? ' | ' : ' ') || '–';
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => `${key} ${valueWords(part)}`)
      .join(' ');
  return value === null ? '–' : String(value);
}
