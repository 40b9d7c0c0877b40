import { captainJack } from '@bullpen/games/captain-jack';
import { plainBoard } from '../plain/PlainBoard.tsx';

export const Board = plainBoard(captainJack);
