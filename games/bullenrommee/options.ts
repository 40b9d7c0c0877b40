import type { OptionSpecs } from '@bullpen/engine';

export interface Options {
  /** B21: how many deals the match has. */
  readonly deals: number;
}

export const options: OptionSpecs<Options> = {
  deals: { kind: 'integer', min: 1, max: 20, default: 1, rule: 'B21' },
};
