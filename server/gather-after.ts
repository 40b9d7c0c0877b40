/** What went together is much from this number on; then more is gathered for this many milliseconds. */
const MUCH = 4;
const GATHER = 2;

/**
 * How long to gather what goes together next, in milliseconds, when this many went together now: a group costs about the same whatever
 * its size, so under load larger ones cost less for each.
 */
export const gatherAfter = (sent: number): number => (sent < MUCH ? 0 : GATHER);
