import type { Game } from '@bullpen/engine';
import type { sixNimmt } from '@bullpen/games/six-nimmt';

type Parts =
  typeof sixNimmt extends Game<infer _S, infer V, infer _O, infer E> ? { view: V; event: E } : never;

export type SixView = Parts['view'];
export type SixEvent = Parts['event'];
