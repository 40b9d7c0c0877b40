import { BrokenLaw } from './broken-law.ts';
import { type Event, heardBy } from './events.ts';
import type { Game, Move, Outcome, View } from './game.ts';
import { at } from './lists.ts';
import { ObservedLaws } from './observed-laws.ts';
import { type Match, type OptionSpec, readMatch } from './options.ts';
import { legalMoves } from './play.ts';
import { readRecords } from './reader.ts';
import { Recorder } from './record.ts';
import { replay } from './replay.ts';
import { isPlain, same } from './same.ts';
import { Misfit, scripted, taped } from './scripted.ts';
import { includes, listSeats, lowest, type Seat, type Viewer, WATCHER } from './seats.ts';
import { seeded } from './seeded.ts';
import { checkAnyMove, checkRestart } from './shortcut-laws.ts';

export { BrokenLaw } from './broken-law.ts';

/** Ways to set up a game for a number of seats: every combination of the choices of its options; of a range, the default and the lowest. */
export function someMatches<Options>(game: Game<unknown, View, Options>, seats: number): Match<Options>[] {
  const specs = Object.entries<OptionSpec>(game.options);
  const settings = specs.reduce<Record<string, unknown>[]>(
    (all, [name, spec]) =>
      all.flatMap((setting) =>
        samples(spec).map((value) => ({ ...setting, ...(value !== undefined && { [name]: value }) })),
      ),
    [{}],
  );
  return settings.map((setting) => {
    const match = readMatch(game, seats, setting);
    if (!match.ok) throw new BrokenLaw(0, `options ${JSON.stringify(setting)}: ${match.refusal.code}`);
    return match.value;
  });
}

/** Values to try an option with; undefined leaves it to its default. */
function samples(spec: OptionSpec): readonly (string | number | undefined)[] {
  if (spec.kind === 'choice') return spec.values;
  return spec.default === spec.min ? [undefined, spec.min + 1] : [undefined, spec.min];
}

/** Plays one match at random and checks every law at every step, for every viewer. Returns the number of moves. */
export function checkLaws<State, V extends View, Options>(
  game: Game<State, V, Options>,
  match: Match<Options>,
  seed: string,
): number {
  return new Walk(game, match, seed).run();
}

/** How many moves from earlier in the match are tried at every step, to see that those not legal now are refused. */
const POOL = 60;
const TOO_MANY_MOVES = 200_000;
/** What a view may call its period. */
const PERIODS = ['round', 'deal'] as const;

class Walk<State, V extends View, Options> {
  readonly #game: Game<State, V, Options>;
  readonly #match: Match<Options>;
  readonly #viewers: readonly Viewer[];
  readonly #pick;
  readonly #dreams;
  readonly #deals;
  readonly #recorder: Recorder;
  readonly #pool: Move[] = [];
  readonly #observed: ObservedLaws<State, V, Options>;
  /** How one of the laws 12 to 16 was broken first. It is reported last: a game that breaks another law often breaks these too. */
  #late: BrokenLaw | null = null;

  constructor(game: Game<State, V, Options>, match: Match<Options>, seed: string) {
    this.#game = game;
    this.#match = match;
    this.#viewers = [...Array(match.seats).keys(), WATCHER];
    this.#deals = seeded(`${seed} deals`);
    this.#pick = seeded(`${seed} picks`);
    this.#dreams = seeded(`${seed} dreams`);
    this.#recorder = new Recorder(game as Game, match, seed, Array(match.seats).fill('random'));
    this.#observed = new ObservedLaws(game, match, seeded(`${seed} actions`));
  }

  run(): number {
    const game = this.#game;
    this.#checkPeriodOption();
    const state = game.setup(this.#match, this.#deals, this.#recorder.tell);
    let moves = 0;
    for (; game.toAct(state) !== 0; moves++) {
      if (moves > TOO_MANY_MOVES) throw new BrokenLaw(1, 'the match does not end');
      if (game.outcome(state) !== null) throw new BrokenLaw(1, 'a match with an outcome goes on');
      this.#checkViews(state);
      for (const seat of listSeats(game.toAct(state))) this.#checkMoves(state, seat);
      this.#checkStrangers(state);
      checkAnyMove(game, state);
      const acting = listSeats(game.toAct(state));
      const seat = at(acting, this.#pick.below(acting.length));
      const legal = legalMoves(game, state, seat);
      this.#step(state, seat, at(legal, this.#pick.below(legal.length)));
    }
    const outcome = game.outcome(state);
    if (outcome === null) throw new BrokenLaw(1, 'nobody has to act, and there is no outcome');
    this.#checkWinners(outcome);
    this.#checkViews(state);
    this.#checkStrangers(state);
    this.#checkRecord(moves);
    if (this.#late !== null) throw this.#late;
    checkRestart(game, this.#match, state, this.#viewers, this.#deals);
    return moves;
  }

  /** Laws 2 and 3. */
  #checkMoves(state: State, seat: Seat): void {
    const game = this.#game;
    const legal = legalMoves(game, state, seat);
    if (legal.length === 0) throw new BrokenLaw(2, `seat ${seat} has to act and has no move`);
    if (new Set(legal).size !== legal.length) throw new BrokenLaw(2, `seat ${seat} has a move twice`);
    if (new Set(legal.map((move) => game.format(move))).size !== legal.length)
      throw new BrokenLaw(3, 'two moves share a text');
    for (const move of legal) {
      const text = game.format(move);
      if (game.parse(text) !== move) throw new BrokenLaw(3, `"${text}" is not read as it was written`);
      const refusal = game.refuse(state, seat, move);
      if (refusal !== null)
        throw new BrokenLaw(2, `legal move "${text}" of seat ${seat} is refused: ${refusal.code}`);
      if (!this.#pool.includes(move))
        this.#pool[this.#pool.length < POOL ? this.#pool.length : this.#pick.below(POOL)] = move;
    }
    for (const move of this.#pool) if (!legal.includes(move)) this.#checkRefused(state, seat, move);
    this.#checkRefused(state, seat, -1 as Move);
    this.#checkRefused(state, seat, 0x7fffffff as Move);
  }

  /** Law 2, for those who do not have to act, and for seats that do not exist. */
  #checkStrangers(state: State): void {
    const acting = this.#game.toAct(state);
    for (const seat of [...this.#viewers, this.#match.seats])
      if (seat === WATCHER || !includes(acting, seat))
        for (const move of this.#pool) this.#checkRefused(state, seat, move);
  }

  #checkRefused(state: State, seat: Seat, move: Move): void {
    const refusal = this.#game.refuse(state, seat, move);
    if (refusal === null)
      throw new BrokenLaw(2, `move ${move} of seat ${seat} is not legal, and not refused`);
    if (refusal.rule !== null && !this.#game.rules.includes(refusal.rule))
      throw new BrokenLaw(2, `refused by rule ${refusal.rule}, which does not exist`);
  }

  /** Laws 6 and 7, and 13 to 16. */
  #checkViews(state: State): void {
    const game = this.#game;
    for (const viewer of this.#viewers) {
      const view = game.view(state, viewer);
      if (!isPlain(view)) throw new BrokenLaw(6, `the view of ${viewer} is not plain JSON`);
      if (!same(view.toAct, listSeats(game.toAct(state))))
        throw new BrokenLaw(6, 'the view is wrong about who has to act');
      this.#checkPeriod(view);
      if (game.draw(view) === '') throw new BrokenLaw(6, 'the drawing is empty');
      const imagined = game.imagine(view, this.#dreams);
      const again = game.view(imagined, viewer);
      if (!same(again, view))
        throw new BrokenLaw(
          6,
          `viewer ${viewer} saw ${JSON.stringify(view)} and imagined ${JSON.stringify(again)}`,
        );
      if (viewer !== WATCHER && !same(legalMoves(game, imagined, viewer), legalMoves(game, state, viewer)))
        throw new BrokenLaw(7, `seat ${viewer} has other moves in what it imagines`);
      this.#late ??= this.#observed.check(state, imagined, view);
      if (this.#dreams.below(20) === 0) this.#checkImagined(imagined);
    }
  }

  /** An imagined state is a match like any other: it can be played to its end. */
  #checkImagined(imagined: State): void {
    const game = this.#game;
    for (let moves = 0; game.toAct(imagined) !== 0; moves++) {
      if (moves > TOO_MANY_MOVES) throw new BrokenLaw(1, 'an imagined match does not end');
      const seat = lowest(game.toAct(imagined));
      const legal = legalMoves(game, imagined, seat);
      game.apply(imagined, seat, at(legal, this.#dreams.below(legal.length)), this.#dreams);
    }
    if (this.#game.outcome(imagined) === null) throw new BrokenLaw(1, 'an imagined match has no outcome');
  }

  /** Laws 4, 5, 9 and 12, and the move itself. */
  #step(state: State, seat: Seat, move: Move): void {
    const game = this.#game;
    const before = this.#look(state);
    const silent = game.clone(state);
    const draws = taped(this.#deals);

    const events: Event[] = [];
    this.#recorder.move(seat, move);
    game.apply(state, seat, move, draws, (event) => {
      events.push(event);
      this.#recorder.tell(event);
    });
    if (!same(this.#look(silent), before)) throw new BrokenLaw(5, 'a move changed a clone made before it');
    if (!isPlain(events)) throw new BrokenLaw(4, 'an event is not plain JSON');

    const script = scripted(draws.tape);
    try {
      game.apply(silent, seat, move, script);
    } catch (error) {
      throw error instanceof Misfit ? new BrokenLaw(4, `without a listener, ${error.message}`) : error;
    }
    if (script.left() > 0) throw new BrokenLaw(4, 'without a listener less was drawn');
    if (!same(this.#look(silent), this.#look(state)))
      throw new BrokenLaw(4, 'without a listener something else happened');

    const undone = game.clone(state);
    if (game.retract(undone, seat) && !same(this.#look(undone), before))
      throw new BrokenLaw(9, `seat ${seat} took its choice back, and something is not as before`);

    this.#viewers.forEach((viewer, i) => {
      this.#checkViewAfter(
        viewer,
        at(before, i),
        events,
        viewer === seat ? move : null,
        game.view(state, viewer),
      );
    });
  }

  /** Law 12. */
  #checkViewAfter(viewer: Viewer, before: V, events: readonly Event[], own: Move | null, after: V): void {
    const heard = heardBy(events, viewer);
    const folded = heard.reduce((view, event) => this.#game.viewAfter(view, event, own), before);
    if (this.#late !== null || same(folded, after)) return;
    const [wrong] = Object.keys(after).filter(
      (field) => !same(folded[field as keyof V], after[field as keyof V]),
    );
    const names = heard.map(({ name }) => name).join(', ');
    this.#late = new BrokenLaw(
      12,
      `viewer ${viewer} heard ${names}, and ${wrong ?? 'a field too many'} is not as in its view`,
    );
  }

  /** Everything that anybody can see. */
  #look(state: State): readonly V[] {
    return this.#viewers.map((viewer) => this.#game.view(state, viewer));
  }

  /** Law 10. */
  #checkWinners({ scores, winners }: Outcome): void {
    const { best } = this.#game;
    const score = best === 'lowest' ? Math.min(...scores) : Math.max(...scores);
    const seats = scores.flatMap((each, seat) => (each === score ? [seat] : []));
    if (!same(winners, seats))
      throw new BrokenLaw(10, `the ${best} score wins, but of ${scores} the winners are ${winners}`);
  }

  /** Law 11, for the options. */
  #checkPeriodOption(): void {
    const { options, period } = this.#game;
    for (const each of PERIODS)
      if (Object.hasOwn(options, `${each}s`) !== (each === period))
        throw new BrokenLaw(11, `the option ${each}s does not fit the period ${period}`);
  }

  /** Law 11, for a view. */
  #checkPeriod(view: V): void {
    const { period } = this.#game;
    for (const each of PERIODS) {
      const number = (view as { readonly round?: unknown; readonly deal?: unknown })[each];
      const fits = each === period ? Number.isInteger(number) && Number(number) >= 1 : number === undefined;
      if (!fits) throw new BrokenLaw(11, `the view has ${each} ${number}, and the period is ${period}`);
    }
  }

  /** Law 8. */
  #checkRecord(moves: number): void {
    const game = this.#game as Game;
    const [record, ...rest] = readRecords(this.#recorder.text().split('\n'), { [game.id]: game });
    if (record === undefined || 'torn' in record || rest.length > 0)
      throw new BrokenLaw(8, 'the record cannot be read');
    const replayed = replay(record);
    if (replayed.faults.length > 0) throw new BrokenLaw(8, JSON.stringify(replayed.faults[0]));
    if (replayed.moves !== moves) throw new BrokenLaw(8, `${replayed.moves} of ${moves} moves were replayed`);
  }
}

/** The number of ways to make `depth` moves one after another, seats in rising order: counts of small trees. */
export function countMoves<State>(game: Game<State>, state: State, depth: number): number {
  const acting = game.toAct(state);
  if (depth === 0 || acting === 0) return 1;
  const seat = lowest(acting);
  let count = 0;
  for (const move of legalMoves(game, state, seat)) {
    const next = game.clone(state);
    game.apply(next, seat, move, seeded('count'));
    count += countMoves(game, next, depth - 1);
  }
  return count;
}
