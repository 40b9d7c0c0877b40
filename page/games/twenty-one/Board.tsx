import { twentyOne } from '@bullpen/games/twenty-one';
import { plainBoard } from '../plain/PlainBoard.tsx';

export const Board = plainBoard(twentyOne);
