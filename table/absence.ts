import { accept, at, EVERYONE, type Event, type Seat } from '@bullpen/engine';
import type { Command, Vote, VoteFor } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import { rests } from './attendance.ts';
import type { Decision } from './decision.ts';
import type { Entry } from './entries.ts';
import { ABSENT_MILLISECONDS } from './host.ts';
import { type SeatState, withBot, withSeat } from './seats.ts';
import type { Table } from './table.ts';

/** If the others decide to wait for an absent person, they wait for this long before they decide again. */
const WAIT_MILLISECONDS = 120_000;
/** How long the others have to vote after the first vote. */
const VOTE_MILLISECONDS = 30_000;

/** On a tie the first of these wins: it takes the least from anybody. */
const ORDER: readonly VoteFor[] = ['bot', 'wait', 'end'];

/** The people who decide: those who are here and have not left. A person who only missed the clock is here. */
const votersAbout = (seats: readonly SeatState[], about: Seat): Seat[] =>
  seats.flatMap(({ kind, absent, left }, seat) =>
    kind === 'person' && absent === null && left === null && seat !== about ? [seat] : [],
  );

const castBy = (vote: Vote, voters: readonly Seat[]): Vote['cast'] =>
  vote.cast.filter(({ seat }) => voters.includes(seat));

/**
 * The result of a vote, if it has one. A majority of those present decides at once. When all have voted or the time is up, the choice
 * with most votes wins; `endBy` says whether that is enough to end the match.
 */
function resultOf(
  vote: Vote,
  voters: readonly Seat[],
  timeIsUp: boolean,
  { endBy }: Table['created'],
): VoteFor | null {
  const cast = castBy(vote, voters);
  const count = (choice: VoteFor): number => cast.filter((one) => one.for === choice).length;
  const majority = ORDER.find((choice) => count(choice) * 2 > voters.length);
  if (majority !== undefined) return majority;
  if (cast.length === 0 || !(timeIsUp || cast.length === voters.length)) return null;
  const open = endBy === 'majority' ? ORDER.filter((choice) => choice !== 'end') : ORDER;
  return open.reduce((best, choice) => (count(choice) > count(best) ? choice : best));
}

/** A person who resigns is not asked again; when no person is left, the table has nobody to play for, unless others wait for its result. */
export function resigned(table: Table, entry: Extract<Entry, { type: 'resigned' }>): Table {
  const after = tallied(withBot(table, entry));
  if (table.created.tournament !== undefined || after.seats.some(({ kind }) => kind === 'person'))
    return after;
  return { ...after, status: 'over', ended: 'deserted', closed: true };
}

const newVote = (about: Seat, since: number): Vote => ({
  about,
  from: since + ABSENT_MILLISECONDS,
  until: null,
  cast: [],
});

/** Votes about the people who are absent when a match starts. */
export const votesAtStart = (seats: readonly SeatState[], at: number): Vote[] =>
  seats.flatMap(({ kind, absent }, seat) =>
    kind === 'person' && absent !== null ? [newVote(seat, at)] : [],
  );

/** While a match is played, the others may decide about an absent person for whom no bot plays. */
export function absent(table: Table, { seat, since }: Extract<Entry, { type: 'absent' }>): Table {
  const after = withSeat(table, seat, { absent: since });
  // At a table of a tournament the clock decides.
  const decided = at(table.seats, seat).away || table.created.tournament !== undefined;
  if (table.status !== 'playing' || decided) return after;
  const others = table.votes.filter(({ about }) => about !== seat);
  return tallied({ ...after, votes: [...others, newVote(seat, since)] });
}

export function voted(table: Table, entry: Extract<Entry, { type: 'voted' }>): Table {
  const votes = table.votes.map((vote): Vote => {
    if (vote.about !== entry.about) return vote;
    const others = vote.cast.filter(({ seat }) => seat !== entry.seat);
    const until = vote.until ?? entry.at + VOTE_MILLISECONDS;
    return { ...vote, until, cast: [...others, { seat: entry.seat, for: entry.for }] };
  });
  return tallied({ ...table, votes });
}

export const botPlays = (table: Table, seat: Seat): Table =>
  withSeat(table, seat, { away: true, since: table.changed });

/** Carries out the votes that are decided; `ended` is the seat about which the time to vote is up. */
export function tallied(table: Table, ended: Seat | null = null): Table {
  let after = table;
  for (const vote of table.votes) {
    const voters = votersAbout(after.seats, vote.about);
    const result = resultOf(vote, voters, vote.about === ended, table.created);
    const others = after.votes.filter(({ about }) => about !== vote.about);
    if (result === null) {
      // Those who voted have gone themselves: the next person begins again.
      if (vote.about === ended) after = { ...after, votes: [...others, { ...vote, until: null, cast: [] }] };
      continue;
    }
    if (result === 'end') {
      const endedBy = castBy(vote, voters).flatMap((one) => (one.for === 'end' ? one.seat : []));
      return { ...after, status: 'over', ended: 'vote', endedBy, closed: true, votes: [] };
    }
    after =
      result === 'bot'
        ? botPlays({ ...after, votes: others }, vote.about)
        : { ...after, votes: [...others, newVote(vote.about, table.changed + WAIT_MILLISECONDS)] };
  }
  return after;
}

/** What an entry decided about absent people. Everybody receives it, and reading the log again gives it again. */
export function decisionsBy(entry: Entry, before: Table, after: Table): Event[] {
  const by = 'seat' in entry ? entry.seat : null;
  return before.votes.flatMap(({ about, from }) => {
    // Each person decides alone to leave, come or go.
    const result = about === by ? null : decidedAbout(about, from, after);
    return result === null ? [] : [{ to: EVERYONE, name: 'decided', data: { about, result } }];
  });
}

function decidedAbout(about: Seat, from: number, after: Table): VoteFor | null {
  if (after.ended === 'vote') return 'end';
  const vote = after.votes.find((one) => one.about === about);
  if (vote !== undefined) return vote.from > from ? 'wait' : null;
  return at(after.seats, about).away ? 'bot' : null;
}

/** Only those who are here and play themselves decide about a person who is not. */
export function decideVote(
  table: Table,
  seat: Seat,
  { seat: about, for: choice }: Extract<Command, { do: 'vote' }>,
  now: number,
): Decision {
  if (table.status !== 'playing') return deny('not-playing');
  const open = table.votes.find((one) => one.about === about);
  if (open === undefined) return deny('no-vote');
  if (now < open.from) return deny('no-vote', { seconds: Math.ceil((open.from - now) / 1000) });
  if (!votersAbout(table.seats, about).includes(seat)) return deny('no-vote');
  return accept({ entry: { type: 'voted', at: now, seat, about, for: choice } });
}

/** The time for a vote is up: what was cast decides. */
export function decideVotes(table: Table, now: number): Decision {
  const late = table.votes.find(({ until }) => until !== null && until <= now);
  return late === undefined
    ? deny('no-vote')
    : accept({ entry: { type: 'vote-ended', at: now, about: late.about } });
}

/** Whether a person has a connection to the table, as the log should know it; nothing where a move may take days. */
export function decidePresence(table: Table, seat: Seat, since: number | null, now: number): Decision {
  const { kind, absent, away } = at(table.seats, seat);
  const alive = table.status === 'open' || table.status === 'playing';
  if (!alive || kind !== 'person' || table.created.clock.kind === 'days') return deny('not-away');
  // A person who looks at a table that rests plays again, also if a bot played for them while they were connected.
  const gone = absent !== null || (since === null && away && rests(table, now));
  if (gone !== (since === null)) return deny('not-away');
  return accept({
    entry: since === null ? { type: 'present', at: now, seat } : { type: 'absent', at: now, seat, since },
  });
}
