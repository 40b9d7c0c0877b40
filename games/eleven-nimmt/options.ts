import type { OptionSpecs } from '@bullpen/engine';

export interface Options {
  /** E15: how many rounds the match has. */
  readonly rounds: number;
  /** E8: a memory aid. With `on`, what a perfect memory knows of piles and hands is shown to everybody; left out: off. */
  readonly memory?: 'on';
}

export const options: OptionSpecs<Options> = {
  rounds: { kind: 'integer', min: 1, max: 100, default: 'seats', rule: 'E15' },
  memory: { kind: 'choice', values: ['off', 'on'], default: 'off', rule: 'E8', omitDefault: true },
};
