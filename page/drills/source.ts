import { play, type Seat, seeded } from '@bullpen/engine';
import type { Answer, Snapshot } from '@bullpen/wire';
import { problem, problemOf } from '@bullpen/wire/problems.ts';
import { signal } from '@preact/signals';
import { practiceSnapshot } from '../replay/practice-snapshot.ts';
import type { Link, NewCommand, TableSource } from '../tables/source.ts';
import { Steps } from '../tables/steps.ts';
import type { DrillTask } from './task.ts';

/** A table that stands still until a move is chosen: that is the answer. */
export class DrillSource implements TableSource {
  readonly kind = 'local';
  readonly practice = true;
  readonly id: string;
  readonly latest = signal<Snapshot | null>(null);
  readonly link = signal<Link>('ready');
  readonly here;
  readonly #task: DrillTask;
  readonly #seat: Seat;
  readonly #steps = new Steps();
  readonly #onAnswer: (move: string) => void;
  #isAnswered = false;
  readonly follow = this.#steps.follow;

  constructor(task: DrillTask, onAnswer: (move: string) => void) {
    this.id = `drill-${task.game.id}`;
    this.#task = task;
    this.#seat = task.view.viewer;
    this.#onAnswer = onAnswer;
    this.here = signal([this.#seat]);
    const { game, state, players } = task;
    const after = practiceSnapshot({ id: this.id, players, hints: false }, 1, game, state, this.#seat);
    this.latest.value = after;
    this.#steps.add({ before: null, after, updates: [] });
  }

  async send(wish: NewCommand): Promise<Answer> {
    // A turn may be put together of several moves: the first is the answer.
    if (wish.do !== 'move' || this.#isAnswered) return { ok: false, problem: problem('not-open') };
    const { game, state } = this.#task;
    const made = play(game, state, this.#seat, wish.move, seeded(this.id));
    if (!made.ok) return { ok: false, problem: problemOf(made.refusal) };
    this.#isAnswered = true;
    this.#onAnswer(game.format(made.value.move));
    return { ok: true, seq: 1 };
  }

  hint = async (): Promise<null> => null;
  record = (): Promise<string> => Promise.reject(new Error('a drill has no record'));
  look = (): void => {};
  again = async (): Promise<string> => '';
  close = (): void => {};
}
