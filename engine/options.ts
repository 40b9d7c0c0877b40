import { accept, type Result, refuse } from './refusal.ts';
import { textOf } from './same.ts';

/** What one option of a game may be, and the rule that says so. */
export type OptionSpec =
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
      readonly rule: string;
      /** The default is left out of a match and its record. For options that came after records without them were kept. */
      readonly omitDefault?: true;
    }
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      /** `seats`: as many as there are seats. `none`: the option is absent unless given. */
      readonly default: number | 'seats' | 'none';
      readonly rule: string;
    };

export type OptionSpecs<Options> = { readonly [Name in keyof Required<Options>]: OptionSpec };

/** How many play, and with which options: before the deal, two matches of a game differ in nothing else. */
export interface Match<Options = unknown> {
  readonly seats: number;
  readonly options: Options;
}

/** What `readMatch` needs to know of a game. */
interface Playable<Options> {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<Options>;
}

/** The only way from outside input to a match: every option checked, defaults filled in, in the order of the game. */
export function readMatch<Options>(
  game: Playable<Options>,
  seats: number,
  given: Readonly<Record<string, unknown>> = {},
): Result<Match<Options>> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return refuse('seats', null, { seats: String(seats), allowed: `${min}–${max}` });

  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(specs, name));
  if (unknown !== undefined)
    return refuse('unknown-option', null, { option: unknown, allowed: Object.keys(specs).join(', ') });

  const options: Record<string, string | number> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const asked = given[name] ?? null;
    const value = asked ?? defaultOf(spec, seats);
    if (asked === null && value === 'none') continue;
    const read = readOption(spec, value);
    if (read === undefined)
      return refuse('option', spec.rule, { option: name, value: textOf(value), allowed: allowed(spec) });
    if (spec.kind === 'choice' && spec.omitDefault && read === spec.default) continue;
    options[name] = read;
  }
  return accept({ seats, options: options as Options });
}

/** What an option may be, in symbols: `1–1000` or `basic | known`. */
export const allowed = (spec: OptionSpec): string =>
  spec.kind === 'choice' ? spec.values.join(' | ') : `${spec.min}–${spec.max}`;

const defaultOf = (spec: OptionSpec, seats: number): string | number =>
  spec.default === 'seats' ? seats : spec.default;

/** Texts are read too, since command lines and addresses have nothing else. */
function readOption(spec: OptionSpec, value: unknown): string | number | undefined {
  if (spec.kind === 'choice')
    return typeof value === 'string' && spec.values.includes(value) ? value : undefined;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  const fits =
    typeof number === 'number' && Number.isInteger(number) && number >= spec.min && number <= spec.max;
  return fits ? number : undefined;
}
