import type { Game } from '@bullpen/engine';
import type { captainJack } from '@bullpen/games/captain-jack';

type Parts =
  typeof captainJack extends Game<infer _S, infer V, infer _O, infer E> ? { view: V; event: E } : never;

export type CaptainView = Parts['view'];
export type CaptainEvent = Parts['event'];
