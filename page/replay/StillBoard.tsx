import type { View } from '@bullpen/engine';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { AnyGamePage, Names } from '../games/contract.ts';

interface StillBoardProps {
  readonly game: AnyGamePage;
  readonly view: View;
  readonly names: Names;
  /** A move to mark on it. */
  readonly move?: string | null;
}

/** A board that is only looked at: nothing on it can be done. */
export const StillBoard = ({ game: { Board }, view, names, move = null }: StillBoardProps): JSX.Element => (
  <Board
    view={view}
    legal={move === null ? [] : [move]}
    names={names}
    words={words()}
    play={() => {}}
    retract={null}
    due={null}
    busy={false}
    hint={move}
    refuse={() => {}}
    planning={() => {}}
  />
);
