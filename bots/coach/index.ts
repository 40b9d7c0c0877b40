export type { Judgement } from './judge.ts';
export type { Mistake } from './mistakes/index.ts';
export { judging, type Review, review } from './review.ts';
export type { Situation } from './situations/index.ts';
