import { useEffect } from 'preact/hooks';
import { myTurn } from '../app/title.ts';
import type { Moment } from './moment.ts';

/** Tells the tab whether the table as it is shown waits for the viewer. */
export function useTurn(moment: Moment | null): void {
  const mine =
    moment !== null &&
    !moment.passing &&
    moment.handOver === null &&
    moment.snapshot.ended === null &&
    moment.snapshot.legal.length > 0;
  useEffect(() => {
    myTurn.value = mine;
    return () => {
      myTurn.value = false;
    };
  }, [mine]);
}
