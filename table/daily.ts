import { accept, at, type Seat, type Viewer, WATCHER } from '@bullpen/engine';
import type { GameId } from '@bullpen/games';
import type { Command, SeatPlan } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import { beginEntry } from './create.ts';
import type { Decision } from './decision.ts';
import type { Entry, Pace } from './entries.ts';
import type { Machine } from './machine.ts';
import { acting, type Table } from './table.ts';

// A daily deal is played at a table like all others, and each person has a table of their own. The table's secret is that of the day and
// the game, so everybody gets the same deal. Bots' answers depend only on that secret and on what was played: they think in playouts,
// their chance is drawn from what they see (server/question.ts), and nobody acts out of turn.

/** What is played every day, by game. */
export interface DailyPlan {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  /** The bots' strength, and their playouts for a move. */
  readonly level: string;
  readonly playouts: number;
}

export const DAILY: Readonly<Record<GameId, DailyPlan>> = {
  'six-nimmt': { seats: 4, options: { rounds: 2 }, level: 'medium', playouts: 200 },
  'eleven-nimmt': { seats: 2, options: { rounds: 1 }, level: 'medium', playouts: 200 },
  bullenrommee: { seats: 3, options: { deals: 1 }, level: 'medium', playouts: 200 },
  'twenty-one': { seats: 4, options: { sheets: 'ordered' }, level: 'medium', playouts: 200 },
  'captain-jack': { seats: 2, options: { deals: 1, answerSeconds: 20 }, level: 'medium', playouts: 200 },
};

/** Where everybody sits. */
export const DAILY_SEAT: Seat = 0;
/** The bot that shows what could have been made of a deal, in the same seat. */
export const BENCHMARK = { level: 'strong', playouts: 4000 } as const;
/** Bots wait for each other here, so each of them is quicker than elsewhere. */
const PACE: Pace = { least: 100, more: 100 };
const quicker = ({ least, more }: Pace): Pace => ({
  least: Math.min(PACE.least, least),
  more: Math.min(PACE.more, more),
});
const DAY_MILLISECONDS = 86_400_000;
const DAILY_SEED = 'daily ';

/** The UTC day of a time. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const dayBegins = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const dayEnds = (day: string): number => dayBegins(day) + DAY_MILLISECONDS;
export const dayAfter = (day: string): string => dayOf(dayEnds(day));
export const dayBefore = (day: string): string => dayOf(dayBegins(day) - 1);

/** Whether a text of the right form is a day of the calendar. */
export const isDay = (text: string): boolean =>
  Number.isFinite(dayBegins(text)) && dayOf(dayBegins(text)) === text;

/** Who plays in the seat that the deal is for: a person, or the bot to compare with. */
export type DailyEntrant = 'person' | 'benchmark';

/** The first entry of a table for the deal of a day. */
export function decideDaily(
  game: GameId,
  day: string,
  secret: string,
  entrant: DailyEntrant,
  pace: Pace,
  machine: Machine,
): Decision {
  const { seats, options, level, playouts } = DAILY[game];
  const begun = beginEntry({ game, seats, options }, machine);
  if (!begun.ok) return begun;
  const first: SeatPlan = entrant === 'person' ? { kind: 'open' } : { kind: 'bot', level: BENCHMARK.level };
  const bots = Array.from({ length: seats - 1 }, (): SeatPlan => ({ kind: 'bot', level }));
  const own = entrant === 'person' ? 0 : BENCHMARK.playouts;
  return accept({
    entry: {
      ...begun.value,
      plan: [first, ...bots],
      clock: { kind: 'none' },
      listed: false,
      hints: false,
      seating: 'fixed',
      phrases: 'off',
      pace: entrant === 'person' ? quicker(pace) : { least: 0, more: 0 },
      secret,
      commitment: machine.commitmentOf(secret),
      daily: { day, playouts: [own, ...bots.map(() => playouts)] },
    },
  });
}

/** The person of an attempt sits down, or comes back with another token: the key of the player is proof enough. */
export function decideDailySeat(
  table: Table,
  person: { readonly player: string; readonly name: string; readonly token: string },
  machine: Machine,
): Decision {
  const now = machine.now();
  const token = machine.hashToken(person.token);
  const { kind, token: held } = at(table.seats, DAILY_SEAT);
  if (kind === 'free') {
    const { player, name } = person;
    const sat = { seat: DAILY_SEAT, name, token, player, commitment: '', host: null };
    return accept({ entry: { type: 'sat', at: now, ...sat } });
  }
  if (kind !== 'person') return deny('not-playing');
  return held === token
    ? deny('already-seated')
    : accept({ entry: { type: 'moved-device', at: now, seat: DAILY_SEAT, token } });
}

/** What may be done at an attempt. Anything else would let somebody else play, or begin it again. */
const ALLOWED: ReadonlySet<Command['do']> = new Set(['move', 'retract', 'rename', 'resign', 'recover']);

export const mayAtDaily = ({ created }: Table, command: Command): boolean =>
  created.daily === undefined || ALLOWED.has(command.do);

/** Whether a table is that of the bot to compare with. */
export const isBenchmark = ({ created: { daily, plan } }: Table): boolean =>
  daily !== undefined && plan[DAILY_SEAT]?.kind === 'bot';

/** A bot of a daily deal acts after all seats before it: so what it sees does not depend on who is quicker. */
export const waitsForOthers = (table: Table, seat: Seat): boolean =>
  table.created.daily !== undefined && acting(table).some((other) => other < seat);

/** Whether a viewer may see nothing of the table now: nobody is to know the deal before they play it. */
export const isClosedTo = ({ created: { daily } }: Table, viewer: Viewer, now: number): boolean =>
  daily !== undefined && viewer === WATCHER && now < dayEnds(daily.day);

/** The seed in a record of a deal whose secret is not shown yet. */
export const dailySeed = (day: string): string => `${DAILY_SEED}${day}`;

/** Whether this is the seed of a deal whose secret was not shown yet. */
export const isDailySeed = (seed: string): boolean => seed.startsWith(DAILY_SEED);

/** The person's moves of an attempt, in order: equal lists of moves lead to equal positions. */
export const ownMoves = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => (entry.type === 'moved' && entry.seat === DAILY_SEAT ? [entry.move] : []));
