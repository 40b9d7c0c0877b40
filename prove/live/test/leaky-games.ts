// Games that show too much, in the places of the real ones: a process that loads this file plays them from then on.

import { type Game, legalMoves, seeded, type View } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';

interface Shown extends View {
  readonly hands: readonly (readonly unknown[] | null)[];
  readonly fields: readonly unknown[];
  readonly chosen: readonly boolean[];
}

/** The highest card of the next seat's hand lies in the viewer's own; a watcher sees the first hand. */
function withStrangeCard(game: Game, state: unknown, viewer: number): View {
  const view = game.view(state, viewer) as Shown;
  const next = (viewer + 1) % view.seats;
  const card = (game.view(state, next) as Shown).hands[next]?.at(-1);
  if (card === undefined) return view;
  const seat = Math.max(0, viewer);
  const hand = [...(view.hands[seat] ?? []), card];
  return { ...view, hands: view.hands.map((old, i) => (i === seat ? hand : old)) } as View;
}

/** The sheets of the others as they will be when all have chosen. */
function withChoices(game: Game, state: unknown, viewer: number): View {
  const view = game.view(state, viewer) as Shown;
  if (!view.chosen.includes(true)) return view;
  const later = game.clone(state);
  for (const seat of view.toAct) game.apply(later, seat, legalMoves(game, later, seat)[0]!, seeded('later'));
  const { fields } = game.view(later, viewer) as Shown;
  return {
    ...view,
    fields: view.fields.map((old, seat) => (seat !== viewer && view.chosen[seat] ? fields[seat] : old)),
  } as View;
}

const LEAKS: Readonly<Record<GameId, typeof withChoices>> = {
  'six-nimmt': withStrangeCard,
  'eleven-nimmt': withStrangeCard,
  bullenrommee: withStrangeCard,
  'twenty-one': withChoices,
  'captain-jack': withStrangeCard,
};

for (const id of gameIds) {
  const [game, view] = [games[id], LEAKS[id]];
  (games as Record<GameId, Game>)[id] = {
    ...game,
    view: (state, viewer) =>
      game.outcome(state) === null ? view(game, state, viewer) : game.view(state, viewer),
  };
}
