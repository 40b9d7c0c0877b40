import type { Event, Refusal } from '@bullpen/engine';
import type { Snapshot, Update } from '@bullpen/wire';
import type { Pages } from '@bullpen/words/en/pages';
import { computed, signal } from '@preact/signals';
import { words } from '../app/language.ts';
import type { AnyGamePage, PlannedTurn } from '../games/contract.ts';
import { Stage } from '../motion/stage.ts';
import { withSounds } from '../sound/cues.ts';
import type { Step, TableSource, Wish } from '../tables/source.ts';
import { isAnew } from '../tables/steps.ts';
import { type Decided, decidedIn, decidedLine } from './decided.ts';
import { namesOf } from './names.ts';
import { type Notice, noticeOf } from './notice.ts';
import { type Seated, seatedAlong } from './seated.ts';
import { linesOf } from './tell.ts';

/** One line of the log. */
export interface LogLine {
  readonly key: string;
  readonly text: string;
}

/** What is told, and who sat at the table then. */
interface Told {
  readonly update: Update;
  readonly seated: Seated;
  /** Told after the update: what votes about absent people came to. */
  readonly decided?: readonly Decided[];
}

/** What the frame holds of a table that is looked at: the log, what is on its way, the last refusal and hint. */
export class MatchModel {
  readonly source: TableSource;
  readonly game: AnyGamePage;
  readonly stage = new Stage();
  readonly #told = signal<readonly Told[]>([]);
  /** In the language of the page, whichever it was when it happened. */
  readonly log = computed(() => this.#told.value.flatMap((told) => this.#linesOf(told)).slice(-300));
  /** When something last happened at the table. */
  readonly changed = computed(() => this.#told.value.at(-1)?.update.entry.at ?? 0);
  readonly refusal = signal<Refusal | null>(null);
  /** What has become of the viewer's seat, or of somebody else's in a deal that was void. */
  readonly notice = signal<Notice | null>(null);
  readonly hint = signal<string | null>(null);
  /** The turn that is being put together on the board. */
  readonly plan = signal<PlannedTurn | null>(null);
  /** Grows whenever the viewer has to decide again, also where the sentence about it is the same. */
  readonly decisions = signal(0);
  readonly thinking = signal(false);
  readonly busy = signal(false);
  /** Totals after each round that was seen, for the chart. */
  readonly rounds = signal<readonly (readonly number[])[]>([]);
  /** Hot seat: whose turn it is to take the device. */
  readonly handOver = signal<number | null>(null);
  /** How the seats were drawn when the match started; null if they were not. */
  lots: readonly number[] | null = null;
  /** How far the clock of the table is ahead of this device's, as far as its entries show. */
  #ahead = 0;
  readonly #lines = new WeakMap<Told, { readonly all: Pages; readonly lines: readonly LogLine[] }>();
  readonly #unfollow: () => void;

  constructor(source: TableSource, game: AnyGamePage) {
    this.source = source;
    this.game = game;
    this.#unfollow = source.follow((step) => this.#take(step));
  }

  close(): void {
    this.#unfollow();
    this.source.close();
  }

  /** Never earlier than what has happened: a device whose clock is late must not wait longer than the others. */
  readonly now = (): number => Date.now() + this.#ahead;

  #take(step: Step): void {
    const { before, after, updates } = step;
    this.#ahead = Math.max(this.#ahead, ...updates.map(({ entry }) => entry.at - Date.now()));
    this.hint.value = null;
    if (updates.length > 0) this.refusal.value = null;
    const events = updates.flatMap((update) => update.events);
    this.#tell(step);
    this.#note(step);
    const moved = updates.some(({ entry }) => entry.type === 'moved' && entry.seat === after.viewer);
    if (after.legal.length > 0 && (moved || before?.legal.length === 0)) this.decisions.value++;
    this.#askForDevice(after);
    if (after.view === null) return;
    // Another viewer's view is another picture: nothing glides from one to the other.
    const goesOn = before?.view && before.viewer === after.viewer;
    const beats = goesOn ? (this.game.beats?.(before.view!, after.view, events) ?? []) : [];
    this.stage.show(withSounds(beats, after.view, step));
  }

  /** What was said before is of no use to whoever sits down again, or when the match begins. */
  #note(step: Step): void {
    const { before, after } = step;
    const sat = before !== null && before.viewer < 0 && after.viewer >= 0;
    const began = before?.status !== 'playing' && after.status === 'playing';
    this.notice.value = noticeOf(step) ?? (sat || began ? null : this.notice.value);
  }

  #tell(step: Step): void {
    const { after, updates } = step;
    if (isAnew(step)) {
      this.#told.value = [];
      this.rounds.value = [];
    }
    this.lots = updates.find(({ entry }) => entry.seating !== undefined)?.entry.seating ?? this.lots;
    const seated = seatedAlong(updates, after, isAnew(step) ? null : step.before);
    const told = updates.map((update, i): Told => ({ update, seated: seated[i]! }));
    const decided = decidedIn(step);
    if (decided.length > 0) told.push({ ...told.at(-1)!, seated: after, decided });
    if (told.length > 0) this.#told.value = [...this.#told.value, ...told].slice(-300);
    const totals = updates.flatMap(({ events }) => events.flatMap(totalsOf));
    if (totals.length > 0) this.rounds.value = [...this.rounds.value, ...totals];
  }

  /** Each is put into words once, and again in another language. */
  #linesOf(told: Told): readonly LogLine[] {
    const all = words();
    const had = this.#lines.get(told);
    if (had?.all === all) return had.lines;
    const { update, seated, decided } = told;
    const names = namesOf(seated, all);
    const texts =
      decided?.map((one) => decidedLine(one, all, names)) ?? linesOf(update, this.game, all, names);
    const lines = texts.map((text, i) => ({ key: `${update.seq}.${decided ? 'd' : ''}${i}`, text }));
    this.#lines.set(told, { all, lines });
    return lines;
  }

  /** With several people at this device, the next of them has to take it before anything of theirs is shown. */
  #askForDevice({ view, viewer }: Snapshot): void {
    const here = this.source.here.value;
    const next = view?.toAct.find((seat) => here.includes(seat));
    const mine = view?.toAct.includes(viewer) ?? false;
    this.handOver.value = here.length > 1 && next !== undefined && !mine ? next : null;
    if (this.handOver.value === null || viewer < 0) return;
    // Meanwhile the page holds what a watcher may know, and no more: not even in the log.
    this.#told.value = [];
    this.source.look(-1);
  }

  readonly takeDevice = (seat: number): void => {
    this.handOver.value = null;
    this.source.look(seat);
  };

  /** Sends wishes one after another, until one is refused. */
  readonly send = async (...wishes: Wish[]): Promise<void> => {
    if (this.busy.value) return;
    this.busy.value = true;
    this.refusal.value = null;
    try {
      for (const wish of wishes) {
        const answer = await this.source.send(wish);
        if (answer.ok) continue;
        this.refusal.value = answer.problem;
        break;
      }
    } catch {
      this.refusal.value = { code: 'offline', rule: null };
    } finally {
      this.busy.value = false;
    }
  };

  readonly play = (...moves: string[]): void => {
    this.stage.skip();
    void this.send(...moves.map((move): Wish => ({ do: 'move', move })));
  };

  readonly retract = (): void => void this.send({ do: 'retract' });

  readonly planning = (plan: PlannedTurn | null): void => {
    this.plan.value = plan;
    this.hint.value = null;
  };

  readonly refuse = (refusal: Refusal): void => {
    this.refusal.value = refusal;
  };

  readonly askHint = async (): Promise<void> => {
    this.thinking.value = true;
    const seq = this.source.latest.value?.seq;
    const plan = this.plan.value;
    const move = await this.source.hint(plan);
    if (this.source.latest.value?.seq === seq && this.plan.value === plan) this.hint.value = move;
    this.thinking.value = false;
  };
}

const totalsOf = ({ name, data }: Event): number[][] =>
  name === 'round' ? [(data as { totals: number[] }).totals] : [];
