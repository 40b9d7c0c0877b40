import { at } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import type { SixView, State } from '@bullpen/games/six-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { type Knowledge, searcher } from '../search.ts';
import { drawMove, isOpen } from '../solved.ts';
import { solveEnding } from './exact.ts';
import { type Model, modelFor } from './model.ts';
import { DraftThought, SixThought } from './thought.ts';

/** How 6 nimmt! is thought about with a model of it. */
export const knowledgeOf = (model: (seats: number) => Model): Knowledge<State, SixView> => ({
  game: sixNimmt,
  think: (view) =>
    view.phase === 'draft'
      ? new DraftThought(view, model(view.seats))
      : new SixThought(view, model(view.seats)),
});

export const knowledge = knowledgeOf(modelFor);

const searching = searcher('strong', knowledge);

/** Searches, two turns deep, among the hands that the others may hold after what they have laid; solves endings of two open hands. */
export const strong: Bot<SixView> = {
  name: 'strong',
  choose(view, moves, chance, budget) {
    if (moves.length === 1) return at(moves, 0);
    const solved = solveEnding(view, moves, modelFor(view.seats), chance);
    // Where all moves are worth the same against the best play, there are still heads to save, and others may slip.
    return solved !== null && isOpen(solved)
      ? drawMove(solved, chance)
      : searching.choose(view, moves, chance, budget);
  },
};
