import { type Draw, readMatch } from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import type { Entry, Logged, Machine } from '@bullpen/table';
import type { LocalPlan } from './messages.ts';

/** A table as version 0.1 kept it: a plan, a secret, and a log of its own kind. */
export interface OldTable {
  readonly id: string;
  readonly plan: LocalPlan & { readonly lots?: readonly number[] };
  readonly version: number;
  readonly secret: string;
  readonly spent: number;
  readonly log: readonly OldEntry[];
  readonly over: boolean;
  readonly changed: number;
}

type OldEntry =
  | { readonly type: 'started'; readonly at: number; readonly draws: readonly Draw[] }
  | {
      readonly type: 'moved';
      readonly at: number;
      readonly seat: number;
      readonly move: string;
      readonly by: 'person' | 'bot' | 'silence';
      readonly draws: readonly Draw[];
    }
  | { readonly type: 'retracted'; readonly at: number; readonly seat: number };

/** The log of the match as all tables have it. Its people sit where lots had put them. */
export function renewed(
  { plan, version, secret, spent, log, changed }: OldTable,
  { commitmentOf }: Machine,
): Logged[] {
  const at = log[0]?.at ?? changed;
  // Only what somebody had chosen was kept.
  const match = readMatch(entryOf(games, plan.game), plan.seats.length, plan.options);
  if (!match.ok) throw new Error(`a kept table of ${plan.game}: ${match.refusal.code}`);
  const created: Entry = {
    type: 'created',
    at,
    game: plan.game,
    version,
    seats: plan.seats.length,
    options: match.value.options as Record<string, string | number>,
    plan: plan.seats.map((seat) =>
      seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' },
    ),
    clock: { kind: 'none' },
    listed: false,
    hints: plan.hints,
    pace: { least: 0, more: 0 },
    secret,
    commitment: commitmentOf(secret),
    seating: 'fixed',
  };
  const sat = plan.seats.flatMap((seat, i): Entry[] =>
    seat.kind === 'bot' ? [] : [{ type: 'sat', at, seat: i, name: seat.name ?? '', token: `seat ${i}` }],
  );
  // Only the last place in the stream of chance was kept, and only the last one is needed.
  const played = log.map((entry): Entry => {
    if (entry.type === 'retracted') return entry;
    return entry.type === 'started' ? { ...entry, fill: null, spent } : { ...entry, spent };
  });
  return [created, ...sat, ...played].map((entry, i) => ({ seq: i + 1, command: null, entry }));
}
