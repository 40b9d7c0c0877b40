import { type Event, legalMoves, observationLength, type Seat, type Viewer, WATCHER } from '@bullpen/engine';
import { EncodedNews } from '@bullpen/server/edge/encoded-news';
import { SharedStep, StepNews } from '@bullpen/server/edge/step-news';
import {
  acting,
  type Decision,
  decide,
  type Logged,
  leanStep,
  seatDue,
  snapshotOf,
  type Table,
  updateOf,
} from '@bullpen/table';
import type { Command, Snapshot, Update } from '@bullpen/wire';
import { machineAt } from '../machine.ts';

/** The server's own functions through which anything goes out to a viewer. The tests put leaky ones in their places. */
export interface Front {
  snapshot(table: Table, viewer: Viewer): Snapshot;
  update(table: Table, logged: Logged, events: readonly Event[], viewer: Viewer): Update;
  decide(table: Table, viewer: Viewer, command: Command, now: number): Decision;
  /** When the server moves for a seat that has to act. */
  due(table: Table, seat: Seat): number | null;
  /** The lean form of one step, if it has one. */
  lean(stepped: SteppedOn, viewer: Viewer): readonly string[];
  /** The messages that tell of one step, as bytes, in order. */
  messages(table: Table, updates: readonly Update[], snapshot: Snapshot): readonly string[];
}

export const SERVER: Front = {
  snapshot: snapshotOf,
  update: (table, logged, events, viewer) => updateOf(table.id, logged, events, viewer),
  decide: (table, viewer, command, now) => decide(table, viewer, command, machineAt(now)),
  due: seatDue,
  lean: ({ before, table, logged, events }, viewer) => {
    const step = leanStep(before, table, logged, events);
    if (step === null) return [];
    return [new StepNews(table.id, { step, viewer }, new SharedStep()).frame(1).toString()];
  },
  messages: (table, updates, snapshot) => {
    const encoded = EncodedNews.of({ table: table.id, updates, snapshot });
    return [encoded.message, encoded.events];
  },
};

/** Where a viewer could tell two worlds apart, or null: the first pair of texts that differ. */
export interface Difference {
  readonly where: 'snapshot' | 'messages' | 'moments' | 'answer' | 'observed';
  readonly real: string;
  readonly imagined: string;
}

const differ = (
  where: Difference['where'],
  real: readonly string[],
  imagined: readonly string[],
): Difference | null => {
  const at = real.findIndex((text, i) => text !== imagined[i]);
  if (at >= 0) return { where, real: real[at] ?? '(nothing)', imagined: imagined[at] ?? '(nothing)' };
  return real.length === imagined.length
    ? null
    : { where, real: '(nothing)', imagined: imagined[real.length] ?? '(nothing)' };
};

/** What a program in a seat is given to learn from: the numbers that the seat observes, and the actions that it has. */
function observedBy({ game, match, state }: Table, seat: Viewer): string[] {
  if (seat === WATCHER || state === null) return [];
  const seen = new Int16Array(observationLength(game.observation(match)));
  game.observe(state, seat, seen);
  const actions = legalMoves(game, state, seat).map((move) => game.actionOf(state, seat, move));
  return [seen.join(), actions.join()];
}

/** What a viewer gets to see of a table at rest: the snapshot, when the server will act for whom, and what a program observes. */
export function lookDifference(
  front: Front,
  real: Table,
  imagined: Table,
  viewer: Viewer,
): Difference | null {
  const look = (table: Table): string[] => [JSON.stringify(front.snapshot(table, viewer))];
  const moments = (table: Table): string[] =>
    acting(table).map((seat) => `seat ${seat} at ${front.due(table, seat)}`);
  return (
    differ('snapshot', look(real), look(imagined)) ??
    differ('moments', moments(real), moments(imagined)) ??
    differ('observed', observedBy(real, viewer), observedBy(imagined, viewer))
  );
}

/** A step of a table: the entry, its events, and the table after it. */
export interface Stepped {
  readonly logged: Logged;
  readonly events: readonly Event[];
  readonly table: Table;
}

/** The same with the table before it. */
export interface SteppedOn extends Stepped {
  readonly before: Table;
}

/** Every byte that is sent to a viewer because of one step. */
export function stepDifference(
  front: Front,
  real: SteppedOn,
  imagined: SteppedOn,
  viewer: Viewer,
): Difference | null {
  const sent = (stepped: SteppedOn): readonly string[] => {
    const { logged, events, table } = stepped;
    const updates = [front.update(table, logged, events, viewer)];
    const messages = front.messages(table, updates, front.snapshot(table, viewer));
    return [...messages, ...front.lean(stepped, viewer)];
  };
  return differ('messages', sent(real), sent(imagined));
}

/** The answer to a command that this viewer sends. */
export function answerDifference(
  front: Front,
  real: Table,
  imagined: Table,
  viewer: Viewer,
  command: Command,
  now: number,
): Difference | null {
  const answer = (table: Table): string[] => {
    const decision = front.decide(table, viewer, command, now);
    return [JSON.stringify(!decision.ok ? decision.refusal : { ok: true, seq: table.seq + 1 })];
  };
  return differ('answer', answer(real), answer(imagined));
}
