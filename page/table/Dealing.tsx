import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { Clock } from './Clock.tsx';
import { namesOf } from './names.ts';
import './lobby.css';

/** Seats that have promised a share of the chance and not given it yet. */
const waitedFor = ({ fair }: Snapshot): number[] =>
  fair.seats.flatMap((promised, seat) => (promised === null || fair.revealed.includes(seat) ? [] : [seat]));

/** Between the start and the deal: which devices are still waited for, and for how long. */
export function Dealing({ snapshot }: { readonly snapshot: Snapshot }): JSX.Element {
  const { page } = words();
  const names = namesOf(snapshot, words());
  const missing = waitedFor(snapshot);
  return (
    <section class="lobby dealing">
      <p role="status">
        {missing.length > 0 && page.waitingForDevices(missing.map(names.of), missing.length)}{' '}
        {missing.length > 0 && snapshot.due !== null && <Clock due={snapshot.due} />}
      </p>
      <p class="quiet">{page.dealingHelp}</p>
    </section>
  );
}
