import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import { plainBoard } from '../plain/PlainBoard.tsx';

export const Board = plainBoard(elevenNimmt);
