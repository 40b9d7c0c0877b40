import type { CaptainFigures } from './policy.ts';

/** Made by `bullpen train captain-jack`; policy.ts says what each figure is. */
export const weights: CaptainFigures = {
  blankKept: 2.36,
  jackKept: 1.12,
  rid: 0.08,
  inStore: 0.58,
  danger: 0.9,
  relief: 0.14,
  gift: 0.3,
  giftShared: 0.48,
};
