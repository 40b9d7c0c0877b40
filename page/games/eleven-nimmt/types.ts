import type { Game } from '@bullpen/engine';
import type { elevenNimmt } from '@bullpen/games/eleven-nimmt';

type Parts =
  typeof elevenNimmt extends Game<infer _S, infer V, infer _O, infer E> ? { view: V; event: E } : never;

export type ElevenView = Parts['view'];
export type ElevenEvent = Parts['event'];
