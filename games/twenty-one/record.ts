import { accept, type Draw, type Match, type Result, refuse, textOf } from '@bullpen/engine';
import { COLOURS, SHEETS, type Sheet } from './material.ts';
import type { Options } from './options.ts';

export const lineRules = { deal: 'T4', roll: 'T5', round: 'T11', end: 'T12' } as const;

/** The sheets that `setup` draws, none where they go by order; or the dice as they lie after a roll. */
export function script(name: string, data: unknown, match: Match<Options>): Result<readonly Draw[]> {
  if (name === 'deal') return scriptDeal(data, match);
  return name === 'roll' ? scriptRoll(data) : refuse('unexpected-line', null);
}

function scriptDeal(data: unknown, { seats, options }: Match<Options>): Result<readonly Draw[]> {
  const { sheets } = (data ?? {}) as { sheets?: unknown };
  if (!Array.isArray(sheets) || sheets.length !== seats) return refuse('deal-sheets', 'T4');
  const stranger = sheets.find((sheet) => !SHEETS.includes(sheet));
  if (stranger !== undefined) return refuse('deal-sheet', 'T2', { sheet: textOf(stranger) });
  if (new Set(sheets).size !== seats) return refuse('deal-twice', 'T2');
  return accept(options.sheets === 'ordered' ? [] : [sheets.map((sheet: Sheet) => SHEETS.indexOf(sheet))]);
}

function scriptRoll(data: unknown): Result<readonly Draw[]> {
  const dice = (data ?? {}) as Readonly<Record<string, unknown>>;
  const missing = COLOURS.find((colour) => !Object.hasOwn(dice, colour));
  if (missing !== undefined || Object.keys(dice).length !== COLOURS.length) return refuse('roll-dice', 'T1');
  const wrong = COLOURS.find((colour) => !isPips(dice[colour]));
  if (wrong !== undefined) return refuse('roll-die', 'T1', { colour: wrong, die: textOf(dice[wrong]) });
  return accept([COLOURS.map((colour) => dice[colour] as number)]);
}

const isPips = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;
