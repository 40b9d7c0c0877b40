import type { Game } from '@bullpen/engine';
import type { bullenrommee } from '@bullpen/games/bullenrommee';
import type { Pages } from '@bullpen/words/en/pages';

type Parts =
  typeof bullenrommee extends Game<infer S, infer V, infer _O, infer E>
    ? { state: S; view: V; event: E }
    : never;

export type BullenState = Parts['state'];
export type BullenView = Parts['view'];
export type BullenEvent = Parts['event'];
export type BullenWords = Pages['bullenrommee'];
