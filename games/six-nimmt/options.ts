import type { OptionSpecs } from '@bullpen/engine';

export interface Options {
  /** S16: the dealt game with all cards, with few cards, or with a draft of those. */
  readonly variant: 'basic' | 'known' | 'draft';
  /** S11: the match ends after the round in which somebody reaches it. */
  readonly target: number;
  /** S11: if given, the match has exactly this many rounds, whatever the target. */
  readonly rounds?: number;
}

export const options: OptionSpecs<Options> = {
  variant: { kind: 'choice', values: ['basic', 'known', 'draft'], default: 'basic', rule: 'S16' },
  target: { kind: 'integer', min: 1, max: 1000, default: 66, rule: 'S11' },
  rounds: { kind: 'integer', min: 1, max: 100, default: 'none', rule: 'S11' },
};
