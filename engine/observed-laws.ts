import { BrokenLaw } from './broken-law.ts';
import type { Chance } from './chance.ts';
import type { Game, View } from './game.ts';
import { at } from './lists.ts';
import {
  actionCount,
  fieldLength,
  type Observation,
  type ObservationBuffer,
  observationLength,
} from './observation.ts';
import type { Match } from './options.ts';
import { legalMoves } from './play.ts';
import { same } from './same.ts';
import { includes, type Seat, WATCHER } from './seats.ts';

/** How many actions are tried at every step, to see that those not legal now are refused. */
const TRIED = 12;
/** What stands in a buffer before something is observed: no observation holds it. */
const UNTOUCHED = -32_768;

/** Checks the laws about what programs that learn are given: 13 to 16. */
export class ObservedLaws<State, V extends View, Options> {
  readonly #game: Game<State, V, Options>;
  readonly #seats: number;
  readonly #pick: Chance;
  readonly #observation: Observation;
  readonly #length: number;
  /** For each seat, the views that it had, less what observations omit, by what was observed. */
  readonly #views: readonly Map<string, string>[];

  constructor(game: Game<State, V, Options>, match: Match<Options>, pick: Chance) {
    this.#game = game;
    this.#seats = match.seats;
    this.#pick = pick;
    this.#observation = game.observation(match);
    this.#length = observationLength(this.#observation);
    this.#views = Array.from({ length: match.seats }, () => new Map());
  }

  /** How a law is broken here, or null. `imagined` is a state in which the viewer has this view too. */
  check(state: State, imagined: State, view: V): BrokenLaw | null {
    try {
      this.#check(state, imagined, view);
      return null;
    } catch (error) {
      if (error instanceof BrokenLaw) return error;
      throw error;
    }
  }

  #check(state: State, imagined: State, view: V): void {
    const { viewer } = view;
    if (viewer === WATCHER) {
      this.#checkScores(state, imagined);
      return;
    }
    const seen = this.#observe(state, viewer, UNTOUCHED);
    this.#checkRanges(seen);
    if (!same([...this.#observe(state, viewer, 0)], [...seen]))
      throw new BrokenLaw(13, 'what is observed depends on what stood in the buffer');
    if (!same([...this.#observe(imagined, viewer, 0)], [...seen]))
      throw new BrokenLaw(13, `seat ${viewer} observes something else in what it imagines`);
    this.#checkEssentials(seen, view);
    if (includes(this.#game.toAct(state), viewer)) this.#checkActions(state, imagined, viewer);
  }

  /** What a seat observes. The buffer is one longer than it need be, to see that nothing is written there. */
  #observe(state: State, seat: Seat, before: number): ObservationBuffer {
    const buffer = new Int16Array(this.#length + 1).fill(before);
    this.#game.observe(state, seat, buffer);
    if (buffer[this.#length] !== before) throw new BrokenLaw(13, 'more is written than the observation has');
    return buffer.subarray(0, this.#length);
  }

  /** Law 13. */
  #checkRanges(seen: ObservationBuffer): void {
    let from = 0;
    for (const field of this.#observation.fields) {
      const end = from + fieldLength(field);
      const wrong = seen.subarray(from, end).find((number) => number < field.min || number > field.max);
      if (wrong !== undefined)
        throw new BrokenLaw(13, `${field.name} has ${wrong}, not ${field.min} to ${field.max}`);
      from = end;
    }
  }

  /** Law 14. */
  #checkEssentials(seen: ObservationBuffer, view: V): void {
    const { omits } = this.#observation;
    const stranger = omits.find((name) => !Object.hasOwn(view, name));
    if (stranger !== undefined) throw new BrokenLaw(14, `the view has no ${stranger} to omit`);
    const kept = Object.entries(view).filter(([name]) => !omits.includes(name));
    const text = JSON.stringify(kept);
    const views = at(this.#views, view.viewer);
    const key = seen.join();
    const other = views.get(key) ?? text;
    if (other !== text)
      throw new BrokenLaw(14, `seat ${view.viewer} observes the same in ${other} and ${text}`);
    views.set(key, text);
  }

  /** Law 15. */
  #checkActions(state: State, imagined: State, seat: Seat): void {
    const game = this.#game;
    const count = actionCount(game.actions);
    const actionsIn = (from: State): number[] =>
      legalMoves(game, from, seat).map((move) => game.actionOf(from, seat, move));
    const legal = actionsIn(state);
    const stranger = legal.find((action) => !Number.isInteger(action) || action < 0 || action >= count);
    if (stranger !== undefined) throw new BrokenLaw(15, `action ${stranger} is none of ${count}`);
    legalMoves(game, state, seat).forEach((move, i) => {
      if (game.moveOf(state, seat, at(legal, i)) !== move)
        throw new BrokenLaw(15, `action ${legal[i]} is not read as the move "${game.format(move)}"`);
    });
    if (!same(actionsIn(imagined), legal))
      throw new BrokenLaw(15, `seat ${seat} has other actions in what it imagines`);
    for (let i = 0; i < TRIED; i++) {
      const action = this.#pick.below(count);
      if (!legal.includes(action) && game.refuse(state, seat, game.moveOf(state, seat, action)) === null)
        throw new BrokenLaw(15, `action ${action} of seat ${seat} is not legal, and its move is not refused`);
    }
  }

  /** Law 16. */
  #checkScores(state: State, imagined: State): void {
    const scoresIn = (from: State): number[] =>
      Array.from({ length: this.#seats }, (_, seat) => this.#game.score(from, seat));
    const scores = scoresIn(state);
    if (!same(scoresIn(imagined), scores)) throw new BrokenLaw(16, 'the scores are secret');
    const outcome = this.#game.outcome(state);
    if (outcome !== null && !same(outcome.scores, scores))
      throw new BrokenLaw(16, `the match ends with ${outcome.scores}, and the scores are ${scores}`);
  }
}
