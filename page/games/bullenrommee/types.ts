import type { Game } from '@bullpen/engine';
import type { bullenrommee } from '@bullpen/games/bullenrommee';

type Parts =
  typeof bullenrommee extends Game<infer _S, infer V, infer _O, infer E> ? { view: V; event: E } : never;

export type BullenView = Parts['view'];
export type BullenEvent = Parts['event'];
