import type { ElevenFigures } from './scores.ts';

/** Made by `bullpen train eleven-nimmt`; scores.ts says what each figure is. */
export const weights: ElevenFigures = {
  play: 0.04,
  playHeads: 0.27,
  climbedOver: -0.36,
  playableNext: 0.12,
  thirdCard: -0.04,
  firstBull: -2.43,
  run: 0.67,
  runCard: 0.2,
  take: 0.5,
  takeCard: -0.37,
  takeHeads: -0.1,
  takeJoining: -0.02,
  bull: 5.19,
  bullHeld: -2.23,
  bullTime: 0.07,
};
