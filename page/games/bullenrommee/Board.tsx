import { bullenrommee } from '@bullpen/games/bullenrommee';
import { plainBoard } from '../plain/PlainBoard.tsx';

export const Board = plainBoard(bullenrommee);
