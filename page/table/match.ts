import type { Refusal } from '@bullpen/engine';
import type { Phrase, Update } from '@bullpen/wire';
import type { Pages } from '@bullpen/words/en/pages';
import { computed, effect, signal } from '@preact/signals';
import { words } from '../app/language.ts';
import type { AnyGamePage, PlannedTurn } from '../games/contract.ts';
import { type Picture, Stage } from '../motion/stage.ts';
import { buzz, PLAYED } from '../sound/buzz.ts';
import { beatSound, lastSound } from '../sound/cues.ts';
import type { NewCommand, TableSource, TableStep } from '../tables/source.ts';
import {
  goesOn,
  type LoggedUpdate,
  type Moment,
  momentAfter,
  momentWithin,
  newsOf,
  waysOf,
} from './moment.ts';
import { namesOf } from './names.ts';
import { noticeOf, type SeatNotice } from './notice.ts';
import { Talk } from './talk.ts';
import { type LogText, linesOf } from './tell.ts';

/** One line of the log. */
export interface LogLine extends LogText {
  readonly key: string;
  /** Lines with the same number belong to one turn. */
  readonly turn: number;
}

/** After this long without an answer the page says that a wish is on its way, in milliseconds. */
const SLOW = 1000;

const isTalk = ({ entry }: Update): boolean => entry.type === 'said';

/** What the frame holds of a table that is looked at: the moment that is shown, what is on its way, the last refusal and hint. */
export class MatchModel {
  readonly source: TableSource;
  readonly game: AnyGamePage;
  readonly stage = new Stage<Moment>();
  /** The last moment that is known; `stage.shown` comes to it. */
  #last: Moment | null = null;
  /** What bots do is not shown step by step until the viewer has to act. */
  #skipping = false;
  /** When something last happened at the table. */
  readonly changed = computed(
    () => this.stage.shown.value?.logged.findLast(({ update }) => !isTalk(update))?.update.entry.at ?? 0,
  );
  /** What players say to each other. */
  readonly talk: Talk;
  readonly refusal = signal<Refusal | null>(null);
  /** What has become of the viewer's seat, or of somebody else's in a deal that was void. */
  readonly notice = signal<SeatNotice | null>(null);
  readonly hint = signal<string | null>(null);
  /** The turn that is being put together on the board. */
  readonly plan = signal<PlannedTurn | null>(null);
  readonly thinking = signal(false);
  readonly busy = signal(false);
  /** A wish has been on its way for longer than usual. */
  readonly sending = signal(false);
  /** How the seats were drawn when the match started; null if they were not. */
  lots: readonly number[] | null = null;
  /** How far the clock of the table is ahead of this device's, as far as its entries show. */
  #ahead = 0;
  readonly #lines = new WeakMap<LoggedUpdate, { readonly all: Pages; readonly lines: readonly LogLine[] }>();
  readonly #ends: readonly (() => void)[];

  constructor(source: TableSource, game: AnyGamePage) {
    this.source = source;
    this.game = game;
    this.talk = new Talk(source.id);
    this.#ends = [
      () => this.talk.close(),
      source.follow((step) => this.#take(step)),
      // While the device goes from one person to the next, the page holds what a watcher may know, and no more.
      effect(() => {
        const shown = this.stage.shown.value;
        if (shown !== null && shown.handOver !== null && shown.snapshot.viewer >= 0) source.look(-1);
      }),
    ];
  }

  close(): void {
    for (const end of this.#ends) end();
    this.source.close();
  }

  /** Never earlier than what has happened: a device whose clock is late must not wait longer than the others. */
  readonly now = (): number => Date.now() + this.#ahead;

  #take(step: TableStep): void {
    const { before, after, updates } = step;
    this.#ahead = Math.max(this.#ahead, ...updates.map(({ entry }) => entry.at - Date.now()));
    this.talk.take(step);
    // Whatever is said, the table is as it was: a hint stays good.
    const onlyTalk = updates.length > 0 && updates.every(isTalk);
    if (!onlyTalk) this.hint.value = null;
    if (updates.length > 0 && !onlyTalk) this.refusal.value = null;
    this.lots = updates.find(({ entry }) => entry.seating !== undefined)?.entry.seating ?? this.lots;
    this.#note(step);
    const last = this.#last;
    const flows = last !== null && goesOn(step);
    const beats = flows ? this.#beatsOf(step) : [];
    const moment = momentAfter(last, step, beats.length, this.source.here.value);
    this.#last = moment;
    // Watchers see everything in time; for players, only what can be seen hurries.
    const urgent = after.viewer < 0 || beats.length > 0;
    const sound = lastSound(step, beats.length);
    const pictures = beats.map((beat, i): Picture<Moment> => {
      const news = newsOf(updates, beat.shownEvents);
      return {
        ...beat,
        moment: momentWithin(last!, step, beat, i + 1),
        passing: true,
        news,
        urgent,
        ...(beat.roundEnd === undefined && { sound: beatSound(beat) }),
      };
    });
    const news = updates.at(-1)?.seq ?? after.seq;
    const real = { moment, passing: false, news, urgent, ...(sound !== null && { sound }) };
    this.stage.show([...pictures, real]);
    if (this.#skipping) this.stage.complete();
    this.#skipping &&= this.#onlyBotsAct();
    // Another viewer's view is another picture: nothing leads from one to the other.
    if (before?.viewer !== after.viewer) this.stage.complete();
    if (!onlyTalk) this.#point(after.legal);
  }

  #beatsOf(step: TableStep): ReturnType<typeof waysOf> {
    const { before, after, updates } = step;
    const events = updates.flatMap((update) => update.events);
    const seen = before!.view!;
    return waysOf(step, seen, this.game.beats?.(seen, after.view!, events) ?? []);
  }

  /** What was said before is of no use to a person who sits down again, or when the match begins. */
  #note(step: TableStep): void {
    const { before, after } = step;
    const sat = before !== null && before.viewer < 0 && after.viewer >= 0;
    const began = before?.status !== 'playing' && after.status === 'playing';
    this.notice.value = noticeOf(step) ?? (sat || began ? null : this.notice.value);
  }

  /** The log at a moment, in the language of the page, whichever it was when things happened. */
  readonly logOf = ({ logged }: Moment): readonly LogLine[] =>
    logged.flatMap((one) => (this.talk.isMuted(one.update.seq) ? [] : this.#linesOf(one)));

  /** Each is put into words once, and again in another language. */
  #linesOf(logged: LoggedUpdate): readonly LogLine[] {
    const all = words();
    const had = this.#lines.get(logged);
    if (had?.all === all) return had.lines;
    const { update, seated, events } = logged;
    const found = linesOf(update, this.game, all, namesOf(seated, all), events);
    const lines = found.map((line, i) => ({ ...line, key: `${update.seq}.${i}`, turn: update.seq }));
    this.#lines.set(logged, { all, lines });
    return lines;
  }

  readonly takeDevice = (seat: number): void => this.source.look(seat);

  /** Sends wishes one after another, until one is refused. */
  readonly send = async (...wishes: NewCommand[]): Promise<void> => {
    if (this.busy.value) return;
    this.busy.value = true;
    this.refusal.value = null;
    const slow = setTimeout(() => {
      this.sending.value = true;
    }, SLOW);
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
      clearTimeout(slow);
      this.sending.value = false;
      this.busy.value = false;
    }
  };

  /** Says a phrase. The board does not wait for it. */
  readonly say = async (phrase: Phrase): Promise<void> => {
    const answer = await this.source.send({ do: 'say', phrase });
    if (!answer.ok) this.refusal.value = answer.problem;
  };

  /** All that a press completes. Where only bots are left to act, it goes on to the viewer's next decision. */
  readonly complete = (idle: boolean): boolean => {
    // A press on the points of a round goes on with the next one, and no further.
    const pausing = this.stage.shown.value?.pause === true;
    const completed = this.stage.complete();
    if (pausing || !(completed || idle) || this.#skipping || !this.#onlyBotsAct()) return completed;
    this.#skipping = true;
    this.source.skip?.();
    return completed;
  };

  /** Nobody but bots of this browser has to act, and the viewer plays. */
  #onlyBotsAct(): boolean {
    const latest = this.source.latest.value;
    if (this.source.skip === undefined || latest === null || latest.viewer < 0) return false;
    const acting = latest.status === 'playing' ? (latest.view?.toAct ?? []) : [];
    return acting.length > 0 && acting.every((seat) => latest.players[seat]?.kind === 'bot');
  }

  /** A decision about the table. If the picture of it is not complete, that is completed, and nothing is sent. */
  readonly #decide = (...wishes: NewCommand[]): void => {
    if (!this.stage.complete()) void this.send(...wishes);
  };

  readonly play = (...moves: string[]): void => {
    buzz(PLAYED);
    this.#decide(...moves.map((move): NewCommand => ({ do: 'move', move })));
  };

  readonly retract = (): void => this.#decide({ do: 'retract' });

  readonly planning = (plan: PlannedTurn | null): void => {
    this.plan.value = plan;
    this.hint.value = null;
    this.#point(this.source.latest.value?.legal ?? []);
  };

  /** Where hints come by themselves, asks for one as soon as there is something to decide. */
  #point(legal: readonly string[]): void {
    if (this.source.points !== undefined && legal.length > 0) void this.askHint();
  }

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
