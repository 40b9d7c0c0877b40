import type { Game } from '@bullpen/engine';
import type { twentyOne } from '@bullpen/games/twenty-one';

type Parts =
  typeof twentyOne extends Game<infer _S, infer V, infer _O, infer E> ? { view: V; event: E } : never;

export type TwentyOneView = Parts['view'];
export type TwentyOneEvent = Parts['event'];
