export type { SixEvent, SixView } from '@bullpen/games/six-nimmt';
