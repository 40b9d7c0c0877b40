export type { TwentyOneEvent, TwentyOneView } from '@bullpen/games/twenty-one';
