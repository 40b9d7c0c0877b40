import type { Game } from '@bullpen/engine';
import type { bullenrommee } from '@bullpen/games/bullenrommee';
import type { Pages } from '@bullpen/words/en/pages';

export type { BullenEvent, BullenView } from '@bullpen/games/bullenrommee';

export type BullenState = typeof bullenrommee extends Game<infer State, infer _V> ? State : never;
export type BullenWords = Pages['bullenrommee'];
