import type { Drill, DrillLevel } from '@bullpen/bots/coach/drill';

/** After how many days a drill that was answered wrongly comes back, each time it was answered right. */
export const INTERVALS: readonly number[] = [1, 3, 7, 16, 35];
const DAY = 86_400_000;
/** With this many right answers in a row, harder ones come. */
const HARDER: readonly (readonly [streak: number, level: DrillLevel])[] = [
  [6, 3],
  [3, 2],
  [0, 1],
];

/** A drill that comes back: how often it has, and when it does next, in milliseconds since 1970. */
interface Card {
  readonly box: number;
  readonly due: number;
}

/** What somebody has made of the drills of a game. Drills go by keys: the number of one that ships, or where one's own mistake was made. */
export interface DrillProgress {
  readonly game: string;
  /** Which drills the numbers are of. */
  readonly set: string;
  readonly streak: number;
  readonly longest: number;
  /** Those that were answered right. */
  readonly solved: readonly string[];
  /** Those that come back. */
  readonly cards: Readonly<Record<string, Card>>;
}

export const noProgress = (game: string, set: string): DrillProgress => ({
  game,
  set,
  streak: 0,
  longest: 0,
  solved: [],
  cards: {},
});

/** The key of an own mistake. */
export const keyOfMine = (table: string, at: number): string => `mine ${table} ${at}`;
export const isMine = (key: string): boolean => key.startsWith('mine ');

/** Numbers of another set stand for other drills: only one's own mistakes stay. */
export function inSet(progress: DrillProgress, set: string): DrillProgress {
  if (progress.set === set) return progress;
  const cards = Object.entries(progress.cards).filter(([key]) => isMine(key));
  return { ...progress, set, solved: progress.solved.filter(isMine), cards: Object.fromEntries(cards) };
}

/**
 * What an answer changes. A wrong one has the drill come back after the first interval. A right one leads to the next interval, if
 * its day has come; after the last it is known. One's own mistake was made once already, so it comes back even if it is right at once.
 */
export function answered(progress: DrillProgress, key: string, right: boolean, now: number): DrillProgress {
  const { solved, cards, longest } = progress;
  const { [key]: card, ...others } = cards;
  const streak = right ? progress.streak + 1 : 0;
  const counted = { ...progress, streak, longest: Math.max(longest, streak) };
  const backIn = (box: number): Card => ({ box, due: now + (INTERVALS[box] ?? 0) * DAY });
  if (!right) return { ...counted, cards: { ...others, [key]: backIn(0) } };
  const known = { ...counted, solved: solved.includes(key) ? solved : [...solved, key] };
  if (card === undefined)
    return isMine(key) && !solved.includes(key)
      ? { ...known, cards: { ...others, [key]: backIn(0) } }
      : known;
  if (card.due > now) return known;
  const box = card.box + 1;
  return { ...known, cards: box < INTERVALS.length ? { ...others, [key]: backIn(box) } : others };
}

/** In how many days a drill comes back; null if it does not. */
export function daysUntil({ cards }: DrillProgress, key: string, now: number): number | null {
  const card = cards[key];
  return card === undefined ? null : Math.max(1, Math.round((card.due - now) / DAY));
}

/** The keys of those whose day has come, the longest waiting first. */
export const dueIn = ({ cards }: DrillProgress, now: number): string[] =>
  Object.entries(cards)
    .filter(([, { due }]) => due <= now)
    .sort(([, a], [, b]) => a.due - b.due)
    .map(([key]) => key);

/** Own mistakes that wait: those whose day has come, then those that were never tried, in the order given. */
export function mineWaiting(keys: readonly string[], progress: DrillProgress, now: number): string[] {
  const due = dueIn(progress, now).filter((key) => keys.includes(key));
  const fresh = keys.filter((key) => !(key in progress.cards) && !progress.solved.includes(key));
  return [...due, ...fresh];
}

/**
 * Which drill comes next: one whose day has come, else a new one, harder the more answers in a row were right. None that
 * was skipped. Null if there is none today.
 */
export function nextDrill(
  list: readonly Drill[],
  progress: DrillProgress,
  now: number,
  skipped: readonly string[],
): Drill | null {
  const open = list.filter(({ id }) => !skipped.includes(String(id)));
  const due = dueIn(progress, now)
    .map((key) => open.find(({ id }) => String(id) === key))
    .find((drill) => drill !== undefined);
  if (due !== undefined) return due;
  const seen = new Set([...progress.solved, ...Object.keys(progress.cards)]);
  const fresh = open.filter(({ id }) => !seen.has(String(id)));
  const wanted = HARDER.find(([streak]) => progress.streak >= streak)?.[1] ?? 1;
  // Where none of the wanted level is left, the nearest.
  const [next] = fresh.toSorted((a, b) => Math.abs(a.level - wanted) - Math.abs(b.level - wanted));
  return next ?? null;
}
