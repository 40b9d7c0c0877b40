export type { ElevenEvent, ElevenView } from '@bullpen/games/eleven-nimmt';
