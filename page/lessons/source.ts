import { botsFor } from '@bullpen/bots';
import {
  type Event,
  heardBy,
  legalMoves,
  listSeats,
  type Match,
  play,
  Recorder,
  readMatch,
  seeded,
} from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { Answer, Snapshot, Update } from '@bullpen/wire';
import type { GameId } from '@bullpen/words/rules';
import { signal } from '@preact/signals';
import { pace } from '../app/settings.ts';
import type { PlannedTurn } from '../games/contract.ts';
import { refusedHere, snapshotHere } from '../tables/here.ts';
import type { Link, TableSource, Wish } from '../tables/source.ts';
import { Steps } from '../tables/steps.ts';
import { LEARNER, type Lesson } from './lesson.ts';
import { scriptedFirst } from './luck.ts';

/** The others take a moment, so that what they do can be followed. */
const MOMENT = 900;

/** A guided match as a table: the real engine, a scripted beginning, then bots that play easily. */
export class LessonSource implements TableSource {
  readonly kind = 'local';
  readonly id: string;
  readonly latest = signal<Snapshot | null>(null);
  readonly link = signal<Link>('ready');
  readonly here = signal([LEARNER]);
  /** The step of the lesson that is told after each entry; `free` when the script is over. */
  readonly #said: string[] = [];
  readonly #game: (typeof games)[string];
  readonly #match: Match;
  readonly #lesson: Lesson;
  readonly #chance;
  readonly #recorder: Recorder;
  readonly #steps = new Steps();
  #state: unknown;
  #seq = 0;
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly follow = this.#steps.follow;

  constructor(game: GameId, lesson: Lesson) {
    this.id = `lesson-${game}`;
    this.#game = games[game]!;
    this.#lesson = lesson;
    const match = readMatch(this.#game, lesson.seats, lesson.options);
    if (!match.ok) throw new Error(`the lesson of ${game}: ${match.refusal.code}`);
    this.#match = match.value;
    this.#chance = scriptedFirst(this.#game, this.#match, lesson);
    this.#recorder = new Recorder(this.#game, this.#match, this.id, this.#names());
    const events: Event[] = [];
    this.#state = this.#game.setup(this.#match, this.#chance, (event) => {
      this.#recorder.tell(event);
      events.push(event);
    });
    this.#show('started', undefined, events);
  }

  /** What the guide tells when the table is shown as it was after this entry. */
  stepAt(seq: number): string {
    return this.#said[seq] ?? this.#said.at(-1)!;
  }

  /** Only the move that the guide asks for, until the script is over. */
  async send(wish: Wish): Promise<Answer> {
    if (wish.do !== 'move') return refusedHere('not-open');
    const wanted = this.#lesson.moves[this.#at];
    if (wanted !== undefined && wish.move !== wanted.move) return refusedHere('lesson');
    return this.#move(LEARNER, wish.move);
  }

  /** What the guide wants next, also while a turn is being put together. */
  hint = async (plan: PlannedTurn | null): Promise<string | null> => {
    const wanted = this.#lesson.moves[this.#at + (plan?.moves ?? 0)];
    return wanted?.move ?? (plan === null ? this.#think(LEARNER) : null);
  };
  record = async (): Promise<string> => this.#recorder.text();
  look = (): void => {};
  /** After the lesson, a match as usual. */
  again = async (): Promise<string> => '';
  close = (): void => clearTimeout(this.#timer);

  #move(seat: number, text: string): Answer {
    const made = play(this.#game, this.#state, seat, text, this.#chance);
    if (!made.ok) return refusedHere(made.refusal.code, made.refusal.rule);
    const move = this.#game.parse(text)!;
    this.#recorder.move(seat, move);
    for (const event of made.value.events) this.#recorder.tell(event);
    this.#state = made.value.state;
    this.#at++;
    this.#show('moved', seat, made.value.events);
    return { ok: true, seq: this.#seq };
  }

  #show(type: string, seat: number | undefined, events: readonly Event[]): void {
    const before = this.latest.value;
    const at = Date.now();
    this.#seq++;
    const entry = seat === undefined ? { type, at } : { type, at, seat };
    const update: Update = { table: this.id, seq: this.#seq, entry, events: heardBy(events, LEARNER) };
    this.#said[this.#seq] = this.#sayNow();
    this.latest.value = this.#snapshot();
    this.#steps.add({ before, after: this.latest.value, updates: [update] });
    this.#goOn();
  }

  /** What the learner is told to do next; while the others move, what was told last. */
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
    const acting = listSeats(this.#game.toAct(this.#state));
    const seat = next?.seat ?? acting.find((each) => each !== LEARNER);
    if (seat === undefined) return;
    this.#timer = setTimeout(() => this.#move(seat, next?.move ?? this.#think(seat)), MOMENT * pace());
  }

  #think(seat: number): string {
    const game = this.#game;
    const bots = botsFor(game.id);
    const bot = bots.easy ?? bots.random!;
    const moves = legalMoves(game, this.#state, seat);
    const budget = { playouts: 50 };
    return game.format(
      bot.choose(game.view(this.#state, seat), moves, seeded(`${this.id} ${this.#seq}`), budget),
    );
  }

  #names = (): string[] =>
    Array.from({ length: this.#lesson.seats }, (_, seat) => (seat === LEARNER ? 'learner' : 'easy'));

  #snapshot(): Snapshot {
    const players = this.#names().map((_, seat): Snapshot['players'][number] =>
      seat === LEARNER
        ? { kind: 'person', name: null, level: null, away: false, absent: null }
        : { kind: 'bot', name: null, level: 'easy', away: false, absent: null },
    );
    const table = {
      id: this.id,
      seq: this.#seq,
      game: this.#game,
      match: this.#match,
      state: this.#state,
      players,
    };
    const snapshot = snapshotHere(table, LEARNER);
    const wanted = this.#lesson.moves[this.#at];
    // While others of the script come first, the learner has to wait even if it could choose already.
    const waits = wanted !== undefined && wanted.seat !== LEARNER;
    return { ...snapshot, legal: waits ? [] : snapshot.legal, retractable: false };
  }
}
