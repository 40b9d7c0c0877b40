import type { OptionSpecs } from '@bullpen/engine';

export interface Options {
  /** E15: how many rounds the match has. */
  readonly rounds: number;
}

export const options: OptionSpecs<Options> = {
  rounds: { kind: 'integer', min: 1, max: 100, default: 'seats', rule: 'E15' },
};
