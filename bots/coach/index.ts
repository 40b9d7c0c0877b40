export type { Judgement } from './judge.ts';
export { judging, type Review, review } from './review.ts';
