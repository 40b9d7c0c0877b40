import type { Event, View } from '@bullpen/engine';
import type { Snapshot, Update } from '@bullpen/wire';
import type { Beat } from '../games/contract.ts';
import type { TableStep } from '../tables/source.ts';
import { startsOver } from '../tables/steps.ts';
import { type Seated, seatedAlong } from './seated.ts';

/** An update as the log shows it, with who sat at the table then. */
export interface LoggedUpdate {
  readonly update: Update;
  readonly seated: Seated;
  /** How many of its events the log shows so far; left out: all. */
  readonly events?: number;
}

/** How a round or deal ended: what each seat got in it, and has now. */
export interface RoundEnd {
  readonly n: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** A picture on the way: a beat of the game, or the pause after a round. */
export interface Way extends Beat {
  readonly roundEnd?: RoundEnd;
}

/**
 * One moment of a match, whole. Board, sentence, log, scores, choices and result are drawn from one moment, so they cannot
 * disagree; the stage says which one is shown.
 */
export interface Moment {
  /** Every moment of a table has another number; later ones have higher numbers. */
  readonly at: number;
  /** On the way to a real state: nothing can be chosen. */
  readonly passing: boolean;
  /** The table as it is shown. On the way: as it was, with the view of the step. */
  readonly snapshot: Snapshot;
  readonly logged: readonly LoggedUpdate[];
  /** Totals after each round that was seen, for the chart. */
  readonly rounds: readonly (readonly number[])[];
  /** The round that has just ended, until the viewer moves again; for watchers, until anybody does. */
  readonly roundEnd: RoundEnd | null;
  /** This is the pause after the round: the points are shown large. */
  readonly pause: boolean;
  /** What was seen before the viewer moved last (for watchers: before anybody did): scores are compared with it. */
  readonly since: View | null;
  /** Grows whenever the viewer has to decide again, even if the sentence about it is the same. */
  readonly decisions: number;
  /** Hot seat: who has to take the device before anything of theirs is shown. */
  readonly handOver: number | null;
}

/** How many lines the log keeps. */
const LINES = 300;
/** How long the points of a round are shown before the next one, in milliseconds at normal speed. A press ends it. */
const PAUSE = 3000;

/** The moment after a step, as it really is, with the number of moments on the way. `here` are the seats of people at this device. */
export function momentAfter(
  last: Moment | null,
  step: TableStep,
  ways: number,
  here: readonly number[],
): Moment {
  const { before, after, updates } = step;
  const fresh = startsOver(step);
  const handOver = nextAtDevice(after, here);
  const moved = updates.some(({ entry }) => entry.type === 'moved' && entry.seat === after.viewer);
  const decides = after.legal.length > 0 && (moved || before?.legal.length === 0);
  const totals = updates.flatMap(({ events }) => events.flatMap(totalsOf));
  return {
    at: (last?.at ?? 0) + ways + 1,
    passing: false,
    snapshot: after,
    // While the device goes to the next person, the page holds nothing that only the last one may know.
    logged:
      handOver !== null && after.viewer >= 0
        ? []
        : [...(fresh ? [] : (last?.logged ?? [])), ...loggedIn(step)].slice(-LINES),
    rounds: [...(fresh ? [] : (last?.rounds ?? [])), ...totals],
    roundEnd: after.outcome !== null ? null : roundEndAfter(fresh ? null : (last?.roundEnd ?? null), step),
    pause: false,
    since: sinceAfter(last, step),
    decisions: (last?.decisions ?? 0) + (decides ? 1 : 0),
    handOver,
  };
}

/** The nth moment on the way from the last real one. Nothing can be chosen in it. */
export const momentWithin = (
  last: Moment,
  step: TableStep,
  { view, shownEvents, roundEnd }: Way,
  nth: number,
): Moment => ({
  ...last,
  at: last.at + nth,
  passing: true,
  snapshot: { ...last.snapshot, view, legal: [], retractable: false },
  logged: [...last.logged, ...upTo(loggedIn(step), shownEvents)].slice(-LINES),
  roundEnd: roundEnd ?? last.roundEnd,
  pause: roundEnd !== undefined,
  since: sinceAfter(last, step),
});

/** The pictures on the way of a step. `view` is what was seen before it. */
export function waysOf({ after, updates }: TableStep, view: View, beats: readonly Beat[]): readonly Way[] {
  // The real state follows as soon as the last card has landed, unless the game wants a longer look.
  const ways = beats.map((beat, i) => (i === beats.length - 1 ? { ms: 0, ...beat } : beat));
  const events = updates.flatMap((update) => update.events);
  if (after.outcome === null || after.view === null) return withPause(ways, view, events);
  // Whatever still moves in the last picture, the result comes after it.
  const inPlay = events.filter(({ name }) => name !== 'end' && name !== 'round').length;
  return [...ways, { view: after.view, shownEvents: Math.max(inPlay, ways.at(-1)?.shownEvents ?? 0), ms: 0 }];
}

/** Adds the pause after a round, where one ends: after all that happened in it and before the next one. */
function withPause(ways: readonly Way[], view: View, events: readonly Event[]): readonly Way[] {
  const shownEvents = 1 + events.findIndex(({ name }) => name === 'round');
  if (shownEvents === 0) return ways;
  const inRound = ways.filter((way) => way.shownEvents <= shownEvents);
  const roundEnd = events[shownEvents - 1]!.data as RoundEnd;
  const pause: Way = { view: inRound.at(-1)?.view ?? view, shownEvents, ms: PAUSE, roundEnd };
  return [...inRound, pause, ...ways.slice(inRound.length)];
}

/** The round that ended last, unless the viewer has moved since; `had` is the one before these updates. */
function roundEndAfter(had: RoundEnd | null, { after, updates }: TableStep): RoundEnd | null {
  return updates.reduce((round, { entry, events }) => {
    const ended = events.findLast(({ name }) => name === 'round');
    if (ended !== undefined) return ended.data as RoundEnd;
    return isOwnMove(entry, after.viewer) ? null : round;
  }, had);
}

function sinceAfter(last: Moment | null, step: TableStep): View | null {
  const { before, after, updates } = step;
  if (last === null || startsOver(step)) return null;
  return updates.some(({ entry }) => isOwnMove(entry, after.viewer)) ? (before?.view ?? null) : last.since;
}

/** Whether this is a move of the viewer; for watchers, every move is. */
const isOwnMove = ({ type, seat }: Update['entry'], viewer: number): boolean =>
  type === 'moved' && (viewer < 0 || seat === viewer);

/**
 * Whether a step can be shown by pictures on the way: the viewer is the same, it follows the last state, and it does not go through
 * several rounds, as after a long absence.
 */
export function goesOn(step: TableStep): step is TableStep & { readonly before: { readonly view: View } } {
  const { before, after, updates } = step;
  const throughRounds = updates
    .slice(0, -1)
    .some(({ events }) => events.some(({ name }) => name === 'round'));
  return (
    before !== null &&
    before.view !== null &&
    after.view !== null &&
    before.viewer === after.viewer &&
    !startsOver(step) &&
    !throughRounds
  );
}

/** The number of the update that an event belongs to. */
export function newsOf(updates: readonly Update[], event: number): number {
  let count = 0;
  const found = updates.find((update) => {
    count += update.events.length;
    return count >= event;
  });
  return (found ?? updates.at(-1))?.seq ?? 0;
}

function loggedIn(step: TableStep): LoggedUpdate[] {
  const { before, after, updates } = step;
  const seated = seatedAlong(updates, after, startsOver(step) ? null : before);
  return updates.map((update, i) => ({ update, seated: seated[i]! }));
}

/** As much of it as belongs to the first events. */
function upTo(updates: readonly LoggedUpdate[], events: number): LoggedUpdate[] {
  const list: LoggedUpdate[] = [];
  let left = events;
  for (const one of updates) {
    if (left <= 0) break;
    const { length } = one.update.events;
    list.push(left < length ? { ...one, events: left } : one);
    left -= length;
  }
  return list;
}

/** With several people at this device: who has to take it next. */
function nextAtDevice({ view, viewer }: Snapshot, here: readonly number[]): number | null {
  if (here.length <= 1 || view === null || view.toAct.includes(viewer)) return null;
  return view.toAct.find((seat) => here.includes(seat)) ?? null;
}

const totalsOf = ({ name, data }: Event): number[][] =>
  name === 'round' ? [(data as { totals: number[] }).totals] : [];
