import type { OptionSpecs } from '@bullpen/engine';

export interface Options {
  /** C17: how many deals are played; their cards are added up. */
  readonly deals: number;
  /** C12: how long an answer window stays open at a table that has a clock. The rules themselves know no time. */
  readonly answerSeconds: number;
}

export const options: OptionSpecs<Options> = {
  deals: { kind: 'integer', min: 1, max: 20, default: 1, rule: 'C17' },
  answerSeconds: { kind: 'integer', min: 1, max: 60, default: 5, rule: 'C12' },
};
