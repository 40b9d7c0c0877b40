import { botsFor } from '@bullpen/bots';
import { readMatch } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { Machine } from '@bullpen/table';
import type { Answer, Snapshot } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import type { GameId } from '@bullpen/words/rules';
import { signal } from '@preact/signals';
import { pace } from '../app/settings.ts';
import type { PlannedTurn } from '../games/contract.ts';
import { type LocalTable, newLocalTable } from '../tables/local/table.ts';
import type { Link, NewCommand, TableSource } from '../tables/source.ts';
import { Steps } from '../tables/steps.ts';
import { scriptedFirst } from './chance.ts';
import { LEARNER, type Lesson } from './lesson.ts';

/** The others take a moment, so that what they do can be followed. */
const MOMENT = 900;
const BUDGET = { playouts: 50 };

/** The answer to a move that the guide did not ask for. */
const NOT_NOW: Answer = { ok: false, problem: problem('lesson') };

/** A guided match as a table: the real engine, a scripted beginning, then bots that play easily. */
export class LessonSource implements TableSource {
  readonly kind = 'local';
  readonly id: string;
  readonly latest = signal<Snapshot | null>(null);
  readonly link = signal<Link>('ready');
  readonly here = signal([LEARNER]);
  /** The step of the lesson that is shown after each entry; `free` when the script is over. */
  readonly #said: string[] = [];
  readonly #table: LocalTable;
  readonly #lesson: Lesson;
  readonly #steps = new Steps();
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly follow = this.#steps.follow;

  constructor(game: GameId, lesson: Lesson) {
    this.id = `lesson-${game}`;
    this.#lesson = lesson;
    const seats = Array.from({ length: lesson.seats }, (_, seat) =>
      seat === LEARNER
        ? ({ kind: 'person', name: null } as const)
        : ({ kind: 'bot', level: 'easy' } as const),
    );
    const plan = { game, seats, options: lesson.options, hints: true, seating: 'fixed' } as const;
    this.#table = newLocalTable(this.id, plan, lessonMachine(game, lesson));
    this.#show();
  }

  /** What the guide tells when the table is shown as it was after this entry. */
  stepAt(seq: number): string {
    return this.#said[seq] ?? this.#said.at(-1)!;
  }

  /** Only the move that the guide asks for, until the script is over. */
  async send(wish: NewCommand): Promise<Answer> {
    const wanted = this.#lesson.moves[this.#at];
    if (wish.do !== 'move' || (wanted !== undefined && wish.move !== wanted.move)) return NOT_NOW;
    return this.#made(this.#table.send(LEARNER, wish));
  }

  /** What the guide wants next, also while a turn is being put together. */
  hint = async (plan: PlannedTurn | null): Promise<string | null> => {
    const wanted = this.#lesson.moves[this.#at + (plan?.moves ?? 0)];
    return wanted?.move ?? (plan === null ? this.#think(LEARNER) : null);
  };
  record = async (): Promise<string> => this.#table.record(this.id);
  look = (): void => {};
  /** After the lesson, a match as usual. */
  again = async (): Promise<string> => '';
  close = (): void => clearTimeout(this.#timer);

  #made(answer: Answer): Answer {
    if (!answer.ok) return answer;
    this.#at++;
    this.#show();
    return answer;
  }

  #show(): void {
    const before = this.latest.value;
    const after = this.#snapshot();
    this.#said[after.seq] = this.#sayNow();
    this.latest.value = after;
    this.#steps.add({ before, after, updates: this.#table.updates(before?.seq ?? 0, LEARNER) });
    this.#goOn();
  }

  /** What the learner has to do next; while the others move, the previous step. */
  #sayNow(): string {
    const last = this.#said.at(-1) ?? '';
    const next = this.#lesson.moves[this.#at];
    if (next === undefined) return 'free';
    return next.seat === LEARNER ? (next.say ?? last) : last;
  }

  /** Has the next of the others move after a moment, unless it is the learner's turn. */
  #goOn(): void {
    const next = this.#lesson.moves[this.#at];
    if (next?.seat === LEARNER) return;
    const seat = next?.seat ?? this.#table.acting.find((each) => each !== LEARNER);
    if (seat === undefined) return;
    const move = (): void => void this.#made(this.#table.move(seat, next?.move ?? this.#think(seat), 'bot'));
    this.#timer = setTimeout(move, MOMENT * pace());
  }

  #think(seat: number): string {
    return this.#table.moveFor({ seat, by: 'bot', at: null }, BUDGET);
  }

  #snapshot(): Snapshot {
    const snapshot = this.#table.snapshot(LEARNER);
    const wanted = this.#lesson.moves[this.#at];
    // While others of the script come first, the learner has to wait even if it could choose already.
    const waits = wanted !== undefined && wanted.seat !== LEARNER;
    return { ...snapshot, legal: waits ? [] : snapshot.legal, retractable: false };
  }
}

/** A machine whose chance is what the lesson has written down. There is no secret: everything is known. */
function lessonMachine(id: GameId, lesson: Lesson): Machine {
  const game = games[id];
  const match = readMatch(game, lesson.seats, lesson.options);
  if (!match.ok) throw new Error(`the lesson of ${id}: ${match.refusal.code}`);
  const chance = { ...scriptedFirst(game, match.value, lesson), spent: () => 0 };
  return {
    now: Date.now,
    chance: () => chance,
    newSecret: () => '',
    commitmentOf: () => '',
    newToken: () => '',
    hashToken: (token) => token,
    levels: (name) => Object.keys(botsFor(name)),
  };
}
