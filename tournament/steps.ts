import { at, type Chance } from '@bullpen/engine';
import { hasEnough, type TournamentMachine } from './decide.ts';
import type { TournamentEntry } from './entries.ts';
import { grouping, tableSizes } from './grouping.ts';
import { playedTables, standingOf } from './ranking.ts';
import { latestRound, type RoundState, type TournamentState, thoseIn } from './state.ts';

/**
 * What the server does at a tournament unasked, one step at a time. Each has a key, so that it is done once, whichever process comes
 * first. What has to be done before its entry is written may be done several times.
 */
export interface TournamentStep {
  readonly key: string;
  /** What comes before the entry: deal the tables of this round, show them to everybody, or end those still played and then show them. */
  readonly first: { readonly do: 'deal' | 'show' | 'close'; readonly round: RoundState } | null;
  /** Makes the entry. Drawing a round takes time, so it is done in small steps. */
  readonly making: Generator<void, TournamentEntry>;
}

/** When the next step is to be done, in milliseconds since 1970; null while the tournament waits for people or tables. */
export function tournamentDue(state: TournamentState): number | null {
  const { ended, started, created, changed } = state;
  const round = latestRound(state);
  // What was cancelled in the middle of a round has tables that are still played.
  if (ended !== null) return round !== null && round.over === null ? changed : null;
  if (round !== null) {
    if (!round.dealt) return changed;
    if (round.over === null) return round.tables.every(({ result }) => result !== null) ? changed : null;
    return isLast(state, round) || state.called ? changed : round.over + created.terms.pause;
  }
  if (started !== null) return changed;
  const { start } = created.terms;
  if (start.kind === 'time') return start.at;
  return start.kind === 'full' && thoseIn(state).length >= start.entrants ? changed : null;
}

/** The step that is due now, if any. */
export function tournamentStep(state: TournamentState, machine: TournamentMachine): TournamentStep | null {
  const now = machine.now();
  if ((tournamentDue(state) ?? Number.POSITIVE_INFINITY) > now) return null;
  const round = latestRound(state);
  if (round === null && state.started === null)
    return hasEnough(state) ? step('started', { type: 'started', at: now }) : ending('empty', now);
  if (round === null) return draw(state, 1, machine);
  const { round: number } = round;
  if (!round.dealt && state.ended === null)
    return step(`dealt-${number}`, { type: 'dealt', at: now, round: number }, { do: 'deal', round });
  if (round.over === null) {
    const first = { do: state.ended === null ? 'show' : 'close', round } as const;
    return step(`over-${number}`, { type: 'round-ended', at: now, round: number }, first);
  }
  return isLast(state, round) ? ending('finished', now) : draw(state, number + 1, machine);
}

const step = (
  key: string,
  entry: TournamentEntry,
  first: TournamentStep['first'] = null,
): TournamentStep => ({
  key: `!${key}`,
  first,
  making: ready(entry),
});

// biome-ignore lint/correctness/useYield: what is there already takes no steps.
function* ready(entry: TournamentEntry): Generator<void, TournamentEntry> {
  return entry;
}

const ending = (how: 'finished' | 'empty', now: number): TournamentStep =>
  step('ended', { type: 'ended', at: now, how });

const isLast = ({ created: { terms } }: TournamentState, { round, final }: RoundState): boolean =>
  final || (round >= terms.rounds && !terms.final);

function draw(state: TournamentState, round: number, machine: TournamentMachine): TournamentStep {
  const final = round > state.created.terms.rounds;
  // Without opponents the standing is the result.
  if (!hasEnough(state)) return ending(final ? 'finished' : 'empty', machine.now());
  return { key: `!drawn-${round}`, first: null, making: drawing(state, round, final, machine) };
}

function* drawing(
  state: TournamentState,
  round: number,
  final: boolean,
  machine: TournamentMachine,
): Generator<void, TournamentEntry> {
  const { secret } = state.created;
  const chance = machine.chance({ secret, nonces: [] }, 0, ` draw ${round}`);
  const people = final ? [finalists(state)] : yield* seatings(state, chance);
  const tables = people.map((table) => shuffled(filled(table, state), chance));
  return { type: 'drawn', at: machine.now(), round, final, tables };
}

/** The best of those who are still in, as many as sit at a table. */
const finalists = (state: TournamentState): number[] => {
  const isIn = new Set(thoseIn(state));
  return standingOf(state)
    .flatMap(({ entrant }) => (isIn.has(entrant) ? [entrant] : []))
    .slice(0, state.created.terms.seats);
};

function* seatings(state: TournamentState, chance: Chance): Generator<void, number[][]> {
  const { seats, bots } = state.created.terms;
  const people = thoseIn(state).map(String);
  const sizes = tableSizes(people.length, seats, bots !== null);
  const tables = yield* grouping(people, playedTables(state), sizes, chance);
  return tables.map((table) => table.map(Number));
}

/** With bots in the seats that are free, if there are to be bots. */
function filled(people: readonly number[], { created: { terms } }: TournamentState): (number | null)[] {
  const missing = terms.bots === null ? 0 : Math.max(0, terms.seats - people.length);
  return [...people, ...Array.from({ length: missing }, () => null)];
}

/** In random order: nobody chooses who begins. */
function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const order = Uint8Array.from(list.keys());
  chance.shuffle(order, order.length);
  return [...order].map((i) => at(list, i));
}
