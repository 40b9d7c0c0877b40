import type { Snapshot, Vote } from '@bullpen/wire';
import { useEffect, useState } from 'preact/hooks';

type Player = Snapshot['players'][number];

/** Whether a person is at the table. `away`: for a moment; `gone`: for longer; `bot`: a bot plays for them. */
export type SeatPresence = 'here' | 'away' | 'gone' | 'bot';

/** A person who is absent for this many milliseconds is gone. */
const GONE = 120_000;

/** Null for seats without a person. */
export function presenceOf({ kind, away, absent }: Player, now: number): SeatPresence | null {
  if (kind !== 'person') return null;
  if (away) return 'bot';
  return absent === null ? 'here' : now - absent < GONE ? 'away' : 'gone';
}

/** Whether this viewer has a vote: a person who is here and plays. */
function hasVote({ players, viewer }: Snapshot): boolean {
  const me = players[viewer];
  return me?.kind === 'person' && me.absent === null && !me.away;
}

/** The votes that the viewer can take part in now. */
export const openVotes = (snapshot: Snapshot, now: number): readonly Vote[] =>
  snapshot.status === 'playing' && hasVote(snapshot) ? snapshot.votes.filter(({ from }) => from <= now) : [];

/** The moments at which something about absent people changes by itself. */
export const turningPoints = ({ players, votes }: Snapshot): number[] => [
  ...players.flatMap(({ absent }) => (absent === null ? [] : [absent + GONE])),
  ...votes.map(({ from }) => from),
];

/** The time by this clock; the component is drawn again whenever one of these moments has come. */
export function useNow(clock: () => number, moments: readonly number[]): number {
  const [now, setNow] = useState(clock());
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(clock()), Math.max(0, next - clock()) + 1);
    return () => clearTimeout(timer);
    // A timer may be early by a fraction of a millisecond: then the time has changed, and the moment is still to come.
  }, [next, now]);
  return now;
}
