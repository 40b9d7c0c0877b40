import type { OptionSpecs } from '@bullpen/engine';

export interface Options {
  /** T4: seats get the sheets A, B, C … in their order, or by lot. */
  readonly sheets: 'ordered' | 'shuffled';
}

export const options: OptionSpecs<Options> = {
  sheets: { kind: 'choice', values: ['ordered', 'shuffled'], default: 'shuffled', rule: 'T4' },
};
