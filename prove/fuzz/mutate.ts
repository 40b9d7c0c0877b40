import type { Chance } from '@bullpen/engine';
import { pick } from '../pick.ts';

const NUMBERS = [0, -1, 1, 2, 7, 104, 2 ** 31, 2 ** 53, -(2 ** 31), 0.5, 1e308, -0, 999999999];
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\ud800',
  '\u202e',
  '💥',
  '../../etc/passwd',
  '%00',
  "'; DROP TABLE log; --",
  '<script>',
  '1>1',
  'take 1',
  'lay 1 2 3',
  'write red',
  'row 1',
  'x'.repeat(300),
];

/** Any value that JSON can say, of little depth. */
export function anyValue(chance: Chance, depth = 3): unknown {
  switch (chance.below(depth > 0 ? 8 : 5)) {
    case 0:
      return pick(chance, NUMBERS);
    case 1:
      return pick(chance, TEXTS);
    case 2:
      return pick(chance, [true, false, null]);
    case 3:
      return chance.below(1000);
    case 4:
      return String(chance.below(200));
    case 5:
    case 6:
      return Array.from({ length: chance.below(5) }, () => anyValue(chance, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: chance.below(4) }, () => [pick(chance, TEXTS), anyValue(chance, depth - 1)]),
      );
  }
}

/** A value with something in it changed, added or taken away. */
export function mutateValue(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance.below(6) === 0) return anyValue(chance, 2);
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    const at = chance.below(copy.length + 1);
    if (at === copy.length || chance.below(4) === 0) copy.splice(at, chance.below(2), anyValue(chance, 2));
    else copy[at] = mutateValue(chance, copy[at]);
    return copy;
  }
  const entries = Object.entries(value);
  const at = chance.below(entries.length + 1);
  const entry = entries[at];
  if (entry === undefined || chance.below(5) === 0)
    return { ...value, [pick(chance, [...TEXTS, ...Object.keys(value)])]: anyValue(chance, 2) };
  if (chance.below(5) === 0) return Object.fromEntries(entries.filter((_, i) => i !== at));
  return { ...value, [entry[0]]: mutateValue(chance, entry[1]) };
}

/** A text with some characters changed, taken away, doubled or put in. */
export function mutateText(chance: Chance, text: string): string {
  let changed = text;
  for (let times = 1 + chance.below(3); times > 0; times--) {
    const at = chance.below(Math.min(65_000, changed.length) + 1);
    const end = at + chance.below(8);
    const piece = pick(chance, [
      '',
      changed.slice(at, end).repeat(2),
      pick(chance, TEXTS),
      String.fromCharCode(chance.below(0x250)),
      String(chance.below(120)),
      pick(chance, ['{', '}', '[', ']', '"', ',', ':', '>', ' ', '\n', '\\']),
    ]);
    changed = changed.slice(0, at) + piece + changed.slice(chance.below(3) === 0 ? at : end);
  }
  return changed;
}

/** A message made from a good one: wrong in its values, in its text, or in both. */
export function mutateJson(chance: Chance, value: unknown): string {
  let mutated = value;
  for (let times = chance.below(3); times >= 0; times--) mutated = mutateValue(chance, mutated);
  const text = JSON.stringify(mutated) ?? 'undefined';
  return chance.below(4) === 0 ? mutateText(chance, text) : text;
}
