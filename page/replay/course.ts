import type { Review } from '@bullpen/bots/coach/index';
import { WATCHER } from '@bullpen/engine';
import type { AnyGamePage } from '../games/contract.ts';
import type { Film } from './film.ts';

/** The scores at one point of a match. */
interface ScorePoint {
  /** The step of the film. */
  readonly at: number;
  /** The round or deal that ended here; null where a match is not cut into several. */
  readonly period: number | null;
  readonly scores: readonly number[];
}

/** How the scores came about: after each round, or where there is only one, whenever they changed. */
export function courseOf(film: Film, page: AnyGamePage): readonly ScorePoint[] {
  const rounds = film.frames.flatMap(({ events }, at) =>
    events.flatMap(({ name, data }): ScorePoint[] => {
      if (name !== 'round') return [];
      const { n, totals } = data as { readonly n: number; readonly totals: readonly number[] };
      return [{ at, period: n, scores: totals }];
    }),
  );
  if (rounds.length > 1) return rounds;
  const points: ScorePoint[] = [];
  for (const [at, scores] of scoresAlong(film, page).entries())
    if (String(points.at(-1)?.scores) !== String(scores)) points.push({ at, period: null, scores });
  return points.slice(1);
}

const scoresAlong = ({ game, frames }: Film, page: AnyGamePage): (readonly number[])[] =>
  frames.map(({ state }) => page.scores(game.view(state, WATCHER)));

/** A point at which a match turned: somebody took the lead, or it was the viewer's worst or best. */
export interface TurningPoint {
  /** The point of the course, from 0. */
  readonly index: number;
  readonly at: number;
  readonly period: number | null;
  readonly kind: 'lead' | 'worst' | 'best';
  /** Who took the lead. */
  readonly seat: number;
  /** By how much the viewer's score changed. */
  readonly change: number;
}

/** How many fit beside each other on a phone. */
const MOST = 4;

/** Where the match turned, in order. `me` is the viewer's seat, or -1. */
export function turningPoints(film: Film, page: AnyGamePage, me: number): readonly TurningPoint[] {
  const course = courseOf(film, page);
  const sign = film.game.best === 'lowest' ? -1 : 1;
  const found: TurningPoint[] = [];
  let leader: number | null = null;
  for (const [index, { at, period, scores }] of course.entries()) {
    const best = Math.max(...scores.map((score) => sign * score));
    const ahead = scores.flatMap((score, seat) => (sign * score === best ? [seat] : []));
    const [seat] = ahead;
    if (ahead.length !== 1 || seat === undefined || seat === leader) continue;
    // The first lead is no turn.
    if (leader !== null) found.push({ index, at, period, kind: 'lead', seat, change: 0 });
    leader = seat;
  }
  const changes = course.map(({ scores }, i) => (scores[me] ?? 0) - (course[i - 1]?.scores[me] ?? 0));
  const extreme = (kind: 'worst' | 'best'): void => {
    const wanted = kind === 'best' ? Math.max : Math.min;
    const value = wanted(...changes.map((change) => sign * change));
    const index = changes.findIndex((change) => sign * change === value);
    const point = course[index];
    if (point === undefined || changes.every((change) => change === changes[0])) return;
    // Where nothing was lost, nothing was the worst.
    if (kind === 'best' ? value <= 0 : value >= 0) return;
    if (found.some((other) => other.index === index)) return;
    const { at, period } = point;
    found.push({ index, at, period, kind, seat: me, change: changes[index] ?? 0 });
  };
  if (me >= 0) {
    extreme('worst');
    if (sign > 0) extreme('best');
  }
  // The last leads decide; the viewer's own points always stay.
  const own = found.filter(({ kind }) => kind !== 'lead');
  const leads = found.filter(({ kind }) => kind === 'lead').slice(own.length - MOST);
  return [...own, ...leads].sort((a, b) => a.index - b.index);
}

/** A moment worth seeing again. */
export interface GreatMoment {
  /** The step of the film that shows it. */
  readonly at: number;
  /** The decision of the review that it is, from 0; null if it is a change of scores. */
  readonly decision: number | null;
  /** Whose score changed, and by how much. */
  readonly seat: number;
  readonly change: number;
}

const MOMENTS = 3;
/** Moments this close to each other, in steps, show the same. */
const CLOSE = 3;

/** Three moments: the costliest decisions, and where these are fewer, the largest changes of the scores. */
export function greatMoments(film: Film, page: AnyGamePage, review: Review | null): readonly GreatMoment[] {
  const lessons = (review?.lessons ?? []).map((lesson): GreatMoment => {
    const decision = review?.decisions.findIndex(({ at }) => at === lesson.at) ?? -1;
    return { at: lesson.at, decision, seat: review?.seat ?? 0, change: 0 };
  });
  const found = lessons.slice(0, MOMENTS);
  const scores = scoresAlong(film, page);
  const swings = scores.flatMap((now, at): GreatMoment[] => {
    const changes = now.map((score, seat) => score - (scores[at - 1]?.[seat] ?? 0));
    const seat = changes.findIndex((change) => Math.abs(change) === Math.max(...changes.map(Math.abs)));
    return at === 0 || changes[seat] === 0 ? [] : [{ at, decision: null, seat, change: changes[seat] ?? 0 }];
  });
  swings.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  for (const swing of swings) {
    if (found.length >= MOMENTS) break;
    if (found.every(({ at }) => Math.abs(at - swing.at) > CLOSE)) found.push(swing);
  }
  return found.sort((a, b) => a.at - b.at);
}
