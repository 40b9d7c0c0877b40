export type { CaptainEvent, CaptainView } from '@bullpen/games/captain-jack';
