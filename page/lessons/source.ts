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

/** A step of a lesson: what the guide says, its number, and how many there are; `free` when the script is over. */
interface LessonStep {
  readonly name: string;
  readonly number: number;
  readonly all: number;
}

/** The answer to a move that the guide did not ask for. */
const NOT_NOW: Answer = { ok: false, problem: problem('lesson') };

/** A guided match as a table: the real engine, a scripted beginning, then bots that play easily. */
export class LessonSource implements TableSource {
  readonly kind = 'local';
  /** The guide's text says what to do; the board shows where. */
  readonly points = 'marked';
  readonly practice = true;
  readonly id: string;
  readonly latest = signal<Snapshot | null>(null);
  readonly link = signal<Link>('ready');
  readonly here = signal([LEARNER]);
  /** How many moves of the lesson had been made after each entry. */
  #made: number[] = [];
  readonly #game: GameId;
  readonly #lesson: Lesson;
  #table: LocalTable;
  readonly #shown = new Steps();
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly follow = this.#shown.follow;

  constructor(game: GameId, lesson: Lesson) {
    this.id = `lesson-${game}`;
    this.#game = game;
    this.#lesson = lesson;
    this.#table = this.#newTable();
    this.#show();
  }

  #newTable(): LocalTable {
    const seats = Array.from({ length: this.#lesson.seats }, (_, seat) =>
      seat === LEARNER
        ? ({ kind: 'person', name: null } as const)
        : ({ kind: 'bot', level: 'easy' } as const),
    );
    const { options } = this.#lesson;
    const plan = { game: this.#game, seats, options, hints: false, seating: 'fixed' } as const;
    return newLocalTable(this.id, plan, lessonMachine(this.#game, this.#lesson));
  }

  /** The step that is shown as the table was after this entry, with this many moves planned on it. */
  stepAt(seq: number, planned: number): LessonStep {
    const made = this.#made[seq] ?? this.#made.at(-1) ?? 0;
    const { moves } = this.#lesson;
    const at = made + planned;
    const steps = this.#steps();
    if (at >= moves.length) return { name: 'free', number: steps.length, all: steps.length };
    // While others move, the previous step stays.
    const upTo = moves[at]?.seat === LEARNER ? at : at - 1;
    const number = Math.max(1, steps.filter((index) => index <= upTo).length);
    return { name: moves[steps[number - 1] ?? 0]?.say ?? 'free', number, all: steps.length };
  }

  /** The moves that the guide says something about. */
  #steps(): readonly number[] {
    return this.#lesson.moves.flatMap(({ say }, index) => (say === undefined ? [] : [index]));
  }

  /** Goes to a step, by its number from 1; past the last one, to the end of the script. */
  goTo(number: number): void {
    clearTimeout(this.#timer);
    const { moves } = this.#lesson;
    const end = this.#steps()[Math.max(1, number) - 1] ?? moves.length;
    this.#table = this.#newTable();
    for (const { seat, move } of moves.slice(0, end)) this.#table.move(seat, move, 'bot');
    this.#at = end;
    this.#show('again');
  }

  /** Only the move that the guide asks for, until the script is over. */
  async send(wish: NewCommand): Promise<Answer> {
    const wanted = this.#lesson.moves[this.#at];
    if (wish.do !== 'move' || (wanted !== undefined && wish.move !== wanted.move)) return NOT_NOW;
    return this.#moved(this.#table.send(LEARNER, wish));
  }

  /** What the guide wants next, also while a turn is being put together; nothing when the script is over. */
  hint = async (plan: PlannedTurn | null): Promise<string | null> =>
    this.#lesson.moves[this.#at + (plan?.moves ?? 0)]?.move ?? null;
  record = async (): Promise<string> => this.#table.record(this.id);
  look = (): void => {};
  /** After the lesson, a match as usual. */
  again = async (): Promise<string> => '';
  close = (): void => clearTimeout(this.#timer);

  #moved(answer: Answer): Answer {
    if (!answer.ok) return answer;
    this.#at++;
    this.#show();
    return answer;
  }

  /** Shows the table as it is now; `again` from its beginning, as after a jump. */
  #show(how?: 'again'): void {
    const before = this.latest.value;
    const after = this.#snapshot();
    if (how === 'again') this.#made = [];
    this.#made[after.seq] = this.#at;
    this.latest.value = after;
    const since = how === 'again' ? 0 : (before?.seq ?? 0);
    this.#shown.add({ before, after, updates: this.#table.updates(since, LEARNER) });
    this.#goOn();
  }

  /** Has the next of the others move after a moment, unless it is the learner's turn. */
  #goOn(): void {
    const next = this.#lesson.moves[this.#at];
    if (next?.seat === LEARNER) return;
    const seat = next?.seat ?? this.#table.acting.find((each) => each !== LEARNER);
    if (seat === undefined) return;
    const move = (): void => void this.#moved(this.#table.move(seat, next?.move ?? this.#think(seat), 'bot'));
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
